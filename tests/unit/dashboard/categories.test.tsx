import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { missing } from '#content/words/forms.ts';
import { cancel } from '#content/words/frame.ts';
import { CategoriesTab } from '#app/dashboard/CategoriesTab.tsx';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const CATEGORIES = ['listCategories', 'createCategory', 'updateCategory', 'deleteCategory'] as const;
type Operations = (typeof CATEGORIES)[number];

const design = {
  ...{ id: 2, name: 'Design', slug: 'design', description: 'Type and colour.', color: '#A8431F' },
  postCount: 3,
};
const empty = { ...design, id: 9, name: 'Odds and ends', slug: 'odds-and-ends', postCount: 0 };
const LIST = { json: [design, empty] };
const OK = { json: { success: true as const } };
const QUESTION =
  /^Are you sure you want to delete this category\? This action cannot be undone\.\s+Until you leave the dashboard, Undo brings it back\.$/;

const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent);
const item = (name: string) =>
  screen.getAllByRole('listitem').find(({ textContent }) => textContent.includes(name))!;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const writes = (server: FakeServer) => server.requests.filter(({ method }) => method !== 'GET');
const region = () => screen.getByRole('region', { name: 'Categories' });

/** Opens the tab; what is prepared answers what comes after the list, one after the other. */
async function show(...replies: Reply<Operations>[]) {
  const server = new FakeServer().on(CATEGORIES, LIST, ...replies, LIST);
  const view = renderOnSite(<CategoriesTab />, { server });
  await screen.findAllByRole('listitem');
  return view;
}

async function create(reply: Reply<Operations>) {
  const view = await show(reply);
  await view.user.click(button('New category'));
  await view.user.type(name(), 'Deserts');
  await view.user.click(button('Create category'));
  return view;
}

async function update(reply: Reply<Operations>) {
  const view = await show(reply);
  await view.user.click(button('Edit Design'));
  await view.user.clear(name());
  await view.user.type(name(), 'Drawing');
  await view.user.click(button('Save changes'));
  return view;
}

async function remove(reply: Reply<Operations>) {
  const view = await show(reply);
  await view.user.click(button('Delete Odds and ends'));
  await view.user.click(button('Delete'));
  return view;
}

/** A message in an alert dialog, after which the form or the list is as it was. */
async function expectAlert(text: string | RegExp) {
  expect(await screen.findByText(text, { selector: '[role=alertdialog] p' })).toBeTruthy();
}

