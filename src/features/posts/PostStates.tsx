import { useEffect } from 'react';
import { notFound } from '#content/pages.ts';
import * as words from '#content/words/post.ts';
import * as frame from '#content/words/frame.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Head } from '../../components/Head.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { loadRichText } from '../../lib/load-rich-text.ts';
import { ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
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
  return (
    <div className="shell section">
      <Head {...notFound} title={missing ? notFound.title : words.failed} />
      <div role="alert">
        <h1 className="text-title">{missing ? words.unknown : words.failed}</h1>
        <p className="mt-4 max-w-measure text-lead text-quiet">{error.message}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-4">
        {missing ? null : <Button onClick={onRetry}>{frame.retry}</Button>}
        <ButtonLink to={ROUTES.blog} variant={missing ? 'primary' : 'secondary'}>
          {words.back}
        </ButtonLink>
      </div>
    </div>
  );
}
