import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContactList, ListedContact } from '#shared/contract/contacts.ts';
import { ContactMessagesTab } from '#app/dashboard/ContactMessagesTab.tsx';
import { useOpenMessageCount } from '#app/features/contacts/use-messages.ts';
import { useToldMessages } from '#app/features/contacts/use-told-messages.ts';
import { useLookAgain } from '#app/lib/use-look-again.ts';
import { listLoaded } from '#tests/support/dashboard.tsx';
import { contactList, contactRow, replyRow } from '#tests/support/dashboard-rows.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';
import { collectSavedFiles } from '#tests/support/saved-files.ts';

function Count() {
  return <output aria-label="To answer">{useOpenMessageCount()}</output>;
}

/** The browser's Back, and the menu's way to the tab. */
function WaysTo() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate('/?tab=messages')}>To the tab</button>
    </>
  );
}

async function show(...contacts: ReturnType<typeof contactRow>[]) {
  return show.onServer(contactList(contacts));
}

/** The same with the server's answers, one after the other. */
show.onServer = async (...lists: ContactList[]) => {
  const replies = lists.map((json) => ({ json }));
  const view = renderOnSite(
    <>
      <Count />
      <ContactMessagesTab />
    </>,
    { server: new FakeServer().on('listContacts', ...(lists.length > 1 ? [replies[0]!] : []), ...replies) },
  );
  await listLoaded();
  return view;
};

const item = (id: number) => screen.getByText(`Subject ${id}`).closest<HTMLElement>('li')!;
const tones = (id: number) =>
  [...item(id).querySelectorAll<HTMLElement>('[data-tone]')].map((badge) => badge.textContent);
const newOnes = () => screen.getByRole('radio', { name: /^New/ }).closest('label')!.textContent.slice(4);
const count = () => screen.getByRole('status', { name: 'To answer' }).textContent;

beforeEach(() => window.localStorage.clear());

