import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListedContact } from '#shared/contract/contacts.ts';
import type { Reply } from '#shared/contract/replies.ts';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import type { Message } from '#server/mail/mailer.ts';
import { messageInput } from '#tests/support/factories.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { listContacts } from '#tests/support/reading.ts';
import { keepingMailer, settableClock, startTestApp, type TestApp } from '#tests/support/test-app.ts';

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
  app = await startTestApp({ clock, mailer: keeping.mailer });
  ({ token } = await app.signIn());
});
afterEach(() => app.stop());

/** Lets as much time pass, and the emails go out that are due then. */
async function pass(milliseconds: number) {
  clock.set(new Date(clock().getTime() + milliseconds).toISOString());
  await app.context.delivery!.idle();
}

/** A visitor's message, whose emails are out. @returns its id */
async function write(): Promise<number> {
  expectSuccess(await app.api('POST', 'contact-form.php', { json: messageInput() }));
  await app.context.delivery!.idle();
  return (await listContacts(app, token)).contacts[0]!.id;
}

async function send(contact: number, body = 'Gladly.'): Promise<Reply> {
  const answer = await app.api('POST', 'replies.php', { json: { contact, body }, bearer: token });
  expectSuccess(answer);
  return answer.json.reply as Reply;
}

async function remove(id: number) {
  expectSuccess(await app.api('DELETE', `delete-contact.php?id=${id}`, { bearer: token }));
}

async function restore(id: number): Promise<ListedContact> {
  const json = { kind: 'message', ids: [id] };
  expectSuccess(await app.api('POST', 'trash.php', { json, bearer: token }));
  return (await listContacts(app, token)).contacts.find((message) => message.id === id)!;
}

const takeBack = (id: number) => app.api('DELETE', `replies.php?id=${id}`, { bearer: token });
const answers = () => sent.filter(({ kind }) => kind === 'reply');
const counts = async () => (await listContacts(app, token, '?view=inbox')).counts;

describe('a reply whose message is deleted', () => {
  it('goes out when its ten seconds are over, and is sent where the message comes back', async () => {
    const id = await write();
    await send(id, 'First.');
    await pass(TAKE_BACK_MS);
    await send(id, 'Second.');
    await remove(id);
    expect(answers()).toHaveLength(1);
    await pass(TAKE_BACK_MS);
    expect(answers().map(({ text }) => text.split('\n')[0])).toHaveLength(2);
    const { replies, answered_at } = await restore(id);
    expect(replies.map(({ body, status }) => [body, status])).toEqual([
      ['First.', 'sent'],
      ['Second.', 'sent'],
    ]);
    expect(replies[1]!.finished_at).toBe(clock().toISOString());
    expect(answered_at).toBe(replies[1]!.created_at);
  });

  it('goes out where several messages are deleted at once', async () => {
    const ids = [await write(), await write()];
    for (const id of ids) await send(id);
    expectSuccess(await app.api('POST', 'delete-contacts.php', { json: { ids }, bearer: token }));
    await pass(TAKE_BACK_MS);
    expect(answers()).toHaveLength(2);
  });

  it('waits on where the message comes back in time, goes out once, and can be taken back then', async () => {
    const id = await write();
    const reply = await send(id);
    await remove(id);
    expect((await restore(id)).replies).toEqual([reply]);
    await pass(TAKE_BACK_MS);
    expect(answers()).toHaveLength(1);

    const other = await send(id, 'And more.');
    await remove(id);
    await restore(id);
    expectSuccess(await takeBack(other.id));
    await pass(TAKE_BACK_MS);
    expect(answers()).toHaveLength(1);
  });

  it('is not taken back in the trash: that says so, also once it is out', async () => {
    const id = await write();
    const { id: reply } = await send(id);
    await remove(id);
    expectRefusal(await takeBack(reply), 409);
    await pass(TAKE_BACK_MS);
    expect(answers()).toHaveLength(1);
    expectRefusal(await takeBack(reply), 409);
    expectRefusal(await takeBack(reply + 1), 404);
  });

  it('tells what the mail server said of it, once the message is back', async () => {
    const id = await write();
    await send(id);
    await remove(id);
    refuses.push(VISITOR);
    await pass(TAKE_BACK_MS);
    const { replies } = await restore(id);
    expect(replies).toMatchObject([{ status: 'failed', reason: expect.any(String) as string }]);
    expect(await counts()).toMatchObject({ open: 1, answered: 0 });
  });

  it('goes out, and leaves nothing, where the message is deleted for good', async () => {
    const id = await write();
    await send(id);
    await pass(TAKE_BACK_MS);
    await send(id);
    await remove(id);
    const empty = () => app.api('DELETE', 'trash.php?kind=message&all=yes', { bearer: token });
    expectSuccess(await empty());
    await pass(TAKE_BACK_MS);
    expect(answers()).toHaveLength(2);

    const other = await write();
    await send(other);
    await remove(other);
    await pass(TAKE_BACK_MS);
    expectSuccess(await empty());
    const about = await app.context.db
      .selectFrom('outbox')
      .select('about')
      .where('kind', '=', 'reply')
      .execute();
    expect(about).toHaveLength(1); // the one that was to be sent still; the outbox forgets it
  });

  it('does not answer the message where it was not sent, and can be sent again', async () => {
    const id = await write();
    const { id: reply } = await send(id);
    await remove(id);
    await app.context.db.deleteFrom('outbox').execute(); // as of what was deleted before such emails were kept
    const message = await restore(id);
    expect(message).toMatchObject({ answered_at: null, replies: [{ status: 'withdrawn' }] });
    expect(await counts()).toMatchObject({ open: 1, new: 1, answered: 0 });
    const json = { contact: id, body: 'Gladly.', known: reply };
    expectSuccess(await app.api('POST', 'replies.php', { json, bearer: token }));
    await pass(TAKE_BACK_MS);
    expect(answers()).toHaveLength(1);
    expect(await counts()).toMatchObject({ open: 0, answered: 1 });
  });

  it('counts as no answer where it was not sent, though it once was taken for one', async () => {
    const id = await write();
    await send(id);
    await app.context.db.updateTable('replies').set({ status: 'withdrawn' }).execute();
    expect(await counts()).toMatchObject({ open: 1, answered: 0 });
  });
});
