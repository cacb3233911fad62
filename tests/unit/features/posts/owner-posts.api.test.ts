import { describe, expect, it } from 'vitest';
import { toOwnerPost } from '#app/features/posts/owner-post.ts';
import { bodyOf, emptyForm } from '#app/features/posts/post-form.ts';
import { deletePost, fetchOwnerPosts, savePost, setStatus } from '#app/features/posts/owner-posts.api.ts';
import { createApiClient } from '#app/lib/api-client.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';

const authors = [{ id: 1, name: 'Admin', byline: 'Wren Calder' }];
const body = bodyOf({ ...emptyForm(authors), title: 'Ovens' }, null, authors);

const CALLS = ['listDashboardPosts', 'createPost', 'updatePost', 'togglePostStatus', 'deletePost'] as const;

function client(...replies: Reply<(typeof CALLS)[number]>[]) {
  const server = new FakeServer().on(CALLS, ...replies);
  const request = createApiClient({ base: '/api', fetch: server.fetch, token: () => 'T' });
  return { request, bearer: () => server.requests.map(({ headers }) => headers.get('Authorization')) };
}

describe('the calls of the blog posts tab', () => {
  it.each([
    ['[7.9.01] creating', (request: ReturnType<typeof client>['request']) => savePost(request, body, null)],
    [
      '[7.9.03] updating',
      (request: ReturnType<typeof client>['request']) => savePost(request, body, { id: 7, version: null }),
    ],
    ['[7.9.04] deleting', (request: ReturnType<typeof client>['request']) => deletePost(request, 7)],
    [
      '[7.5.02] [D8] the toggle',
      (request: ReturnType<typeof client>['request']) => setStatus(request, 7, 'draft'),
    ],
  ])('%s carries the bearer token', async (_, call) => {
    const { request, bearer } = client({ json: { success: true } });
    await call(request);
    expect(bearer()).toEqual(['Bearer T']);
  });

  it('[7.3.01] [K5] the list does not', async () => {
    const { request, bearer } = client({ json: aDashboardPostList([aDashboardPost()]) });
    const { posts, next } = await fetchOwnerPosts(request, 1, new AbortController().signal);
    expect([posts[0]!.id, next, bearer()]).toEqual([7, null, [null]]);
  });

  it.each<[Reply<'createPost'>, string]>([
    [{ status: 502, text: 'Bad gateway' }, 'HTTP error! status: 502'],
    [{ status: 500, json: { success: false, error: 'Oops' } }, 'HTTP error! status: 500'],
    [{ status: 418, unchecked: {} }, 'HTTP error! status: 418'],
  ])('[8.28] [D7] a save that is answered %j throws', async (reply, message) => {
    await expect(savePost(client(reply).request, body, null)).rejects.toThrow(message);
  });
});

describe('a post on the dashboard', () => {
  it('[3.2.01] [3.2.10] [3.2.11] keeps what the server sent', () => {
    const { created_at, published_at, ...sent } = aDashboardPost();
    expect([created_at, published_at]).not.toContain(null);
    expect(toOwnerPost(aDashboardPost())).toEqual({ ...sent, date: 'January 5, 2026' });
  });

  it('[3.2.14] [3.2.17] [9.3.05] has defaults for what was left out', () => {
    expect(toOwnerPost({ id: 3, title: 'Bare' })).toMatchObject({
      ...{ id: 3, tags: [], read_time: 5, view_count: 0, status: 'published', date: 'No date', author: '' },
    });
  });
});