describe('the contact messages', () => {
  it('[3.7.01] [3.7.03] show who wrote what, and when', async () => {
    await show(
      contactRow(1, { name: 'Ada Ruiz', message: 'One.\nTwo.', created_at: '2026-11-20T22:05:00.000Z' }),
    );
    expect(item(1).textContent).toContain('Ada Ruiz');
    expect(item(1).textContent).toContain('One.\nTwo.');
    expect(within(item(1)).getByTitle('November 20, 2026, 3:05 PM').textContent).toMatch(/^Nov 20.*3:05 PM$/);
    expect(within(item(1)).getByText('sender1@example.com').getAttribute('href')).toBe(
      'mailto:sender1@example.com',
    );
  });

  it('[3.7.03] call a telephone number, where there is one', async () => {
    await show(
      contactRow(1, { phone: '(520) 555-0142' }),
      contactRow(2, { phone: 'ask me' }),
      contactRow(3, { created_at: '' }),
    );
    await waitFor(() =>
      expect(screen.getByText('(520) 555-0142').getAttribute('href')).toBe('tel:+15205550142'),
    );
    expect(screen.getByText('ask me').closest('a')).toBeNull();
    expect(item(3).textContent).toContain('No date');
  });

  it('[3.7.04] [4.6.01] are new, read, or whatever the server says [D44]', async () => {
    await show(contactRow(1), contactRow(2, { status: 'read' }), contactRow(3, { status: 'archived' }));
    expect([tones(1), tones(2), tones(3)]).toEqual([['New'], ['Read'], ['archived']]);
    expect(screen.getAllByText('Mark as Read')).toHaveLength(1);
  });

  it('[2.15.42] [4.6.02] [4.6.03] [K1] are marked as read in the browser alone, also after a reload', async () => {
    const { user, server, unmount } = await show(contactRow(1), contactRow(2));
    expect(count()).toBe('2');
    const before = server.requests.length;
    await user.click(within(item(2)).getByText('Mark as Read'));
    expect([tones(2), tones(1), newOnes()]).toEqual([['Read'], ['New'], '1']);
    expect(document.activeElement).toBe(item(2));
    // It still wants an answer, and is due.
    expect(count()).toBe('2');
    expect(within(item(2)).getByText(/^Overdue by /)).toBeTruthy();
    await waitFor(() =>
      expect(document.querySelector('[aria-live]')!.textContent).toMatch(
        /^The message from .+ is marked as read\.$/,
      ),
    );
    expect(server.requests).toHaveLength(before);
    unmount();
    await show(contactRow(1), contactRow(2));
    expect([tones(2), tones(1), newOnes(), count()]).toEqual([['Read'], ['New'], '1', '2']);
  });

  it('are marked as read together, in the browser alone', async () => {
    const { user, server } = await show(contactRow(1), contactRow(2), contactRow(3, { status: 'read' }));
    await user.click(screen.getByLabelText('Select: Sender 3'));
    expect(within(screen.getByRole('region', { name: /^Selected/ })).queryByText('Mark as Read')).toBeNull();
    await user.click(screen.getByLabelText('Select all that are shown'));
    const before = server.requests.length;
    await user.click(within(screen.getByRole('region', { name: /^Selected/ })).getByText('Mark as Read'));
    expect(screen.getAllByText('2 messages marked as read.')[0]).toBeTruthy();
    expect([tones(1), tones(2)]).toEqual([['Read'], ['Read']]);
    expect([newOnes(), count()]).toEqual(['0', '2']);
    // They stay where they are, and chosen for what is done next.
    expect(screen.getByText('3 messages selected')).toBeTruthy();
    expect(server.requests).toHaveLength(before);
  });

  it('stay where they are once they are marked, until the list is read again', async () => {
    const { user } = await show(contactRow(1), contactRow(2), contactRow(3));
    const order = () =>
      [...document.querySelectorAll('article h3')].map(({ textContent }) => Number(textContent.at(-1)));
    expect(order()).toEqual([1, 2, 3]);
    await user.click(within(item(1)).getByRole('button', { name: 'Mark as Read' }));
    expect(order()).toEqual([1, 2, 3]);
    await user.click(screen.getByRole('radio', { name: /^New 2/ }));
    expect(order()).toEqual([2, 3]);
    await user.click(within(item(2)).getByRole('button', { name: 'Mark as Read' }));
    expect(order()).toEqual([2, 3]);
    expect(document.activeElement).toBe(item(2));
    await user.click(screen.getByRole('radio', { name: /^Inbox/ }));
    expect(order()).toEqual([1, 2, 3]);
  });

  it('are new again by Undo or from the menu, in the browser alone', async () => {
    const { user, server } = await show(contactRow(1), contactRow(2, { status: 'read' }));
    const mark = () => user.click(within(item(1)).getByRole('button', { name: 'Mark as Read' }));
    const before = server.requests.length;
    await mark();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect([tones(1), newOnes()]).toEqual([['New'], '1']);
    expect(screen.getAllByText(/^The message from .+ is marked as new\.$/)[0]).toBeTruthy();
    expect(document.activeElement).toBe(item(1));
    await mark();
    await user.click(within(item(1)).getByRole('button', { name: /^More: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as new' }));
    expect([tones(1), newOnes()]).toEqual([['New'], '1']);
    await user.click(within(item(2)).getByRole('button', { name: /^More: / }));
    expect(screen.queryByRole('menuitem', { name: 'Mark as new' })).toBeNull();
    expect(server.requests).toHaveLength(before);
  });

  it('are counted without suspected spam', async () => {
    await show(contactRow(1), contactRow(2, { suspected_spam: true }), contactRow(3, { status: 'read' }));
    expect(count()).toBe('1');
  });

  it('show the beginning of a long text, and all of it on demand', async () => {
    const { user } = await show(contactRow(1, { message: 'word '.repeat(400) }), contactRow(2));
    const toggle = screen.getByText('Show all');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    expect(screen.getByText('Show less').getAttribute('aria-expanded')).toBe('true');
    expect(item(1).querySelector('.line-clamp-4')).toBeNull();
  });

  it('have the web addresses in them as links, and nothing else', async () => {
    const message =
      'See (https://bakery.example/menu?page=2), <a href="https://evil.example">this</a> or javascript:alert(1).';
    await show(contactRow(1, { message }));
    const links = within(item(1))
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ href }) => href.startsWith('http'));
    expect(links.map(({ textContent, rel }) => [textContent, rel])).toEqual([
      ['https://bakery.example/menu?page=2', 'noopener noreferrer nofollow'],
      ['https://evil.example', 'noopener noreferrer nofollow'],
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      links.map(({ textContent }) => textContent),
    );
    expect(item(1).textContent).toContain(message);
  });

  it('are answered by mail, too, from the menu', async () => {
    const { user } = await show(contactRow(1));
    await user.click(within(item(1)).getByRole('button', { name: /^More: / }));
    expect((await screen.findByRole('menuitem', { name: 'Reply by mail' })).getAttribute('href')).toMatch(
      /^mailto:sender1@example\.com\?subject=Re%3A%20Subject%201&body=/,
    );
  });

  it('are answered by mail alone where the site can send none, which is said once', async () => {
    const undelivered = contactRow(2, { replies: [replyRow(1, { status: 'failed' })] });
    await show.onServer({ ...contactList([contactRow(1), undelivered]), can_reply: false });
    expect(within(item(2)).getAllByText('Not delivered').length).toBeGreaterThan(0);
    expect(within(item(2)).queryByRole('button', { name: 'Try again' })).toBeNull();
    for (const id of [1, 2]) {
      expect(within(item(id)).queryByText('Reply')).toBeNull();
      expect(within(item(id)).getByText('Reply by mail').getAttribute('href')).toMatch(/^mailto:/);
    }
    expect(screen.getAllByText(/no mail server yet/)).toHaveLength(1);
  });

  it('fold up what is answered, and show it on demand, in words what each needs', async () => {
    const at = '2026-11-01T18:05:00.000Z';
    const answered = contactRow(4, { status: 'read', answered_at: at, replies: [replyRow(1)] });
    const failed = contactRow(3, {
      ...{ status: 'read', answered_at: at },
      replies: [replyRow(2, { status: 'failed' })],
    });
    const open = [failed, contactRow(2, { status: 'read' }), contactRow(1)];
    const counts = { inbox: 4, open: 3, new: 1, answered: 1, spam: 0 };
    const { user, server } = await show.onServer(
      { ...contactList(open), counts },
      { ...contactList([answered]), counts },
      { ...contactList([...open, answered]), counts },
    );
    const order = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
    const needs = () => [...document.querySelectorAll('[data-need]')].map(({ textContent }) => textContent);
    expect(order()).toEqual(['Subject 1', 'Subject 3', 'Subject 2']);
    expect(needs()).toEqual([expect.stringMatching(/^Overdue by /), 'Reply not delivered', 'No answer yet']);
    expect(screen.getByText('Showing 3 of 4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '1 answered, or needing no answer' }));
    await waitFor(() => expect(order()).toEqual(['Subject 1', 'Subject 3', 'Subject 2', 'Subject 4']));
    expect(needs().at(-1)).toMatch(/^Answered /);
    const asked = server.requests
      .map(({ url }) => url.split('?')[1])
      .filter((query) => query?.includes('limit=50'));
    expect(asked).toEqual(['view=open&sort=need&limit=50', 'view=done&limit=50']);
    await user.click(screen.getByRole('button', { name: 'Newest' }));
    expect(window.localStorage.getItem('shingle_message_order')).toBe('newest');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '1 answered, or needing no answer' })).toBeNull(),
    );
  });

  it.each([
    ['', '/dashboard?tab=messages'],
    [' in the view of new ones', '/dashboard?tab=messages&view=new'],
  ])('come back by Undo once they are deleted%s', async (_, at) => {
    window.localStorage.setItem('shingle_read_messages', '[3]');
    const all = [contactRow(1), contactRow(2), contactRow(3)];
    const server = new FakeServer()
      .on('listContacts', { json: contactList(all) })
      .on('deleteContact', { json: { success: true } })
      .on('restoreTrashed', { json: { success: true, done: [2], failed: [], notes: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server, at, route: '/dashboard' });
    await listLoaded();
    await user.click(within(item(2)).getByRole('button', { name: /^More: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    server.on('listContacts', { json: contactList([contactRow(1), contactRow(3)]) });
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(server.requests.at(-1)!.url).toMatch(/contacts\.php/));
    server.on('listContacts', { json: contactList(all) });
    await user.click(undo);
    await waitFor(() => expect(screen.getAllByText('Contact restored.')).not.toEqual([]));
    await waitFor(() => expect(item(2)).toBeTruthy());
    expect(item(1)).toBeTruthy();
  });

  it('set what they were found by apart', async () => {
    const server = new FakeServer().on('listContacts', { json: contactList([contactRow(1)]) });
    renderOnSite(<ContactMessagesTab />, { server, at: '/?search=sender', route: '/' });
    await waitFor(() => expect(document.querySelector('li strong')?.textContent).toBe('Sender'));
  });

  it('are read still once they come back, one by one and together', async () => {
    window.localStorage.setItem('shingle_read_messages', '[1,2]');
    const all = [contactRow(1), contactRow(2)];
    const server = new FakeServer()
      .on('listContacts', { json: contactList(all) })
      .on('deleteContact', { json: { success: true } })
      .on('deleteContacts', { json: { success: true, done: [1, 2], failed: [] } })
      .on('restoreTrashed', { json: { success: true, done: [1, 2], failed: [], notes: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server });
    await listLoaded();
    const removeAndUndo = async (begin: () => Promise<void>, left: ListedContact[]) => {
      await begin();
      server.on('listContacts', { json: contactList(left) });
      await user.click(
        within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
      );
      const undo = await screen.findByRole('button', { name: 'Undo' });
      expect(window.localStorage.getItem('shingle_read_messages')).toBe(left.length === 0 ? null : '[1]');
      server.on('listContacts', { json: contactList(all) });
      await user.click(undo);
      await waitFor(() => expect(item(2)).toBeTruthy());
      await waitFor(() => expect([tones(1), tones(2)]).toEqual([['Read'], ['Read']]));
    };
    await removeAndUndo(async () => {
      await user.click(within(item(2)).getByRole('button', { name: /^More: / }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    }, [contactRow(1)]);
    await removeAndUndo(async () => {
      await user.click(screen.getByLabelText('Select all that are shown'));
      await user.click(within(screen.getByRole('region', { name: /^Selected/ })).getByText('Delete'));
    }, []);
  });

  it('have the focus again once what was done with them is taken back', async () => {
    const all = [contactRow(1), contactRow(2)];
    const server = new FakeServer()
      .on('listContacts', { json: contactList(all) })
      .on('judgeContacts', { json: { success: true, done: [1], failed: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server });
    await listLoaded();
    item(1).focus();
    server.on('listContacts', { json: contactList([contactRow(2)]) });
    act(() => item(1).querySelector<HTMLElement>('[data-key="!"]')!.click());
    await waitFor(() => expect(screen.queryByText('Subject 1')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(item(2)));
    server.on('listContacts', { json: contactList(all) });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.activeElement).toBe(item(1)));
  });

  it('are left as they are without an answer of the server, with a way to try again', async () => {
    const server = new FakeServer()
      .on('listContacts', { json: contactList([contactRow(1)]) })
      .on('settleContacts', 'network failure', { json: { success: true, done: [1], failed: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server });
    await listLoaded();
    act(() => item(1).querySelector<HTMLElement>('[data-key="d"]')!.click());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getAllByText('The message from Sender 1 is marked as needing no answer.')).not.toEqual(
        [],
      ),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are all chosen on demand, also those that were not loaded, and changed in as many requests as that takes', async () => {
    const rows = Array.from({ length: 120 }, (_, index) => contactRow(120 - index));
    const page = (current_page: number, some: ListedContact[]) => ({
      json: {
        ...contactList(some),
        pagination: { current_page, total: 120, total_pages: 2, per_page: 60 },
      },
    });
    const server = new FakeServer()
      .on('listContacts', page(1, rows.slice(0, 60)), page(2, rows.slice(60)))
      .on('settleContacts', { json: { success: true, done: [1], failed: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server, at: '/?view=inbox', route: '/' });
    await listLoaded();
    const bar = () => within(screen.getByRole('region', { name: /^Selected/ }));
    await user.click(screen.getByLabelText('Select: Sender 120'));
    expect(bar().queryByText('Select all 120')).toBeNull();
    await user.click(screen.getByLabelText('Select all that are shown'));
    await user.click(bar().getByText('Select all 120'));
    await bar().findByText('120 messages selected');
    expect(bar().queryByText('Select all 120')).toBeNull();
    await user.click(bar().getByText('Needs no answer'));
    const asked = () => server.requests.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().map(({ body }) => (body as { ids: number[] }).ids.length)).toEqual([100, 20]);
  });

  it('are done without an answer by a key or the menu, and want one again by Undo', async () => {
    const all = [contactRow(1), contactRow(2)];
    const settled = contactRow(1, { status: 'read', settled_at: '2026-11-20T18:00:00.000Z' });
    const server = new FakeServer()
      .on('listContacts', { json: contactList(all) })
      .on('settleContacts', { json: { success: true, done: [1], failed: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server, at: '/?view=open', route: '/' });
    await listLoaded();
    server.on('listContacts', { json: contactList([settled, contactRow(2)]) });
    await user.click(within(item(1)).getByRole('button', { name: /^More: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Needs no answer' }));
    await waitFor(() =>
      expect(screen.getAllByText('The message from Sender 1 is marked as needing no answer.')).not.toEqual(
        [],
      ),
    );
    expect(within(item(1)).getByText('No answer needed')).toBeTruthy();
    expect(within(item(1)).queryByText('Mark as Read')).toBeNull();
    server.on('listContacts', { json: contactList(all) });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tones(1)).toEqual(['New']));
    const changes = server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(changes).toEqual([
      { ids: [1], settled: true },
      { ids: [1], settled: false },
    ]);
  });

  it('are done together', async () => {
    const server = new FakeServer()
      .on('listContacts', { json: contactList([contactRow(1), contactRow(2), contactRow(3)]) })
      .on('settleContacts', { json: { success: true, done: [2, 1], failed: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server });
    await listLoaded();
    await user.click(screen.getByLabelText('Select: Sender 1'));
    await user.click(screen.getByLabelText('Select: Sender 2'));
    await user.click(within(screen.getByRole('region', { name: /^Selected/ })).getByText('Needs no answer'));
    await waitFor(() =>
      expect(screen.getAllByText('2 messages marked as needing no answer.')).not.toEqual([]),
    );
    const { body } = server.requests.find(({ method }) => method === 'PUT')!;
    expect(body).toEqual({ ids: [1, 2], settled: true });
  });

  it('are no spam once that is said, alone or with others, and are again by Undo', async () => {
    const suspected = [1, 2].map((id) => contactRow(id, { suspected_spam: true }));
    const server = new FakeServer()
      .on('listContacts', { json: contactList(suspected) })
      .on('judgeContacts', { json: { success: true, done: [1], failed: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server, at: '/?view=spam', route: '/' });
    await listLoaded();
    server.on('listContacts', { json: contactList(suspected.slice(1)) });
    expect(screen.queryByRole('group', { name: 'Order by' })).toBeNull();
    await user.click(within(item(1)).getByRole('button', { name: 'Not spam' }));
    const said = 'The message from Sender 1 is no spam, and in the inbox.';
    await waitFor(() => expect(screen.getAllByText(said)).not.toEqual([]));
    await waitFor(() => expect(screen.queryByText('Subject 1')).toBeNull());
    server.on('listContacts', { json: contactList(suspected) });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(item(1)).toBeTruthy());
    server.on('judgeContacts', { json: { success: true, done: [1, 2], failed: [] } });
    for (const id of [1, 2]) await user.click(screen.getByLabelText(`Select: Sender ${id}`));
    await user.click(within(screen.getByRole('region', { name: /^Selected/ })).getByText('Not spam'));
    await waitFor(() =>
      expect(server.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { ids: [1], spam: false },
        { ids: [1], spam: true },
        { ids: [1, 2], spam: false },
      ]),
    );
  });

  it('have Back lead to the view before, and begin with the first one rather than with spam', async () => {
    const server = new FakeServer().on('listContacts', { json: contactList([contactRow(1)]) });
    const { user } = renderOnSite(
      <>
        <WaysTo />
        <ContactMessagesTab />
      </>,
      { server, at: '/?tab=messages', route: '/' },
    );
    await listLoaded();
    const chosen = () => screen.getByRole('radio', { checked: true }).closest('label')!.textContent;
    await user.click(screen.getByRole('radio', { name: /^Answered/ }));
    await user.type(screen.getByRole('searchbox'), 'quince');
    await user.click(screen.getByRole('radio', { name: /^Suspected spam/ }));
    await user.click(screen.getByText('Back'));
    await waitFor(() => expect(chosen()).toMatch(/^Answered/));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('quince');
    await user.click(screen.getByText('Back'));
    await waitFor(() => expect(chosen()).toMatch(/^Inbox/));
    for (const [view, first] of [
      ['Answered', /^Answered/],
      ['Suspected spam', /^Inbox/],
    ] as const) {
      await user.click(screen.getByRole('radio', { name: new RegExp(`^${view}`) }));
      await user.click(screen.getByText('To the tab'));
      await waitFor(() => expect(chosen()).toMatch(first));
    }
  });

  it('count what is found in each view, lead to where it is, and are exported so', async () => {
    const found = { counts: { inbox: 0, open: 0, new: 0, answered: 0, spam: 1 }, unread: '' };
    const server = new FakeServer().on('listContacts', { json: { ...contactList([]), found } });
    server.on('listContacts', {
      json: { ...contactList([]), counts: { inbox: 4, open: 2, new: 2, answered: 2, spam: 3 }, found },
    });
    const { user } = renderOnSite(<ContactMessagesTab />, { server, at: '/?search=quince', route: '/' });
    const link = await screen.findByRole('button', { name: '1 match in Suspected spam' });
    expect(screen.getByRole('radio', { name: /^Inbox/ }).closest('label')!.textContent).toBe('Inbox 0');
    expect(screen.getByText('Export these')).toBeTruthy();
    server.on('listContacts', { json: { ...contactList([contactRow(1, { suspected_spam: true })]), found } });
    await user.click(link);
    await waitFor(() => expect(item(1)).toBeTruthy());
    expect(server.requests.at(-1)!.url).toContain('view=spam');
    expect(server.requests.at(-1)!.url).toContain('search=quince');
  });

  it('are restored from a link to one that is in the trash, or said to be unknown', async () => {
    const moments = { trashed_at: '2026-11-20T18:00:00.000Z', ends_at: '2026-12-20T18:00:00.000Z' };
    const trashed = { id: 5, row: 9, title: 'Ada Ruiz', detail: 'Menu', ...moments };
    const server = new FakeServer()
      .on('listContacts', { json: contactList([contactRow(1)]) })
      .on('listTrash', { json: { success: true, trash: [trashed], total: 1 } })
      .on('restoreTrashed', { json: { success: true, done: [9], failed: [], notes: [] } });
    const at = '/?view=one-message&message=9';
    const { user, unmount } = renderOnSite(<ContactMessagesTab />, { server, at, route: '/' });
    await screen.findByText('This message is in the trash: Ada Ruiz.');
    server.on('listContacts', { json: contactList([contactRow(9)]) });
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(item(9)).toBeTruthy());
    unmount();
    server.on('listContacts', { json: contactList([contactRow(1)]) });
    server.on('listTrash', { json: { success: true, trash: [], total: 0 } });
    renderOnSite(<ContactMessagesTab />, { server, at, route: '/' });
    await screen.findByText(/^There is no such message/);
  });

  it('say that another message of the same person was answered since, and can be done with there', async () => {
    const created_at = '2026-11-01T18:02:00.000Z';
    const other = { kind: 'message' as const, id: 2, subject: 'Note 2', created_at };
    const late = { ...other, answered_at: '2026-11-20T18:02:00.000Z' };
    const early = { ...other, answered_at: '2026-10-01T18:02:00.000Z' };
    const server = new FakeServer()
      .on('listContacts', {
        json: contactList([contactRow(1, { others: [late] }), contactRow(3, { others: [early] })]),
      })
      .on('settleContacts', { json: { success: true, done: [1], failed: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server });
    await listLoaded();
    expect(item(3).textContent).not.toContain('another message of theirs');
    expect(item(1).textContent).toContain('You answered another message of theirs');
    await user.click(within(item(1)).getByRole('button', { name: 'Needs no answer' }));
    await waitFor(() =>
      expect(server.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
        ids: [1],
        settled: true,
      }),
    );
  });

  it('are asked about once an answer is begun by mail', async () => {
    const server = new FakeServer()
      .on('listContacts', { json: { ...contactList([contactRow(1)]), can_reply: false } })
      .on('settleContacts', { json: { success: true, done: [1], failed: [] } });
    const { user } = renderOnSite(<ContactMessagesTab />, { server });
    await listLoaded();
    const link = within(item(1)).getByText('Reply by mail');
    link.addEventListener('click', (event) => event.preventDefault()); // jsdom opens no other program
    await user.click(link);
    expect(screen.getAllByText('Answered by mail?')).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Needs no answer' }));
    await waitFor(() => expect(server.requests.at(-1)!.method).toBe('GET'));
    expect(server.requests.find(({ method }) => method === 'PUT')!.body).toEqual({ ids: [1], settled: true });
  });

  it('come in by themselves, and leave a row that one writes in where it is, with its text and what became of it', async () => {
    const at = new Date().toISOString();
    const replies = [replyRow(9, { body: 'From the phone.', created_at: at })];
    const answered = contactRow(2, { status: 'read', answered_at: at, replies });
    const server = new FakeServer()
      .on('listContacts', { json: contactList([contactRow(1), contactRow(2), contactRow(3)]) })
      .on('listReplies', 'never')
      .on('watchDraft', {
        json: { success: true, revision: 0, saved_at: null, post_updated_at: null, others: [] },
      })
      .on('saveDraft', { json: { success: true, revision: 1, saved_at: at } });
    function Dashboard() {
      useLookAgain();
      useToldMessages();
      return <ContactMessagesTab />;
    }
    const { user } = renderOnSite(<Dashboard />, { server });
    await listLoaded();
    await user.click(within(item(2)).getByText('Reply'));
    await user.keyboard('Half of it');
    const [place, field] = [item(2), document.activeElement];
    // Answered elsewhere, it is not among those that wait any more; another one is new.
    server.on('listContacts', { json: contactList([contactRow(1), contactRow(3), contactRow(4)]) });
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
    const known = server.requests.length;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(item(4)).toBeTruthy());
    expect(server.requests.slice(known).some(({ url }) => url.endsWith('contacts.php?ids=2'))).toBe(true);
    expect([item(2), document.activeElement]).toEqual([place, field]);
    expect((field as HTMLTextAreaElement).value).toBe('Half of it');
    const order = () => [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
    expect(order()).toEqual(['Subject 1', 'Subject 2', 'Subject 3', 'Subject 4']);
    await screen.findByText('A new message from Sender 4.');
    within(item(4)).getByText('Just in');
    // Once nobody is at work with it, it goes as it would have.
    await user.keyboard('{Escape}');
    (document.activeElement as HTMLElement).blur();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    server.on('listContacts', { json: contactList([contactRow(1), answered, contactRow(3)]) });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(screen.queryByText('Subject 4')).toBeNull());
    vi.restoreAllMocks();
  });

  it('are exported with the status they have in this browser', async () => {
    const files = collectSavedFiles();
    window.localStorage.setItem('shingle_read_messages', '[1]');
    const { user } = await show(contactRow(1, { phone: '+1 520', message: 'a "b"' }));
    await user.click(screen.getByText('Export CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]!.name).toMatch(/^contact-messages-/);
    expect(await files[0]!.text()).toBe(
      '\uFEFFName,Email,Phone,Subject,Message,Status,Received at,Suspected spam,Answered at\r\n' +
        `Sender 1,sender1@example.com,'+1 520,Subject 1,"a ""b""",read,2026-11-01T18:01:00.000Z,no,\r\n`,
    );
  });
});
