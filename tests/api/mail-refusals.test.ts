import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { type MailApp, startMailApp } from '#tests/support/mail-app.ts';
import { startWorker } from '#tests/support/mail-workers.ts';
import { OWNER } from '#tests/support/test-app.ts';

const DAY = 24 * 60;
const VISITOR = 'ana@bakery.example';

function readers(count: number, domain = 'example.com'): string[] {
  return Array.from({ length: count }, (_, index) => `reader-${index + 1}@${domain}`);
}

/** Refuses every recipient, or those that `refuses` says, and counts them. */
function refusing(reply: string | ((to: string) => string), refuses: (to: string) => boolean = () => true) {
  const tried: string[] = [];
  return {
    tried,
    answer: (to: string) => {
      if (!refuses(to)) return null;
      tried.push(to);
      return typeof reply === 'string' ? reply : reply(to);
    },
  };
}

async function subscribers({ app }: MailApp) {
  return app.context.db
    .selectFrom('subscribers')
    .select(['email', 'status', 'status_reason'])
    .orderBy('id')
    .execute();
}

async function countOf({ app }: MailApp, status: string): Promise<number> {
  const rows = await app.context.db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', status as 'sent')
    .execute();
  return rows.length;
}

async function campaign({ app }: MailApp) {
  return app.context.db.selectFrom('campaigns').selectAll().executeTakeFirstOrThrow();
}

/** What the owner does to send a stopped campaign on. */
async function goOn(mail: MailApp): Promise<void> {
  const { db, delivery } = mail.app.context;
  const { id, last_refusal } = await campaign(mail);
  await db
    .updateTable('campaigns')
    .set({ state: 'sending', refusals: 0, accepted_refusal: last_refusal })
    .where('id', '=', id)
    .execute();
  await db.updateTable('outbox').set({ paused: 0 }).where('campaign_id', '=', id).execute();
  await delivery?.idle();
}

/** A visitor books a consultation: an invitation, a notice to the owner, and a reminder for later. */
async function book({ app, later }: MailApp): Promise<void> {
  const json = bookingInput('2026-03-25', '9:00 AM', { email: VISITOR });
  expectSuccess(await app.api('POST', 'consultation.php', { json }));
  await later(0);
}

/** How often each address was reached. */
function arrivals({ reached }: MailApp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const to of reached()) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}

