import { useState } from 'react';
import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { ListMenu } from '../components/dashboard/ListMenu.tsx';
import { useNews } from '../components/dashboard/use-news.ts';
import { useLibraryAddress } from '../features/media/library-address.ts';
import type { NewsletterPost } from '../features/newsletter/use-post-newsletter.ts';
import type { ListedPost } from '../features/posts/owner-post.ts';
import { isNarrowed, narrowedPosts, NO_FILTERS } from '../features/posts/owner-post-filters.ts';
import { useOwnerPosts } from '../features/posts/use-owner-posts.ts';
import { TrashButton } from '../components/dashboard/trash/TrashButton.tsx';
import { useAddressFields } from '../lib/use-address-fields.ts';
import { useSettled } from '../lib/use-settled.ts';
import { Button } from '../ui/Button.tsx';
import { ListedNewsletterDialog } from './writing/ListedNewsletterDialog.tsx';
import { divideUnsaved, type SiteDrafts } from './posts/divide-unsaved.ts';
import { draftsInList } from './posts/drafts-in-list.ts';
import { OwnerPostList } from './posts/OwnerPostList.tsx';
import { PostFilters } from './posts/PostFilters.tsx';
import { PostModal } from './posts/PostModal.tsx';
import { UnsavedWriting } from './posts/UnsavedWriting.tsx';
import { useDraftDiscarding } from './posts/use-draft-discarding.ts';
import { useKeptDraftRows } from './posts/use-kept-draft-rows.ts';
import { useOpening } from './posts/use-opening.ts';
import { usePostChoices } from './posts/use-post-choices.ts';
import { usePostDeleting } from './posts/use-post-deleting.ts';
import { usePostDuplicating } from './posts/use-post-duplicating.ts';
import { usePostStatus } from './posts/use-post-status.ts';
import { useSavedNews } from './posts/use-saved-news.ts';

const NO_DRAFTS: SiteDrafts = { rows: [], isPending: false };

/**
 * All posts, with the drafts of the site that are none yet, and the modal to edit one.
 * [1.13] [2.15.02] [2.15.17]–[2.15.25]
 */
export function BlogPostsTab({ site = NO_DRAFTS }: { site?: SiteDrafts }) {
  const [filters, setFilters] = useAddressFields(NO_FILTERS);
  const search = useSettled(filters.search);
  const list = useOwnerPosts(narrowedPosts({ ...filters, search }), true);
  const choices = usePostChoices(list.posts);
  const news = useNews();
  const {
    opened,
    openNew,
    openPost,
    previewPost,
    schedulePost,
    writePost,
    openDraft,
    close,
    prefetchOpening,
  } = useOpening(list.freshest);
  /** The post of which a newsletter is made. */
  const [mailed, setMailed] = useState<NewsletterPost | null>(null);
  const askAndDelete = usePostDeleting(news);
  const saySaved = useSavedNews(news);
  const { toggle, become } = usePostStatus(news);
  const duplicate = usePostDuplicating(news, list.freshest);
  const library = useLibraryAddress();
  const unsaved = divideUnsaved(useKeptDraftRows(openDraft), site);
  const discard = useDraftDiscarding(news);
  const drafts = draftsInList(unsaved.drafts, { ...filters, search }, choices);
  const hasNone =
    list.all + unsaved.drafts.length === 0 && !list.isPending && !site.isPending && list.error === null;
  /** Goes on with what was not saved of it, which the window does not find on the site. */
  const openWithEdits = (post: ListedPost) => {
    const edits = unsaved.edits.get(post.id);
    if (edits === undefined) openPost(post);
    else edits.onContinue();
  };

  return (
    <DashboardSection
      title="Blog Posts"
      summary="What visitors read in the blog, and what is still a draft."
      notice={news.notice}
      actions={
        <>
          <div className="contents max-sm:hidden">
            <Button size="small" variant="secondary" onClick={library.open}>
              Media library
            </Button>
            <TrashButton kind="post" onRestored={news.clear} />
          </div>
          <Button size="small" onPointerEnter={prefetchOpening} onFocus={prefetchOpening} onClick={openNew}>
            Add Post
          </Button>
        </>
      }
      menu={
        <ListMenu
          label="Media library and trash"
          kind="post"
          onRestored={news.clear}
          actions={[{ label: 'Media library', act: library.open }]}
        />
      }
    >
      {opened === null ? <UnsavedWriting rows={unsaved.recovered} onDiscard={(row) => discard(row)} /> : null}
      {hasNone ? null : (
        <PostFilters
          filters={filters}
          isFound={search === filters.search ? !list.isOutdated : false}
          categories={choices.categoryNames}
          authors={choices.authors}
          onChange={(next) => setFilters(next, { isStep: next.search === filters.search })}
        />
      )}
      <OwnerPostList
        list={list}
        drafts={drafts}
        allDrafts={unsaved.drafts.length}
        edits={unsaved.edits}
        onDiscard={(draft) => discard(draft, { isWhole: draft.post === null })}
        isNarrowed={isNarrowed(filters)}
        search={search.trim()}
        sort={filters.sort}
        onSort={(sort) => setFilters({ sort })}
        news={news}
        categories={choices.categories}
        actions={{
          onEdit: openWithEdits,
          onWrite: writePost,
          onPreview: previewPost,
          onSchedule: schedulePost,
          onToggle: toggle,
          onPublishNow: (post) => become(post, 'published'),
          onDuplicate: duplicate,
          onDelete: askAndDelete,
          onMail: setMailed,
        }}
        onShowAll={() => setFilters({ ...NO_FILTERS, sort: filters.sort })}
        onAdd={openNew}
      />
      {mailed === null ? null : (
        <ListedNewsletterDialog
          key={mailed.id}
          post={mailed}
          onSent={() => {
            setMailed(null);
            list.retry(); // its row says that it was sent
          }}
          onClose={() => setMailed(null)}
        />
      )}
      {opened === null ? null : (
        <PostModal
          key={opened.key}
          opened={opened}
          choices={choices}
          onClose={(saved) => {
            if (saved === null) news.clear();
            else saySaved(saved);
            close(saved === null);
          }}
        />
      )}
    </DashboardSection>
  );
}
