import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contactSubjects } from '#content/contact.ts';
import { emails as emailWords } from '#content/words/emails.ts';
import type { ListedContact } from '#shared/contract/contacts.ts';
import type { Agenda } from '#shared/contract/overview.ts';
import type { Reply } from '#shared/contract/replies.ts';
import { LIMITS, TAKE_BACK_MS, REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { replyDraftKey } from '#shared/reply-drafts.ts';
import { messageComposer } from '#server/mail/compose-message.ts';
import type { Message } from '#server/mail/mailer.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { slot } from '#tests/support/consultations.ts';
import { listContacts } from '#tests/support/reading.ts';
import { keepingMailer, OWNER, settableClock, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const NOW = '2026-03-04T17:00:00.000Z';
const VISITOR = 'ada@example.com';

let app: TestApp;
let token: string;
let sent: Message[];
let refuses: string[];
const clock = settableClock(NOW);

beforeEach(async () => {
  clock.set(NOW);
  refuses = [];
  const keeping = keepingMailer(refuses);
  sent = keeping.sent;
  app = await startTestApp({ clock, mailer: keeping.mailer, env: { SITE_URL: 'https://wren.example' } });
  ({ token } = await app.signIn());
});
afterEach(() => app.stop());

/** Lets as much time pass, and the emails go out that are due then. */
async function pass(milliseconds: number) {
  clock.set(new Date(clock().getTime() + milliseconds).toISOString());
  await app.context.delivery!.idle();
}

/** A visitor's message, whose emails are out. @returns its id */
async function write(changes: Record<string, unknown> = {}): Promise<number> {
  expectSuccess(await app.api('POST', 'contact-form.php', { json: messageInput(changes) }));
  await app.context.delivery!.idle();
  return (await messages())[0]!.id;
}

const messages = async (): Promise<ListedContact[]> => (await listContacts(app, token)).contacts;
const repliesTo = async (id: number): Promise<Reply[]> =>
  (await messages()).find((message) => message.id === id)!.replies;

function send(contact: number, body: unknown = 'Gladly.', key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { [REQUEST_KEY_HEADER]: key };
  return app.api('POST', 'replies.php', { json: { contact, body }, bearer: token, headers });
}

const takeBack = (id: number) => app.api('DELETE', `replies.php?id=${id}`, { bearer: token });
const idOf = (answer: Awaited<ReturnType<typeof send>>) => (answer.json.reply as Reply).id;
const answers = () => sent.filter(({ kind }) => kind === 'reply');

describe('a reply', () => {
  it('is kept with its message, and sent when the time to take it back is over', async () => {
    const id = await write();
    const answer = await send(id, '  Gladly.\nOn Friday?  ');
    expectSuccess(answer);
    const reply = {
      id: idOf(answer),
      body: 'Gladly.\nOn Friday?',
      status: 'waiting',
      reason: null,
      created_at: NOW,
      due_at: '2026-03-04T17:00:10.000Z',
      finished_at: null,
    };
    expect(answer.json).toEqual({ success: true, reply });
    await pass(TAKE_BACK_MS - 1);
    expect(answers()).toEqual([]);
    expect(await repliesTo(id)).toEqual([reply]);

    await pass(1);
    expect(answers()).toHaveLength(1);
    const finished = { ...reply, status: 'sent', finished_at: '2026-03-04T17:00:10.000Z' };
    expect(await repliesTo(id)).toEqual([finished]);
    const listed = await app.api('GET', `replies.php?contact=${id}`, { bearer: token });
    expect(listed.json).toEqual({ success: true, replies: [finished] });
  });

  it('is searched as its message is, in the list and by the palette', async () => {
    const id = await write({ name: 'Bo Lind', email: 'bo@example.com', message: 'How much is it?' });
    await write({ name: 'Other', email: 'other@example.com', message: 'Hello there.' });
    expectSuccess(await send(id, 'Two crates of marmalade go for forty.'));
    const { contacts, found } = await listContacts(app, token, '?view=answered&search=MARMALADE+bo');
    expect(contacts.map((contact) => contact.id)).toEqual([id]);
    expect(found).toMatchObject({ counts: { inbox: 1, open: 0, new: 0, answered: 1, spam: 0 }, unread: '' });
    expect((await listContacts(app, token, '?view=spam&search=marmalade')).contacts).toEqual([]);
    const { json } = await app.api('GET', 'find.php?words=marmalade', { bearer: token });
    expect(json.messages).toMatchObject([{ id, excerpt: 'You: Two crates of marmalade go for forty.' }]);
    expect(json.totals).toMatchObject({ messages: 1 });
  });

  it('is followed by one more where its message is to wait again, until that is taken back', async () => {
    const id = await write();
    await send(id);
    await pass(TAKE_BACK_MS);
    const mark = (settled: boolean) =>
      app.api('PUT', 'contacts.php', { json: { ids: [id], settled }, bearer: token });
    const open = async () => (await listContacts(app, token, '?view=open')).contacts;
    expect(await open()).toEqual([]);
    expectSuccess(await mark(false));
    expect(await open()).toMatchObject([{ id, answered_at: null, settled_at: null }]);
    expect(await repliesTo(id)).toHaveLength(1);
    expectSuccess(await mark(true));
    expect(await open()).toEqual([]);
    expect((await messages())[0]).toMatchObject({ answered_at: NOW, settled_at: null });
  });

  it('takes a message that was suspected to be spam to the inbox', async () => {
    const id = await write({ website: 'https://spam.example' });
    expect((await messages())[0]).toMatchObject({ suspected_spam: true });
    const answer = await send(id);
    expectSuccess(answer);
    expect((await messages())[0]).toMatchObject({ suspected_spam: false });
    expectSuccess(await takeBack(idOf(answer)));
    expect((await messages())[0]).toMatchObject({ suspected_spam: false, answered_at: null });
  });

  it('goes to the visitor from the owner, quotes the message, and shows markup as text', async () => {
    const subject = contactSubjects[0];
    const id = await write({ subject, message: 'Do you <b>build</b> shops?\n\nAda' });
    await send(id, 'Yes: https://wren.example/pricing\n\n<i>Wren</i>');
    await pass(TAKE_BACK_MS);
    const [message] = answers();
    expect(message).toMatchObject({ to: VISITOR, subject: emailWords.reply.subject(subject) });
    expect(message).not.toHaveProperty('replyTo'); // that is the owner's, see mail-headers.test.ts
    expect(message!.html).toContain('href="https://wren.example/pricing"');
    expect(message!.html).toContain('&lt;i&gt;Wren&lt;/i&gt;');
    expect(message!.html).toContain('Do you &lt;b&gt;build&lt;/b&gt; shops?');
    const [answered, quoted] = message!.text.split(/\n-{3,}\n/);
    expect(answered).toContain('Yes: https://wren.example/pricing\n\n<i>Wren</i>');
    expect(quoted).toContain('Do you <b>build</b> shops?\n\nAda');
  });

  it('answers the receipt, and a second one the first', async () => {
    const id = await write();
    const receipt = sent.find(({ kind }) => kind === 'receipt')!;
    for (const body of ['One', 'Two']) {
      await send(id, body);
      await pass(TAKE_BACK_MS);
    }
    const [first, second] = answers();
    expect(first!.headers).toEqual({
      'In-Reply-To': `<${receipt.messageId}>`,
      References: `<${receipt.messageId}>`,
    });
    expect(second!.headers).toEqual({
      'In-Reply-To': `<${first!.messageId}>`,
      References: `<${receipt.messageId}> <${first!.messageId}>`,
    });
    const { bytes } = await messageComposer(app.config)(second!);
    const [head = ''] = bytes.toString().split('\r\n\r\n');
    expect(head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')).toContain(`In-Reply-To: <${first!.messageId}>`);
  });

  it('begins a thread where no receipt was sent', async () => {
    const id = await write();
    await app.context.db.deleteFrom('outbox').execute(); // forgotten after 30 days
    await send(id);
    await pass(TAKE_BACK_MS);
    expect(answers()[0]).not.toHaveProperty('headers');
  });

  it('is saved and sent once, however often the same request arrives', async () => {
    const id = await write();
    const pressed = await Promise.all([send(id, 'Gladly.', 'press'), send(id, 'Gladly.', 'press')]);
    const again = await send(id, 'Gladly.', 'press');
    for (const answer of [...pressed, again]) expectSuccess(answer);
    expect(new Set([...pressed, again].map(idOf)).size).toBe(1);
    await pass(TAKE_BACK_MS);
    expect(answers()).toHaveLength(1);
    expect(idOf(await send(id, 'Gladly.', 'press'))).toBe(idOf(again));
    await pass(TAKE_BACK_MS);
    expect(answers()).toHaveLength(1);
  });

  it('is refused where another one was sent that its writer did not know of, and taken by who does', async () => {
    const id = await write();
    const sendKnowing = (known: number, key: string) =>
      app.api('POST', 'replies.php', {
        ...{ json: { contact: id, body: 'Gladly.', known }, bearer: token },
        headers: { [REQUEST_KEY_HEADER]: key },
      });
    const pressed = await Promise.all([sendKnowing(0, 'phone'), sendKnowing(0, 'computer')]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first] = await repliesTo(id);
    expect(await repliesTo(id)).toHaveLength(1);
    const won = pressed[0].status === 200 ? 'phone' : 'computer';
    expectSuccess(await sendKnowing(0, won)); // asked for again, it is no other one
    expectRefusal(await sendKnowing(0, 'again'), 409);
    expectSuccess(await sendKnowing(first!.id, 'anyway'));
    expect(await repliesTo(id)).toHaveLength(2);
    expectRefusal(await sendKnowing(-1, 'odd'), 422, 'known');
  });

  it('makes its message a read one that nobody waits for', async () => {
    const id = await write();
    const due = async () =>
      ((await app.api('GET', 'agenda.php', { bearer: token })).json as unknown as Agenda).messages.map(
        (message) => message.id,
      );
    expect(await due()).toEqual([id]);
    expect((await messages())[0]).toMatchObject({ status: 'new', answered_at: null });
    const reply = idOf(await send(id));
    expect((await messages())[0]).toMatchObject({ status: 'read', answered_at: NOW });
    expect(await due()).toEqual([]);
    await takeBack(reply);
    expect((await messages())[0]).toMatchObject({ status: 'new', answered_at: null, replies: [] });
    expect(await due()).toEqual([id]);
  });

  it('says that the mail server refuses the address, and can be sent again', async () => {
    const id = await write();
    refuses.push(VISITOR);
    await send(id);
    await pass(TAKE_BACK_MS);
    expect(await repliesTo(id)).toMatchObject([
      { status: 'failed', reason: expect.stringMatching(/\S/) as string },
    ]);
    const state = await app.api('GET', 'mail-state.php', { bearer: token });
    expect(state.json.undelivered).toMatchObject([{ kind: 'reply', recipient: VISITOR }]);

    refuses.length = 0;
    const until = clock().toISOString();
    expectSuccess(await app.api('POST', 'mail-state.php', { json: { until }, bearer: token }));
    await app.context.delivery!.idle();
    expect(await repliesTo(id)).toMatchObject([{ status: 'sent', reason: null }]);
    expect(answers()).toHaveLength(1);
  });

  it('stays known as delivered when the outbox has forgotten its email, and as failed when the owner has', async () => {
    const id = await write();
    await send(id, 'One');
    await pass(TAKE_BACK_MS);
    refuses.push(VISITOR);
    await send(id, 'Two');
    await pass(TAKE_BACK_MS);
    const until = clock().toISOString();
    await app.api('DELETE', `mail-state.php?until=${until}`, { bearer: token });
    await app.context.db.deleteFrom('outbox').execute();
    expect((await repliesTo(id)).map(({ status }) => status)).toEqual(['sent', 'failed']);
  });

  it('needs a message, a text, and an address', async () => {
    const id = await write();
    expectRefusal(await send(999), 404);
    for (const body of ['', ' \n', null, 7]) expectRefusal(await send(id, body), 422, 'body');
    expectRefusal(await send(id, 'x'.repeat(LIMITS.reply + 1)), 422, 'body');
    expectSuccess(await send(id, 'ü'.repeat(LIMITS.reply)));
    await app.context.db.updateTable('contacts').set({ email: 'none' }).execute();
    expectRefusal(await send(id), 422);
  });

  it('is refused where no email can be sent', async () => {
    const without = await startTestApp({ clock, mailer: null });
    const owner = await without.signIn();
    await without.api('POST', 'contact-form.php', { json: messageInput() });
    const json = { contact: 1, body: 'Hello' };
    expectRefusal(await without.api('POST', 'replies.php', { json, bearer: owner.token }), 503);
    await without.stop();
  });
});

describe('taking a reply back', () => {
  it('is possible until it is due, gives the text back, and nothing is sent', async () => {
    const id = await write();
    const reply = idOf(await send(id, 'Too soon'));
    await pass(TAKE_BACK_MS - 1);
    const answer = await takeBack(reply);
    expect(answer.json).toEqual({ success: true, body: 'Too soon' });
    expectRefusal(await takeBack(reply), 404);
    await pass(TAKE_BACK_MS);
    expect(answers()).toEqual([]);
    expect(await repliesTo(id)).toEqual([]);
  });

  it('says so when it is too late, and leaves the reply as it is', async () => {
    const id = await write();
    const reply = idOf(await send(id));
    await pass(TAKE_BACK_MS);
    expectRefusal(await takeBack(reply), 409);
    expect(await repliesTo(id)).toMatchObject([{ id: reply, status: 'sent' }]);
  });

  it('is too late while the email is on its way', async () => {
    const id = await write();
    const reply = idOf(await send(id));
    await app.context.db
      .updateTable('outbox')
      .set({ status: 'sending', claimed_until: '2026-03-04T17:05:00.000Z' })
      .where('kind', '=', 'reply')
      .execute();
    expectRefusal(await takeBack(reply), 409);
    expect(await repliesTo(id)).toMatchObject([{ id: reply, status: 'sending' }]);
  });

  it('or sending it: one of the two happens, when both are tried at once', async () => {
    const id = await write();
    const reply = idOf(await send(id));
    clock.set('2026-03-04T17:00:10.000Z');
    app.context.delivery!.wake();
    const { status } = await takeBack(reply);
    await app.context.delivery!.idle();
    expect(answers()).toHaveLength(status === 200 ? 0 : 1);
    expect(await repliesTo(id)).toHaveLength(status === 200 ? 0 : 1);
  });
});

describe('beside a message', () => {
  it('stands what the same person wrote and booked, messages before calls, and nothing of others', async () => {
    await write({ subject: 'The first' });
    clock.set('2026-03-04T18:00:00.000Z');
    expectSuccess(
      await app.api('POST', 'consultation.php', {
        json: bookingInput('2026-03-06', slot(1), { email: 'ADA@example.com' }),
      }),
    );
    clock.set('2026-03-04T19:00:00.000Z');
    await write({ subject: 'The second', email: 'Ada@Example.com' });
    await write({ email: 'bo@example.com' });
    const [bo, second, first] = await messages();
    expect(bo!.others).toEqual([]);
    const booked = { kind: 'consultation', consultation_date: '2026-03-06', status: 'pending' };
    expect(second!.others).toMatchObject([{ kind: 'message', id: first!.id, subject: 'The first' }, booked]);
    expect(first!.others).toMatchObject([{ kind: 'message', id: second!.id, subject: 'The second' }, booked]);
  });

  it('stand five at most', async () => {
    for (let count = 0; count < 8; count += 1) await write({ subject: `Message ${count}` });
    const [newest, , , oldest] = await messages();
    const subjects = (message: ListedContact) =>
      message.others.map((other) => (other.kind === 'message' ? other.subject : other.kind));
    expect(subjects(newest!)).toEqual(['Message 6', 'Message 5', 'Message 4', 'Message 3', 'Message 2']);
    expect(subjects(oldest!)).toEqual(['Message 7', 'Message 6', 'Message 5', 'Message 3', 'Message 2']);
    expect(sent.filter(({ to }) => to === OWNER.email).length).toBeGreaterThan(0);
  });
});

describe('a reply that is being written', () => {
  const draft = (contact: number, changes: object = {}) =>
    app.api('PUT', 'post-drafts.php', {
      json: {
        ...{ key: replyDraftKey(contact), post_id: null, form: { content: 'Half of it' }, based_on: null },
        ...{ revision: 0, window: 'laptop', device: 'Firefox on Linux', ...changes },
      },
      bearer: token,
    });
  const drafts = async () => {
    const rows = await app.context.db.selectFrom('post_drafts').select('key').execute();
    return rows.map(({ key }) => key);
  };
  const hasDraft = async () => (await messages()).map(({ has_draft }) => has_draft);

  it('is kept with its message, and is neither a draft of a post nor shown by a link', async () => {
    const id = await write();
    expect(await hasDraft()).toEqual([false]);
    expectSuccess(await draft(id));
    expect(await hasDraft()).toEqual([true]);
    const listed = await app.api('GET', 'post-drafts.php', { bearer: token });
    expect(listed.json).toMatchObject({ drafts: [], newsletters: [] });
    const shown = { json: { key: replyDraftKey(id), days: 1 }, bearer: token };
    expectRefusal(await app.api('POST', 'post-previews.php', shown), 404);
  });

  it('is not written over by a device that knows an older one', async () => {
    const id = await write();
    expectSuccess(await draft(id));
    expectRefusal(await draft(id, { window: 'phone', form: { content: 'Mine' } }), 409);
  });

  it('goes with its message, for which there is none later', async () => {
    const id = await write();
    expectSuccess(await draft(id));
    expectSuccess(await app.api('DELETE', `delete-contact.php?id=${id}`, { bearer: token }));
    expect(await drafts()).toEqual([]);
    expectRefusal(await draft(id), 404);
  });

  it('is over when it is sent, and not when an earlier reply is sent again', async () => {
    const id = await write();
    await draft(id);
    expectSuccess(await send(id, 'Half of it, and more'));
    expect(await drafts()).toEqual([]);
    await draft(id, { form: { content: 'And another' } });
    expectSuccess(await send(id, 'Half of it, and more'));
    expect(await drafts()).toEqual([replyDraftKey(id)]);
  });
});
