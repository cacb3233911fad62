import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Draft, DraftSummary } from '#shared/contract/writing.ts';
import { PostsTab } from '#app/dashboard/PostsTab.tsx';
import { keptWhen } from '#app/dashboard/posts/kept-when.ts';
import { emptyForm } from '#app/features/posts/post-form.ts';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { timeOf } from '#shared/business-time.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const AT = '2026-01-07T10:00:00.000Z';

const ovens: DraftSummary = {
  key: 'new-ovens',
  post_id: null,
  title: 'Two ovens',
  beginning: '',
  category_id: 5,
  author_id: null,
  words: 12,
  saved_at: AT,
  device: 'Firefox on Windows',
};
const rye: DraftSummary = {
  ...{ ...ovens, key: 'new-rye', title: '', beginning: 'Rye takes its time.', category_id: null },
  saved_at: '2026-01-07T11:00:00.000Z',
};
const ofPost = { ...ovens, key: 'post-7', post_id: 7, title: 'Bread and bytes' };
const whole: Draft = {
  ...ovens,
  form: { title: 'Two ovens', content: '<p>The first one is hot.</p>' },
  based_on: null,
  revision: 3,
  window: 'w',
};

const menus = aDashboardPost({ id: 8, title: 'Menus are not PDFs', status: 'draft', published_at: null });

async function show(
  address = '/?status=draft',
  drafts: DraftSummary[] = [ovens, rye, ofPost],
  posts = [menus],
) {
  const server = new FakeServer()
    .on('listCategories', { unchecked: [{ id: 5, name: 'Business' }] })
    .on('listDashboardPosts', { json: aDashboardPostList(posts) })
    .on('listDrafts', { json: { success: true, drafts, newsletters: [] } });
  const view = renderOnSite(<PostsTab />, { server, at: address, route: '/' });
  await screen.findByRole('table');
  return { ...view, server };
}

const listed = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]!.querySelector('button')!.textContent);
const row = (title: string) => screen.getByRole('button', { name: title }).closest('tr')!;
const BY_DATE = ['Rye takes its time.', 'Two ovens', 'Menus are not PDFs'];
const above = () => screen.queryByRole('list', { name: 'Unsaved writing' })?.textContent ?? '';

/** Keeps writing of a new post in this browser, as the page for writing does with `sync`. */
function keep(title: string, key: string, sync?: object) {
  const draft = { form: { ...emptyForm([]), title }, version: null, keptAt: AT, ...sync };
  localStorage.setItem(`${STORAGE_KEYS.postDrafts}/${key}`, JSON.stringify(draft));
}

beforeEach(() => localStorage.clear());

