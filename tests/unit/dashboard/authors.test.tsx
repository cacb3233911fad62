import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { invalid, missing } from '#content/words/forms.ts';
import { AuthorsTab } from '#app/dashboard/AuthorsTab.tsx';
import { authorsIn, withAuthorAgain } from '#app/features/authors/authors.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const KEY = 'shingle_authors';
const HAS_POSTS = 'Cannot delete author with existing posts. Please reassign the posts first.';

const stored = () => authorsIn(window.localStorage.getItem(KEY));
const region = () => screen.getByRole('region', { name: 'Authors' });
const items = () => within(region()).getAllByRole('listitem');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

function keep(...authors: Record<string, unknown>[]) {
  window.localStorage.setItem(KEY, JSON.stringify(authors));
}

const ines = {
  ...{ id: 2, name: 'Ines Ortega', email: 'ines@example.com', bio: 'Writes about type.' },
  ...{ role: 'Editor', status: 'active', created_at: '2026-01-05T12:00:00.000Z' },
};

/** The server's counts, by the authors' ids. */
function counted(posts: Record<number, number> = {}): Reply<'countPostsByAuthor'> {
  const authors = Object.entries(posts).map(([id, count]) => ({ author_id: Number(id), posts: count }));
  return { json: { success: true, authors } };
}

/** Opens the tab, with the posts already counted unless told otherwise. */
async function show(...replies: Reply<'countPostsByAuthor'>[]) {
  const posts = replies.length > 0 ? replies : [counted()];
  const server = new FakeServer()
    .on('countPostsByAuthor', ...(posts as [Reply<'countPostsByAuthor'>]))
    .on('readFlags', { json: { success: true, choice: 'unasked', revision: 0, flags: [], more: false } })
    .on('chooseFlags', { json: { success: true } });
  const view = renderOnSite(<AuthorsTab />, { server });
  if (replies.length === 0) await within(region()).findAllByText('0 posts');
  return { ...view, sentBefore: server.requests.length };
}

beforeEach(() => window.localStorage.clear());

describe('the authors', () => {
  it('[2.15.32] [3.5.02] begin with one active Admin', async () => {
    await show();
    expect(items()).toHaveLength(1);
    expect(within(items()[0]!).getAllByText('Admin')).toHaveLength(2);
    expect(within(items()[0]!).getByText('Active')).toBeTruthy();
    expect(authorsIn(null)).toEqual([
      { id: 1, name: 'Admin', email: '', bio: '', role: 'Admin', status: 'active', created_at: '' },
    ]);
  });

  it('[3.5.03] [3.5.08] show what is kept of them', async () => {
    keep(ines);
    await show();
    for (const text of ['Ines Ortega', 'ines@example.com', 'Writes about type.', 'Editor', 'Active']) {
      expect(within(items()[0]!).getByText(text)).toBeTruthy();
    }
    expect(items()[0]!.textContent).toContain('Since January 5, 2026');
    expect(stored()).toEqual([ines]);
  });

  it('lead to their posts, and say whose name visitors read', async () => {
    keep({ ...ines, bio: '' }, { ...ines, id: 1, name: 'Admin' });
    await show(counted({ 2: 14 }));
    const link = await within(items()[0]!).findByRole('link', { name: '14 posts by Ines Ortega' });
    expect(link.getAttribute('href')).toBe('/dashboard?tab=posts&author=2');
    expect(within(items()[0]!).queryByText(/^Saved as/)).toBeNull();
    expect(within(items()[1]!).getByText(/^Saved as/)).toBeTruthy();
    expect(items()[1]!.querySelector('p')!.textContent).not.toBe('Admin');
    expect(within(items()[1]!).queryByRole('link', { name: /posts/ })).toBeNull();
  });

  it.each(['{', '"text"', 'null'])('begin anew when what is kept is %j', (text) => {
    expect(authorsIn(text).map(({ name }) => name)).toEqual(['Admin']);
  });

  it('leave out what is no author', () => {
    const text = JSON.stringify([
      ines,
      null,
      7,
      { id: 'x', name: 'A' },
      { id: 3, name: '  ' },
      { id: 4, name: 'B' },
    ]);
    expect(authorsIn(text)).toEqual([
      ines,
      { id: 4, name: 'B', email: '', bio: '', role: 'Author', status: 'active', created_at: '' },
    ]);
  });
});

