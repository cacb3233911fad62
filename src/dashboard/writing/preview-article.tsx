import { lazy } from 'react';

/** It stays in the file of a post's own page: none more for the readers of posts. */
async function load() {
  return { default: (await import('../../pages/BlogPostPage.tsx')).PostArticle };
}

/** Fetches it before it is asked for: a preview shows without a connection, too. A failure shows when it is opened. */
export function prefetchPreview(): void {
  load().catch(() => undefined);
}

/** A post as its page shows it. */
export const PreviewArticle = lazy(async () => {
  try {
    return await load();
  } catch (error) {
    console.error('The preview could not be loaded', error);
    return { default: PreviewMissing };
  }
});

function PreviewMissing() {
  return (
    <p role="alert" className="m-5 rounded bg-alarm-wash px-4 py-3 text-alarm">
      The preview needs a connection for the first time. What you wrote is kept.
    </p>
  );
}
