import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactMessagesTab } from '#app/dashboard/ContactMessagesTab.tsx';
import { formatShortDate } from '#app/components/dashboard/short-date.ts';
import { useLatestNotice } from '#app/components/dashboard/latest-notice.ts';
import { undoLatest } from '#app/components/dashboard/undo-stack.ts';
import { useOpenMessageCount } from '#app/features/contacts/use-messages.ts';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { listLoaded } from '#tests/support/dashboard.tsx';
import { contactList, contactRow, replyRow } from '#tests/support/dashboard-rows.ts';
import { FakeServer } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

function Count() {
  return <output aria-label="To answer">{useOpenMessageCount()}</output>;
}

/** What is said wherever one is in the dashboard. */
function Said() {
  const latest = useLatestNotice();
  return <output aria-label="Said">{latest?.section === null ? latest.text : ''}</output>;
}

function serverWith(...contacts: ListedContact[]) {
  return withDrafts(new FakeServer().on('listContacts', { json: contactList(contacts) }));
}

/** The server has no draft yet, and keeps what it gets. */
function withDrafts(server: FakeServer) {
  return server
    .on('watchDraft', {
      json: { success: true, revision: 0, saved_at: null, post_updated_at: null, others: [] },
    })
    .on('saveDraft', { json: { success: true, revision: 1, saved_at: '2026-11-01T18:00:00.000Z' } })
    .on('dropDraft', { json: { success: true } })
    .on('listReplies', 'never');
}

async function show(server: FakeServer, at = '/') {
  const view = renderOnSite(
    <>
      <Count />
      <Said />
      <ContactMessagesTab />
    </>,
    { server, at, route: '/' },
  );
  await listLoaded();
  return view;
}

const NO_DRAFT = { success: false as const, error: 'There is no draft.' };
const NONE = { json: { success: true as const, replies: [] } };
const soon = () => new Date(Date.now() + 10_000).toISOString();
const waiting = (changes = {}) =>
  replyRow(7, { status: 'waiting', due_at: soon(), finished_at: null, ...changes });
const item = (id: number) => screen.getByText(`Subject ${id}`).closest<HTMLElement>('li')!;
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Your reply to/ });
const sentTo = (server: FakeServer, script: string) =>
  server.requests.filter(({ url, method }) => url.includes(script) && method !== 'GET');

beforeEach(() => window.localStorage.clear());

