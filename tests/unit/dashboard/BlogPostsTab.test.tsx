import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { cancel } from '#content/words/frame.ts';
import { plannedAt } from '#app/features/posts/owner-post.ts';
import { BlogPostsTab } from '#app/dashboard/BlogPostsTab.tsx';
import { PostsTab } from '#app/dashboard/PostsTab.tsx';
import { formatShortDate } from '#app/components/dashboard/short-date.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';
import { chooseInMenu, openMenu } from '#tests/support/dashboard.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

type Replies = Reply<'listDashboardPosts' | 'togglePostStatus' | 'changePosts'>[];

const LIST = '/api/blog-posts-working.php?endpoint=dashboard-posts';
const OK = { json: { success: true as const } };

const bread = aDashboardPost();
const menus = aDashboardPost({
  id: 8,
  title: 'Menus are not PDFs',
  excerpt: 'A phone in one hand.',
  author: 'Ines Ortega',
  author_id: 2,
  category: 'Tutorial',
  status: 'draft',
  published_at: null,
  view_count: 0,
});
const odd = aDashboardPost({
  id: 9,
  title: 'Type',
  excerpt: 'Two of them.',
  author: 'Wren Calder',
  category: 'Design',
  status: 'archived' as 'draft',
  published_at: 'soon',
});

const row = (title: string) => screen.getByRole('button', { name: title }).closest('tr')!;
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((one) => within(one).getAllByRole('button')[0]!.textContent);
const press = (name: string, title: string) =>
  within(row(title)).getByRole('button', { name: `${name}: ${title}` });

const NOTHING_WAITS = {
  success: true as const,
  ...{ can_send: true, recipients: 30, was_sent: false, waiting: null, sent: null, last_campaign: null },
};

function serverWith(...replies: Replies) {
  return new FakeServer()
    .on('listCategories', { json: [] })
    .on('readPostSending', { json: NOTHING_WAITS })
    .on(['listDashboardPosts', 'togglePostStatus', 'changePosts'], ...replies);
}

async function show(...replies: Replies) {
  const server = serverWith(
    ...(replies.length === 0 ? [{ json: aDashboardPostList([bread, menus, odd]) }] : replies),
  );
  const view = renderOnSite(<BlogPostsTab />, { server });
  await screen.findByRole('table');
  return { ...view, calls: () => server.requests.filter(({ url }) => !/categories|newsletter/.test(url)) };
}

