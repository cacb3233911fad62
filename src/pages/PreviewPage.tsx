import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { business } from '#content/business.ts';
import { notFound } from '#content/pages.ts';
import * as words from '#content/words/preview.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Head } from '../components/Head.tsx';
import { NotLoaded } from '../components/NotLoaded.tsx';
import { NothingFound } from '../components/NothingFound.tsx';
import { usePreview } from '../features/posts/use-preview.ts';
import { ROUTES } from '../paths.ts';
import { Skeleton } from '../ui/Skeleton.tsx';

/** It stays in the file of a post's own page: one more for the few who open a preview, none for the readers of posts. */
const PostArticle = lazy(async () => ({ default: (await import('./BlogPostPage.tsx')).PostArticle }));

/** A post or a draft as its reader will see it, for whoever has the link. */
export function PreviewPage() {
  const { token = '' } = useParams();
  const { data, error, refetch } = usePreview(token);
  if (data === undefined) {
    return error === null ? <Loading /> : <Failure error={error} onRetry={() => void refetch()} />;
  }
  if (!data.found) return <Ended />;
  const { title, excerpt } = data.post;
  return (
    <>
      <Head title={named(title)} description={excerpt} noindex />
      <p className="border-b border-line py-3 text-center text-small text-quiet">
        {words.notice(formatLongDate(data.endsAt))}
      </p>
      <PostArticle post={data.post} after={data.after} isPreview />
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={words.loading} className="shell min-h-svh section">
      <Skeleton className="mx-auto h-14 max-w-[46.25rem]" />
      <Skeleton className="mt-12 aspect-video" />
    </div>
  );
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="shell section">
      <Head {...notFound} title={named(words.failed)} />
      <NotLoaded isPage title={words.failed} message={error.message} onRetry={onRetry} />
    </div>
  );
}

function Ended() {
  return (
    <div className="shell section">
      <Head {...notFound} title={named(words.ended)} description={words.endedText} />
      <NothingFound isPage title={words.ended} message={words.endedText}>
        <ButtonLink to={ROUTES.blog}>{words.back}</ButtonLink>
      </NothingFound>
    </div>
  );
}

function named(title: string): string {
  return `${title} | ${business.who.name}`;
}
