import { describe, expect, it, onTestFinished } from 'vitest';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { addresses, ownerOf } from '#tests/support/campaigns.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { type MailApp, NEWSLETTER, startMailApp } from '#tests/support/mail-app.ts';
import { keepingMailer, settableClock, startTestApp } from '#tests/support/test-app.ts';

/** Two hours after the mail app's start. */
const AT = '2026-03-02T19:00:00.000Z';

async function scheduled() {
  const mail = await startMailApp();
  const owner = await ownerOf(mail);
  await mail.addSubscribers(...addresses(2));
  const answer = await owner.send({ send_at: AT });
  const { id } = await owner.campaign();
  /** Moves the clock and lets the scheduler look. */
  const later = async (minutes: number) => {
    await mail.later(minutes);
    mail.app.context.scheduler!.wake();
  };
  return { mail, owner, answer, id, later };
}

/** Resolves once a campaign is in the state. */
async function reaches(owner: Awaited<ReturnType<typeof ownerOf>>, state: string) {
  await expect.poll(async () => (await owner.campaign()).state).toBe(state);
}

/** A second process on the mail app's database, with a clock of its own. */
async function startBeside(mail: MailApp, now: string) {
  const clock = settableClock(now);
  const env = { SMTP_URL: mail.smtp.url, MAIL_RATE: '1000' };
  const app = await startTestApp({ beside: mail.app, env, clock });
  onTestFinished(() => app.stop());
  return { app, clock };
}