describe('the list of posts', () => {
  it('[7.4.03] [3.4.03] [3.4.04] [3.4.05] [3.4.06] [3.4.07] makes do with four categories when both scripts fail', async () => {
    const server = new FakeServer()
      .on(['listCategories', 'listPostCategories'], 'network failure')
      .on('listDashboardPosts', { json: aDashboardPostList([odd]) });
    renderOnSite(<BlogPostsTab />, { server });
    const filter = screen.getByLabelText('Category');
    await within(filter).findByRole('option', { name: 'Technology' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...['All categories', 'Web Development', 'Design', 'Tutorial', 'Technology']]);
  });

  it('[1.13] [7.3.01] [7.3.02] [9.3.03] asks for fifty', async () => {
    const { calls } = await show();
    expect(calls().map(({ method, url }) => [method, url])).toEqual([['GET', `${LIST}&page=1&limit=50`]]);
  });

  it('[2.15.22] [3.2.02] [3.2.03] [3.2.07] [3.2.09] [3.2.12] [3.2.13] [7.3.03] is a table of drafts, too', async () => {
    await show();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Select all',
      'Title',
      'Status',
      'Category',
      'Author',
      'Date',
      'Views',
      'Actions',
    ]);
    const cells = (title: string) => within(row(title)).getAllByRole('cell').slice(1, 7);
    expect(cells('Bread and bytes').map(({ textContent }) => textContent)).toEqual([
      'Bread and bytesWhat a bakery taught me about caching.',
      'Published',
      'Business',
      'Admin',
      formatShortDate(bread.published_at, new Date()),
      '1,234 views',
    ]);
    expect(cells('Menus are not PDFs')[1]!.textContent).toBe('Draft');
  });

  it('[3.2.07] [D22] says No date and Invalid date', async () => {
    const undated = aDashboardPost({ id: 10, title: 'Undated', published_at: null });
    await show({ json: aDashboardPostList([undated, odd]) });
    expect(row('Undated').textContent).toContain('No date');
    expect(row('Type').textContent).toContain('Invalid date');
  });

  it('[3.2.07] takes date where there is no published_at', async () => {
    const { published_at, ...rest } = { ...bread, date: '2026-02-03' };
    expect(published_at).not.toBeNull();
    await show({ unchecked: { ...aDashboardPostList([bread]), posts: [rest] } });
    expect(row('Bread and bytes').textContent).toContain('February 3, 2026');
  });

  it('[4.5.06] [K15] counts every status but draft as published', async () => {
    const { user } = await show();
    expect(within(row('Type')).getByText('Published')).toBeTruthy();
    expect(await openMenu(user, 'Type')).toContain('Unpublish');
  });

  it.each<[string, Replies[number], string]>([
    ['the server’s reason', { status: 500, json: { success: false, error: 'Resting.' } }, 'Resting.'],
    ['the status', { status: 502, text: 'Bad gateway' }, 'HTTP error! status: 502'],
    ['[8.05] nothing more', { unchecked: { success: false } }, 'Failed to fetch posts'],
    ['[8.05] no JSON', { text: '<html>' }, 'Failed to fetch posts'],
  ])('[8.04] shows a failure with its message, and tries again: %s', async (_, reply, message) => {
    const server = serverWith(reply, { json: aDashboardPostList([bread]) });
    const { user } = renderOnSite(<BlogPostsTab />, { server });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error Loading Posts');
    expect(alert.textContent).toContain(message);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('says what to do when there is none', async () => {
    renderOnSite(<BlogPostsTab />, { server: serverWith({ json: aDashboardPostList([]) }) });
    expect(await screen.findByText('No posts yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add the first post' })).toBeTruthy();
    expect(screen.queryByRole('search')).toBeNull(); // there is nothing to find
  });
});

