import type { ReactNode } from 'react';
import type { OwnerList } from '../../lib/use-owner-list.ts';
import { ListLoading, type RowShape } from './ListLoading.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface ListBodyProps<Row> {
  list: OwnerList<Row>;
  /** The plural noun for the rows: 'messages'. */
  name: string;
  /** How its rows look while they are loading. */
  shape: RowShape;
  /** Shown in place of an empty list; says what to do next. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A list that is loading, failed, empty or loaded. */
export function ListBody<Row>({ list, name, shape, empty, children }: ListBodyProps<Row>) {
  if (list.error !== null) {
    return (
      <div className="*:border-t-0">
        <LoadFailure title={`Error loading ${name}`} message={list.error.message} onRetry={list.retry} />
      </div>
    );
  }
  if (list.isPending) return <ListLoading name={name} shape={shape} />;
  return list.total === 0 && list.rows.length === 0 ? <div className="*:border-t-0">{empty}</div> : children;
}
