import type { ReactNode } from 'react';
import type { ListSource } from '../../lib/owner-list.ts';
import type { NamedView, useNarrowedList } from '../../lib/use-narrowed-list.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { TrashButton } from './trash/TrashButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { BatchBar } from './BatchBar.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { ExportCsvButton } from './ExportCsvButton.tsx';
import { ListBody } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import { ListFoot } from './ListFoot.tsx';
import type { News } from './use-news.ts';

interface NarrowedListProps<Row extends { id: number }> {
  title: string;
  /** Below the title, unless the list is empty. */
  summary: string;
  /** The plural noun for the rows: 'subscribers'. */
  name: string;
  source: ListSource<Row>;
  narrowed: ReturnType<typeof useNarrowedList<Row>>;
  views: readonly NamedView[];
  /** The number of all rows, of whichever view. */
  all: number;
  news: News;
  selection: Selection;
  csv: { fileName: string; columns: Record<string, (row: Row) => string> };
  /** The names of rows, for what is said of several. */
  nameOf: (row: Row) => string;
  /** What else can be done with those that are chosen. */
  batchActions?: ReactNode;
  /** Called with the ids of those that were deleted with others. */
  onDeleted?: (ids: readonly number[]) => void;
  placeholder: string;
  /** Shown in place of an empty list, with a link to the page where entries come from. */
  empty: { title: string; message: string; link: string; to: string };
  /** What stands between the controls and the rows. */
  tools?: ReactNode;
  /** Shown in place of the views, the search and the rows. */
  instead?: ReactNode;
  /** The visible rows. */
  children: ReactNode;
}

/** A list of which the server sends what is shown: loading, failed, empty, or with views, search, export and trash. */
export function NarrowedList<Row extends { id: number }>({
  title,
  summary,
  name,
  source,
  narrowed,
  views,
  all,
  news,
  selection,
  csv,
  nameOf,
  batchActions,
  onDeleted,
  placeholder,
  empty,
  tools,
  instead,
  children,
}: NarrowedListProps<Row>) {
  const { list, view, choose, search, searchFor } = narrowed;
  const { rows, total, counts, isOutdated, isLoadingMore, hasMore, loadMore } = list;
  const isEmpty = all === 0;
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
        list={{ ...list, total: all }}
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
        {instead === undefined ? (
          <ListControls
            label={`Find ${name}`}
            views={views.map((one) => ({ ...one, count: counts[one.name]?.toLocaleString('en-US') ?? '' }))}
            view={view.label}
            onChoose={choose}
            search={search}
            onSearch={searchFor}
            placeholder={placeholder}
          />
        ) : null}
        {tools}
        {instead ?? (
          <>
            {rows.length > 0 || isOutdated ? (
              children
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
              shown={rows.length}
              matches={total}
              isReading={isOutdated || isLoadingMore}
              showMore={hasMore ? loadMore : null}
            />
            <BatchBar
              source={source}
              rows={rows}
              selection={selection}
              news={news}
              csv={csv}
              nameOf={nameOf}
              actions={batchActions}
              {...(onDeleted === undefined ? {} : { onDeleted })}
            />
          </>
        )}
      </ListBody>
    </DashboardSection>
  );
}