describe('a newsletter that is sent later', () => {
  it('waits for its time, and goes to those who are subscribers then', async () => {
    const { mail, owner, answer, later } = await scheduled();
    expect(answer.json).toEqual({
      success: true,
      campaign_id: expect.any(Number) as number,
      send_at: AT,
      summary: { success_count: 0, failure_count: 0, waiting_count: 0, total: 0 },
    });
    expect(await owner.campaign()).toMatchObject({ state: 'scheduled', send_at: AT, recipients: 0 });
    await later(119);
    await mail.addSubscribers('late@example.com');
    await mail.app.context.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', addresses(1)[0]!)
      .execute();
    expect(mail.reached()).toEqual([]);
    await later(1);
    await mail.smtp.arrived(2);
    expect(mail.reached().sort()).toEqual(['late@example.com', addresses(2)[1]]);
    await mail.app.context.delivery!.idle();
    expect(await owner.campaign()).toMatchObject({ state: 'sending', delivered: 2, recipients: 2 });
  });

  it('is gone once it was cancelled and discarded, and not before', async () => {
    const { mail, owner, id, later } = await scheduled();
    expectRefusal(await owner.change(id, 'discard'), 409);
    await owner.change(id, 'cancel');
    expect((await owner.change(id, 'discard')).json).toEqual({ success: true, count: 0 });
    expect(await owner.list()).toEqual([]);
    expectRefusal(await owner.change(id, 'discard'), 404);
    await later(180);
    expect(mail.reached()).toEqual([]);
  });

  it('is not discarded once some of it has gone out', async () => {
    const { mail, owner, id, later } = await scheduled();
    mail.smtp.faults.recipient = () => '451 4.7.1 Later';
    await later(120);
    await reaches(owner, 'sending');
    await owner.change(id, 'cancel');
    expectRefusal(await owner.change(id, 'discard'), 409);
    expect((await owner.campaign()).id).toBe(id);
  });

  it('goes out at its time by itself, and at an earlier one that it is given', async () => {
    const { mailer, sent } = keepingMailer();
    const app = await startTestApp({ mailer });
    onTestFinished(() => app.stop());
    const { token: bearer } = await app.signIn();
    await app.api('POST', 'newsletter.php', { json: { email: 'one@example.com' } });
    const soon = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const send = (seconds: number) =>
      app.api('POST', 'send-newsletter-production.php', {
        json: { ...NEWSLETTER, send_at: soon(seconds) },
        bearer,
      });
    await send(1);
    await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(1);
    const { campaign_id: id } = (await send(3_600)).json;
    const json = { id, action: 'schedule', send_at: soon(1) };
    await app.api('PUT', 'campaigns.php', { json, bearer });
    await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(2);
  });

  it('goes out when a server is up again, if none was at its time', async () => {
    const { mail, owner } = await scheduled();
    await Promise.all([mail.app.context.scheduler!.stop(), mail.app.context.delivery!.stop()]);
    await startBeside(mail, '2026-03-04T00:00:00.000Z');
    await mail.smtp.arrived(2);
    expect(mail.reached().sort()).toEqual(addresses(2));
    await reaches(owner, 'sending');
  });

  it('goes out once with several processes', async () => {
    const { mail, owner, later } = await scheduled();
    const others = [await startBeside(mail, AT), await startBeside(mail, AT)];
    await Promise.all([
      later(120),
      ...others.map(({ app }) => {
        app.context.scheduler!.wake();
        return app.context.campaigns.beginDue();
      }),
    ]);
    await mail.smtp.arrived(2);
    for (const { app } of [mail, ...others]) await app.context.delivery!.idle();
    expect(mail.reached().sort()).toEqual(addresses(2));
    const counts = await mail.app.context.db.selectFrom('outbox').select('id').execute();
    expect(counts).toHaveLength(2);
    await reaches(owner, 'sending');
  });

  it('is over at once when nobody is on the list then', async () => {
    const { mail, owner, later } = await scheduled();
    await mail.app.context.db.updateTable('subscribers').set({ status: 'unsubscribed' }).execute();
    await later(120);
    await reaches(owner, 'sending');
    expect(await owner.campaign()).toMatchObject({ recipients: 0, waiting: 0 });
    expect(mail.reached()).toEqual([]);
  });

  it('can be sent now', async () => {
    const { mail, owner, id } = await scheduled();
    expect((await owner.change(id, 'send')).json).toEqual({ success: true, count: 2 });
    await mail.smtp.arrived(2);
    expect(await owner.campaign()).toMatchObject({ state: 'sending', send_at: '2026-03-02T17:00:00.000Z' });
    expectRefusal(await owner.change(id, 'send'), 409);
    expectRefusal(await owner.change(id, 'schedule', { send_at: AT }), 409);
  });

  it('stays scheduled when it is to be sent now and nobody is on the list', async () => {
    const { mail, owner, id } = await scheduled();
    await mail.app.context.db.updateTable('subscribers').set({ status: 'unsubscribed' }).execute();
    const answer = await owner.change(id, 'send');
    expectRefusal(answer, 422);
    expect(answer.json.error).toBe('No active subscribers');
    expect(await owner.campaign()).toMatchObject({ state: 'scheduled', send_at: AT });
  });

  it('can be given another time, earlier as well as later', async () => {
    const { mail, owner, id, later } = await scheduled();
    const other = '2026-03-02T21:00:00.000Z';
    expect((await owner.change(id, 'schedule', { send_at: '2026-03-02T14:00:00-07:00' })).status).toBe(200);
    expect((await owner.campaign()).send_at).toBe(other);
    await later(121);
    await mail.app.context.campaigns.beginDue();
    expect(await owner.campaign()).toMatchObject({ state: 'scheduled' });
    await later(119);
    await mail.smtp.arrived(2);
  });

  it('is cancelled, and gives its text back, however often it is asked for', async () => {
    const { mail, owner, id, later } = await scheduled();
    const cancelled = { success: true, count: 0, newsletter: NEWSLETTER };
    expect((await owner.change(id, 'cancel')).json).toEqual(cancelled);
    expect((await owner.change(id, 'cancel')).json).toEqual(cancelled);
    await later(240);
    expect(await mail.app.context.campaigns.beginDue()).toBe(false);
    expect(mail.reached()).toEqual([]);
    expect(await owner.campaign()).toMatchObject({ state: 'cancelled', recipients: 0 });
  });

  it('can be neither paused nor gone on with before its time', async () => {
    const { owner, id } = await scheduled();
    for (const action of ['pause', 'resume']) {
      const answer = await owner.change(id, action);
      expectRefusal(answer, 409);
      expect(answer.json.error).toBe('That newsletter has not begun to go out.');
    }
  });

  it.each([
    ['the present', '2026-03-02T17:00:00Z'],
    ['the past', '2026-03-01T17:00:00Z'],
    ['more than a year ahead', '2027-03-03T17:00:00Z'],
    ['no day of the calendar', '2026-02-30T17:00:00Z'],
    ['no instant', '2026-03-03 17:00'],
    ['nothing', ''],
    ['a number', 5],
  ])('needs a time ahead: not %s', async (_, send_at) => {
    const { mail, owner, id } = await scheduled();
    expectRefusal(await owner.send({ send_at }), 422, 'send_at');
    expectRefusal(await owner.change(id, 'schedule', { send_at }), 422, 'send_at');
    expect(await owner.campaign()).toMatchObject({ id, send_at: AT });
    expect(mail.reached()).toEqual([]);
  });

  it('is scheduled once under one key, and under it nothing else is', async () => {
    const mail = await startMailApp();
    const owner = await ownerOf(mail);
    await mail.addSubscribers(...addresses(2));
    const headers = { [REQUEST_KEY_HEADER]: 'a-key' };
    const first = await owner.send({ send_at: AT }, headers);
    expect((await owner.send({ send_at: '2026-03-02T12:00:00-07:00' }, headers)).json).toEqual(first.json);
    await mail.later(180);
    expect((await owner.send({ send_at: AT }, headers)).status).toBe(200); // its time has passed meanwhile
    for (const other of [{}, { send_at: '2026-03-09T19:00:00Z' }, { send_at: AT, subject: 'Other news' }])
      expectRefusal(await owner.send(other, headers), 409);
    expect(await owner.list()).toHaveLength(1);
  });
});

describe('an Idempotency-Key', () => {
  it.each([
    ['subject', 'Other news'],
    ['content', 'The oven is off.'],
    ['cta_text', 'Visit'],
    ['cta_url', 'https://wren.example'],
  ])('is refused for a newsletter with another %s', async (field, value) => {
    const mail = await startMailApp();
    const owner = await ownerOf(mail);
    await mail.addSubscribers(...addresses(2));
    const headers = { [REQUEST_KEY_HEADER]: 'a-key' };
    const first = await owner.send({}, headers);
    const other = await owner.send({ [field]: value }, headers);
    expectRefusal(other, 409);
    expect(other.json.error).toMatch(/^This newsletter was saved before with other words/);
    expect((await owner.send({}, headers)).json).toEqual(first.json);
    expect(mail.reached()).toHaveLength(2);
  });
});
