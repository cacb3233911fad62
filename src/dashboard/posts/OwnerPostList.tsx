import FileText from 'lucide-react/icons/file-text';
import SearchX from 'lucide-react/icons/search-x';
import { POST_ROWS } from '../../components/dashboard/row-shapes.ts';
import { ListFoot } from '../../components/dashboard/ListFoot.tsx';
import { RowKey } from '../../components/dashboard/RowKey.tsx';
import { ListLoading } from '../../components/dashboard/ListLoading.tsx';
import type { News } from '../../components/dashboard/use-news.ts';
import { listFailureText } from '../../features/posts/owner-posts.api.ts';
import type { useOwnerPosts } from '../../features/posts/use-owner-posts.ts';
import { howMany } from '../../lib/how-many.ts';
import { useSelection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/Button.tsx';
import type { Choice } from '../../ui/controls.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import type { ListedDraft } from './drafts-in-list.ts';
import { PostBatchBar } from './PostBatchBar.tsx';
import type { PostActions } from './PostRowActions.tsx';
import type { UnsavedRow } from './unsaved-row.ts';
import { PostTable } from './PostTable.tsx';

interface OwnerPostListProps {
  list: ReturnType<typeof useOwnerPosts>;
  /** Those that are no posts yet, where they are asked for. */
  drafts: readonly ListedDraft[];
  /** How many there are. */
  allDrafts: number;
  /** What is not saved yet of posts, by their ids. */
  edits: ReadonlyMap<number, UnsavedRow>;
  onDiscard: (unsaved: UnsavedRow) => void;
  isNarrowed: boolean;
  /** What was searched for; '' for nothing. */
  search: string;
  /** See `writeSorting`. */
  sort: string;
  onSort: (sort: string) => void;
  news: News;
  categories: readonly Choice[];
  actions: PostActions;
  onShowAll: () => void;
  onAdd: () => void;
}

/**
 * The posts: loading, failed, none or a table of them, with a button to load those beyond the first fifty. [8.04]
 * [8.05]
 */
export function OwnerPostList({
  list,
  drafts,
  allDrafts,
  edits,
  onDiscard,
  isNarrowed,
  search,
  sort,
  onSort,
  news,
  categories,
  actions,
  onShowAll,
  onAdd,
}: OwnerPostListProps) {
  const { posts, error, isPending, isFetching, isOutdated, hasMore, loadMore, retry } = list;
  const all = list.all + allDrafts;
  const total = list.total + drafts.length;
  const selection = useSelection(posts.map(({ id }) => id));

  if (isPending) return <ListLoading name="posts" shape={POST_ROWS} />;
  const failure =
    error === null ? null : (
      <LoadFailure title="Error Loading Posts" message={listFailureText(error)} onRetry={retry} />
    );
  const isEmpty = posts.length + drafts.length === 0;
  if (all === 0) return <div className="mt-6">{failure ?? <NoPosts onAdd={onAdd} />}</div>;

  return (
    <>
      {failure === null ? null : <div className="mt-6">{failure}</div>}
      <p role="status" className="mt-4 mb-1 text-fine text-quiet tabular-nums">
        {isOutdated
          ? `Looking through ${howMany(all, 'post')}…`
          : isNarrowed
            ? `${list.isNear && drafts.length === 0 ? `Nothing says “${search}”. Near it: ` : ''}${total.toLocaleString('en-US')} of ${howMany(all, 'post')}`
            : howMany(total, 'post')}
      </p>
      {isNarrowed ? <RowKey name="Escape" label="Show all posts" onPress={onShowAll} /> : null}
      {!isEmpty ? (
        <div className="@container relative">
          <PostTable
            posts={posts}
            drafts={drafts}
            edits={edits}
            onDiscard={onDiscard}
            sort={sort}
            onSort={onSort}
            selection={selection}
            actions={actions}
          />
        </div>
      ) : isOutdated ? null : (
        <EmptyState
          icon={SearchX}
          title="No posts match"
          message="No title, excerpt, author, category or tag has these words in this status and category."
          action={
            <Button variant="secondary" onClick={onShowAll}>
              Show all posts
            </Button>
          }
        />
      )}
      {hasMore ? (
        <ListFoot
          name="posts"
          shown={posts.length}
          all={list.total}
          isReading={isFetching}
          showMore={loadMore}
        />
      ) : null}
      {posts.length > 0 ? (
        <PostBatchBar posts={posts} selection={selection} categories={categories} news={news} />
      ) : null}
    </>
  );
}

function NoPosts({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={FileText}
      title="No posts yet"
      message="It can stay a draft until you like it."
      action={<Button onClick={onAdd}>Add the first post</Button>}
    />
  );
}
