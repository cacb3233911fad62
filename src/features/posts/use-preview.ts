import { useQuery } from '@tanstack/react-query';
import * as words from '#content/words/preview.ts';
import type { Request } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { type AfterView, toAfterView } from './after-view.ts';
import { type PostView, toPostView } from './post-view.ts';

/** What a preview link shows; not found when it is over. */
type FoundPreview =
  { found: true; post: PostView; after: AfterView | null; endsAt: string } | { found: false };

/** The post that a preview link shows, by its token. */
export function usePreview(token: string) {
  const { request } = useHost();
  return useQuery({
    queryKey: ['preview', token],
    queryFn: ({ signal }) => fetchPreview(request, token, signal),
  });
}

async function fetchPreview(request: Request, token: string, signal: AbortSignal): Promise<FoundPreview> {
  try {
    const answer = await request('readPreview', { query: { token }, signal });
    const now = new Date();
    const post = toPostView(answer.post, now);
    return {
      found: true,
      // A draft may have neither.
      post: { ...post, title: post.title || words.untitled, category: answer.post.category },
      after: answer.after === undefined ? null : toAfterView(answer.after, now),
      endsAt: answer.ends_at,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { found: false };
    throw error;
  }
}