describe('drafts that are no posts yet', () => {
  it('are rows of the list, counted with it, in the order of its dates', async () => {
    await show('/');
    await waitFor(() => expect(listed()).toEqual(BY_DATE));
    expect(screen.getByText('3 posts')).toBeTruthy();
    expect(row('Two ovens').textContent).toContain('Draft');
    expect(row('Two ovens').textContent).toContain('Business');
    expect(above()).toBe('');
    cleanup();
    await show('/?sort=date', [
      ovens,
      rye,
      { ...ovens, key: 'new-later', title: '', saved_at: '2026-02-01T10:00:00Z' },
    ]);
    await waitFor(() => expect(listed()).toEqual([...BY_DATE.toReversed(), 'Untitled']));
    cleanup();
    await show('/?status=draft');
    await waitFor(() => expect(listed()).toEqual(BY_DATE));
    expect(screen.getByText('3 of 3 posts')).toBeTruthy();
  });

  it('are all of a list without posts', async () => {
    await show('/', [ovens], []);
    await waitFor(() => expect(listed()).toEqual(['Two ovens']));
    expect(screen.queryByText('No posts yet')).toBeNull();
  });

  it('are offered above the list, and not in it, where this browser has newer writing', async () => {
    const sync = (isSent: boolean) => ({ sync: { revision: 3, isSent, window: 'w' } });
    keep('Two ovens', 'new-ovens', sync(false));
    keep('Rye', 'new-rye', sync(true));
    await show('/');
    await waitFor(() => expect(listed()).toEqual(['Rye takes its time.', 'Menus are not PDFs']));
    expect(above()).toContain('Two ovens');
    expect(above()).not.toContain('Rye');
  });

  it('that nobody has any more but this browser are offered', async () => {
    keep('Rye', 'new-rye', { sync: { revision: 3, isSent: true, window: 'w' } });
    await show('/', []);
    await waitFor(() => expect(above()).toContain('Rye'));
  });

  it('are found among all posts by a search, but not among published ones', async () => {
    await show('/?search=ovens');
    await waitFor(() => expect(listed()).toEqual(['Two ovens', 'Menus are not PDFs']));
    expect(screen.getByText('2 of 3 posts')).toBeTruthy();
    expect(above()).not.toContain('Two ovens');
    cleanup();
    await show('/?search=ovens&status=published');
    expect(listed()).toEqual(['Menus are not PDFs']);
  });

  it('are one where two windows keep the same of one post, and are discarded together', async () => {
    for (const key of ['7-1-a', '7-2-b', '8-1-a']) keep('Bread and bytes', key);
    const { user } = await show('/', []);
    await waitFor(() => expect(screen.getAllByText('Unsaved writing in “Bread and bytes”')).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Discard' })[0]!);
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('/7-'))).toEqual([]));
    expect(screen.getAllByText('Unsaved writing in “Bread and bytes”')).toHaveLength(1);
  });

  it('are found by their words and their category', async () => {
    const { user } = await show();
    await screen.findByRole('button', { name: 'Two ovens' });
    await user.type(screen.getByPlaceholderText('Title, author, category or words'), 'time rye');
    await waitFor(() => expect(listed()).toEqual(['Rye takes its time.', 'Menus are not PDFs']));
    await user.clear(screen.getByPlaceholderText('Title, author, category or words'));
    await user.selectOptions(screen.getByLabelText('Category'), 'Business');
    await waitFor(() => expect(listed()).toEqual(['Two ovens', 'Menus are not PDFs']));
  });

  it('are discarded at one press, and put back as they were', async () => {
    const { user, server } = await show('/?status=draft', [ovens]);
    server
      .on('readDraft', { json: { success: true, draft: whole } })
      .on('dropDraft', { json: { success: true } })
      .on('saveDraft', { json: { success: true, revision: 4, saved_at: AT } });
    await user.click(await screen.findByRole('button', { name: 'Delete: Two ovens' }));
    await waitFor(() => expect(listed()).toEqual(['Menus are not PDFs']));
    const dropped = server.requests.find(({ method }) => method === 'DELETE')!;
    expect(dropped.url).toContain('key=new-ovens&revision=3');

    server.on('listDrafts', { json: { success: true, drafts: [], newsletters: [] } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The draft of “Two ovens” is back.');
    expect(server.requests.find(({ body }) => body !== null)!.body).toMatchObject({
      key: 'new-ovens',
      form: whole.form,
      revision: 3,
      force: true,
    });
  });

  it('are not put back over what was written meanwhile', async () => {
    const { user, server } = await show('/?status=draft', [ovens]);
    server
      .on('readDraft', { json: { success: true, draft: whole } })
      .on('dropDraft', { json: { success: true } });
    await user.click(await screen.findByRole('button', { name: 'Delete: Two ovens' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('It was written again meanwhile');
    expect(server.requests.filter(({ body }) => body !== null)).toEqual([]);
  });
});

describe('unsaved edits of a post', () => {
  const post = aDashboardPost({ id: 7, title: 'Bread and bytes' });

  it('are told of in its row, which goes on with them', async () => {
    const { user } = await show('/', [ofPost], [post]);
    await waitFor(() => expect(row('Bread and bytes').textContent).toContain('Not yet updated'));
    expect([listed(), above()]).toEqual([['Bread and bytes'], '']);
    await user.click(screen.getByRole('button', { name: 'Bread and bytes' }));
    expect(screen.getByLabelText('Address').textContent).toBe('/dashboard/write/7');
  });

  it('are discarded in its menu, and come back', async () => {
    const { user, server } = await show('/', [ofPost], [post]);
    server
      .on('readDraft', { json: { success: true, draft: { ...whole, ...ofPost } } })
      .on('dropDraft', { json: { success: true } })
      .on('saveDraft', { json: { success: true, revision: 4, saved_at: AT } });
    await waitFor(() => expect(row('Bread and bytes').textContent).toContain('Not yet updated'));
    await user.click(screen.getByRole('button', { name: 'More: Bread and bytes' }));
    await user.click(screen.getByRole('menuitem', { name: 'Discard the edits' }));
    await waitFor(() => expect(row('Bread and bytes').textContent).not.toContain('Not yet updated'));
    server.on('listDrafts', { json: { success: true, drafts: [], newsletters: [] } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('What was written in “Bread and bytes” is back.');
    expect(server.requests.find(({ body }) => body !== null)!.body).toMatchObject({ key: 'post-7' });
  });
});

describe('writing that this browser keeps', () => {
  it('goes on where it was written: on the whole page, or in the window', async () => {
    keep('On the page', 'new-page', { sync: { revision: 0, isSent: false, window: 'w' } });
    const { user } = await show('/', []);
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    expect(screen.getByLabelText('Address').textContent).toBe('/dashboard/write?draft=new-page');
  });

  it('goes from the site, too, and comes back', async () => {
    keep('Two ovens', 'new-ovens', { sync: { revision: 3, isSent: true, window: 'w' } });
    const { user, server } = await show('/', [ovens]);
    server
      .on('readDraft', { json: { success: true, draft: whole } })
      .on('dropDraft', { json: { success: true } });
    await user.click(await screen.findByRole('button', { name: 'Delete: Two ovens' }));
    await waitFor(() => expect(listed()).toEqual(['Menus are not PDFs']));
    expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.includes('new-ovens'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('new-ovens'))).toHaveLength(1),
    );
  });

  it('goes with the site’s, whichever device wrote that last, and without a connection not at all', async () => {
    const sync = (revision: number) => ({ sync: { revision, isSent: true, window: 'w' } });
    keep('Two ovens', '7-1-a', sync(1));
    keep('Two hot ovens', '7-2-b', sync(2));
    const { user, server } = await show('/', [ofPost], [aDashboardPost({ id: 7, title: 'Bread and bytes' })]);
    const keys = () => Object.keys(localStorage).filter((key) => key.includes('/7-'));
    const discardIt = async () => {
      await user.click(screen.getByRole('button', { name: 'More: Bread and bytes' }));
      await user.click(screen.getByRole('menuitem', { name: 'Discard the edits' }));
    };
    await waitFor(() => expect(row('Bread and bytes').textContent).toContain('Not yet updated'));
    server.on('readDraft', 'network failure');
    await discardIt();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('The draft was not discarded');
    await user.keyboard('{Escape}');
    expect(keys()).toHaveLength(2);

    server
      .on('readDraft', { json: { success: true, draft: { ...whole, ...ofPost, revision: 3 } } })
      .on('dropDraft', { json: { success: true } });
    await discardIt();
    await waitFor(() => expect(row('Bread and bytes').textContent).not.toContain('Not yet updated'));
    expect(server.requests.find(({ method }) => method === 'DELETE')!.url).toContain('revision=3');
    expect([keys(), above()]).toEqual([[], '']);
  });

  it('was written at a time of the business', () => {
    const now = new Date('2026-01-07T20:00:00.000Z');
    const time = formatTime(timeOf(new Date(AT)));
    expect(keptWhen(AT, now)).toMatch(/^today/);
    expect(keptWhen(AT, now)).toContain(time);
    expect(keptWhen('2026-01-02T10:00:00.000Z', now)).toMatch(/^on /);
    expect(keptWhen('soon', now)).toBe('earlier');
  });
});
