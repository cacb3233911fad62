import { describe, expect, it } from 'vitest';
import type { DeliveryStatus, UndeliveredRetried } from '#shared/contract/delivery-status.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { type MailApp, startMailApp } from '#tests/support/mail-app.ts';
import { only } from '#tests/support/smtp.ts';

const GONE = '550 5.1.1 No such mailbox';
const DAY = 24 * 60;
const QUIET = { success: true, held: null, held_campaigns: [], waiting: [], undelivered: [] };

/** What the owner is told. */
async function stateOf({ app }: MailApp, method = 'GET', query = ''): Promise<DeliveryStatus> {
  const { token } = await app.signIn();
  const answer = await app.api(method, `mail-state.php${query}`, { bearer: token });
  expectSuccess(answer);
  return answer.json as unknown as DeliveryStatus;
}

/** What the owner is told after sending again what was given up. */
async function again({ app }: MailApp, json: object): Promise<UndeliveredRetried> {
  const { token } = await app.signIn();
  const answer = await app.api('POST', 'mail-state.php', { json, bearer: token });
  expectSuccess(answer);
  await app.context.delivery?.idle();
  return answer.json as unknown as UndeliveredRetried;
}

/** A visitor leaves a message, whose receipt goes to `email`. */
async function write({ app, later }: MailApp, email: string): Promise<void> {
  expectSuccess(await app.api('POST', 'contact-form.php', { json: messageInput({ email }) }));
  await later(1);
}

