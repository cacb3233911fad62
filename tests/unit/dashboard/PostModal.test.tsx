import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { business } from '#content/business.ts';
import { BlogPostsTab } from '#app/dashboard/BlogPostsTab.tsx';
import { KEEP_DELAY_MS } from '#app/features/posts/use-draft-keeping.ts';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { fakeXhr } from '#tests/support/fake-xhr.ts';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Saving = 'createPost' | 'updatePost';

const OK = { json: { success: true as const, id: 7, post: aDashboardPost() } };
const CATEGORIES = [
  { id: 4, name: 'Technology' },
  { id: 5, name: 'Business' },
];
const post = aDashboardPost();

/** Everything that was typed for a new post; the text is restored, for it takes a real browser to type into an editor. */
const typed = {
  title: 'Ovens',
  excerpt: 'Hot.',
  content: '<p>They are hot.</p>',
  featured_image: '/uploads/oven.webp',
  image_attribution: 'Ana Ruiz',
  category: '4',
  author: '1',
  status: 'published',
  tags: 'heat,  bread , heat,',
  meta_title: 'On ovens',
  meta_description: 'All of it.',
  read_time: '3',
};

const EACH = `${STORAGE_KEYS.postDrafts}/`;

function keep(
  form: Partial<typeof typed>,
  key = 'new-1',
  version: string | null = null,
  keptAt = '2026-01-07T10:00:00.000Z',
) {
  const draft = { form: { ...typed, ...form }, version, keptAt };
  localStorage.setItem(EACH + key, JSON.stringify(draft));
}
const kept = () =>
  Object.fromEntries(
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith(EACH))
      .map(([key, text]) => [key.slice(EACH.length), JSON.parse(text as string) as { form: typeof typed }]),
  );

/** What is kept of a post, or of new ones, whatever its windows are called. */
const keptOf = (post: string) =>
  Object.entries(kept()).flatMap(([key, { form }]) => (key.startsWith(`${post}-`) ? [form] : []));
const keptNew = () => keptOf('new');