describe('what can be done with authors', () => {
  it('[1.15] [2.15.33] [2.15.36] [3.5.01] creates one, in this browser alone', async () => {
    const { user, server, sentBefore } = await show();
    await user.click(button('New author'));
    expect(document.activeElement).toBe(field('Name'));
    await user.type(field('Name'), ' Ines Ortega ');
    await user.type(field('Email address'), 'ines@example.com');
    await user.type(field('Bio'), 'Writes about type.');
    await user.selectOptions(field('Role'), 'Editor');
    await user.click(button('Create author'));
    await within(region()).findByText('Author created');
    expect(stored()[1]).toEqual({ ...ines, created_at: expect.stringMatching(/^\d{4}-.+Z$/) as string });
    expect(items()).toHaveLength(2);
    expect(server.requests).toHaveLength(sentBefore);
  });

  it('[3.5.04] [3.5.05] [3.5.06] [3.5.07] [6.07] offers four roles, which are nothing but labels', async () => {
    const { user } = await show();
    await user.click(button('New author'));
    const options = within(field('Role')).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['Author', 'Editor', 'Admin', 'Contributor']);
    expect(field('Role').value).toBe('Author');
    await user.click(button('Cancel'));
    keep(...options.map(({ value }, index) => ({ ...ines, id: index + 1, name: `N${index}`, role: value })));
    window.dispatchEvent(new StorageEvent('storage'));
    await waitFor(() => expect(items()).toHaveLength(4));
    for (const item of items()) {
      expect(
        within(item)
          .getAllByRole('button')
          .every((one) => !(one as HTMLButtonElement).disabled),
      ).toBe(true);
    }
  });

  it.each([
    ['', 'ines@example.com', 'Name', missing.text],
    ['  ', 'ines@example.com', 'Name', missing.text],
    ['', '', 'Name', missing.text],
    ['Ines', '', 'Email address', missing.email],
    ['Ines', '  ', 'Email address', missing.email],
    ['Ines', 'ines', 'Email address', invalid.email],
  ])(
    '[5.37] saves nothing with the name %j and the email %j, and says why',
    async (name, email, wrong, why) => {
      const { user } = await show();
      await user.click(button('New author'));
      if (name !== '') await user.type(field('Name'), name);
      if (email !== '') await user.type(field('Email address'), email);
      await user.click(button('Create author'));
      expect(stored()).toHaveLength(1);
      expect(field('Name').value).toBe(name);
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(document.activeElement).toBe(field(wrong));
      expect(field(wrong).getAttribute('aria-invalid')).toBe('true');
      expect(document.getElementById(field(wrong).getAttribute('aria-describedby')!)?.textContent).toBe(why);
    },
  );

  it('[2.15.34] [2.15.36] changes one, and nothing else of it', async () => {
    keep(ines, { ...ines, id: 5, name: 'Ben' });
    const { user, server, sentBefore } = await show();
    await user.click(button('Edit Ines Ortega'));
    expect([field('Email address').value, field('Bio').value, field('Role').value]).toEqual([
      'ines@example.com',
      'Writes about type.',
      'Editor',
    ]);
    await user.clear(field('Name'));
    await user.type(field('Name'), 'Inés Ortega');
    await user.click(button('Save changes'));
    await within(region()).findByText('Author updated');
    expect(stored()).toEqual([
      { ...ines, name: 'Inés Ortega' },
      { ...ines, id: 5, name: 'Ben' },
    ]);
    expect(server.requests).toHaveLength(sentBefore);
  });

  it('[2.15.35] [2.15.36] [D4] deletes one after asking', async () => {
    keep(ines, { ...ines, id: 5, name: 'Ben' });
    const { user, server, sentBefore } = await show();
    await user.click(button('Delete Ben'));
    expect(
      screen.getByText(/^Are you sure you want to delete this author\? This action cannot be undone\./),
    ).toBeTruthy();
    await user.click(button('Cancel'));
    expect(stored()).toHaveLength(2);
    await user.click(button('Delete Ben'));
    await user.click(button('Delete'));
    await within(region()).findByText('Author deleted');
    expect(document.activeElement).toBe(items()[0]);
    expect(stored()).toEqual([ines]);
    expect(server.requests).toHaveLength(sentBefore);
  });

  it('takes back a deletion, in the author’s place, and a creation, unless there are posts by then', async () => {
    keep(ines, { ...ines, id: 5, name: 'Ben' });
    const { user, server } = await show();
    await user.click(button('Delete Ines Ortega'));
    await user.click(button('Delete'));
    await user.click(await within(region()).findByRole('button', { name: 'Undo' }));
    await within(region()).findByText('Author restored.');
    expect(stored().map(({ id }) => id)).toEqual([2, 5]);
    const create = async () => {
      await user.click(button('New author'));
      await user.type(field('Name'), 'Cy');
      await user.type(field('Email address'), 'cy@example.com');
      await user.click(button('Create author'));
      await user.click(await within(region()).findByRole('button', { name: 'Undo' }));
    };
    await create();
    await within(region()).findByText('Author removed again.');
    expect(stored().map(({ id }) => id)).toEqual([2, 5]);
    server.on('countPostsByAuthor', counted({ 6: 1 }));
    await create();
    await screen.findByText(HAS_POSTS);
    expect(stored().map(({ id }) => id)).toEqual([2, 5, 6]);
  });

  it('keeps both where the id of a deleted one was given to another since', () => {
    const author = authorsIn(JSON.stringify([ines]))[0]!;
    const other = { ...author, name: 'Ben' };
    expect(withAuthorAgain([other], author).map(({ id, name }) => [id, name])).toEqual([
      [2, 'Ben'],
      [3, 'Ines Ortega'],
    ]);
  });

  it('never gives an id a second time while the highest is there', async () => {
    keep({ ...ines, id: 7 });
    const { user } = await show();
    await user.click(button('New author'));
    await user.type(field('Name'), 'Ben');
    await user.type(field('Email address'), 'ben@example.com');
    await user.click(button('Create author'));
    expect(stored().map(({ id }) => id)).toEqual([7, 8]);
  });

  it('says when nobody is left', async () => {
    keep();
    await show(counted());
    expect(screen.getByText('No authors yet')).toBeTruthy();
  });
});