describe('finding posts', () => {
  const all = { json: aDashboardPostList([bread, menus, odd]) };
  const found = {
    json: {
      ...aDashboardPostList([menus], { total_posts: 1 }),
      totals: { published: 2, drafts: 1, views: 0 },
    },
  };
  const none = { json: { ...aDashboardPostList([]), totals: { published: 2, drafts: 1, views: 0 } } };
  const asked = (calls: { url: string }[]) => calls.at(-1)!.url.slice(LIST.length);

  it('[2.15.17] [2.15.18] [2.15.19] asks for those with the words in title, excerpt or author', async () => {
    const { user, calls } = await show(all, found);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'menus');
    await waitFor(() => expect(titles()).toEqual(['Menus are not PDFs']));
    await waitFor(() => expect(asked(calls())).toBe('&page=1&limit=50&search=menus'));
    expect(screen.getByText('1 of 3 posts')).toBeTruthy();
  });

  it('by an author, whom a link may name; who writes alone is not asked', async () => {
    await show(all, found);
    expect(screen.queryByRole('combobox', { name: 'Author' })).toBeNull();
    cleanup();
    const server = serverWith(all, found);
    const place = { at: '/dashboard?tab=posts&author=1', route: '/dashboard' };
    const view = renderOnSite(<BlogPostsTab />, { server, ...place });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Author' });
    const lists = () => server.requests.filter(({ url }) => url.includes('dashboard-posts'));
    await waitFor(() => expect(lists().at(-1)!.url).toContain('author=1'));
    expect(choice.selectedOptions[0]!.textContent).toBe(`${business.who.name} (Admin)`);
    await view.user.selectOptions(choice, 'All authors');
    await waitFor(() => expect(lists().at(-1)!.url).not.toContain('author='));
  });

  it('[2.15.20] [2.15.21] by status and category, and shows all again when nothing fits', async () => {
    const { user, calls } = await show(all, found, none, all);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Drafts');
    await waitFor(() => expect(titles()).toEqual(['Menus are not PDFs']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Tutorial');
    await user.click(await screen.findByRole('button', { name: 'Show all posts' }));
    expect(calls().map(({ url }) => url.slice(LIST.length))).toEqual([
      '&page=1&limit=50',
      '&page=1&limit=50&status=draft',
      '&page=1&limit=50&status=draft&category=Tutorial',
    ]);
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('reaches posts beyond the first page', async () => {
    const first = { json: aDashboardPostList([bread], { total_posts: 2, total_pages: 2 }) };
    const second = { json: aDashboardPostList([menus], { current_page: 2, total_posts: 2, total_pages: 2 }) };
    const { user, calls } = await show(first, second);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(titles()).toEqual(['Bread and bytes', 'Menus are not PDFs']));
    expect(calls()[1]!.url).toBe(`${LIST}&page=2&limit=50`);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('orders by a column, and the other way around at the second press', async () => {
    const { user, calls } = await show(all);
    const sorted = () =>
      screen.getAllByRole('columnheader').find((head) => head.getAttribute('aria-sort') !== null)!;
    expect([sorted().textContent, sorted().getAttribute('aria-sort')]).toEqual(['Date', 'descending']);
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(asked(calls())).toBe('&page=1&limit=50&sort=title');
    expect([sorted().textContent, sorted().getAttribute('aria-sort')]).toEqual(['Title', 'ascending']);
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(asked(calls())).toBe('&page=1&limit=50&sort=-title');
    await user.click(screen.getByRole('button', { name: 'Views' }));
    expect(asked(calls())).toBe('&page=1&limit=50&sort=-views');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort:' }), 'Status, Z to A');
    expect(asked(calls())).toBe('&page=1&limit=50&sort=-status');
  });
});

describe('several posts', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const third = aDashboardPost({ id: 10, title: 'Zebra' });

  it('are chosen one by one, in a row with Shift, or all', async () => {
    const { user } = await show({ json: aDashboardPostList([bread, menus, odd, third]) });
    expect(screen.queryByRole('region', { name: 'Selected posts' })).toBeNull();
    await user.click(box('Select: Bread and bytes'));
    expect(screen.getByText('1 post selected')).toBeTruthy();
    await user.keyboard('{Shift>}');
    await user.click(box('Select: Type'));
    await user.keyboard('{/Shift}');
    expect(screen.getByText('3 posts selected')).toBeTruthy();
    expect(box('Select: Menus are not PDFs')).toHaveProperty('checked', true);
    await user.click(box('Select all that are shown'));
    expect(screen.getByText('4 posts selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Selected posts' })).toBeNull();
  });

  it('are changed by one request, which says what did not work, and can be taken back', async () => {
    const list = { json: aDashboardPostList([bread, menus]) };
    const undo = [
      {
        id: 8,
        status: 'draft' as const,
        published_at: null,
        category_id: 1,
        tags: [],
        version: '2026-03-01T12:00:00.000Z',
      },
    ];
    const { user, server } = await show(list);
    server
      .on('listDashboardPosts', list)
      .on(
        'changePosts',
        { json: { success: true, done: [8], failed: [{ id: 7, error: 'It is gone.' }], undo } },
        { json: { success: true, done: [8], failed: [], undo: [] } },
      );
    await user.click(box('Select all that are shown'));
    const bar = screen.getByRole('region', { name: 'Selected posts' });
    await user.click(within(bar).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('1 post published. Not “Bread and bytes”: It is gone.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 post as before.')).toBeTruthy();
    expect(server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { action: 'publish', ids: [7, 8] },
      { action: 'undo', states: undo },
    ]);
  });
});

describe('the status toggle', () => {
  const list = { json: aDashboardPostList([bread, menus]) };

  it.each([
    ['Unpublish', 'Bread and bytes', 7, 'draft', 'Draft'],
    ['Publish', 'Menus are not PDFs', 8, 'published', 'Published'],
  ])(
    '[4.5.01] [4.5.02] [4.5.03] [7.5.02] %s sends the status alone and changes the list without asking again',
    async (name, title, id, status, badge) => {
      const { user, calls } = await show(list, OK);
      if (name === 'Publish') await user.click(press(name, title));
      else await chooseInMenu(user, title, name);
      await waitFor(() => expect(within(row(title)).getByText(badge)).toBeTruthy());
      expect(
        calls()
          .slice(1)
          .map(({ method, url, body }) => [method, url, body]),
      ).toEqual([['PUT', `/api/blog-posts-working.php?endpoint=blog-posts/${id}`, { status }]]);
    },
  );

  it('shows the date that the server gave, says what was done, and takes it back', async () => {
    const post = { published_at: '2026-03-01T12:00:00.000Z', updated_at: '2026-03-01T12:00:00.001Z' };
    const { user, server } = await show(list);
    server.on('listDashboardPosts', list);
    server.on('togglePostStatus', { json: { success: true, post } });
    server.on('changePosts', { json: { success: true, done: [8], failed: [], undo: [] } });
    await user.click(press('Publish', 'Menus are not PDFs'));
    expect((await screen.findAllByText('“Menus are not PDFs” is published.'))[0]).toBeTruthy();
    expect(row('Menus are not PDFs').textContent).toContain(
      formatShortDate('2026-03-01T12:00:00.000Z', new Date()),
    );
    // Without a new list: its row goes where that date is.
    expect(titles()).toEqual(['Menus are not PDFs', 'Bread and bytes']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(row('Menus are not PDFs')).getByText('Draft')).toBeTruthy());
    expect(server.requests.find(({ method }) => method === 'POST')!.body).toEqual({
      action: 'undo',
      states: [
        {
          id: 8,
          status: 'draft',
          published_at: null,
          category_id: menus.category_id,
          tags: menus.tags,
          version: post.updated_at,
        },
      ],
    });
  });

  it('offers what fits a post that is to appear later', async () => {
    const later = aDashboardPost({ title: 'Later', published_at: '2099-01-05T12:00:00.000Z' });
    const { user, server } = await show({ json: aDashboardPostList([later]) });
    server.on('listDashboardPosts', { json: aDashboardPostList([later]) });
    const names = within(row('Later'))
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Later', 'Edit', 'Publish now', '']);
    expect(await openMenu(user, 'Later')).toEqual([
      ...['Preview', 'Unschedule', 'Open in the full-page editor', 'Duplicate', 'Delete#'],
    ]);
    await user.keyboard('{Escape}');
    server.on('changePosts', { json: { success: true, done: [7], failed: [], undo: [] } });
    await user.click(press('Publish now', 'Later'));
    expect((await screen.findAllByText('“Later” is published.'))[0]).toBeTruthy();
    expect(server.requests.find(({ method }) => method === 'POST')!.body).toEqual({
      action: 'publish',
      ids: [7],
    });
  });

  it('keeps the focus while it is under way, and is sent once however often it is pressed', async () => {
    const { user, calls } = await show(list, 'never');
    await chooseInMenu(user, 'Bread and bytes', 'Unpublish');
    await chooseInMenu(user, 'Bread and bytes', 'Unpublish');
    expect(document.activeElement).toBe(press('More', 'Bread and bytes'));
    expect(calls()).toHaveLength(2);
  });

  it('[4.5.04] changes nothing when the server refuses, and says so', async () => {
    const { user, calls } = await show(list, { status: 422, json: { success: false, error: 'Not today.' } });
    await chooseInMenu(user, 'Bread and bytes', 'Unpublish');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Not today.');
    expect(within(row('Bread and bytes')).getByText('Published')).toBeTruthy();
    expect(calls()).toHaveLength(2);
  });
});

