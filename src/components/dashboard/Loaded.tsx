import type { ReactNode } from 'react';
import { ListLoading } from './ListLoading.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** What it is, as in 'Error loading days off'. */
  name: string;
  /** The height of what is to come, or of a row of it, as a class. */
  height: string;
  /** How many rows may come; 0 for what has none. */
  rows?: number;
  className?: string;
  children: (data: Data) => ReactNode;
}

/** What a panel shows of what it reads: that it is on its way, or failed, or the thing itself. */
export function Loaded<Data>({ query, name, height, rows = 0, className = '', children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <div className={className}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        rows === 0 ? (
          <Skeleton className={height} />
        ) : (
          <ListLoading name={name} rows={rows} height={height} />
        )
      ) : (
        <div className="mt-5">
          <LoadFailure
            title={`Error loading ${name}`}
            message={error.message}
            onRetry={() => void refetch()}
          />
        </div>
      )}
    </div>
  );
}
