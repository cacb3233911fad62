import type { ReactNode } from 'react';
import type { OwnerList } from '../../lib/use-owner-list.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ListLoading } from './ListLoading.tsx';

interface ListBodyProps<Row> {
  list: OwnerList<Row>;
  /** The plural noun for the rows: 'messages'. */
  name: string;
  /** Shown in place of an empty list; says what to do next. */
  empty: ReactNode;
  /** The list with its controls. */
  children: ReactNode;
}

/** A list that is loading, failed, empty or loaded. */
export function ListBody<Row>({ list, name, empty, children }: ListBodyProps<Row>) {
  if (list.error !== null) {
    return (
      <div className="mt-5">
        <LoadFailure title={`Error loading ${name}`} message={list.error.message} onRetry={list.retry} />
      </div>
    );
  }
  if (list.isPending) return <ListLoading name={name} />;
  return list.total === 0 && list.rows.length === 0 ? <div className="mt-5">{empty}</div> : children;
}