describe('a reply', () => {
  it('is written below the message, and then stands there with Undo, which has the focus', async () => {
    const server = serverWith(contactRow(1), contactRow(2))
      .on('sendReply', { json: { success: true, reply: waiting({ body: 'Gladly.' }) } })
      .on('listReplies', NONE, { json: { success: true, replies: [waiting({ body: 'Gladly.' })] } });
    const { user } = await show(server);
    await user.click(within(item(2)).getByText('Reply'));
    expect(document.activeElement).toBe(field());
    await user.keyboard('Gladly.');
    await user.click(screen.getByText('Send'));
    const undo = await screen.findByText('Undo');
    expect(document.activeElement).toBe(undo);
    expect(within(item(2)).getByText('Gladly.')).toBeTruthy();
    expect(within(item(2)).getByText('Answered')).toBeTruthy();
    expect(within(item(2)).getByText(/^Goes out in \d+ s$/)).toBeTruthy();
    expect(screen.getByRole('status', { name: 'To answer' }).textContent).toBe('1');
    const [call] = sentTo(server, 'replies.php');
    expect(call!.body).toEqual({ contact: 2, body: 'Gladly.', known: 0 });
    expect(call!.headers.get(REQUEST_KEY_HEADER)).toMatch(/^\w{32}$/);
    expect(window.localStorage.getItem(STORAGE_KEYS.replyDrafts)).toBeNull();
  });

  it('leads on from a message that is shown alone: to what is overdue, else to what waits, and back to the overview', async () => {
    const contacts = contactList([contactRow(1), contactRow(2), contactRow(3)]);
    const reply = waiting({ body: 'Gladly.' });
    const sendFrom = async (overdue: string) => {
      const list = { ...contacts, waiting: { unread: '1-3', open: '1-3', overdue } };
      const server = withDrafts(new FakeServer())
        .on('listContacts', { json: list })
        .on('sendReply', { json: { success: true, reply } })
        .on('listReplies', NONE, { json: { success: true, replies: [reply] } });
      const view = await show(server, '/?view=one-message&message=2&reply=1');
      await view.user.keyboard('Gladly.{Control>}{Enter}{/Control}');
      const back = await screen.findByRole('link', { name: 'Back to today' });
      expect(back.getAttribute('href')).toBe('/dashboard?tab=overview');
      return view;
    };
    const { unmount } = await sendFrom('2-3');
    const next = screen.getByRole('link', { name: 'Next overdue message' });
    expect(next.getAttribute('href')).toBe('/dashboard?tab=messages&view=one-message&message=3&reply=1');
    unmount();
    await sendFrom('2');
    const open = screen.getByRole('link', { name: 'Next message to answer' });
    expect(open.getAttribute('href')).toContain('message=1&reply=1');
  });

  it('stays with its message where another one is marked as read: the list is not asked for again', async () => {
    const mine = { unread: '1-3', open: '1-3', overdue: '' };
    const list = { ...contactList([contactRow(1), contactRow(2), contactRow(3)]), waiting: mine };
    const server = withDrafts(new FakeServer())
      .on('listContacts', { json: list })
      .on('sendReply', { json: { success: true, reply: waiting() } })
      .on('listReplies', NONE, { json: { success: true, replies: [waiting()] } });
    window.localStorage.setItem(STORAGE_KEYS.readMessages, '[3]');
    const { user } = await show(server);
    const lists = () => server.requests.filter(({ url }) => url.includes('contacts.php'));
    const before = lists().length;
    await user.click(within(item(2)).getByText('Reply'));
    await user.keyboard('Gladly.{Control>}{Enter}{/Control}');
    expect(document.activeElement).toBe(await within(item(2)).findByText('Undo'));
    expect(screen.getByRole('status', { name: 'To answer' }).textContent).toBe('2');
    expect(lists()).toHaveLength(before);
  });

  it('is sent by Ctrl+Enter, and not without a text', async () => {
    const server = serverWith(contactRow(1)).on('sendReply', 'never');
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    await user.keyboard('  {Control>}{Enter}{/Control}');
    expect(await screen.findByText('Please write a reply.')).toBeTruthy();
    await user.keyboard('Y');
    expect(screen.queryByText('Please write a reply.')).toBeNull();
    await user.keyboard('es{Control>}{Enter}{/Control}');
    await screen.findByText('Sending…');
    expect(sentTo(server, 'replies.php')).toHaveLength(1);
  });

  it('keeps its text in the browser while it is written, closed, and after a reload', async () => {
    const server = serverWith(contactRow(1), contactRow(2));
    const { user, unmount } = await show(server);
    await user.click(within(item(1)).getByText('Reply'));
    await user.keyboard('Half of it{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Your reply to/ })).toBeNull();
    await user.click(within(item(1)).getByText('Go on replying'));
    expect(field().value).toBe('Half of it');
    unmount();
    const again = await show(serverWith(contactRow(1), contactRow(2)));
    expect(screen.queryByRole('textbox', { name: /^Your reply to/ })).toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(within(item(2)).getByText('Reply')).toBeTruthy();
    await again.user.click(within(item(1)).getByText('Go on replying'));
    expect(field().value).toBe('Half of it');
  });

  it.each([
    ['Escape', '', '{Escape}'],
    ['Escape with a text', 'Half', '{Escape}'],
    ['“Cancel”', '', 'Cancel'],
    ['“Save draft and close”', 'Half', 'Save draft and close'],
  ])('that is closed by %s leaves the focus on its message', async (_, text, closing) => {
    const { user } = await show(serverWith(contactRow(1), contactRow(2)));
    await user.click(within(item(2)).getByText('Reply'));
    if (text !== '') await user.keyboard(text);
    await (closing.startsWith('{') ? user.keyboard(closing) : user.click(screen.getByText(closing)));
    expect(screen.queryByRole('textbox', { name: /^Your reply to/ })).toBeNull();
    expect(document.activeElement).toBe(item(2));
  });

  it('leaves its button’s place empty while it is written: a second press must not reach another one', async () => {
    const { user } = await show(serverWith(contactRow(1)));
    const button = within(item(1)).getByText<HTMLButtonElement>('Reply');
    await user.dblClick(button);
    expect([button.isConnected, button.ariaHidden, button.tabIndex]).toEqual([true, 'true', -1]);
    expect(document.activeElement).toBe(field());
    await user.keyboard('Half');
    expect(button.textContent).toBe('Reply');
    await user.keyboard('{Escape}');
    expect(button.ariaHidden).toBe('false');
    expect(button.textContent).toBe('Go on replying');
  });

  it('that fails keeps its text and its key, until it is changed', async () => {
    const server = serverWith(contactRow(1)).on(
      'sendReply',
      { status: 503, json: { success: false, error: 'Mail is not set up.' } },
      'network failure',
      { status: 500, text: '' },
    );
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    await user.keyboard('Gladly.');
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('Mail is not set up.')).toBeTruthy();
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(sentTo(server, 'replies.php')).toHaveLength(2));
    await waitFor(() => expect(screen.getByText('Send')).toBeTruthy());
    await user.type(field(), ' Soon.');
    await user.click(screen.getByText('Send'));
    await waitFor(() => expect(sentTo(server, 'replies.php')).toHaveLength(3));
    const [first, second, third] = sentTo(server, 'replies.php').map(({ headers }) =>
      headers.get(REQUEST_KEY_HEADER),
    );
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(field().value).toBe('Gladly. Soon.');
  });
});