// 300 readers a test: they take their time where PostgreSQL shares a machine with others.
describe('a mail server that refuses everything for a while', { timeout: 90_000 }, () => {
  it.each([
    ['recipient', '550 relay not permitted'],
    ['recipient', '554 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org'],
    ['recipient', '550 Domain example.com has exceeded the max emails per hour (201/200 (100%)) allowed.'],
    ['message', '550 5.4.5 Daily sending quota exceeded. a1sm23 - gsmtp'],
    ['message', '552 Requested mail action aborted: exceeded storage allocation'],
    ['recipient', '552 5.2.2 Over quota'],
  ] as const)('to the %s with %j: loses nothing and nobody, and all arrives once', async (phase, reply) => {
    const list = readers(300);
    const refusal = refusing(reply);
    const mail = await startMailApp({ [phase]: (to: string) => refusal.answer(to) });
    await mail.addSubscribers(...list);
    await book(mail);
    await mail.sendCampaign();
    await mail.later(14);
    const triedReaders = refusal.tried.filter((to) => to.startsWith('reader-'));
    expect(new Set(triedReaders).size).toBeLessThanOrEqual(10); // 200 more would cost 200 more of a daily limit
    expect(await countOf(mail, 'failed')).toBe(0);
    expect(new Set((await subscribers(mail)).map(({ status }) => status))).toEqual(new Set(['active']));

    await mail.later(DAY);
    expect(refusal.tried.length).toBeLessThan(80);
    mail.smtp.faults = {};
    for (let hour = 0; hour < 14; hour += 1) await mail.later(60);
    const arrived = arrivals(mail);
    expect(list.filter((to) => arrived.get(to) !== 1)).toEqual([]);
    expect(arrived.get(VISITOR)).toBe(1);
    const toOwner = mail.smtp.received.filter(({ to }) => to === OWNER.email).map(({ raw }) => raw);
    expect(toOwner.filter((raw) => raw.includes('Waiting: Autumn news'))).toHaveLength(1);
    expect(await countOf(mail, 'failed')).toBe(0);
    expect(await campaign(mail)).toMatchObject({ state: 'sending', refusals: 0, last_refusal: null });
  });

  it('is asked with one email after a quarter of an hour, and then less and less often', async () => {
    const refusal = refusing('550 5.7.1 Relaying denied', (to) => to !== OWNER.email);
    const mail = await startMailApp({ recipient: refusal.answer });
    await mail.addSubscribers(...readers(50));
    await mail.sendCampaign();
    const first = refusal.tried.length;
    expect(first).toBeLessThanOrEqual(10);
    const triedAfter = async (minutes: number) => {
      const before = refusal.tried.length;
      for (let minute = 0; minute < minutes; minute += 1) await mail.later(1);
      return refusal.tried.length - before;
    };
    expect(await triedAfter(14)).toBe(0);
    expect(await triedAfter(2)).toBe(1);
    expect(await triedAfter(28)).toBe(0);
    expect(await triedAfter(4)).toBe(1);
    expect(await triedAfter(50)).toBe(0);
    expect(await triedAfter(20)).toBe(1);
    expect(new Set(refusal.tried).size).toBe(refusal.tried.length); // each time with another reader
  });

  it('for days: the campaign waits for the owner in the end', async () => {
    const refusal = refusing('550 5.7.1 Relaying denied', (to) => to !== OWNER.email);
    const mail = await startMailApp({ recipient: refusal.answer });
    await mail.addSubscribers(...readers(50));
    await mail.sendCampaign();
    for (let step = 0; step < 8 * 6; step += 1) await mail.later(3 * 60);
    expect(await campaign(mail)).toMatchObject({
      state: 'stopped',
      last_refusal: '550 5.7.1 Relaying denied',
    });
    expect(await countOf(mail, 'waiting')).toBe(50);
    const subjects = mail.smtp.received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]);
    expect(subjects).toEqual(['Waiting: Autumn news', 'Stopped: Autumn news']);
    const [waiting, stopped] = await Promise.all(mail.smtp.received.map(({ raw }) => PostalMime.parse(raw)));
    expect(waiting?.text).toMatch(/\nSent +To 0 of 50 readers\nNot sent yet +50 mails\nNext try +\w+ \d/);
    expect(stopped?.text).toMatch(/\nSent +To 0 of 50 readers\nNot sent yet +50 mails\n\n/);

    mail.smtp.faults = {};
    await goOn(mail);
    await mail.later(12 * 60);
    expect(
      mail
        .reached()
        .filter((to) => to.startsWith('reader-'))
        .sort(),
    ).toEqual(readers(50).sort());
  });
});

