import type { ReactNode } from 'react';
import type { ListSource } from '../../lib/owner-list.ts';
import { type ListView, useListView } from '../../lib/use-list-view.ts';
import type { OwnerList } from '../../lib/use-owner-list.ts';
import { type Selection, useSelection } from '../../lib/use-selection.ts';
import { TrashButton } from '../../features/trash/TrashButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { BatchBar } from './BatchBar.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { ExportCsvButton } from './ExportCsvButton.tsx';
import { ListBody } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import { ListFoot } from './ListFoot.tsx';
import type { News } from './use-news.ts';

interface DashboardListProps<Row> {
  title: string;
  /** Below the title, unless the list is empty. */
  summary: string;
  /** The plural noun for the rows: 'messages'. */
  name: string;
  source: ListSource<Row>;
  list: OwnerList<Row>;
  csv: { fileName: string; columns: Record<string, (row: Row) => string> };
  views: readonly [ListView<Row>, ...ListView<Row>[]];
  /** The texts of a row to search in. */
  textsOf: (row: Row) => readonly string[];
  /** The search field's placeholder. */
  placeholder: string;
  /** Shown in place of an empty list, with a link to the page where entries come from. */
  empty: { title: string; message: string; link: string; to: string };
  /** The names of rows, for what is said of several. */
  nameOf: (row: Row) => string;
  news: News;
  /** Called with the ids of those that were deleted with others. */
  onDeleted?: (ids: readonly number[]) => void;
  /** Renders the visible rows, some of which may be chosen. */
  children: (shown: readonly Row[], selection: Selection) => ReactNode;
}

/** A list of submissions from visitors: loading, failed, empty, or with views, search and export. */
export function DashboardList<Row extends { id: number }>({
  title,
  summary,
  name,
  source,
  list,
  news,
  csv,
  views,
  textsOf,
  placeholder,
  empty,
  nameOf,
  onDeleted,
  children,
}: DashboardListProps<Row>) {
  const { view, choose, search, searchFor, shown, matches, isReading, showMore } = useListView(
    list,
    views,
    textsOf,
  );
  const selection = useSelection(shown.map(({ id }) => id));
  const isEmpty = list.total === 0;
  return (
    <DashboardSection
      title={title}
      {...(isEmpty ? {} : { summary })}
      notice={news.notice}
      actions={
        <>
          <TrashButton kind={source.trash} />
          {isEmpty ? null : <ExportCsvButton source={source} {...csv} />}
        </>
      }
    >
      <ListBody
        list={list}
        name={name}
        empty={
          <EmptyState
            title={empty.title}
            message={empty.message}
            action={
              <ButtonLink size="small" variant="secondary" to={empty.to}>
                {empty.link}
              </ButtonLink>
            }
          />
        }
      >
        <ListControls
          label={`Find ${name}`}
          views={views.map((one) => ({ ...one, count: countOf(one, list) }))}
          view={view.label}
          onChoose={({ label }) => choose(views.find((one) => one.label === label) ?? views[0])}
          search={search}
          onSearch={searchFor}
          placeholder={placeholder}
        />
        {shown.length > 0 || isReading ? (
          children(shown, selection)
        ) : (
          <p className="border-b border-line py-8 text-quiet">
            {search.trim() === ''
              ? `No ${name} here.`
              : `No ${name} match “${search.trim()}”. Try fewer or other words.`}
          </p>
        )}
        <BatchBar
          source={source}
          rows={shown}
          selection={selection}
          news={news}
          csv={csv}
          nameOf={nameOf}
          {...(onDeleted === undefined ? {} : { onDeleted })}
        />
        <ListFoot
          list={list}
          name={name}
          shown={shown.length}
          matches={matches}
          isReading={isReading}
          showMore={showMore}
        />
      </ListBody>
    </DashboardSection>
  );
}

function countOf<Row>({ includes }: ListView<Row>, { rows, hasMore }: OwnerList<Row>): string {
  return `${rows.filter(includes).length}${hasMore ? '+' : ''}`;
}