describe('the state of the mail', () => {
  it('is quiet while mail goes out', async () => {
    const mail = await startMailApp();
    await mail.writeToOwner();
    expect(await stateOf(mail)).toEqual(QUIET);
  });

  it('tells why all mail waits, and how much, until it goes out again', async () => {
    const mail = await startMailApp(
      { login: () => '535 5.7.8 Bad credentials' },
      (port) => `smtp://wren:secret@127.0.0.1:${port}`,
    );
    await mail.addSubscribers('one@example.com', 'two@example.com');
    await mail.writeToOwner();
    expect((await stateOf(mail)).held).toBeNull(); // once may be that one message's own fault
    await mail.sendCampaign();
    await mail.later(5);
    await mail.later(10);
    const { held } = await stateOf(mail);
    expect(held?.reason).toContain('535 5.7.8 Bad credentials');
    expect(held?.waiting).toBe(3);

    mail.smtp.faults = {};
    await mail.later(60);
    expect((await stateOf(mail)).held).toBeNull();
    expect(mail.reached()).toHaveLength(3);
  });

  it('counts no mail that is due another day', async () => {
    const mail = await startMailApp({ sender: () => '550 5.7.1 Not your domain' });
    await mail.writeToOwner();
    await mail.app.context.db
      .insertInto('outbox')
      .values({
        kind: 'reminder',
        message_id: 'a-reminder@localhost',
        recipient: 'ana@example.com',
        content: '{}',
        priority: 0,
        due_at: '2026-04-01T00:00:00.000Z',
        created_at: '2026-03-02T17:00:00.000Z',
      })
      .execute();
    await mail.later(5);
    await mail.later(10);
    expect((await stateOf(mail)).held?.waiting).toBe(1);
    await mail.app.context.db.deleteFrom('outbox').where('kind', '=', 'owner-notice').execute();
    expect((await stateOf(mail)).held).toBeNull();
  });

  it('lists what did not arrive, the latest first, with what the mail server said', async () => {
    const mail = await startMailApp({ recipient: only('ana@exmple.com', GONE) });
    await write(mail, 'ana@exmple.com');
    await write(mail, 'bo@example.com');
    mail.smtp.faults = { message: () => '554 5.6.0 Malformed' };
    await write(mail, 'cleo@example.com');
    const { undelivered } = await stateOf(mail);
    const receipts = undelivered.filter(({ kind }) => kind === 'receipt');
    expect(receipts.map(({ recipient, reason }) => [recipient, reason])).toEqual([
      ['cleo@example.com', '554 5.6.0 Malformed'],
      ['ana@exmple.com', GONE],
    ]);
    expect(receipts[1]?.given_up_at).toMatch(/^2026-03-02T17:0\d:00.000Z$/);
  });

  it('lists who asked to be a subscriber and was not reached, and no newsletters: their campaign tells', async () => {
    const mail = await startMailApp({ recipient: () => GONE });
    await mail.app.api('POST', 'newsletter.php', { json: { email: 'nobody@example.com' } });
    await mail.addSubscribers('one@example.com');
    await mail.sendCampaign();
    expect(await mail.outbox()).toMatchObject({ 'one@example.com': { status: 'failed' } });
    const { undelivered } = await stateOf(mail);
    expect(undelivered.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['confirm-subscription', 'nobody@example.com'],
    ]);
  });

  it('tells what waits after a refusal, why, and when it is tried again', async () => {
    const mail = await startMailApp({
      recipient: (to) => (to === 'ana@example.com' ? '550 relay not permitted' : '451 4.3.0 Busy, id 77'),
    });
    await write(mail, 'ana@example.com');
    const { waiting, undelivered } = await stateOf(mail);
    expect(undelivered).toEqual([]);
    expect(waiting.map(({ reason, count }) => [reason, count]).sort()).toEqual([
      ['451 4.3.0 Busy, id 77', 1],
      ['550 relay not permitted', 1],
    ]);
    for (const { next_try_at } of waiting) expect(next_try_at).toMatch(/^2026-03-02T17:0[1-3]:/);
  });

  it('counts reasons together that differ only in their numbers', async () => {
    let number = 0;
    const mail = await startMailApp({ recipient: () => `451 4.3.0 Busy, id ${(number += 1)}` });
    await mail.addSubscribers('one@example.com', 'two@example.com', 'three@example.com');
    await mail.sendCampaign();
    const { waiting } = await stateOf(mail);
    expect(waiting.map(({ count }) => count)).toEqual([3]);
  });

  it('tells of a campaign that waits by itself, and of one that was stopped', async () => {
    const mail = await startMailApp({
      recipient: (to) => (to.startsWith('reader') ? '550 relay not permitted' : null),
    });
    const readers = Array.from({ length: 20 }, (_, index) => `reader-${index}@example.com`);
    await mail.addSubscribers(...readers);
    await mail.sendCampaign();
    const waits = await stateOf(mail);
    expect(waits.waiting).toEqual([]);
    expect(waits.held_campaigns).toEqual([
      {
        id: 1,
        subject: 'Autumn news',
        reason: '550 relay not permitted',
        waiting: 20,
        next_try_at: '2026-03-02T17:15:00.000Z',
      },
    ]);

    mail.smtp.faults = { recipient: (to) => (to.startsWith('reader') ? GONE : null) };
    await mail.later(30);
    const stopped = await stateOf(mail);
    expect(stopped.held_campaigns).toMatchObject([{ reason: GONE, next_try_at: null }]);
    await mail.app.context.db.updateTable('campaigns').set({ state: 'cancelled' }).execute();
    expect((await stateOf(mail)).held_campaigns).toEqual([]);
  });

  it('forgets what the owner has seen, and nothing that came after it', async () => {
    const mail = await startMailApp({ recipient: (to) => (to === 'owner@example.com' ? null : GONE) });
    await write(mail, 'ana@exmple.com');
    const [seen] = (await stateOf(mail)).undelivered;
    await write(mail, 'bo@exmple.com');
    const left = await stateOf(mail, 'DELETE', `?until=${seen!.given_up_at}`);
    expect(left.undelivered.map(({ recipient }) => recipient)).toEqual(['bo@exmple.com']);
    expect(await stateOf(mail)).toEqual(left);
    expect(Object.keys(await mail.outbox()).sort()).toEqual(['bo@exmple.com', 'owner@example.com']);
  });

  it('sends one of them again, or all, as they are', async () => {
    const mail = await startMailApp({ recipient: (to) => (to === 'owner@example.com' ? null : GONE) });
    await write(mail, 'ana@example.com');
    await write(mail, 'bo@example.com');
    await write(mail, 'cleo@example.com');
    const { undelivered } = await stateOf(mail);
    const ids = await mail.app.context.db.selectFrom('outbox').select(['recipient', 'message_id']).execute();
    const [latest] = undelivered;
    const bo = undelivered.find(({ recipient }) => recipient === 'bo@example.com');
    mail.smtp.faults = {};
    const one = await again(mail, { until: latest!.given_up_at, id: bo!.id });
    expect(one).toMatchObject({ count: 1, overtaken: 0 });
    expect(one.undelivered.map(({ recipient }) => recipient)).toEqual([
      'cleo@example.com',
      'ana@example.com',
    ]);
    expect(await again(mail, { until: latest!.given_up_at })).toMatchObject({ count: 2, undelivered: [] });
    expect(await again(mail, { until: latest!.given_up_at })).toMatchObject({ count: 0 });
    const arrived = mail.smtp.received.filter(({ to }) => to !== 'owner@example.com');
    expect(arrived.map(({ to }) => to)).toEqual(['bo@example.com', 'ana@example.com', 'cleo@example.com']);
    for (const { to, id } of arrived)
      expect(ids.find(({ recipient }) => recipient === to)?.message_id).toBe(id);
  });

  it('gives an email up again that is refused again', async () => {
    const mail = await startMailApp({ recipient: only('ana@example.com', GONE) });
    await write(mail, 'ana@example.com');
    const [seen] = (await stateOf(mail)).undelivered;
    await again(mail, { until: seen!.given_up_at });
    expect((await stateOf(mail)).undelivered).toMatchObject([{ id: seen!.id, reason: GONE }]);
  });

  it('does not send again what has changed or is over', async () => {
    const mail = await startMailApp({ recipient: (to) => (to === 'owner@example.com' ? null : GONE) });
    const { app } = mail;
    const book = async (date: string, email: string) =>
      expectSuccess(
        await app.api('POST', 'consultation.php', { json: bookingInput(date, '9:00 AM', { email }) }),
      );
    await book('2026-03-05', 'past@example.com');
    await book('2026-03-24', 'deleted@example.com');
    await book('2026-03-25', 'ahead@example.com');
    await app.api('POST', 'newsletter.php', { json: { email: 'late@example.com' } });
    await mail.later(1);
    const { token } = await app.signIn();
    const { id } = await app.context.db
      .selectFrom('consultations')
      .select('id')
      .where('email', '=', 'deleted@example.com')
      .executeTakeFirstOrThrow();
    expectSuccess(await app.api('DELETE', `delete-consultation.php?id=${id}`, { bearer: token }));
    await app.context.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', 'late@example.com')
      .execute();
    await mail.later(4 * DAY);
    const until = '2026-03-07T00:00:00.000Z';
    mail.smtp.faults = {};
    // Of the deleted consultation, the invitation is overtaken by the email that tells of it.
    const retried = await again(mail, { until });
    expect(retried).toMatchObject({ undelivered: [] });
    const arrived = mail.smtp.received.filter(({ to }) => to !== 'owner@example.com');
    expect(arrived.map(({ to }) => to).sort()).toEqual(['ahead@example.com', 'deleted@example.com']);
    expect(retried).toMatchObject({ count: 2 });
    expect(retried.overtaken).toBeGreaterThanOrEqual(3);
  });

  it.each(['', '?until=yesterday'])('refuses to forget up to no moment (%j)', async (query) => {
    const { app } = await startMailApp();
    const { token } = await app.signIn();
    const answer = await app.api('DELETE', `mail-state.php${query}`, { bearer: token });
    expectRefusal(answer, 422, 'until');
    expect(answer.json.error).toBe('The moment is not valid.');
  });
});
