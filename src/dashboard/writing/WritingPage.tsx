import '../owner-operations.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { newsletterKey } from '#shared/newsletter-drafts.ts';
import { Head } from '../../components/Head.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { dashboardTabPath, newsletterWritingPath } from '../../paths.ts';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePostChoices } from '../posts/use-post-choices.ts';
import { PostGone, useOpenedWriting } from './use-opened-writing.ts';
import { WritingFinder } from '../palette/WritingFinder.tsx';
import { MediaLibraryProvider } from '../media/MediaLibraryProvider.tsx';
import { takeEarlyTitle } from './early-title.ts';
import { NewsletterWriting } from './NewsletterWriting.tsx';
import { WritingForm } from './WritingForm.tsx';
import { newsletterShortcuts, WRITING_SHORTCUTS } from './writing-shortcuts.ts';
import '../dashboard.css';
import './writing.css';
import './writing-dialogs.css';

const NO_POSTS = [] as const;
const meta = pages['/dashboard'];

/** A whole page for writing one post, or a newsletter: the text as a visitor will read it, and nothing around it. */
export function WritingPage() {
  const { pathname, search, key } = useLocation();
  const isNewsletter = pathname === newsletterWritingPath();
  // The page's own changes of its address pass the router by: what it tells of is another post.
  return (
    <MediaLibraryProvider>
      <WritingFinder shortcuts={isNewsletter ? newsletterShortcuts() : WRITING_SHORTCUTS}>
        {isNewsletter ? (
          <NewsletterWriting key={search} draftKey={newsletterIn(search)} />
        ) : (
          <Writing key={key} />
        )}
      </WritingFinder>
    </MediaLibraryProvider>
  );
}

/** The newsletter that the address names; the first where it names none. */
function newsletterIn(search: string): string {
  const name = new URLSearchParams(search).get('draft') ?? '';
  return newsletterKey(/^[\w-]{1,60}$/.test(name) ? name : null);
}

function Writing() {
  const { authors } = usePostChoices(NO_POSTS);
  const { opened, error, retry } = useOpenedWriting(authors);
  if (opened !== null) return <WritingForm opened={opened} />;
  return (
    <>
      <Head {...meta} title={`Writing | ${meta.title}`} />
      {error === null ? <Loading /> : <Failure error={error} onRetry={retry} />}
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the post" className="mx-auto w-full max-w-[46.25rem] px-5 pt-24">
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="mt-10 h-64" />
    </div>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof PostGone;
  // There is no title to come.
  useEffect(() => void takeEarlyTitle(window), []);
  return (
    <div className="mx-auto w-full max-w-[46.25rem] px-5 pt-16">
      <h1 className="text-heading">{isGone ? 'No such post' : 'The post could not be opened'}</h1>
      {isGone ? (
        <p className="mt-3 mb-6 text-quiet">{error.message}</p>
      ) : (
        <div className="my-6">
          <LoadFailure title="Error Loading Posts" message={error.message} onRetry={onRetry} />
        </div>
      )}
      <ButtonLink to={dashboardTabPath('posts')} variant="secondary">
        Back to the posts
      </ButtonLink>
    </div>
  );
}