describe('the list of categories', () => {
  it('[1.14] [2.15.26] [3.4.01] shows name, slug, description, colour and how many posts', async () => {
    const { container } = await show();
    expect(item('Design').textContent).toContain('Design /design');
    expect(item('Design').textContent).toContain('Type and colour.');
    expect(item('Design').textContent).toContain('3 posts');
    expect(container.querySelector('circle')!.getAttribute('fill')).toBe('#A8431F');
  });

  it('[2.15.31] [3.4.02] [K10] shows 0 posts and #3B82F6 for what the server leaves out', async () => {
    const server = new FakeServer().on(CATEGORIES, { unchecked: [{ id: 1, name: 'Bare' }] });
    const { container } = renderOnSite(<CategoriesTab />, { server });
    await screen.findByText('0 posts');
    expect(container.querySelector('circle')!.getAttribute('fill')).toBe('#3B82F6');
    expect(button('Delete Bare').disabled).toBe(false);
  });

  it('[2.15.30] cannot delete one that has posts', async () => {
    await show();
    expect(button('Delete Design').disabled).toBe(true);
    expect(button('Delete Design').title).toBe('It has posts: move them to another category first.');
    expect(button('Delete Odds and ends').disabled).toBe(false);
  });

  it('leads to its posts, and to its page on the site', async () => {
    await show();
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('3 posts in Design')).toBe('/dashboard?tab=posts&category=Design');
    expect(link('Design on the site')).toBe('/blog/category/design');
    expect(within(item('Odds and ends')).queryByRole('link', { name: /posts/ })).toBeNull();
  });

  it('[D12] takes an object with the list, too', async () => {
    renderOnSite(<CategoriesTab />, {
      server: new FakeServer().on(CATEGORIES, { unchecked: { categories: [design] } }),
    });
    await waitFor(() => expect(names()).toEqual(['Design /design']));
  });

  it('says when there are none', async () => {
    renderOnSite(<CategoriesTab />, { server: new FakeServer().on(CATEGORIES, { json: [] }) });
    expect(await screen.findByText('No categories yet')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it.each<[string, Reply<Operations>]>([
    ['fails', { status: 500, text: 'Oops' }],
    ['cannot be reached', 'network failure'],
    ['gives no list', { json: { success: true } }],
  ])("[7.4.02] asks the posts' script when the other %s", async (_, reply) => {
    const server = new FakeServer().on(CATEGORIES, reply).on('listPostCategories', { json: [design] });
    renderOnSite(<CategoriesTab />, { server });
    await waitFor(() => expect(names()).toEqual(['Design /design']));
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/categories.php',
      'GET /api/blog-posts-working.php?endpoint=categories',
    ]);
  });

  it('[7.4.03] [3.4.03] [3.4.04] [3.4.05] [3.4.06] [3.4.07] makes do with four when both fail, and tries again', async () => {
    const server = new FakeServer()
      .on(CATEGORIES, 'network failure', LIST)
      .on('listPostCategories', 'network failure');
    const { user } = renderOnSite(<CategoriesTab />, { server });
    await screen.findByText('Error loading categories');
    expect(names()).toEqual([
      'Web Development /web-development',
      'Design /design',
      'Tutorial /tutorial',
      'Technology /technology',
    ]);
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(screen.queryByText('0 posts')).toBeNull();
    expect(screen.getAllByRole('listitem').some((one) => one.querySelector('svg') !== null)).toBe(false);
    await user.click(button('Try again'));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('creating a category', () => {
  it('[2.15.27] [7.4.04] [9.3.06] [5.36] sends name, description and colour, #3B82F6 unless chosen', async () => {
    window.localStorage.setItem('auth_token', 'kept-token');
    const { server } = await create(OK);
    await waitFor(() => expect(writes(server)).toHaveLength(1));
    const [{ method, url, body, headers }] = writes(server) as [(typeof server.requests)[0]];
    expect([method, url]).toEqual(['POST', '/api/categories.php']);
    expect(body).toEqual({ name: 'Deserts', description: '', color: '#3B82F6' });
    expect(headers.get('Authorization')).toBe('Bearer kept-token');
    window.localStorage.clear();
  });

  it('[8.34] says so, closes the form, and asks for the list anew', async () => {
    const { server } = await create(OK);
    await within(region()).findByText('Category created successfully!');
    expect(screen.queryByRole('button', { name: 'Create category' })).toBeNull();
    expect(server.requests.at(-1)!.method).toBe('GET');
    expect(document.activeElement).toBe(button('New category'));
  });

  it('can be taken back, unless it has posts by then', async () => {
    const created = { json: { success: true as const, id: 6, category: { ...empty, id: 6 } } };
    const refused = { status: 409, unchecked: { success: false, message: 'It has posts.' } };
    const { user, server } = await show(created, LIST, refused, LIST, created, LIST, OK);
    for (const taken of [/^It has posts\.$/, /^Category removed again\.$/]) {
      await user.click(button('New category'));
      await user.type(name(), 'Deserts');
      await user.click(button('Create category'));
      await within(region()).findByText('Category created successfully!');
      await user.click(button('Undo'));
      await screen.findByText(taken);
      if (screen.queryByRole('alertdialog') !== null) await user.click(button('OK'));
    }
    expect(
      writes(server)
        .map(({ method, url }) => `${method} ${url}`)
        .filter((one) => one.startsWith('DELETE')),
    ).toEqual(['DELETE /api/categories.php?id=6', 'DELETE /api/categories.php?id=6']);
  });

  it('[7.4.05] [8.34] reads an answer with noise around it', async () => {
    await create({ text: 'Warning: {main} in x.php\n{"success":true,"id":6}\n<!-- done -->' });
    expect(await within(region()).findByText('Category created successfully!')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[7.4.05] [8.33] reads a refusal in the noise, too', async () => {
    await create({ text: 'Notice {"success":false,"error":"The name is taken."} end' });
    await expectAlert('The name is taken.');
  });

  it.each(['', '   '])('[5.35] sends nothing with the name %j, and says so at its field', async (typed) => {
    const { user, server } = await show();
    await user.click(button('New category'));
    if (typed !== '') await user.type(name(), typed);
    await user.click(button('Create category'));
    expect(writes(server)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(name().value).toBe(typed);
    expect(document.activeElement).toBe(name());
    expect(document.getElementById(name().getAttribute('aria-describedby')!)?.textContent).toBe(missing.text);
  });

  it.each<[string, Reply<Operations>, string | RegExp]>([
    ['[8.33] a reason', { status: 409, json: { success: false, error: 'Taken.' } }, 'Taken.'],
    ['[8.32] no reason', { unchecked: { success: false } }, 'Failed to create category. Please try again.'],
    ['[8.32] an error page', { status: 502, text: 'Oops' }, 'Failed to create category. Please try again.'],
    ['[8.32] no connection', 'network failure', 'Failed to create category. Please try again.'],
    ['[8.35] no object', { text: 'done' }, /^JSON parsing error: .+ Please try again\.$/],
  ])('[D3] has words for %s, and keeps what was typed', async (_, reply, text) => {
    const { user } = await create(reply);
    await expectAlert(text);
    await user.click(button('OK'));
    expect(name().value).toBe('Deserts');
    await waitFor(() => expect(document.activeElement).toBe(name()));
  });

  it('asks before what was typed gives way to another form', async () => {
    const { user } = await show();
    await user.click(button('New category'));
    await user.type(name(), 'Des');
    await user.click(button('Edit Design'));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(name().value).toBe('Design'));
    await user.click(button('Cancel'));
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(document.activeElement).toBe(button('Edit Design'));
  });

  it('is left by Escape, which asks before what was typed is lost', async () => {
    const { user } = await show();
    await user.click(button('Edit Design'));
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(document.activeElement).toBe(button('Edit Design'));
    await user.click(button('Edit Design'));
    await user.type(name(), '!');
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('alertdialog')).getByText(cancel));
    expect(name().value).toBe('Design!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(document.activeElement).toBe(button('Edit Design')));
  });
});

describe('changing a category', () => {
  it('[2.15.28] [7.4.06] begins with what there is, and sends it with the id', async () => {
    window.localStorage.setItem('auth_token', 'kept-token');
    const { server } = await update(OK);
    await within(region()).findByText('Category updated');
    const [{ method, url, body, headers }] = writes(server) as [(typeof server.requests)[0]];
    expect([method, url]).toEqual(['PUT', '/api/categories.php']);
    expect(body).toEqual({ id: 2, name: 'Drawing', description: 'Type and colour.', color: '#A8431F' });
    expect(headers.get('Authorization')).toBe('Bearer kept-token');
    window.localStorage.clear();
  });

  it('is taken back by Undo: the category has its name again', async () => {
    const { server, user } = await update(OK);
    await within(region()).findByText('Category updated');
    await user.click(button('Undo'));
    await within(region()).findByText('Category as it was.');
    expect(writes(server).at(-1)?.body).toMatchObject({ id: 2, name: 'Design' });
  });

  it.each<[string, Reply<Operations>, string]>([
    ['[8.36] a refusal', { unchecked: { success: false } }, 'Failed to update category. Please try again.'],
    ['[8.37] an error page', { status: 502, text: '' }, 'Error updating category. Please try again.'],
    ['[8.37] no connection', 'network failure', 'Error updating category. Please try again.'],
  ])('[D3] has words for %s, and keeps what was typed', async (_, reply, text) => {
    const { user } = await update(reply);
    await expectAlert(text);
    await user.click(button('OK'));
    expect(name().value).toBe('Drawing');
  });

  it("[8.36] ties the server's reason to the name", async () => {
    const { user } = await update({ status: 409, json: { success: false, error: 'The name is taken.' } });
    await expectAlert('Failed to update category. Please try again.');
    await user.click(button('OK'));
    const described = name().getAttribute('aria-describedby')!.split(' ');
    expect(described.map((id) => document.getElementById(id)!.textContent)).toEqual([
      'The name is taken.',
      'Its address stays /blog/category/design',
    ]);
  });
});

describe('deleting a category', () => {
  it('[2.15.29] [7.4.07] [D4] asks, sends the id, and says so', async () => {
    window.localStorage.setItem('auth_token', 'kept-token');
    const { user, server } = await show(OK);
    await user.click(button('Delete Odds and ends'));
    await expectAlert(QUESTION);
    expect(writes(server)).toEqual([]);
    await user.click(button('Delete'));
    await within(region()).findByText('Category deleted');
    expect(document.activeElement).toBe(screen.getAllByRole('listitem')[0]);
    const [{ method, url, headers }] = writes(server) as [(typeof server.requests)[0]];
    expect([method, url]).toEqual(['DELETE', '/api/categories.php?id=9']);
    expect(headers.get('Authorization')).toBe('Bearer kept-token');
    window.localStorage.clear();
  });

  it('is taken back: it is made again, with the id that it had', async () => {
    const { user, server } = await show(OK, { json: [design] }, OK);
    await user.click(button('Delete Odds and ends'));
    await user.click(button('Delete'));
    await within(region()).findByText('Category deleted');
    await user.click(button('Undo'));
    await within(region()).findByText('Category restored.');
    const { method, url, body } = writes(server).at(-1)!;
    expect([method, url]).toEqual(['POST', '/api/categories.php']);
    expect(body).toEqual({
      restores: 9,
      name: empty.name,
      description: empty.description,
      color: empty.color,
    });
    await waitFor(() => expect(document.activeElement).toBe(item('Odds and ends')));
  });

  it('[5.53] sends nothing when that is cancelled', async () => {
    const { user, server } = await show();
    await user.click(button('Delete Odds and ends'));
    await user.click(button('Cancel'));
    expect(writes(server)).toEqual([]);
    expect(names()).toHaveLength(2);
  });

  it.each<[string, Reply<Operations>, string]>([
    [
      '[8.38] a message',
      { status: 409, unchecked: { success: false, message: 'It has posts.' } },
      'It has posts.',
    ],
    ['[8.38] a message alone', { status: 409, unchecked: { message: 'It has posts.' } }, 'It has posts.'],
    ['[8.38] no message', { unchecked: { success: false } }, 'Failed to delete category'],
    ['[8.39] an error page', { status: 502, text: '' }, 'Error deleting category. Please try again.'],
    ['[8.39] no connection', 'network failure', 'Error deleting category. Please try again.'],
  ])('[7.4.07] has words for %s', async (_, reply, text) => {
    await remove(reply);
    await expectAlert(text);
    expect(names()).toHaveLength(2);
  });

  it('[7.4.07] is not misled by the message of a success', async () => {
    await remove({ unchecked: { success: true, message: 'Category deleted' } });
    await within(region()).findByText('Category deleted');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
