import type { ReactNode } from 'react';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** What the failure is called: 'Error loading days off'. */
  title: string;
  /** The height of what is to come, as a class. */
  height: string;
  className?: string;
  children: (data: Data) => ReactNode;
}

/** What a panel shows of what it reads: that it is on its way, or failed, or the thing itself. */
export function Loaded<Data>({ query, title, height, className = '', children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <div className={className}>
      {data !== undefined ? (
        children(data)
      ) : error === null ? (
        <Skeleton className={height} />
      ) : (
        <div className="mt-5">
          <LoadFailure title={title} message={error.message} onRetry={() => void refetch()} />
        </div>
      )}
    </div>
  );
}