describe('some readers who are refused alike', () => {
  it('by a policy of their company: the others wait a quarter of an hour, once', async () => {
    const refusal = refusing('550 5.7.1 Blocked by our policy', (to) => to.endsWith('@corp.example'));
    const mail = await startMailApp({ recipient: refusal.answer });
    await mail.addSubscribers(...readers(9, 'corp.example'), ...readers(40));
    await mail.sendCampaign();
    expect(mail.reached().filter((to) => to !== OWNER.email)).toEqual([]);
    await mail.later(16);
    await mail.later(1);
    const isOther = (to: string) => to !== OWNER.email && to.endsWith('@example.com');
    expect(mail.reached().filter(isOther).sort()).toEqual(readers(40).sort());
    expect(await countOf(mail, 'waiting')).toBe(9);
  });

  it('as unknown: the campaign stops until the owner goes on, and then no more for that', async () => {
    const unknown = new Set(readers(12));
    let number = 0;
    const refusal = refusing(
      (to) => `550 5.1.1 <${to}>: User unknown; id ${(number += 1)}`,
      (to) => unknown.has(to),
    );
    const mail = await startMailApp({ recipient: refusal.answer });
    await mail.addSubscribers(...readers(40));
    await mail.sendCampaign();
    await mail.later(30);
    expect(refusal.tried.length).toBeLessThanOrEqual(8); // those under way at the same time
    const bounced = (await subscribers(mail)).filter(({ status }) => status === 'bounced');
    const reasons = refusal.tried.map((_, index) => `550 5.1.1 (address): User unknown; id ${index + 1}`);
    expect(bounced.map(({ status_reason }) => status_reason).sort()).toEqual(reasons.sort());
    expect((await campaign(mail)).state).toBe('stopped');
    expect(mail.smtp.received.map(({ to }) => to)).toEqual([OWNER.email]);
    expect(mail.smtp.received[0]!.raw).toContain('Stopped: Autumn news');

    await goOn(mail);
    await mail.later(1);
    expect(mail.reached().slice(1).sort()).toEqual(
      readers(40)
        .filter((to) => !unknown.has(to))
        .sort(),
    );
    expect(refusal.tried.length).toBe(12);
    expect(await campaign(mail)).toMatchObject({ state: 'sending', refusals: 0 });
  });

  it('as unknown, while one that is on its way is taken: why it stopped is still known', async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<null>((resolve) => {
      open = () => resolve(null);
    });
    const [, , , taken] = readers(20); // claimed after the first refusal
    const mail = await startMailApp({
      recipient: (to) => (to === OWNER.email || to === taken ? null : '550 5.1.1 User unknown'),
      taken: (to) => (to === taken ? opened : null),
    });
    await mail.addSubscribers(...readers(20));
    const sent = mail.sendCampaign();
    await expect
      .poll(() => mail.app.context.db.selectFrom('campaigns').select('state').execute(), { timeout: 15_000 })
      .toEqual([{ state: 'stopped' }]);
    open();
    await sent;
    expect(await campaign(mail)).toMatchObject({ state: 'stopped', last_refusal: '550 5.1.1 User unknown' });
    const { campaigns, delivery } = mail.app.context;
    await campaigns.resume((await campaign(mail)).id);
    await delivery!.idle();
    expect(await campaign(mail)).toMatchObject({
      state: 'sending',
      accepted_refusal: '550 5.1.1 User unknown',
    });
    expect(await countOf(mail, 'failed')).toBe(19);
  });

  it('and were taken off by mistake: they are put back, and get it when the owner goes on', async () => {
    const mail = await startMailApp({
      recipient: (to) => (to === OWNER.email ? null : '550 No such user here'),
    });
    await mail.addSubscribers(...readers(20));
    await mail.sendCampaign();
    const { id, state } = await campaign(mail);
    expect(state).toBe('stopped');

    mail.smtp.faults = {};
    expect(await mail.app.context.campaigns.retry(id)).toBeGreaterThanOrEqual(5);
    await mail.later(1);
    expect(mail.reached()).toEqual([OWNER.email]);
    expect(await subscribers(mail)).toEqual(
      readers(20).map((email) => ({ email, status: 'active', status_reason: null })),
    );
    await goOn(mail);
    await mail.later(1);
    expect(mail.reached().slice(1).sort()).toEqual(readers(20).sort());
  });

  it('because the newsletter is too big: it stops, and all stay on the list', async () => {
    const mail = await startMailApp({
      message: (to) => (to === OWNER.email ? null : '552 5.3.4 Message too big'),
    });
    await mail.addSubscribers(...readers(20));
    await mail.sendCampaign();
    expect((await campaign(mail)).state).toBe('stopped');
    expect(await countOf(mail, 'failed')).toBeLessThanOrEqual(8);
    expect((await subscribers(mail)).every(({ status }) => status === 'active')).toBe(true);
  });

  it('now and then: nothing stops while others are reached between them', async () => {
    const mail = await startMailApp({
      recipient: (to) => (/reader-\d*[1-4]@/.test(to) ? '550 5.1.1 User unknown' : null),
    });
    await mail.addSubscribers(...readers(30));
    await mail.sendCampaign();
    expect(mail.reached()).toHaveLength(18);
    expect(await countOf(mail, 'failed')).toBe(12);
    // Where the last refusals come after the last success, they are still counted.
    const { state, refusals } = await campaign(mail);
    expect(state).toBe('sending');
    expect(refusals).toBeLessThan(5);
  });

  it('for different reasons: nothing stops', async () => {
    const words = ['User unknown', 'No such mailbox', 'Bad address', 'Moved away'];
    let number = 0;
    const mail = await startMailApp({ recipient: () => `550 5.1.1 ${words[(number += 1) % 4]}` });
    await mail.addSubscribers(...readers(20));
    await mail.sendCampaign();
    await mail.later(0);
    expect(await countOf(mail, 'failed')).toBe(20);
    expect((await campaign(mail)).state).toBe('sending');
  });
});

