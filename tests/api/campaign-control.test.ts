import { describe, expect, it } from 'vitest';
import { addresses, gate, GREYLISTED, ownerOf } from '#tests/support/campaigns.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { type MailApp, startMailApp } from '#tests/support/mail-app.ts';
import { startWorker } from '#tests/support/mail-workers.ts';

/** A campaign to ten readers, of which the first emails are on their way until `open` is called. */
async function startCampaign(about: 'recipient' | 'taken' = 'taken', reply: string | null = null) {
  const { faults, asked, open } = gate(about, reply);
  const mail = await startMailApp(faults);
  const owner = await ownerOf(mail);
  await mail.addSubscribers(...addresses(10));
  const sent = owner.send();
  await asked;
  const { id } = await owner.campaign();
  return { mail, owner, id, sent, open };
}

async function statuses(mail: MailApp): Promise<string[]> {
  return [...new Set(Object.values(await mail.outbox()).map(({ status }) => status))].sort();
}

describe('a campaign that is going out', () => {
  it('pauses after the emails that are on their way, and goes on', async () => {
    const { mail, owner, id, sent, open } = await startCampaign();
    expect((await owner.change(id, 'pause')).json).toEqual({ success: true, count: 10 });
    expect((await owner.change(id, 'pause')).json).toEqual({ success: true, count: 10 });
    open();
    await sent;
    await mail.app.context.delivery!.idle();
    await mail.later(60);
    const paused = await owner.campaign();
    expect(paused).toMatchObject({ state: 'paused', recipients: 10, failed: 0 });
    expect(paused.delivered).toBe(mail.smtp.received.length);
    expect(paused.delivered).toBeGreaterThan(0);
    expect(paused.waiting).toBe(10 - paused.delivered);
    expect(paused.waiting).toBeGreaterThan(0);

    expect((await owner.change(id, 'resume')).json).toEqual({ success: true, count: paused.waiting });
    // At once: a worker that is not woken sleeps for longer.
    await expect.poll(() => mail.smtp.received.length, { timeout: 8_000 }).toBe(10);
    await mail.app.context.delivery!.idle();
    expect(await owner.campaign()).toMatchObject({ state: 'sending', delivered: 10, waiting: 0 });
    expect(new Set(mail.reached()).size).toBe(10);
    expect((await owner.change(id, 'resume')).json).toEqual({ success: true, count: 0 });
  });

  it('keeps waiting, while it is paused, for what was put off on its way', async () => {
    const { mail, owner, id, sent, open } = await startCampaign('recipient', GREYLISTED);
    await owner.change(id, 'pause');
    open();
    await sent;
    mail.smtp.faults = {};
    await mail.later(24 * 60);
    expect(mail.reached()).toEqual([]);
    expect(await owner.campaign()).toMatchObject({ state: 'paused', waiting: 10 });
    await owner.change(id, 'resume');
    await mail.app.context.delivery!.idle();
    expect(mail.reached().sort()).toEqual(addresses(10));
  });

  it('lets no other worker take what is paused', async () => {
    const { mail, owner, id, sent, open } = await startCampaign();
    const other = startWorker(mail);
    await owner.change(id, 'pause');
    const onTheWay = Object.values(await mail.outbox()).filter(({ status }) => status === 'sending').length;
    open();
    await Promise.all([sent, other.delivery.idle()]);
    expect(mail.reached()).toHaveLength(onTheWay);
  });

  it('delays no mail to a person while it is paused', async () => {
    const { mail, owner, id, sent, open } = await startCampaign();
    await owner.change(id, 'pause');
    open();
    await sent;
    await mail.writeToOwner();
    expect(mail.reached().at(-1)).toBe('owner@example.com');
    expect(await owner.campaign()).toMatchObject({ state: 'paused' });
  });

  it('is cancelled: what is on its way counts as sent, nothing else goes out', async () => {
    const { mail, owner, id, sent, open } = await startCampaign();
    expect((await owner.change(id, 'cancel')).json).toEqual({ success: true, count: 10 });
    open();
    expect((await sent).json).toMatchObject({ success: true });
    await mail.app.context.delivery!.idle();
    await mail.later(60);
    const cancelled = await owner.campaign();
    expect(cancelled).toMatchObject({ state: 'cancelled', recipients: 10, waiting: 0, failed: 0 });
    expect(cancelled.delivered).toBe(mail.smtp.received.length);
    expect(cancelled.delivered).toBeGreaterThan(0);
    expect(cancelled.cancelled).toBe(10 - cancelled.delivered);
    expect((await owner.change(id, 'cancel')).json).toEqual({ success: true, count: 0 });
  });

  it('tries nothing again after it was cancelled', async () => {
    const { mail, owner, id, sent, open } = await startCampaign('recipient', GREYLISTED);
    await owner.change(id, 'cancel');
    open();
    await sent;
    mail.smtp.faults = {};
    await mail.later(24 * 60);
    expect(mail.reached()).toEqual([]);
    expect(await statuses(mail)).toEqual(['withdrawn']);
    for (const action of ['pause', 'resume', 'send', 'schedule']) {
      const answer = await owner.change(id, action, { send_at: '2026-03-09T17:00:00Z' });
      expectRefusal(answer, 409);
      expect(answer.json.error).toBe('That newsletter was cancelled.');
    }
    expectRefusal(await owner.retry(id), 409);
  });

  it('is cancelled once or paused once when both are asked for at the same time', async () => {
    const { mail, owner, id, sent, open } = await startCampaign();
    const asked = ['pause', 'cancel', 'pause', 'resume', 'cancel', 'pause'];
    const answers = await Promise.all(asked.map((action) => owner.change(id, action)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    open();
    await sent;
    await mail.app.context.delivery!.idle();
    const after = await owner.campaign();
    expect(after).toMatchObject({ state: 'cancelled', waiting: 0, recipients: 10 });
    expect(after.delivered + after.cancelled).toBe(10);
  });
});

describe('a campaign that is over', () => {
  it('can be neither paused nor cancelled', async () => {
    const mail = await startMailApp();
    const owner = await ownerOf(mail);
    await mail.addSubscribers(...addresses(2));
    await owner.send();
    const { id } = await owner.campaign();
    for (const action of ['pause', 'cancel']) {
      const answer = await owner.change(id, action);
      expectRefusal(answer, 409);
      expect(answer.json.error).toBe('All of that newsletter has gone out.');
    }
    expect(await owner.campaign()).toMatchObject({ state: 'sending', delivered: 2 });
  });

  it('is looked for, and its action is checked', async () => {
    const mail = await startMailApp();
    const owner = await ownerOf(mail);
    for (const action of ['pause', 'resume', 'cancel', 'restore', 'send'])
      expectRefusal(await owner.change(999, action), 404);
    expectRefusal(await owner.change(1, 'explode'), 422, 'action');
    expectRefusal(await owner.change(0, 'pause'), 422, 'id');
  });
});

describe('a campaign that was refused again and again', () => {
  const REFUSED = '550 5.7.1 Listed somewhere';

  /** A stopped campaign, as the delivery leaves it: two readers off the list, the rest waiting. */
  async function stopped() {
    const mail = await startMailApp();
    const owner = await ownerOf(mail);
    await mail.addSubscribers(...addresses(5));
    await mail.smtp.down();
    await owner.send();
    const { id } = await owner.campaign();
    const { db } = mail.app.context;
    const two = addresses(2);
    const failed = { status: 'failed', reason: REFUSED, paused: 0 } as const;
    await db.updateTable('outbox').set({ paused: 1 }).execute();
    await db.updateTable('outbox').set(failed).where('recipient', 'in', two).execute();
    const bounced = { status: 'bounced', status_reason: REFUSED } as const;
    await db.updateTable('subscribers').set(bounced).where('email', 'in', two).execute();
    const stop = { state: 'stopped', refusals: 5, last_refusal: REFUSED } as const;
    await db.updateTable('campaigns').set(stop).execute();
    await mail.smtp.up();
    return { mail, owner, id };
  }

  const onTheList = async ({ app }: MailApp) =>
    (
      await app.context.db
        .selectFrom('subscribers')
        .select(['email', 'status_reason'])
        .where('status', '=', 'active')
        .orderBy('id')
        .execute()
    ).map(({ email, status_reason }) => [email, status_reason]);

  it('says why it has stopped, sends nothing, and goes on past that refusal', async () => {
    const { mail, owner, id } = await stopped();
    await mail.later(60);
    expect(mail.reached()).toEqual([]);
    expect(await owner.campaign()).toMatchObject({
      state: 'stopped',
      stopped_by: REFUSED,
      waiting: 3,
      bounced: 2,
    });
    expectRefusal(await owner.change(id, 'pause'), 409);
    expect((await owner.change(id, 'resume')).json).toEqual({ success: true, count: 3 });
    await mail.later(120);
    expect(mail.reached()).toHaveLength(3);
    const { accepted_refusal, refusals } = await mail.app.context.db
      .selectFrom('campaigns')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([accepted_refusal, refusals]).toEqual([REFUSED, 0]);
    expect(await owner.campaign()).toMatchObject({ state: 'sending', stopped_by: null });
  });

  it('can be cancelled, and its readers put back, without sending anything', async () => {
    const { mail, owner, id } = await stopped();
    expect((await owner.change(id, 'cancel')).json).toEqual({ success: true, count: 3 });
    expect((await owner.change(id, 'restore')).json).toEqual({ success: true, count: 2 });
    expect((await owner.change(id, 'restore')).json).toEqual({ success: true, count: 0 });
    await mail.later(120);
    expect(await onTheList(mail)).toEqual(addresses(5).map((email) => [email, null]));
    expect(mail.reached()).toEqual([]);
    expect(await owner.campaign()).toMatchObject({ state: 'cancelled', bounced: 0, cancelled: 3, failed: 2 });
  });

  it('keeps what is retried waiting until it goes on', async () => {
    const { mail, owner, id } = await stopped();
    expect((await owner.retry(id)).json).toEqual({ success: true, count: 2 });
    await mail.later(60);
    expect(mail.reached()).toEqual([]);
    await owner.change(id, 'resume');
    await mail.later(120);
    expect(mail.reached().sort()).toEqual(addresses(5));
  });

  it('puts nobody back who left', async () => {
    const { mail, owner, id } = await stopped();
    await mail.app.context.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', addresses(1)[0]!)
      .execute();
    expect((await owner.campaign()).bounced).toBe(1);
    expect((await owner.change(id, 'restore')).json).toEqual({ success: true, count: 1 });
    expect(await onTheList(mail)).toHaveLength(4);
  });
});

describe('the unsubscribed of a campaign', () => {
  it('do not include who came back', async () => {
    const mail = await startMailApp();
    const owner = await ownerOf(mail);
    await mail.addSubscribers(...addresses(2));
    await owner.send();
    const { id } = await owner.campaign();
    const { db, subscribers } = mail.app.context;
    const left = { status: 'unsubscribed', left_campaign_id: id } as const;
    await db.updateTable('subscribers').set(left).execute();
    expect((await owner.campaign()).unsubscribed).toBe(2);
    const [first = ''] = addresses(1);
    await subscribers.subscribe(first, false);
    await db.updateTable('subscribers').set({ status: 'active' }).where('email', '=', first).execute();
    expect((await owner.campaign()).unsubscribed).toBe(1);
  });
});