describe('a message that is answered elsewhere', () => {
  const theirs = replyRow(9, { body: 'Done from the phone.', created_at: new Date().toISOString() });
  const inTime = { json: { success: true as const, replies: [theirs] } };

  it('says so once its field is opened, and takes what is typed only if that is sent anyway', async () => {
    const server = serverWith(contactRow(1))
      .on('listReplies', inTime)
      .on('sendReply', { json: { success: true, reply: waiting({ id: 10, body: 'And this.' }) } });
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^You answered this at \d+:\d\d(\s[AP]M)? in another tab or on another device\.$/,
    );
    expect(within(item(1)).getByText('Done from the phone.')).toBeTruthy();
    await user.type(field(), 'And this.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(sentTo(server, 'replies.php')).toEqual([]);
    await user.click(screen.getByText('Send anyway'));
    await waitFor(() => expect(sentTo(server, 'replies.php')).toHaveLength(1));
    expect(sentTo(server, 'replies.php')[0]!.body).toEqual({ contact: 1, body: 'And this.', known: 9 });
  });

  it('refuses what was sent without knowing, which stays in the field', async () => {
    const error = 'You have answered this message meanwhile.';
    const server = serverWith(contactRow(1))
      .on('listReplies', NONE, inTime)
      .on('sendReply', { status: 409, json: { success: false, error } });
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    await user.keyboard('From here.');
    server.on('listContacts', { json: contactList([contactRow(1, { replies: [theirs] })]) });
    await user.click(screen.getByText('Send'));
    await screen.findByText(/on another device/, { selector: '[role=alert], [role=alert] *' });
    expect(screen.getByText('Send anyway')).toBeTruthy();
    expect(screen.queryByText(error)).toBeNull();
    expect(field().value).toBe('From here.');
    expect(sentTo(server, 'replies.php')[0]!.body).toEqual({ contact: 1, body: 'From here.', known: 0 });
  });
});

describe('a draft of what was answered elsewhere', () => {
  const answered = (body: string) => replyRow(9, { body, created_at: new Date().toISOString() });
  async function refused(written: string, sent: string) {
    const listed = { replies: [answered(sent)] };
    const server = serverWith(contactRow(1))
      .on('listReplies', NONE, { json: { success: true, replies: listed.replies } })
      .on('sendReply', { status: 409, json: { success: false, error: 'You have answered.' } });
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    await user.keyboard(written);
    server.on('listContacts', { json: contactList([contactRow(1, listed)]) });
    await user.click(screen.getByText('Send'));
    return { user, said: (await screen.findByText(/^You (answered|sent)/)).textContent };
  }

  it.each([
    ['Gladly.', /^You sent just this at /],
    ['Glad', /, beginning with what stood here\.$/],
  ])('goes by itself where that begins with it: %s', async (written, words) => {
    const { said } = await refused(written, 'Gladly.');
    expect(said).toMatch(words);
    await waitFor(() => expect(field().value).toBe(''));
    expect(window.localStorage.getItem(STORAGE_KEYS.replyDrafts)).toBeNull();
    expect(screen.queryByText('Discard')).toBeNull();
  });

  it('is discarded otherwise, and comes back by Undo', async () => {
    const { user } = await refused('Another text', 'Gladly.');
    await user.click(screen.getByText('Discard'));
    expect(screen.queryByRole('textbox', { name: /^Your reply to/ })).toBeNull();
    expect(window.localStorage.getItem(STORAGE_KEYS.replyDrafts)).toBeNull();
    act(() => void undoLatest(() => undefined));
    await screen.findByText('Go on replying');
  });
});

