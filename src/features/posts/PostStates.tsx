import { useEffect } from 'react';
import { notFound } from '#content/pages.ts';
import * as words from '#content/words/post.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Head } from '../../components/Head.tsx';
import { NotLoaded } from '../../components/NotLoaded.tsx';
import { NothingFound } from '../../components/NothingFound.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { loadRichText } from '../../lib/load-rich-text.ts';
import { ROUTES } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

export function PostLoading() {
  // The sanitiser comes beside the post instead of after it; should it fail, the post's text says so.
  useEffect(() => void loadRichText().catch(() => undefined), []);
  return (
    <div role="status" aria-label={words.loading} className="shell min-h-svh section">
      <div className="mx-auto max-w-[46.25rem]">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="mt-4 h-14" />
        <Skeleton className="mt-3 h-14 w-2/3" />
        <Skeleton className="mt-6 h-5 w-64" />
      </div>
      <Skeleton className="mt-12 aspect-video" />
    </div>
  );
}

/** A post that could not be fetched can be asked for again. [2.11.15] [8.06] [8.07] [8.08] */
export function PostFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = error instanceof ApiError && error.status === 404;
  const back = (
    <ButtonLink to={ROUTES.blog} variant={missing ? 'primary' : 'secondary'}>
      {words.back}
    </ButtonLink>
  );
  return (
    <div className="shell section">
      <Head {...notFound} title={missing ? notFound.title : words.failed} />
      {missing ? (
        <NothingFound isPage title={words.unknown} message={error.message}>
          {back}
        </NothingFound>
      ) : (
        <NotLoaded isPage title={words.failed} message={error.message} onRetry={onRetry}>
          {back}
        </NotLoaded>
      )}
    </div>
  );
}
