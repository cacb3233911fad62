import type { ReactNode } from 'react';
import { type ListView, useListView } from '../../lib/use-list-view.ts';
import type { OwnerList } from '../../lib/use-owner-list.ts';
import { ListBody } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import { ListFoot } from './ListFoot.tsx';

interface DashboardListProps<Row> {
  list: OwnerList<Row>;
  /** What the rows are called: 'messages'. */
  name: string;
  views: readonly [ListView<Row>, ...ListView<Row>[]];
  /** What the search looks through. */
  textsOf: (row: Row) => readonly string[];
  /** The search field's hint. */
  placeholder: string;
  /** Stands in the list's place while there is nothing in it, and says what to do next. */
  empty: ReactNode;
  /** Draws the rows to be shown. */
  children: (shown: readonly Row[]) => ReactNode;
}

/** A list of what visitors left: on its way, failed, empty, or there with its views, search and stretches. */
export function DashboardList<Row>({
  list,
  name,
  views,
  textsOf,
  placeholder,
  empty,
  children,
}: DashboardListProps<Row>) {
  const { view, choose, search, searchFor, shown, matches, isReading, showMore } = useListView(
    list,
    views,
    textsOf,
  );
  return (
    <ListBody list={list} name={name} empty={empty}>
      <ListControls
        label={`Find ${name}`}
        views={views}
        view={view}
        onChoose={choose}
        list={list}
        search={search}
        onSearch={searchFor}
        placeholder={placeholder}
      />
      {shown.length > 0 || isReading ? (
        children(shown)
      ) : (
        <p className="border-b border-line py-8 text-quiet">
          {search.trim() === ''
            ? `No ${name} here.`
            : `No ${name} match “${search.trim()}”. Try fewer or other words.`}
        </p>
      )}
      <ListFoot
        list={list}
        name={name}
        shown={shown.length}
        matches={matches}
        isReading={isReading}
        showMore={showMore}
      />
    </ListBody>
  );
}