describe('a draft of a reply', () => {
  it('is closed by Escape from what stands below its field, too', async () => {
    const { user } = await show(serverWith(contactRow(1)));
    await user.click(screen.getByText('Reply'));
    await user.keyboard('Half of it');
    screen.getByText('Send').focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Your reply to/ })).toBeNull();
    expect(document.activeElement).toBe(item(1));
    screen.getByText('Go on replying');
  });

  it('whose message was deleted meanwhile offers to restore that', async () => {
    const error = 'That message is not there any more.';
    const server = serverWith(contactRow(1))
      .on('sendReply', { status: 404, json: { success: false, error } })
      .on('restoreTrashed', { json: { success: true, done: [1], failed: [], notes: [] } });
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    await user.keyboard('Gladly.');
    await user.click(screen.getByText('Send'));
    await user.click(await screen.findByText('Restore the message'));
    await waitFor(() => expect(screen.queryByText(error)).toBeNull());
    expect(sentTo(server, 'trash.php')[0]!.body).toEqual({ kind: 'message', ids: [1] });
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Gladly.');
  });

  it('is not kept empty where another tab has sent it', async () => {
    const server = serverWith(contactRow(1))
      .on('dropDraft', { status: 409, json: NO_DRAFT })
      .on('readDraft', { status: 404, json: NO_DRAFT });
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    await user.keyboard('Half of it');
    const asked = (what: string) =>
      server.requests.filter(({ url, method }) => `${method} ${url}`.startsWith(what));
    const patient = { timeout: 5_000 };
    await waitFor(() => expect(asked('PUT /api/post-drafts.php')).toHaveLength(1), patient);
    await user.clear(field());
    await waitFor(() => expect(asked('DELETE /api/post-drafts.php')).toHaveLength(1), patient);
    await waitFor(() => expect(asked('GET /api/post-drafts.php')).not.toHaveLength(0), patient);
    await user.keyboard('{Escape}');
    expect(asked('PUT /api/post-drafts.php')).toHaveLength(1);
    expect(screen.queryByText('Go on replying')).toBeNull();
  });

  it('is discarded below its field, once it has a text, and comes back by Undo', async () => {
    const { user } = await show(serverWith(contactRow(1)));
    await user.click(screen.getByText('Reply'));
    expect(screen.queryByText('Discard')).toBeNull();
    await user.keyboard('Half of it');
    await user.click(screen.getByText('Discard'));
    expect(screen.queryByRole('textbox', { name: /^Your reply to/ })).toBeNull();
    expect(window.localStorage.getItem(STORAGE_KEYS.replyDrafts)).toBeNull();
    act(() => void undoLatest(() => undefined));
    await user.click(await screen.findByText('Go on replying'));
    expect(field().value).toBe('Half of it');
  });

  it('is discarded from the menu of its row, and comes back by Undo', async () => {
    const { user } = await show(serverWith(contactRow(1)).on('readDraft', { status: 404, json: NO_DRAFT }));
    await user.click(screen.getByText('Reply'));
    await user.keyboard('Half of it{Escape}');
    await user.click(within(item(1)).getByRole('button', { name: /^More: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Discard draft' }));
    await screen.findByText('Reply');
    expect(window.localStorage.getItem(STORAGE_KEYS.replyDrafts)).toBeNull();
    act(() => void undoLatest(() => undefined));
    await screen.findByText('Go on replying');
  });
});

describe('a reply that was not sent', () => {
  it('answers nothing, and is sent again', async () => {
    const at = '2026-11-01T18:05:00.000Z';
    const unsent = replyRow(7, { status: 'withdrawn', body: 'Gladly.', finished_at: null });
    const again = waiting({ id: 8, body: 'Gladly.' });
    const server = serverWith(contactRow(1, { status: 'read', answered_at: at, replies: [unsent] }))
      .on('sendReply', { json: { success: true, reply: again } })
      .on('listReplies', { json: { success: true, replies: [unsent, again] } });
    const { user } = await show(server);
    expect(within(item(1)).getByText('Reply not sent')).toBeTruthy();
    expect(within(item(1)).queryByText(/^Answered/)).toBeNull();
    await user.click(within(item(1)).getByText('Send again'));
    await screen.findByText(/^Goes out in \d+ s$/);
    expect(sentTo(server, 'replies.php')[0]!.body).toEqual({ contact: 1, body: 'Gladly.', known: 7 });
  });

  it('goes out though its message is deleted, which is said before', async () => {
    const server = serverWith(contactRow(1, { replies: [waiting()] })).on('listReplies', 'never');
    const { user } = await show(server);
    await user.click(within(item(1)).getByRole('button', { name: /^More: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const asked = await screen.findByRole('alertdialog');
    expect(asked.textContent).toContain('Your reply goes out all the same.');
  });
});

describe('a message that is answered', () => {
  it('wants an answer again by its menu and its key', async () => {
    const answered = contactRow(1, { answered_at: replyRow(7).created_at, replies: [replyRow(7)] });
    const server = serverWith(answered).on('settleContacts', {
      json: { success: true, done: [1], failed: [] },
    });
    const { user } = await show(server);
    await user.click(within(item(1)).getByRole('button', { name: /^More: / }));
    const again = await screen.findByRole('menuitem', { name: /^Needs an answer again/ });
    await user.click(again);
    await waitFor(() => expect(sentTo(server, 'contacts.php')).toHaveLength(1));
    expect(sentTo(server, 'contacts.php')[0]!.body).toEqual({ ids: [1], settled: false });
  });
});

describe('earlier messages of the same person', () => {
  const others: ListedContact['others'] = [3, 2, 1]
    .filter((id) => id !== 2)
    .map((id) => ({
      ...{
        kind: 'message' as const,
        id,
        subject: `Note ${id}`,
        created_at: '2026-11-01T18:02:00.000Z',
        answered_at: null,
      },
    }));
  const earlier = contactRow(1, { subject: 'Note 1', replies: [replyRow(5, { body: 'As I said' })] });
  const asked = ({ requests }: FakeServer) => requests.filter(({ url }) => url.includes('ids=1'));

  it('unfold with what was answered while one replies, asked for once', async () => {
    const server = serverWith(contactRow(2, { others }));
    const { user } = await show(server);
    server.on('listContacts', { json: contactList([earlier]) });
    await user.click(screen.getByText('Reply'));
    const list = await screen.findByRole('list', { name: 'Earlier messages from Sender 2' });
    within(list).getByText('Message 1');
    within(list).getByText('As I said');
    expect(document.activeElement).toBe(field());
    await user.click(screen.getByText('Hide earlier messages'));
    expect(screen.queryByText('As I said')).toBeNull();
    await user.click(screen.getByText('Earlier messages'));
    within(item(2)).getByText('As I said');
    expect(field()).toBeTruthy();
    expect(asked(server)).toHaveLength(1);
  });

  it('say that they could not be loaded, and are asked for again', async () => {
    const server = serverWith(contactRow(2, { others }));
    const { user } = await show(server);
    server.on('listContacts', { status: 500, json: { success: false, error: 'No' } });
    await user.click(screen.getByText('Earlier messages'));
    await screen.findByText('The earlier messages could not be loaded.');
    server.on('listContacts', { json: contactList([earlier]) });
    await user.click(screen.getByText('Try again'));
    await within(item(2)).findByText('As I said');
  });
});

describe('Undo', () => {
  const listed = () =>
    contactRow(1, { answered_at: '2026-11-01T18:01:00.000Z', status: 'read', replies: [waiting()] });
  const polled = () => ({ json: { success: true as const, replies: [waiting()] } });

  it('brings the text back into the field, before what was written since', async () => {
    window.localStorage.setItem(
      STORAGE_KEYS.replyDrafts,
      JSON.stringify({ 1: { body: 'And more', key: 'k' } }),
    );
    const server = serverWith(listed())
      .on('listReplies', polled())
      .on('takeBackReply', { json: { success: true, body: 'Reply 7' } });
    const { user } = await show(server);
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(field().value).toBe('Reply 7\n\nAnd more'));
    expect(within(item(1)).queryByText('Answered')).toBeNull();
    expect(sentTo(server, 'replies.php').map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /api/replies.php?id=7',
    ]);
  });

  it('also when the first answer was lost on the way', async () => {
    const server = serverWith(listed())
      .on('listReplies', polled())
      .on('takeBackReply', {
        status: 404,
        json: { success: false, error: 'That reply is not there any more.' },
      });
    const { user } = await show(server);
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(field().value).toBe('Reply 7'));
  });

  it('says that it is too late without asking anything, and leaves the reply where it is', async () => {
    const error = 'It is too late to take the reply back: it was sent.';
    const server = serverWith(listed())
      .on('listReplies', polled())
      .on('takeBackReply', { status: 409, json: { success: false, error } });
    const { user } = await show(server);
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Said' }).textContent).toBe(error));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(window.localStorage.getItem(STORAGE_KEYS.replyDrafts)).toBeNull();
    expect(screen.getByText('Reply 7')).toBeTruthy();
  });

  it('goes when the ten seconds are over, before the reply is out, and leaves the focus on the message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const server = serverWith(listed()).on('listReplies', ...Array.from({ length: 5 }, polled), {
      json: { success: true, replies: [replyRow(7)] },
    });
    await show(server);
    screen.getByText('Undo').focus();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(screen.queryByText('Undo')).toBeNull();
    expect(screen.getByText('Being sent')).toBeTruthy();
    expect(document.activeElement).toBe(item(1));
    await vi.advanceTimersByTimeAsync(6_000);
    await waitFor(() => expect(screen.getByText('Sent')).toBeTruthy());
    vi.useRealTimers();
  });

  it('stays while the mail server takes the reply later, and its ten seconds are this device’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
    const past = { due_at: '2026-12-01T11:59:30.000Z' };
    const refused = waiting({ ...past, reason: '450 try again later' });
    const reply = waiting({ ...past, id: 8, body: 'Gladly.' });
    const server = serverWith(contactRow(1, { replies: [refused] }), contactRow(2))
      .on('sendReply', { json: { success: true, reply } })
      .on('listReplies', 'never');
    const { user } = await show(server);
    within(item(1)).getByText('Undo');
    within(item(1)).getByText('Goes out as soon as the mail server takes it');
    await user.click(within(item(2)).getByText('Reply'));
    await user.keyboard('Gladly.');
    await user.click(screen.getByText('Send'));
    await within(item(2)).findByText('Goes out in 10 s');
    expect(document.activeElement).toBe(within(item(2)).getByText('Undo'));
    vi.useRealTimers();
  });
});

