import type { ReactNode } from 'react';
import type { ListSource } from '../../lib/owner-list.ts';
import { type ListView, useListView } from '../../lib/use-list-view.ts';
import type { OwnerList } from '../../lib/use-owner-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { DashboardSection } from './DashboardSection.tsx';
import { ExportCsvButton } from './ExportCsvButton.tsx';
import { ListBody } from './ListBody.tsx';
import { ListControls } from './ListControls.tsx';
import { ListFoot } from './ListFoot.tsx';
import type { Notice } from './use-news.ts';

interface DashboardListProps<Row> {
  title: string;
  /** Below the title, unless the list is empty. */
  summary: string;
  /** The plural noun for the rows: 'messages'. */
  name: string;
  source: ListSource<Row>;
  list: OwnerList<Row>;
  /** The result of the last deletion, until the next action. */
  notice: Notice | null;
  csv: { fileName: string; columns: Record<string, (row: Row) => string> };
  views: readonly [ListView<Row>, ...ListView<Row>[]];
  /** The texts of a row to search in. */
  textsOf: (row: Row) => readonly string[];
  /** The search field's placeholder. */
  placeholder: string;
  /** Shown in place of an empty list, with a link to the page where entries come from. */
  empty: { title: string; message: string; link: string; to: string };
  /** Renders the visible rows. */
  children: (shown: readonly Row[]) => ReactNode;
}

/** A list of submissions from visitors: loading, failed, empty, or with views, search and export. */
export function DashboardList<Row extends { id: number }>({
  title,
  summary,
  name,
  source,
  list,
  notice,
  csv,
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
  const isEmpty = list.total === 0;
  return (
    <DashboardSection
      title={title}
      {...(isEmpty ? {} : { summary })}
      notice={notice}
      actions={isEmpty ? null : <ExportCsvButton source={source} {...csv} />}
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
    </DashboardSection>
  );
}
