import { beforeEach, describe, expect, it } from 'vitest';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import type { TrashKind, TrashList, TrashRestored } from '#shared/contract/trash.ts';
import { settableClock, type TestApp, useTestApp, keepingMailer } from '#tests/support/test-app.ts';
import { NOW, slot, workday } from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { addDays } from '#shared/calendar-day.ts';
import { tokenFor } from '#tests/support/links-in-mail.ts';
import {
  listConsultations,
  listContacts,
  listSubscribers,
  readAvailability,
} from '#tests/support/reading.ts';

const clock = settableClock(NOW);
const { mailer, sent } = keepingMailer();
const test = useTestApp({ clock, mailer, env: { SITE_URL: 'http://localhost:3001' } });

beforeEach(() => clock.set(NOW));

async function call(method: string, path: string, json?: Record<string, unknown>) {
  const { token: bearer } = await test.app.signIn();
  return test.app.api(method, path, { bearer, ...(json === undefined ? {} : { json }) });
}
const inTrash = async (kind: TrashKind) =>
  ((await call('GET', `trash.php?kind=${kind}`)).json as unknown as TrashList).trash;
const restore = async (kind: TrashKind, ...ids: number[]) =>
  (await call('POST', 'trash.php', { kind, ids })).json as unknown as TrashRestored;
async function mailsTo(address: string) {
  clock.set(new Date(clock().getTime() + TAKE_BACK_MS).toISOString());
  await test.app.context.delivery?.idle();
  const emails = sent.filter(({ to }) => to === address);
  sent.splice(0, sent.length);
  return emails.map(({ subject }) => subject);
}
const owner = async (app: TestApp) => (await app.signIn()).token;

describe('a deleted message', () => {
  it('waits in the trash for 30 days, comes back as it was, or is gone for good', async () => {
    expectSuccess(await test.app.api('POST', 'contact-form.php', { json: messageInput({ name: 'Bo' }) }));
    const { contacts } = await listContacts(test.app, await owner(test.app));
    const message = contacts.find(({ name }) => name === 'Bo')!;
    expectSuccess(await call('DELETE', `delete-contact.php?id=${message.id}`));
    expect(await inTrash('message')).toEqual([
      {
        id: expect.any(Number) as number,
        row: message.id,
        title: 'Bo',
        detail: message.subject,
        trashed_at: new Date(NOW).toISOString(),
        ends_at: `${addDays('2026-03-04', 30)}T17:00:00.000Z`,
        message: { text: message.message, created_at: message.created_at },
      },
    ]);
    const rest = await listContacts(test.app, await owner(test.app));
    expect(rest.contacts.some(({ id }) => id === message.id)).toBe(false);
    expect((await call('GET', 'find.php?words=Bo')).json.people).toEqual([]);
    expect(await restore('message', message.id)).toEqual({
      success: true,
      done: [message.id],
      failed: [],
      notes: [],
    });
    expect((await listContacts(test.app, await owner(test.app))).contacts).toContainEqual(message);

    expectSuccess(await call('DELETE', `delete-contact.php?id=${message.id}`));
    const [entry] = await inTrash('message');
    expectSuccess(await call('DELETE', `trash.php?id=${entry!.id}`));
    expectRefusal(await call('DELETE', `trash.php?id=${entry!.id}`), 404);
    expect((await restore('message', message.id)).failed).toEqual([
      { id: message.id, error: 'That is not in the trash any more.' },
    ]);
  });

  it('is deleted with others by one request, which says what did not work', async () => {
    for (const name of ['One', 'Two']) {
      expectSuccess(await test.app.api('POST', 'contact-form.php', { json: messageInput({ name }) }));
    }
    const { contacts } = await listContacts(test.app, await owner(test.app));
    const ids = contacts.map(({ id }) => id);
    const { json } = await call('POST', 'delete-contacts.php', { ids: [...ids, 999_999] });
    expect(json).toEqual({
      success: true,
      done: ids,
      failed: [{ id: 999_999, error: 'That message is not there any more.' }],
    });
    clock.set('2026-04-03T17:00:00.000Z');
    await test.app.context.housekeeping.run();
    expect(await inTrash('message')).toEqual([]);
    expect(await test.app.context.db.selectFrom('trash').select('id').execute()).toEqual([]);
  });
});