describe('a draft whose email waits for it', () => {
  it('is published once it was said that the email goes out with it, also where the list does not know of it', async () => {
    const waiting = {
      campaign: 3,
      subject: 'At last',
      preview_text: '',
      part: 'excerpt' as const,
      send_at: null,
    };
    const newsletter = { sent_at: null, is_scheduled: false };
    const draft = aDashboardPost({ id: 8, title: 'Waiting', status: 'draft' });
    const server = serverWith({ json: aDashboardPostList([{ ...draft, newsletter }]) }).on(
      'readPostSending',
      {
        json: { ...NOTHING_WAITS, was_sent: true, waiting, last_campaign: 3 },
      },
    );
    const { user } = renderOnSite(<BlogPostsTab />, { server });
    await user.click(await screen.findByRole('button', { name: 'Publish: Waiting' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('its email “At last” to 30 subscribers');
    await user.click(within(question).getByRole('button', { name: cancel }));
    expect(server.requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('a draft with a date to come', () => {
  it.each(['as it was saved', 'as it is kept'])(
    'is planned for it, and never put online before unasked: %s',
    async (how) => {
      const at = '2099-12-20T17:00:00.000Z';
      const isSaved = how === 'as it was saved';
      const draft = aDashboardPost({
        id: 8,
        title: 'Later',
        status: 'draft',
        published_at: isSaved ? at : null,
      });
      const kept = {
        ...{ key: 'post-8', post_id: 8, title: 'Later', beginning: '', category_id: null, author_id: null },
        ...{ words: 1, saved_at: at, device: 'Firefox', published_at: at },
      };
      const server = serverWith({ json: aDashboardPostList([draft]) }).on('listDrafts', {
        json: { success: true, drafts: isSaved ? [] : [kept], newsletters: [] },
      });
      const { user } = renderOnSite(<PostsTab />, { server });
      await screen.findByRole('button', { name: 'Schedule…: Later' });
      expect(screen.queryByRole('button', { name: 'Publish: Later' })).toBeNull();
      expect(screen.getByRole('table').textContent).toContain(', planned for ');
      expect(await openMenu(user, 'Later')).toContain('Publish now');
    },
  );

  it('is planned for nothing where what is kept of it has no date any more', () => {
    const post = { status: 'draft' as const, published_at: '2099-12-20T17:00:00.000Z' };
    expect(plannedAt(post, '')).toBeNull();
    expect(plannedAt(post)).toBe(post.published_at);
    expect(plannedAt({ ...post, published_at: '2020-12-20T17:00:00.000Z' })).toBeNull();
  });
});

describe('the menu of a row', () => {
  it('offers what fits a post that is published, and one that is a draft', async () => {
    const { user } = await show();
    const rest = ['Open in the full-page editor', 'Duplicate', 'Delete#'];
    expect(await openMenu(user, 'Bread and bytes')).toEqual(['Unpublish', 'Send to subscribers…', ...rest]);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(press('More', 'Bread and bytes'));
    expect(await openMenu(user, 'Menus are not PDFs')).toEqual(['Preview', 'Schedule…', ...rest]);
  });

  it('makes a draft of its own of a post, and takes that back', async () => {
    const { user, server } = await show();
    const post = aDashboardPost({ id: 12 });
    server
      .on('createPost', { json: { success: true, id: 12, post } })
      .on('deletePost', { json: { success: true } });
    await chooseInMenu(user, 'Bread and bytes', 'Duplicate');
    const said = await screen.findAllByText('“Bread and bytes (copy)” is a new draft.');
    expect(said[0]).toBeTruthy();
    const { content, tags, author, author_id } = bread;
    const sent = server.requests.find(({ method }) => method === 'POST')!.body;
    expect(sent).toMatchObject({
      ...{ title: 'Bread and bytes (copy)', status: 'draft', content, tags, author, author_id },
    });
    expect(sent).not.toHaveProperty('slug');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findAllByText('“Bread and bytes (copy)” is in the trash.');
    expect(server.requests.some(({ method, url }) => method === 'DELETE' && url.includes('id=12'))).toBe(
      true,
    );
  });

  it('is opened by a press on it, but not on what can be pressed there', async () => {
    const { user } = await show();
    await user.click(within(row('Bread and bytes')).getByRole('checkbox'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(row('Bread and bytes')).getByText('Business'));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('says that a post went to the subscribers, or is about to', async () => {
    const newsletter = { sent_at: '2026-02-01T12:00:00.000Z', is_scheduled: false };
    const waiting = aDashboardPost({ id: 8, title: 'Waiting' });
    const { user } = await show({
      json: aDashboardPostList([
        { ...bread, newsletter },
        { ...waiting, newsletter: { ...newsletter, is_scheduled: true } },
      ]),
    });
    const sent = `Sent ${formatLongDate(newsletter.sent_at)}`;
    expect((await openMenu(user, 'Bread and bytes'))[1]).toBe(`Send again…${sent}`);
    await user.keyboard('{Escape}');
    await openMenu(user, 'Waiting');
    const item = screen.getByRole('menuitem', { name: /^Send to subscribers/ });
    expect([item.textContent, item.getAttribute('aria-disabled')]).toEqual([
      'Send to subscribers…Scheduled in Campaigns',
      'true',
    ]);
  });

  it('says of a draft when it was edited', async () => {
    await show();
    expect(row('Menus are not PDFs').textContent).toContain(
      `Edited ${formatShortDate(menus.updated_at, new Date())}`,
    );
  });
});

describe('deleting', () => {
  const ask = async (...replies: Replies) => {
    const view = await show();
    if (replies.length > 0) view.server.on('deletePost', ...replies);
    await chooseInMenu(view.user, 'Bread and bytes', 'Delete');
    return view;
  };
  const sure = () => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' });

  it('[5.49] asks first', async () => {
    const { server } = await ask();
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Are you sure you want to delete this post? This action cannot be undone.',
    );
    expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('[5.53] does nothing on Cancel', async () => {
    const { user, server } = await ask();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(titles()).toHaveLength(3);
    expect(server.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  });

  it('[7.9.04] [8.31] deletes, says so, and asks for the list again', async () => {
    const { user, server, calls } = await ask(OK);
    server.on(['listDashboardPosts', 'togglePostStatus', 'changePosts'], {
      json: aDashboardPostList([menus]),
    });
    await user.click(sure());
    expect((await screen.findAllByText('Blog post deleted successfully'))[0]).toBeTruthy();
    await waitFor(() => expect(titles()).toEqual(['Menus are not PDFs']));
    const [, request] = calls();
    expect([request!.method, request!.url]).toEqual(['DELETE', '/api/delete-blog-post.php?id=7']);
    await waitFor(() =>
      expect(document.querySelector('[aria-live]')!.textContent).toBe('Blog post deleted successfully'),
    );
  });

  it.each<[string, Replies[number], string]>([
    [
      '[8.29] the server’s reason',
      { status: 404, json: { success: false, error: 'It is gone.' } },
      'Failed to delete post: It is gone.',
    ],
    ['[8.30] no answer', 'network failure', 'Error deleting post. Please try again.'],
    ['[8.30] no JSON', { status: 502, text: 'Bad gateway' }, 'Error deleting post. Please try again.'],
  ])('says why it failed, and keeps the post: %s', async (_, reply, message) => {
    const { user } = await ask(reply);
    await user.click(sure());
    expect((await screen.findByText(message)).closest('dialog')).toBeTruthy();
    expect(titles()).toHaveLength(3);
  });
});