describe('an author who has posts', () => {
  it('[5.38] [D28] cannot be deleted, wherever among all posts they are', async () => {
    keep(ines);
    const { user, server } = await show(counted({ 1: 1_000, 2: 1 }));
    await within(region()).findByText('1 post');
    // Counted by the server: no post travels for it.
    const ofPosts = () => server.requests.filter(({ url }) => url.includes('blog-posts-working.php'));
    expect(ofPosts().map(({ url }) => url.split('?')[1])).toEqual(['endpoint=posts-by-author']);
    expect(button('Delete Ines Ortega').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Delete Ines Ortega'));
    expect(await screen.findByText(HAS_POSTS)).toBeTruthy();
    await user.click(button('OK'));
    expect(stored()).toEqual([ines]);
    expect(ofPosts()).toHaveLength(1);
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('[5.38] is not taken for one without, when the posts could not be read', async () => {
    keep(ines);
    const { user } = await show('network failure', counted());
    await user.click(button('Delete Ines Ortega'));
    await screen.findByText(/not known whether this author has any/);
    await user.click(button('OK'));
    expect(stored()).toEqual([ines]);
    await within(region()).findByText('0 posts');
  });
});

it('[K3] says whose name visitors read and where authors are kept, which can be the account', async () => {
  keep(ines);
  const { user } = await show();
  await within(region()).findByText('Posts are signed Ines Ortega.');
  await screen.findByText(/^Authors are kept in this browser alone\./);
  await user.click(button('Keep them with my account'));
  await screen.findByText('Authors are kept with your account.');
  expect(screen.getByRole('link', { name: 'Change that' }).getAttribute('href')).toBe(
    '/dashboard/account/data#marks',
  );
});