describe('several workers', () => {
  it('count the refusals of a campaign together', async () => {
    const refusal = refusing('550 5.7.1 Relaying denied', (to) => to !== OWNER.email);
    const mail = await startMailApp({ recipient: refusal.answer });
    await mail.addSubscribers(...readers(60));
    const workers = [startWorker(mail), startWorker(mail), startWorker(mail)];
    await mail.sendCampaign();
    for (const { delivery } of workers) await delivery.idle();
    // What was on its way at the fifth refusal is refused, too, and puts nothing off for longer.
    expect(refusal.tried.length).toBeLessThanOrEqual(5 + workers.length + 3);
    const rows = await mail.app.context.db
      .selectFrom('outbox')
      .select('due_at')
      .where('kind', '=', 'newsletter')
      .orderBy('due_at')
      .execute();
    expect(rows[0]!.due_at).toBe('2026-03-02T17:15:00.000Z');
    expect(rows.filter(({ due_at }) => due_at < '2026-03-02T17:16:00.000Z')).toHaveLength(1);
    expect((await campaign(mail)).refusals).toBe(5);
    mail.smtp.faults = {};
    await mail.later(16);
    for (const { delivery } of workers) await delivery.idle();
    await mail.later(3);
    for (const { delivery } of workers) await delivery.idle();
    const arrived = arrivals(mail);
    expect(readers(60).filter((to) => arrived.get(to) !== 1)).toEqual([]);
  });
});

describe('what a mail server said of a reader', () => {
  it('is kept with the reader until the address signs up again', async () => {
    const mail = await startMailApp({
      recipient: (to) => (to === 'reader-2@example.com' ? '550 5.1.1 No such mailbox' : null),
    });
    await mail.addSubscribers(...readers(3));
    await mail.sendCampaign();
    const reasons = async () =>
      (await subscribers(mail)).map(({ status, status_reason }) => [status, status_reason]);
    expect(await reasons()).toEqual([
      ['active', null],
      ['bounced', '550 5.1.1 No such mailbox'],
      ['active', null],
    ]);
    mail.smtp.faults = {};
    const json = { email: 'reader-2@example.com' };
    expectSuccess(await mail.app.api('POST', 'newsletter.php', { json }));
    expect((await reasons())[1]).toEqual(['pending', null]);
  });

  it('is nothing while it is only a wait', async () => {
    const mail = await startMailApp({ recipient: () => '550 mailbox unavailable' });
    await mail.addSubscribers(...readers(1));
    expectSuccess(await mail.app.api('POST', 'contact-form.php', { json: messageInput({ email: VISITOR }) }));
    await mail.sendCampaign();
    expect(await mail.outbox()).toMatchObject({
      'reader-1@example.com': { status: 'waiting', reason: '550 mailbox unavailable' },
      [VISITOR]: { status: 'waiting', reason: '550 mailbox unavailable' },
    });
    expect(await subscribers(mail)).toEqual([
      { email: 'reader-1@example.com', status: 'active', status_reason: null },
    ]);
  });
});
