import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import type { ListSource } from '../../lib/owner-list.ts';
import { LIST_ATTRIBUTE } from '../../lib/rows-in-work.ts';
import type { NamedView, useNarrowedList } from '../../lib/use-narrowed-list.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { BatchBar } from './BatchBar.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { EXPORT_DEED, EXPORT_SHOWN } from './deeds.ts';
import { FoundElsewhere } from './FoundElsewhere.tsx';
import { KeptPlace } from './KeptPlace.tsx';
import { ListBody } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import { ListMenu } from './ListMenu.tsx';
import { ListFoot } from './ListFoot.tsx';
import type { RowAction } from './RowMenu.tsx';
import type { RowShape } from './ListLoading.tsx';
import { NearPeople } from './NearPeople.tsx';
import { TrashButton } from './trash/TrashButton.tsx';
import { type CsvFile, useCsvExport } from './use-csv-export.ts';
import type { News } from './use-news.ts';

interface NarrowedListProps<Row extends { id: number }> {
  title: string;
  /** Below the title, once it is known. */
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
  csv: CsvFile<Row>;
  /** The names of rows, for what is said of several. */
  nameOf: (row: Row) => string;
  /** What else can be done with those that are chosen. */
  batchActions?: ReactNode;
  /** Called with the ids of those that were deleted with others; what it returns is called once they are back. */
  onDeleted?: (ids: readonly number[]) => (() => void) | undefined;
  /** What else a deletion of several does, in a sentence; '' for nothing. */
  alsoDeletes?: (rows: readonly Row[]) => string;
  /** How many more of them stand in `children`, which another list has read. */
  shownBeside?: number;
  placeholder: string;
  /** How its rows look while they are loading. */
  shape: RowShape;
  /** Shown in place of an empty list, with a link to the page where entries come from. */
  empty: { icon: LucideIcon; title: string; message: string; link: string; to: string };
  /** Beside the title, before the trash and the export. */
  actions?: ReactNode;
  /** On a phone, in the menu beside the title, before those. */
  menu?: readonly RowAction[];
  /** Said where the view has no rows and nothing is searched for. */
  none?: ReactNode;
  /** Where else there is what is searched for; offered where nothing is found. */
  elsewhere?: readonly (NamedView & { found: number })[];
  /** What stands between the controls and the rows. */
  tools?: ReactNode;
  /** Shown in place of the views, the search and the rows. */
  instead?: ReactNode;
  /** One that is open over the list. */
  dialog?: ReactNode;
  /** The visible rows. */
  children: ReactNode;
}

/** A list of which the server sends what is shown: its views, search, export and trash stand whatever became of its rows. */
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
  alsoDeletes,
  shownBeside = 0,
  placeholder,
  shape,
  empty,
  actions,
  menu = [],
  none,
  elsewhere = [],
  tools,
  instead,
  dialog = null,
  children,
}: NarrowedListProps<Row>) {
  const { list, view, choose, search, searchFor, isFound } = narrowed;
  const { rows, total, counts, isOutdated, isLoadingMore, hasMore, loadMore, moreError } = list;
  const isKnown = list.error === null && !list.isPending;
  const isEmpty = isKnown && all === 0;
  const exported = narrowed.narrowing === null ? EXPORT_DEED : EXPORT_SHOWN;
  const { save, isSaving } = useCsvExport(source, csv, narrowed.narrowing ?? undefined);
  // In each view what is searched for, where the server says it.
  const counted = list.found?.counts ?? counts;
  return (
    <DashboardSection
      title={title}
      // A space keeps its line while it is not known: nothing moves when it is.
      summary={isKnown ? (isEmpty ? 'None yet' : summary) : '\u00a0'}
      notice={news.notice}
      actions={
        <>
          {actions}
          <div className="contents max-sm:hidden" data-deeds={title}>
            <TrashButton kind={source.trash} onRestored={news.clear} />
            <Button
              size="small"
              variant="secondary"
              disabled={isEmpty}
              busy={isSaving ? 'Exporting…' : false}
              onClick={save}
            >
              {exported}
            </Button>
          </div>
        </>
      }
      menu={
        <ListMenu
          label={menu.length === 0 ? 'Export and trash' : 'Pages, export and trash'}
          kind={source.trash}
          onRestored={news.clear}
          actions={[...menu, { label: exported, act: save, refusal: isEmpty ? 'The list is empty' : null }]}
          busy={isSaving ? 'Exporting…' : false}
        />
      }
    >
      {instead ?? (
        <>
          <ListControls
            label={`Find ${name}`}
            views={views.map((one) => ({ ...one, count: counted[one.name]?.toLocaleString('en-US') ?? '' }))}
            view={view.label}
            onChoose={choose}
            search={search}
            onSearch={searchFor}
            isFound={isFound}
            placeholder={placeholder}
            disabled={isEmpty}
          />
          {isEmpty || list.error !== null ? null : tools}
          <div {...{ [LIST_ATTRIBUTE]: source.key }} className="contents">
            <KeptPlace of={list.reading} />
            <ListBody
              list={{ ...list, total: all }}
              name={name}
              shape={shape}
              empty={
                <EmptyState
                  icon={empty.icon}
                  title={empty.title}
                  message={empty.message}
                  action={
                    <ButtonLink size="small" to={empty.to}>
                      {empty.link}
                    </ButtonLink>
                  }
                />
              }
            >
              {rows.length > 0 || isOutdated ? (
                children
              ) : search.trim() === '' && none !== undefined ? (
                none
              ) : (
                <NoRows>
                  {search.trim() === ''
                    ? `No ${name} here.`
                    : `No ${name} match “${search.trim()}”. Try fewer or other words.`}
                  {search.trim() === '' || !isFound ? null : (
                    <>
                      <FoundElsewhere views={elsewhere} onChoose={choose} />
                      <NearPeople kind={source.trash} words={search.trim()} onSearch={searchFor} />
                    </>
                  )}
                </NoRows>
              )}
              <ListFoot
                name={name}
                shown={rows.length + shownBeside}
                // Of the whole view: what is searched for, or folded up, hides some of it.
                all={Math.max(counts[view.name] ?? total, rows.length + shownBeside)}
                error={moreError}
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
                beyond={hasMore && total <= OWNER_LIST_LIMIT ? { total, loadAll: list.loadAll } : null}
                {...(onDeleted === undefined ? {} : { onDeleted })}
                {...(alsoDeletes === undefined ? {} : { alsoDeletes })}
              />
            </ListBody>
          </div>
        </>
      )}
      {dialog}
    </DashboardSection>
  );
}

/** Said in place of the rows of a view that has none. */
export function NoRows({ children }: { children: ReactNode }) {
  return <div className="border-b border-line py-8 text-quiet">{children}</div>;
}
