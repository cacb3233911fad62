import { AllCheckbox, SelectAllWords } from '../../components/dashboard/RowCheckbox.tsx';
import { BY_DATE, BY_LETTER, BY_NUMBER, SortChoice } from '../../components/dashboard/SortChoice.tsx';
import { SortHead } from '../../components/dashboard/SortHead.tsx';
import { useCategories } from '../../features/categories/use-categories.ts';
import { isScheduled, plannedAt, type ListedPost } from '../../features/posts/owner-post.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { DraftRow } from './DraftRow.tsx';
import { type ListedDraft, rowsInOrder } from './drafts-in-list.ts';
import { IN_TABLE_ALONE, WIDE } from './PostCells.tsx';
import { PostRow } from './PostRow.tsx';
import type { PostActions } from './PostRowActions.tsx';
import type { UnsavedRow } from './unsaved-row.ts';

interface PostTableProps {
  posts: readonly ListedPost[];
  /** Those that are no posts yet. */
  drafts: readonly ListedDraft[];
  /** What is not saved yet of posts, by their ids. */
  edits: ReadonlyMap<number, UnsavedRow>;
  onDiscard: (unsaved: UnsavedRow) => void;
  /** See `writeSorting`; '' for newest first. */
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
  actions: PostActions;
}

/** Sticks to the top. The line is a shadow, because a border would not stick. */
const STICKY = 'sticky top-0 z-10 bg-paper py-2 shadow-[inset_0_-1px_0_var(--ink)] @max-[44rem]:static';
const HEADING = `${STICKY} pr-4 @max-[44rem]:pr-0 text-left text-fine font-semibold text-quiet @max-[44rem]:shadow-none`;
const SORTED = `${HEADING} ${IN_TABLE_ALONE}`;

const ORDERS = [
  { name: 'date', label: 'Date', orders: BY_DATE },
  { name: 'title', label: 'Title', orders: BY_LETTER },
  { name: 'status', label: 'Status', orders: BY_LETTER },
  { name: 'views', label: 'Views', orders: BY_NUMBER },
];

/**
 * The posts as rows, or as cards if seven columns do not fit, which one control above them orders. Browsers tell of a
 * table in both cases. [2.15.22]
 */
export function PostTable({
  posts,
  drafts,
  edits,
  onDiscard,
  sort,
  onSort,
  selection,
  actions,
}: PostTableProps) {
  const authors = new Set([...posts, ...drafts].map(({ author }) => author).filter(Boolean));
  const hasAuthors = authors.size > 1;
  const { categories, isFallback } = useCategories();
  const colors = new Map(isFallback ? [] : categories.map(({ name, color }) => [name, color]));
  const sorting = { sort: sort === '' ? '-date' : sort, onSort };
  return (
    <>
      <SortChoice columns={ORDERS} {...sorting} className="absolute top-0 right-0 @min-[44rem]:hidden" />
      <table
        aria-label="Posts"
        className={`w-full tabular-nums @max-[44rem]:block ${posts.some((post) => isScheduled(post) || plannedAt(post, edits.get(post.id)?.date) !== null) ? '[--second:6rem]' : '[--second:4.25rem]'}`}
      >
        <thead className="@max-[44rem]:block">
          <tr className="@max-[44rem]:flex @max-[44rem]:min-h-10 @max-[44rem]:items-center touch:@max-[44rem]:min-h-11">
            <th
              scope="col"
              className={`w-8 pr-1 text-left ${STICKY} @max-[44rem]:flex @max-[44rem]:w-auto @max-[44rem]:items-center @max-[44rem]:gap-x-2 @max-[44rem]:py-0 @max-[44rem]:shadow-none`}
            >
              <AllCheckbox selection={selection} disabled={posts.length === 0} />
              <SelectAllWords className="@min-[44rem]:hidden" />
            </th>
            <SortHead label="Title" column="title" {...sorting} className={SORTED} />
            <SortHead label="Status" column="status" {...sorting} className={SORTED} />
            <th scope="col" className={`${HEADING} ${IN_TABLE_ALONE}`}>
              Category
            </th>
            <th scope="col" className={hasAuthors ? `${HEADING} ${WIDE} ${IN_TABLE_ALONE}` : 'sr-only'}>
              Author
            </th>
            {/* As wide as the longest date that a row may come to say: nothing moves when one is edited. */}
            <SortHead
              label="Date"
              column="date"
              descends
              {...sorting}
              className={`${SORTED} @min-[60rem]:w-43 @min-[60rem]:min-w-43`}
            />
            <SortHead label="Views" column="views" descends {...sorting} className={`${SORTED} text-right`} />
            <th scope="col" className={`${STICKY} ${IN_TABLE_ALONE}`}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="@max-[44rem]:block @max-[44rem]:border-t @max-[44rem]:border-line">
          {rowsInOrder(posts, drafts, sort).map((row) =>
            'draft' in row ? (
              <DraftRow
                key={row.draft.key}
                draft={row.draft}
                color={colors.get(row.draft.category)}
                onDiscard={() => onDiscard(row.draft)}
                hasAuthors={hasAuthors}
              />
            ) : (
              <PostRow
                key={row.post.id}
                post={row.post}
                edits={edits.get(row.post.id)}
                onDiscard={onDiscard}
                color={colors.get(row.post.category)}
                selection={selection}
                actions={actions}
                hasAuthors={hasAuthors}
              />
            ),
          )}
        </tbody>
      </table>
    </>
  );
}
