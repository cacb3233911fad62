import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '#app/app/query-client.ts';
import { useWriting } from '#app/dashboard/writing/use-writing.ts';
import { latestDraft } from '#app/features/posts/kept-drafts.ts';
import { toOwnerPost } from '#app/features/posts/owner-post.ts';
import { HostContext } from '#app/lib/host.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { aDashboardPost } from '#tests/support/posts.ts';
import { testHost } from '#tests/support/render.tsx';

const saved = aDashboardPost({ id: 7, title: 'Rye', featured_image: '/uploads/rye.webp' });
const AUTHORS = [{ id: 1, name: 'Wren', byline: 'Wren' }];

function write(server: FakeServer) {
  const host = testHost({ server });
  const opened = {
    ...{ post: toOwnerPost(saved), draft: null, draftKey: '7-a', revision: 0 },
    ...{ isOpenElsewhere: false, isRecovered: false, gone: null },
  };
  const view = renderHook(() => useWriting(opened, AUTHORS), {
    wrapper: ({ children }) => (
      <HostContext value={host}>
        <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
      </HostContext>
    ),
  });
  const kept = () => latestDraft(host.storage, 7);
  return { ...view, kept };
}

beforeEach(() => localStorage.clear());

it('what is sent as the page is left is noted in the browser, also once the post was saved there', async () => {
  const server = new FakeServer().on('saveDraft', {
    json: { success: true, revision: 1, saved_at: '2026-01-07T10:00:00.000Z' },
  });
  const { result, unmount, kept } = write(server);
  act(() => result.current.change({ image_focus: '10 20' }));
  const sent = result.current.values;
  act(() => result.current.wasSaved(toOwnerPost({ ...saved, image_focus: '10 20' }), sent));
  act(() => result.current.change({ title: 'Rye, again' }));
  unmount();
  expect(kept()?.form.title).toBe('Rye, again');
  await waitFor(() => expect(kept()?.sync).toMatchObject({ revision: 1, isSent: true }));
});

it('what did not get through is not', async () => {
  const server = new FakeServer().on('saveDraft', 'network failure');
  const { result, unmount, kept } = write(server);
  act(() => result.current.change({ title: 'Rye, again' }));
  unmount();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  expect(kept()?.sync).toMatchObject({ revision: 0, isSent: false });
});

it('goes on with what a list made of the post, with the words that were sent and those after them', async () => {
  const server = new FakeServer().on('saveDraft', {
    json: { success: true, revision: 1, saved_at: '2026-01-07T10:00:00.000Z' },
  });
  const { result } = write(server);
  act(() => result.current.change({ title: 'Rye, again' }));
  act(() => result.current.server.drafts.flush());
  await waitFor(() => expect(result.current.server.state.kind).toBe('saved'));
  act(() => result.current.change({ excerpt: 'Since.' }));
  const updated_at = '2026-01-07T11:00:00.000Z';
  const published = toOwnerPost({ ...saved, title: 'Rye, again', status: 'draft', updated_at });
  act(() => expect(result.current.follow({ ...published, title: 'Of another' })).toBe(false));
  act(() => expect(result.current.follow(published)).toBe(true));
  expect(result.current.values).toMatchObject({ title: 'Rye, again', excerpt: 'Since.', status: 'draft' });
  expect(result.current.version).toBe(updated_at);
  expect(result.current.untouched.title).toBe('Rye, again');
});

it('keeps no date that is not confirmed', () => {
  const { result, kept } = write(new FakeServer());
  act(() => {
    result.current.holdDate();
    result.current.change({ published_at: '2030-01-07T11:00:00.000Z' });
  });
  act(() => result.current.keepNow());
  expect([result.current.payload, kept()]).toEqual([null, null]);
  act(() => result.current.takeBackDate());
  expect(result.current.isChanged).toBe(false);
  act(() => result.current.holdDate());
  act(() => result.current.change({ published_at: '2030-01-07T11:00:00.000Z' }));
  act(() => result.current.confirmDate());
  expect(result.current.payload).not.toBeNull();
});