describe('a snippet', () => {
  it('is put in with the first name, and says in its form for what nothing is', async () => {
    const listed = {
      success: true as const,
      snippets: [{ id: 1, name: 'Greeting', body: 'Hello {First name},' }],
    };
    const server = serverWith(contactRow(1)).on('listSnippets', { json: listed });
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    await user.click(screen.getByText('Snippets'));
    await user.click(await screen.findByText('New snippet'));
    await user.click(screen.getByRole('textbox', { name: 'Text' }));
    await user.paste('Hello {name} { first name } {city} {name}');
    expect(screen.getByText(/^Nothing is put in for {name}, {city}:/)).toBeTruthy();
    await user.clear(screen.getByRole('textbox', { name: 'Text' }));
    await user.paste('Hello {first name}');
    expect(screen.queryByText(/^Nothing is put in/)).toBeNull();
    await user.click(screen.getByText('Back to the list'));
    await user.click(screen.getByText('New snippet'));
    const saved = { ...listed, snippets: [...listed.snippets, { id: 2, name: 'Bye', body: 'Bye' }] };
    server.on('saveSnippet', { json: saved });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Bye');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Bye');
    await user.click(screen.getByText('Save'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('ByeBye'));
    await user.click(screen.getByRole('button', { name: 'Insert “Greeting”' }));
    expect(field().value).toBe('Hello Sender,');
    // One more begins a line; the key opens the list; a new one of it has no name in it.
    await user.keyboard('{Control>};{/Control}');
    await user.click(await screen.findByRole('button', { name: 'Insert “Greeting”' }));
    expect(field().value).toBe('Hello Sender,\nHello Sender,');
    await user.keyboard('{Control>};{/Control}');
    await user.click(screen.getByText('Make one of this reply'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toBe(
      'Hello {first name},\nHello {first name},',
    );
  });

  it('is put in by its key and Enter, where there are few and where there are many', async () => {
    const snippets = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Name ${id}`, body: `Body ${id}` }));
    for (const some of [snippets.slice(0, 2), snippets]) {
      window.localStorage.clear();
      const server = serverWith(contactRow(1)).on('listSnippets', {
        json: { success: true, snippets: some },
      });
      const { user, unmount } = await show(server);
      await user.click(screen.getByText('Reply'));
      await user.keyboard('{Control>};{/Control}');
      await screen.findByRole('button', { name: 'Insert “Name 1”' });
      await user.keyboard('{Enter}');
      expect(field().value).toBe('Body 1');
      unmount();
    }
  });

  it('is searched where there are many, and Enter puts the first in that is found', async () => {
    const snippets = [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `Name ${id}`, body: `Body ${id}` }));
    const server = serverWith(contactRow(1)).on('listSnippets', { json: { success: true, snippets } });
    const { user } = await show(server);
    await user.click(screen.getByText('Reply'));
    await user.click(screen.getByText('Snippets'));
    await user.type(await screen.findByRole('searchbox', { name: 'Find a snippet' }), '4 name');
    expect(screen.getAllByRole('button', { name: /^Insert/ })).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(field().value).toBe('Body 4');
  });
});

describe('what is kept with a message', () => {
  it('tells of replies that did not arrive', async () => {
    const replies = [replyRow(3), replyRow(4, { status: 'failed', reason: '550 no such mailbox' })];
    const { user } = await show(
      serverWith(contactRow(1, { replies, answered_at: '2026-11-01T18:01:00.000Z' })),
    );
    const list = screen.getByRole('list', { name: 'Your replies to Sender 1' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '1 earlier reply', expanded: false }));
    const [sent, failed] = within(list).getAllByRole('listitem');
    expect(sent!.textContent).toContain('Sent');
    expect(failed!.textContent).toContain('Not delivered');
    expect(failed!.textContent).toContain('550 no such mailbox');
    // The same email would be refused again.
    expect(within(failed!).queryByText('Try again')).toBeNull();
    const byMail = within(failed!).getByRole('link', { name: 'Reply by mail instead' }).getAttribute('href');
    expect(byMail).toMatch(/^mailto:/);
    expect(decodeURIComponent(byMail ?? '')).toContain(replies[1]!.body);
  });

  it('sends the last one again that did not arrive, once, however often it is pressed', async () => {
    const failed = replyRow(4, { status: 'failed', body: 'Gladly.', reason: '554 5.7.1 Blocked' });
    const server = serverWith(contactRow(1, { replies: [failed], answered_at: failed.created_at })).on(
      'sendReply',
      'network failure',
      { json: { success: true, reply: waiting({ body: 'Gladly.' }) } },
    );
    server.on('listReplies', { json: { success: true, replies: [failed, waiting({ body: 'Gladly.' })] } });
    const { user } = await show(server);
    await user.click(screen.getByText('Try again'));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('OK'));
    await user.click(screen.getByText('Try again'));
    expect(document.activeElement).toBe(await screen.findByText('Undo'));
    expect(screen.queryByText('Try again')).toBeNull();
    const calls = sentTo(server, 'replies.php');
    expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ contact: 1, body: 'Gladly.', known: 4 }));
    expect(new Set(calls.map(({ headers }) => headers.get(REQUEST_KEY_HEADER))).size).toBe(1);
  });

  it('has one filled button: of the first message that waits', async () => {
    await show(serverWith(contactRow(3), contactRow(2), contactRow(1, { status: 'read' })));
    const look = (id: number) => within(item(id)).getByText('Reply').className;
    expect(look(2)).toMatch(/\bbg-clay\b/);
    for (const id of [1, 3]) expect(look(id)).not.toMatch(/\bbg-clay\b/);
  });

  it('leads to what else the person wrote and booked', async () => {
    const others: ListedContact['others'] = [
      {
        kind: 'message',
        id: 2,
        subject: 'new-website',
        created_at: '2026-11-01T18:02:00.000Z',
        answered_at: null,
      },
      {
        kind: 'consultation',
        id: 5,
        created_at: '2026-11-01T18:01:00.000Z',
        consultation_date: '2026-11-24',
        consultation_time: '9:00 AM',
        status: 'confirmed',
      },
    ];
    const { user } = await show(serverWith(contactRow(1, { others }), contactRow(2)));
    expect(screen.getAllByRole('region', { name: /^Also from/ })).toHaveLength(1);
    const [message, consultation] = within(screen.getByRole('region', { name: 'Also from Sender 1' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(consultation).toBe('/dashboard?tab=consultations&week=&view=one-call&call=5');
    expect(message).toBe('/dashboard?tab=messages&view=one-message&message=2');
    await user.click(screen.getByRole('link', { name: `Call ${formatShortDate('2026-11-24', new Date())}` }));
  });

  it('shows two of what else the person wrote, and the rest when asked for', async () => {
    const others = [9, 8, 7, 6].map((id) => ({
      ...{
        kind: 'message' as const,
        id,
        subject: `Note ${id}`,
        created_at: '2026-11-01T18:02:00.000Z',
        answered_at: null,
      },
    }));
    const { user } = await show(serverWith(contactRow(1, { others })));
    const part = within(screen.getByRole('region', { name: 'Also from Sender 1' }));
    const names = () => part.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names()).toEqual(['Note 9', 'Note 8']);
    await user.click(part.getByRole('button', { name: '2 more from Sender 1' }));
    expect(names()).toEqual(['Note 9', 'Note 8', 'Note 7', 'Note 6']);
    expect(document.activeElement?.textContent).toBe('Note 7');
    expect(part.queryByRole('button')).toBeNull();
  });

  it('has no field open by itself in another view, whatever the address still says', async () => {
    const { user } = await show(
      serverWith(contactRow(1), contactRow(2)),
      '/?view=one-message&message=2&reply=1',
    );
    expect(document.activeElement).toBe(field());
    await user.click(screen.getByRole('radio', { name: /^Inbox/ }));
    expect(item(2)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Your reply to/ })).toBeNull();
  });

  it('is shown alone where the address asks for it, with the field open where it is to be answered', async () => {
    await show(
      serverWith(contactRow(1), contactRow(2, { suspected_spam: true })),
      '/?view=one-message&message=2&reply=1',
    );
    expect(screen.queryByText('Subject 1')).toBeNull();
    expect(item(2)).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/dashboard?tab=overview');
  });
});

describe('a reply on two devices', () => {
  const AT = '2026-11-01T18:05:00.000Z';
  const kept = (content: string, revision = 3) => ({
    watchDraft: {
      json: { success: true as const, revision, saved_at: AT, post_updated_at: null, others: [] },
    },
    readDraft: {
      json: {
        success: true as const,
        draft: {
          ...{ key: 'reply-1', post_id: null, title: '', beginning: '', category_id: null, author_id: null },
          ...{ words: 2, saved_at: AT, device: 'Chrome on Android', form: { content } },
          ...{ based_on: null, revision, window: 'phone' },
        },
      },
    },
  });
  const keptBy = (content: string, revision?: number) => {
    const { watchDraft, readDraft } = kept(content, revision);
    return serverWith(contactRow(1, { has_draft: true }))
      .on('watchDraft', watchDraft)
      .on('readDraft', readDraft);
  };
  const store = (draft: object) =>
    window.localStorage.setItem(STORAGE_KEYS.replyDrafts, JSON.stringify({ 1: draft }));

  it('goes on where the other one has stopped, and is sent to the server again', async () => {
    const server = keptBy('From the phone');
    const { user } = await show(server);
    await user.click(screen.getByText('Go on replying'));
    await waitFor(() => expect(field().value).toBe('From the phone'));
    await user.type(field(), '!');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sentTo(server, 'post-drafts.php')).toHaveLength(1));
    expect(sentTo(server, 'post-drafts.php')[0]!.body).toMatchObject({
      key: 'reply-1',
      revision: 3,
      form: { content: 'From the phone!' },
    });
  });

  it.each([
    ['Use that text', 'From the phone'],
    ['Use the one below', 'From here'],
    ['Use both', 'From the phone\n\nFrom here'],
  ])('asks which one counts where both were written: %s', async (choice, text) => {
    store({ body: 'From here', key: 'k', revision: 2, savedAt: null });
    const server = keptBy('From the phone');
    const { user } = await show(server);
    await user.click(screen.getByText('Go on replying'));
    expect((await screen.findByRole('alert')).textContent).toContain('also written in Chrome on Android');
    expect(field().value).toBe('From here');
    expect(sentTo(server, 'post-drafts.php')).toEqual([]);
    await user.click(screen.getByText(choice));
    expect(field().value).toBe(text);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is no draft any more once it is sent from here', async () => {
    const server = keptBy('From the phone')
      .on('sendReply', { json: { success: true, reply: waiting({ body: 'From the phone' }) } })
      .on('listReplies', 'never');
    const { user } = await show(server);
    await user.click(screen.getByText('Go on replying'));
    await waitFor(() => expect(field().value).toBe('From the phone'));
    await user.click(screen.getByText('Send'));
    await screen.findByText('Undo');
    expect(screen.queryByText('Go on replying')).toBeNull();
    within(item(1)).getByText('Reply');
  });

  it('is not there any more once the other one has sent it', async () => {
    store({ body: 'Half of it', key: 'k', revision: 2, savedAt: '2026-11-01T18:00:00.000Z' });
    const replies = [replyRow(7, { created_at: AT })];
    const { user } = await show(serverWith(contactRow(1, { replies })));
    await user.click(screen.getByText('Reply'));
    await waitFor(() => expect(field().value).toBe(''));
  });

  it('stays here where the server has lost it', async () => {
    store({ body: 'Half of it', key: 'k', revision: 2, savedAt: AT });
    const { user } = await show(serverWith(contactRow(1)));
    await user.click(screen.getByText('Go on replying'));
    await user.type(field(), '!');
    expect(field().value).toBe('Half of it!');
  });
});