describe('a deleted subscriber', () => {
  const email = 'lee@example.com';
  const all = async () => (await listSubscribers(test.app, await owner(test.app))).subscribers;
  async function subscribe(address: string) {
    await test.app.context.db
      .insertInto('subscribers')
      .values({ email: address, status: 'active', suspected_spam: 0, subscribed_at: NOW })
      .execute();
    return (await all()).find((one) => one.email === address)!;
  }

  it('gets nothing more, and comes back as they were', async () => {
    const before = await subscribe(email);
    expectSuccess(await call('DELETE', `delete-subscriber.php?id=${before.id}`));
    expect(await all()).toEqual([]);
    const newsletter = { subject: 'News', content: 'Words' };
    expectRefusal(await call('POST', 'send-newsletter-production.php', newsletter), 422);
    expect((await inTrash('subscriber')).map(({ title, detail }) => [title, detail])).toEqual([
      [email, 'active'],
    ]);
    expect((await restore('subscriber', before.id)).done).toEqual([before.id]);
    expect(await all()).toEqual([before]);
    await call('POST', 'delete-subscribers.php', { ids: [before.id] });
  });

  it('may sign up again, and is not there twice then', async () => {
    const before = await subscribe('again@example.com');
    await call('DELETE', `delete-subscriber.php?id=${before.id}`);
    const after = await subscribe('AGAIN@example.com');
    expect((await restore('subscriber', before.id)).failed).toEqual([
      { id: before.id, error: 'again@example.com has signed up again since.' },
    ]);
    expect(await all()).toEqual([after]);
    await call('DELETE', `delete-subscriber.php?id=${after.id}`);
  });

  it('does not come back after leaving by the link in an email', async () => {
    const before = await subscribe('left@example.com');
    sent.length = 0;
    expectSuccess(
      await call('POST', 'send-newsletter-production.php', { subject: 'News', content: 'Hello' }),
    );
    const token = tokenFor('/newsletter/unsubscribe', sent[0]!);
    await call('DELETE', `delete-subscriber.php?id=${before.id}`);
    expectSuccess(await test.app.api('POST', `unsubscribe.php?token=${token}`));
    expect((await restore('subscriber', before.id)).done).toEqual([]);
    expect(await all()).toEqual([]);
  });
});

describe('a deleted consultation', () => {
  const book = async (time: string, changes: Record<string, unknown> = {}) => {
    expectSuccess(
      await test.app.api('POST', 'consultation.php', { json: bookingInput(workday(1), time, changes) }),
    );
    return (await listConsultations(test.app, await owner(test.app))).consultations[0]!;
  };
  const taken = async () => (await readAvailability(test.app)).taken[workday(1)] ?? [];

  it('frees its slot, and takes it again with an invitation', async () => {
    const one = await book(slot(1), { email: 'vi@example.com' });
    await mailsTo('vi@example.com');
    expectSuccess(await call('DELETE', `delete-consultation.php?id=${one.id}`));
    expect(await taken()).toEqual([]);
    expect((await inTrash('consultation')).map(({ title, detail }) => [title, detail])).toEqual([
      ['Ada Ruiz', `${workday(1)} ${slot(1)}`],
    ]);
    expect(await mailsTo('vi@example.com')).toHaveLength(1);
    expect((await restore('consultation', one.id)).done).toEqual([one.id]);
    expect(await taken()).toEqual([slot(1)]);
    expect((await listConsultations(test.app, await owner(test.app))).consultations).toEqual([one]);
    expect(await mailsTo('vi@example.com')).toHaveLength(1);
  });

  it('is not restored while another one has its time, or its day or time is off', async () => {
    const one = await book(slot(2));
    await call('DELETE', `delete-consultation.php?id=${one.id}`);
    const other = await book(slot(2));
    expect((await restore('consultation', one.id)).failed).toEqual([
      { id: one.id, error: 'Its time is taken by another consultation by now.' },
    ]);
    await call('POST', 'delete-consultations.php', { ids: [other.id] });
    const rest = (await listConsultations(test.app, await owner(test.app))).consultations;
    await call('POST', 'delete-consultations.php', { ids: rest.map(({ id }) => id) });
    await mailsTo(one.email); // from now on it is no taking back
    const day = workday(1);
    expectSuccess(await call('POST', 'slots-off.php', { day, slots: [slot(2)] }));
    expect((await restore('consultation', one.id)).failed).toEqual([
      { id: one.id, error: 'You have taken its time off by now.' },
    ]);
    expectSuccess(await call('POST', 'slots-off.php', { day, slots: [] }));
    expectSuccess(await call('POST', 'days-off.php', { first_day: day }));
    expect((await restore('consultation', one.id)).failed).toEqual([
      { id: one.id, error: 'Its day is one of your days off by now.' },
    ]);
    expect((await inTrash('consultation')).some(({ row }) => row === one.id)).toBe(true);
  });
});

describe('the trash', () => {
  it('has kinds', async () => {
    expectRefusal(await call('GET', 'trash.php?kind=odd'), 422, 'kind');
    expectRefusal(await call('GET', 'trash.php'), 422, 'kind');
    expectRefusal(await call('POST', 'trash.php', { kind: 'odd', ids: [1] }), 422, 'kind');
  });

  it('is emptied of one kind alone', async () => {
    expectSuccess(await call('DELETE', 'trash.php?kind=message&all=yes'));
    expect(await inTrash('message')).toEqual([]);
    expect((await inTrash('consultation')).length).toBeGreaterThan(0);
    expectSuccess(await call('DELETE', 'trash.php?kind=consultation&all=yes'));
    expect(await inTrash('consultation')).toEqual([]);
  });
});