const modal = () => screen.queryByRole('dialog');
const field = (name: string) => within(modal()!).getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const button = (name: string | RegExp) => within(modal()!).getByRole('button', { name });
const answer = async (user: Awaited<ReturnType<typeof show>>['user'], name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

async function show() {
  const server = new FakeServer()
    .on('listCategories', { unchecked: CATEGORIES })
    .on('listDashboardPosts', { json: aDashboardPostList([post]) });
  vi.stubGlobal('XMLHttpRequest', fakeXhr(server));
  const view = renderOnSite(<BlogPostsTab />, { server });
  await screen.findByRole('table');
  return { ...view, sent: () => server.requests.filter(({ method }) => method !== 'GET') };
}

async function open(name: RegExp) {
  const view = await show();
  await view.user.click(screen.getByRole('button', { name }));
  await within(modal()!).findByRole('textbox', { name: 'Content' }, { timeout: 10_000 });
  return view;
}
const openNew = () => open(/^Add Post/);
const openKept = () => open(/^Continue writing/);
const openPost = () => open(/^Edit: Bread/);

/** With a whole post in the fields. */
async function openTyped(form: Partial<typeof typed> = {}) {
  keep(form);
  return openKept();
}

async function save(
  view: Awaited<ReturnType<typeof open>>,
  operation: Saving,
  ...replies: [Reply<Saving>, ...Reply<Saving>[]]
) {
  view.server.on(operation, ...replies);
  await view.user.click(button('Save Post'));
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the post modal', () => {
  it('[2.15.23] [2.15.24] [2.15.25] [4.10.01] [4.5.05] [9.3.05] [9.3.07] [3.2.17] begins empty, with the defaults', async () => {
    await openNew();
    expect(modal()!.textContent).toContain('Add Post');
    const names = [
      'Title',
      'Excerpt',
      'Category',
      'Image attribution',
      'Tags',
      'Meta title',
      'Meta description',
    ];
    expect(names.map((name) => field(name).value)).toEqual(['', '', '', '', '', '', '']);
    expect([field('Status').value, field('Read time').value]).toEqual(['published', '5']);
    expect(within(modal()!).getByText('Click to upload or drag and drop')).toBeTruthy();
    expect(document.activeElement).toBe(field('Title'));
  });

  it('[4.10.02] [3.2.04] [3.2.05] [3.2.06] [3.2.08] [3.2.10] [3.2.14] [3.2.15] [3.2.16] shows all of a post', async () => {
    await openPost();
    expect(modal()!.textContent).toContain('Edit Post');
    const names = ['Title', 'Excerpt', 'Status', 'Category', 'Image attribution', 'Tags', 'Read time'];
    expect(names.map((name) => field(name).value)).toEqual([
      ...[post.title, post.excerpt, 'published', '5', 'Drawn by hand', 'bread, caching', '4'],
    ]);
    expect([field('Meta title').value, field('Meta description').value]).toEqual([
      post.meta_title,
      post.meta_description,
    ]);
    expect(screen.getByRole('textbox', { name: 'Content' }).innerHTML).toContain('<strong>oven</strong>');
    expect(screen.getByRole('img', { name: 'Preview' }).getAttribute('src')).toBe(post.featured_image);
  });

  it.each<[string, keyof typeof typed, string]>([
    ['5.29', 'title', 'Title'],
    ['5.30', 'excerpt', 'Excerpt'],
    ['5.31', 'content', 'Content'],
    ['5.32', 'category', 'Category'],
    ['5.33', 'author', 'Author'],
  ])('[%s] [5.34] does not send a post without %s, and goes to that field', async (_, name, label) => {
    const { user, sent } = await openTyped({ [name]: '' });
    await user.click(button('Save Post'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Please fill in all required fields',
    );
    await answer(user, 'OK');
    const target =
      label === 'Content' ? within(modal()!).getByRole('textbox', { name: /^Content/ }) : field(label);
    await waitFor(() => expect(document.activeElement).toBe(target));
    expect(sent()).toEqual([]);
  });

  it('[7.9.01] [7.9.02] [D34] [K3] sends exactly the body of the specification, and the byline', async () => {
    const view = await openTyped();
    await save(view, 'createPost', 'never');
    const [{ method, url, headers, body }] = view.sent() as [ReturnType<typeof view.sent>[0]];
    expect([method, url, headers.get('If-Match')]).toEqual(['POST', '/api/create-blog-post.php', null]);
    expect(body).toEqual({
      title: 'Ovens',
      excerpt: 'Hot.',
      content: '<p>They are hot.</p>',
      featured_image: '/uploads/oven.webp',
      image_attribution: 'Ana Ruiz',
      category_id: 4,
      author_id: 1,
      status: 'published',
      tags: ['heat', 'bread'],
      meta_title: 'On ovens',
      meta_description: 'All of it.',
      read_time: 3,
      author: business.who.name,
    });
    expect(button('Saving...')).toHaveProperty('disabled', true);
  });

  it('[7.9.03] sends the same and the id for a post that is there, and which version it began from', async () => {
    const view = await openPost();
    await view.user.type(field('Title'), '!');
    await save(view, 'updatePost', 'never');
    const [{ method, url, headers, body }] = view.sent() as [ReturnType<typeof view.sent>[0]];
    expect([method, url]).toEqual(['PUT', '/api/update-blog-post.php']);
    expect(headers.get('If-Match')).toBe('"2026-01-06T08:30:00.000Z"');
    expect(body).toMatchObject({
      id: 7,
      title: 'Bread and bytes!',
      author_id: 1,
      category_id: 5,
      read_time: 4,
    });
    expect(Object.keys(body as object)).toHaveLength(14);
  });

  it('[4.10.03] [4.10.04] [4.10.05] closes after a save, forgets what was in it, and asks for the list again', async () => {
    const view = await openTyped();
    view.server.on('listDashboardPosts', {
      json: aDashboardPostList([post, { ...post, id: 8, title: 'Ovens' }]),
    });
    await save(view, 'createPost', OK);
    await waitFor(() => expect(modal()).toBeNull());
    expect(await screen.findByRole('button', { name: 'Ovens' })).toBeTruthy();
    expect(kept()).toEqual({});
    await view.user.click(screen.getByRole('button', { name: 'Add Post' }));
    expect([field('Title').value, field('Tags').value]).toEqual(['', '']);
  });

  it('[3.2.17] suggests a read time by the words', async () => {
    const { user } = await openTyped({ content: `<p>${'word '.repeat(900)}</p>` });
    await user.click(button(/^Use 4/));
    expect(field('Read time').value).toBe('4');
  });

  it('[3.2.15] [3.2.16] shows what a search engine will, and how long it is', async () => {
    const { user } = await openTyped({ meta_title: '', meta_description: '' });
    const preview = () => within(modal()!).getByRole('figure').textContent;
    expect(preview()).toContain('Ovens | ');
    expect(preview()).toContain('Hot.');
    await user.type(field('Meta title'), 'All about ovens');
    expect(preview()).toContain('All about ovens | ');
    expect(modal()!.textContent).toContain('15 characters of about 60 that are shown.');
    fireEvent.change(field('Meta description'), { target: { value: 'words '.repeat(40) } });
    expect(modal()!.textContent).toContain('the end may be cut off after about 160');
  });

  it('[2.15.25] [2.18.07] [3.2.05] saves the path of an image that was uploaded', async () => {
    const view = await openTyped({ featured_image: '' });
    view.server.on('uploadImage', { json: { success: true, filepath: '/uploads/new.webp' } });
    const input = modal()!.querySelector<HTMLInputElement>('[data-field=featured_image] input')!;
    await view.user.upload(input, new File(['x'], 'oven.png', { type: 'image/png' }));
    await screen.findByText('Uploaded');
    await save(view, 'createPost', 'never');
    expect(view.sent().at(-1)!.body).toMatchObject({ featured_image: '/uploads/new.webp' });
  });

  it('[K3] says whose name visitors read where it is another', async () => {
    const authors = [
      { id: 1, name: 'Admin', email: '', bio: '', role: 'Admin', status: 'active', created_at: '' },
      {
        id: 2,
        name: 'Ines',
        email: 'ines@example.com',
        bio: '',
        role: 'Editor',
        status: 'active',
        created_at: '',
      },
    ];
    localStorage.setItem(STORAGE_KEYS.authors, JSON.stringify(authors));
    const { user } = await openNew();
    await user.selectOptions(field('Author'), `${business.who.name} (Admin)`);
    expect(modal()!.textContent).toContain(`Visitors read “${business.who.name}”.`);
    await user.selectOptions(field('Author'), 'Ines');
    expect(modal()!.textContent).not.toContain('Visitors read');
  });

  it('keeps the byline of a post whose author this browser does not know', async () => {
    const view = await show();
    const server = view.server.on('listDashboardPosts', {
      json: aDashboardPostList([{ ...post, author_id: 3, author: 'Wren Calder' }]),
    });
    view.unmount();
    const { user } = renderOnSite(<BlogPostsTab />, { server });
    await user.click(await screen.findByRole('button', { name: /^Edit: Bread/ }));
    server.on('updatePost', 'never');
    await user.click(button('Save Post'));
    expect(view.sent().at(-1)!.body).toMatchObject({ author_id: 3, author: 'Wren Calder' });
  });
});

describe('a save that fails', () => {
  it.each<[string, Reply<Saving>, string]>([
    [
      '[8.23] the server’s reason',
      { status: 422, json: { success: false, error: 'Too long.' } },
      'Error creating post: Too long.',
    ],
    ['[8.24] no reason', { unchecked: { success: false } }, 'Error creating post: Unknown error'],
    ['[8.25] no answer', 'network failure', 'Failed to create post. Please try again.'],
    ['[8.25] [8.28] [D7] no JSON', { status: 502, text: 'Bad' }, 'Failed to create post. Please try again.'],
    [
      '[8.25] [8.28] [D7] an error of the server',
      { status: 500, json: { success: false, error: 'Oops' } },
      'Failed to create post. Please try again.',
    ],
  ])('says so and keeps modal and text: %s', async (_, reply, message) => {
    const view = await openTyped();
    await save(view, 'createPost', reply);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    await answer(view.user, 'OK');
    expect([field('Title').value, field('Tags').value]).toEqual(['Ovens', typed.tags]);
    expect(screen.getByRole('textbox', { name: 'Content' }).textContent).toContain('They are hot.');
    expect(keptNew().map(({ title }) => title)).toEqual(['Ovens']);
  });

  it.each<[string, Reply<Saving>, string]>([
    [
      '[8.26]',
      { status: 422, json: { success: false, error: 'Too long.', field: 'title' } },
      'Error updating post: Too long.',
    ],
    ['[8.26]', { unchecked: { success: false } }, 'Error updating post: Unknown error'],
    ['[8.27]', 'network failure', 'Failed to update post. Please try again.'],
  ])('%s does so for a post that is there', async (_, reply, message) => {
    const view = await openPost();
    await view.user.type(field('Title'), '!');
    await save(view, 'updatePost', reply);
    expect((await screen.findByRole('alertdialog')).textContent).toContain(message);
    await answer(view.user, 'OK');
    expect(field('Title').value).toBe('Bread and bytes!');
  });

  it('goes to the field that the server named', async () => {
    const view = await openPost();
    const refusal = { success: false as const, error: 'That category does not exist.', field: 'category_id' };
    await save(view, 'updatePost', { status: 422, json: refusal });
    await answer(view.user, 'OK');
    await waitFor(() => expect(document.activeElement).toBe(field('Category')));
  });

  const conflict = { status: 409, json: { success: false as const, error: 'Changed elsewhere.' } };

  it('asks before it writes over another window’s version, and then sends no version', async () => {
    const view = await openPost();
    await save(view, 'updatePost', conflict, OK);
    expect((await screen.findByRole('alertdialog')).textContent).toContain('This post was changed elsewhere');
    await answer(view.user, 'Overwrite');
    await waitFor(() => expect(modal()).toBeNull());
    expect(view.sent().map(({ headers }) => headers.get('If-Match'))).toEqual([`"${post.updated_at}"`, null]);
  });

  it('is taken back by Undo: the version before is sent once more, over the one that was saved', async () => {
    const view = await openPost();
    await view.user.type(field('Title'), '!');
    await save(view, 'updatePost', OK, OK);
    await waitFor(() => expect(modal()).toBeNull());
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText('“Bread and bytes” is as it was.');
    const [first, back] = view.sent();
    expect(first?.body).toMatchObject({ id: post.id, title: 'Bread and bytes!' });
    expect(back?.body).toMatchObject({ id: post.id, title: 'Bread and bytes', content: post.content });
  });

  it('keeps the text when that is not wanted', async () => {
    const view = await openPost();
    await view.user.type(field('Title'), '!');
    await save(view, 'updatePost', conflict);
    await answer(view.user, 'Cancel');
    expect(field('Title').value).toBe('Bread and bytes!');
    expect(view.sent()).toHaveLength(1);
  });
});

describe('writing that is not saved', () => {
  it('is kept as one types, per post, and no longer once it is as it was', async () => {
    await openPost();
    vi.useFakeTimers();
    fireEvent.change(field('Title'), { target: { value: 'Bread, again' } });
    expect(kept()).toEqual({});
    act(() => void vi.advanceTimersByTime(KEEP_DELAY_MS));
    expect(keptOf('7').map(({ title }) => title)).toEqual(['Bread, again']);
    expect(modal()!.textContent).toContain('a copy is kept in this browser');
    fireEvent.change(field('Title'), { target: { value: post.title } });
    act(() => void vi.advanceTimersByTime(KEEP_DELAY_MS));
    expect(kept()).toEqual({});
  });

  it('is kept at once when the window is left', async () => {
    await openNew();
    fireEvent.change(field('Title'), { target: { value: 'Half a th' } });
    fireEvent(window, new Event('pagehide'));
    expect(keptNew().map(({ title }) => title)).toEqual(['Half a th']);
  });

  it('is offered back after a reload', async () => {
    keep({ title: 'Half a thought' });
    const { user } = await show();
    const notice = screen.getByRole('list', { name: 'Unsaved writing' });
    expect(notice.textContent).toContain('Unsaved writing in “Half a thought”');
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    expect(field('Title').value).toBe('Half a thought');
    expect(modal()!.textContent).toContain('Your unsaved writing is back.');
  });

  it('is named by its first words without a title, and folded up behind the newest two', async () => {
    for (let minute = 0; minute < 10; minute += 1) {
      const content = `<p>Thought ${minute} of an afternoon without a title, and more of it.</p>`;
      keep({ title: ' ', content }, `new-${minute}`, null, `2026-01-07T10:0${minute}:00.000Z`);
    }
    const { user } = await show();
    const names = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('strong')!.textContent);
    expect(names('Unsaved writing')).toEqual(
      [9, 8].map((minute) => `Unsaved writing in “Thought ${minute} of an afternoon without a…”`),
    );
    await user.click(screen.getByText('8 more drafts'));
    expect(names('Written earlier')).toHaveLength(8);
  });

  it('comes back when its post is opened, with the version it began from', async () => {
    keep({ title: 'Mine' }, '7', '2026-01-02T00:00:00.000Z');
    const view = await openPost();
    expect(field('Title').value).toBe('Mine');
    await save(view, 'updatePost', 'never');
    expect(view.sent()[0]!.headers.get('If-Match')).toBe('"2026-01-02T00:00:00.000Z"');
  });

  it('of several new posts is kept of each, and each is offered back', async () => {
    keep({ title: 'In another window' });
    const { user, unmount } = await openNew();
    expect(field('Title').value).toBe('');
    fireEvent.change(field('Title'), { target: { value: 'In this window' } });
    unmount();
    expect(keptNew().map(({ title }) => title)).toEqual(['In another window', 'In this window']);
    await show();
    // The newest first.
    await user.click(screen.getAllByRole('button', { name: 'Continue writing' })[0]!);
    expect(field('Title').value).toBe('In this window');
    await user.click(button('Start with an empty post'));
    await answer(user, 'Discard');
    await user.click(button('Cancel'));
    expect(keptNew().map(({ title }) => title)).toEqual(['In another window']);
  });

  it('of one post in two windows is kept of both, and the latest comes back first', async () => {
    const first = await openPost();
    fireEvent.change(field('Title'), { target: { value: 'In this window' } });
    keep({ title: 'In another window' }, '7-another', post.updated_at);
    first.unmount();
    expect(keptOf('7').map(({ title }) => title)).toEqual(['In another window', 'In this window']);
    await openPost();
    expect(field('Title').value).toBe('In this window');
  });

  it('has one place, wherever it goes on', async () => {
    keep({ title: 'Mine' }, '7-before', post.updated_at);
    const { unmount } = await openPost();
    fireEvent.change(field('Title'), { target: { value: 'Mine, too' } });
    unmount();
    expect(Object.values(kept()).map(({ form }) => form.title)).toEqual(['Mine, too']);
  });

  it('gives way to the saved post on demand', async () => {
    keep({ title: 'Mine' }, '7', '2026-01-02T00:00:00.000Z');
    const { user } = await openPost();
    await user.click(button('Go back to the saved post'));
    await answer(user, 'Discard');
    expect(field('Title').value).toBe('Bread and bytes');
  });

  it('can be thrown away without opening it, and taken back', async () => {
    keep({});
    const { user } = await show();
    const before = kept();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(kept()).toEqual({}));
    expect(screen.queryByRole('list', { name: 'Unsaved writing' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(kept()).toEqual(before));
  });

  it('opens as a new post when its post is gone', async () => {
    keep({ title: 'Orphan', author: 'kept' }, '99', '2026-01-02T00:00:00.000Z');
    const { user, server } = await show();
    server.on('readDashboardPost', { status: 404, json: { success: false, error: 'Post not found.' } });
    await user.click(screen.getByRole('button', { name: 'Continue writing' }));
    await answer(user, 'OK');
    await waitFor(() => expect(field('Title').value).toBe('Orphan'));
    expect(modal()!.textContent).toContain('Add Post');
    expect(field('Author').value).toBe('');
  });

  it.each(['Cancel', 'Close'])('is asked about before %s throws it away', async (name) => {
    const { user } = await openNew();
    await user.type(field('Title'), 'Half a thought');
    await user.click(button(name));
    await answer(user, 'Cancel');
    expect(field('Title').value).toBe('Half a thought');
    await user.click(button(name));
    await answer(user, 'Discard changes');
    await waitFor(() => expect(modal()).toBeNull());
    expect(kept()).toEqual({});
  });

  it('is asked about on Escape, too; an unchanged modal just closes', async () => {
    const { user } = await openPost();
    await user.type(field('Title'), '!');
    fireEvent.keyDown(field('Title'), { key: 'Escape' });
    await answer(user, 'Cancel');
    await user.type(field('Title'), '{Backspace}');
    fireEvent.keyDown(field('Title'), { key: 'Escape' });
    await waitFor(() => expect(modal()).toBeNull());
  });

  it('a file picker that is cancelled does not close the modal', async () => {
    await openNew();
    fireEvent(modal()!.querySelector('input[type=file]')!, new Event('cancel', { bubbles: true }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(modal()).toBeTruthy();
  });
});

describe('a list without the texts', () => {
  const { content, ...listed } = post;

  async function showListed() {
    const server = new FakeServer()
      .on('listCategories', { unchecked: CATEGORIES })
      .on('listDashboardPosts', { json: { ...aDashboardPostList([post]), posts: [listed] } });
    const view = renderOnSite(<BlogPostsTab />, { server });
    await view.user.click(await screen.findByRole('button', { name: /^Edit: Bread/ }));
    return view;
  }

  it('is asked for, and the post that is edited is read', async () => {
    const newer = { ...post, title: 'Newer', content: '<p>Newer text</p>' };
    const server = new FakeServer()
      .on('listCategories', { unchecked: CATEGORIES })
      .on('listDashboardPosts', { json: { ...aDashboardPostList([post]), posts: [listed] } })
      .on('readDashboardPost', { json: { success: true, post: newer } });
    const view = renderOnSite(<BlogPostsTab />, { server });
    await view.user.click(await screen.findByRole('button', { name: /^Edit: Bread/ }));
    const text = await screen.findByRole('textbox', { name: 'Content' }, { timeout: 10_000 });
    expect([field('Title').value, text.textContent]).toEqual(['Newer', 'Newer text']);
    const asked = view.server.requests.filter(({ url }) => url.includes('endpoint=dashboard-posts'));
    expect(asked.map(({ url, headers }) => [url.split('?')[1], headers.get('Prefer')])).toEqual([
      ['endpoint=dashboard-posts&page=1&limit=50', 'return=minimal'],
      ['endpoint=dashboard-posts&id=7', null],
    ]);
  });

  it('opens nothing where the post can’t be read, and keeps what was written', async () => {
    keep({ title: 'Unsaved' }, '7', post.updated_at);
    const { server, user } = await showListed();
    const said = await screen.findByRole('alertdialog');
    expect(said.textContent).toContain('The post was not opened');
    expect(said.textContent).toContain('Your unsaved writing stays in this browser.');
    await answer(user, 'OK');
    expect([modal(), kept()['7']?.form.title]).toEqual([null, 'Unsaved']);
    server.on('readDashboardPost', { json: { success: true, post: { ...post, content } } });
    await user.click(screen.getByRole('button', { name: /^Edit: Bread/ }));
    await waitFor(() => expect(field('Title').value).toBe('Unsaved'));
  });

  it('says that a post is gone, and then shows it no more', async () => {
    const server = new FakeServer()
      .on('listCategories', { unchecked: CATEGORIES })
      .on(
        'listDashboardPosts',
        { json: { ...aDashboardPostList([post]), posts: [listed] } },
        { json: aDashboardPostList([]) },
      )
      .on('readDashboardPost', { status: 404, json: { success: false, error: 'Post not found.' } });
    const { user } = renderOnSite(<BlogPostsTab />, { server });
    await user.click(await screen.findByRole('button', { name: /^Edit: Bread/ }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('is not there any more');
    await answer(user, 'OK');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit: Bread/ })).toBeNull());
  });
});
