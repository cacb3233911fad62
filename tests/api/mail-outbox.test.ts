import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { NEWSLETTER, ONE_CONNECTION, startMailApp } from '#tests/support/mail-app.ts';
import { greylist, only } from '#tests/support/smtp.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const OWNER = 'owner@example.com';
const SUBSCRIBERS = ['one@example.com', 'two@example.com', 'three@example.com'];

/** Holds the first message until it is let go. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<null>((resolve) => {
    open = () => resolve(null);
  });
  return { open, opened };
}

function campaignCount(app: TestApp): Promise<{ count: number }> {
  return app.context.db
    .selectFrom('campaigns')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
}

describe('what is in the outbox', () => {
  it('goes to a person before it goes to who reads the newsletter', async () => {
    const { open, opened } = gate();
    const mail = await startMailApp({ taken: () => opened }, undefined, ONE_CONNECTION);
    await mail.addSubscribers(...SUBSCRIBERS);
    const sent = mail.sendCampaign();
    await mail.smtp.arrived(1);
    const written = mail.writeToOwner();
    while ((await mail.outbox())[OWNER] === undefined) await new Promise((resolve) => setImmediate(resolve));
    open();
    await Promise.all([sent, written]);
    expect(mail.reached()).toEqual([SUBSCRIBERS[0], OWNER, SUBSCRIBERS[1], SUBSCRIBERS[2]]);
  });

  it('does not go out any more once it is withdrawn, though it was on its way and put off', async () => {
    const mail = await startMailApp({ recipient: greylist(1) });
    const { inTransaction, outbox, delivery, clock } = mail.app.context;
    const content = { subject: 'Tomorrow', text: 'See you.', html: '<p>See you.</p>' };
    const dueAt = new Date(clock().getTime() + 60 * 60_000);
    await inTransaction((transaction) =>
      outbox.put(transaction, [
        { kind: 'receipt', to: 'later@example.com', content, about: 'a', dueAt },
        { kind: 'receipt', to: 'stays@example.com', content, about: 'b', dueAt },
        { kind: 'receipt', to: 'tried@example.com', content, about: 'c' },
      ]),
    );
    await delivery!.idle();
    for (const about of ['a', 'c']) {
      await inTransaction((transaction) => outbox.withdraw(transaction, 'receipt', about));
    }
    await mail.later(60);
    await mail.later(10);
    expect(mail.reached()).toEqual(['stays@example.com']);
  });

  it('is not tried again when it is withdrawn while it is on its way', async () => {
    const { open, opened } = gate();
    const asked = gate();
    const mail = await startMailApp({
      async recipient() {
        asked.open();
        await opened;
        return '451 4.7.1 Greylisted, try again later';
      },
    });
    const { inTransaction, outbox, delivery } = mail.app.context;
    const content = { subject: 'Confirmed', text: 'See you.', html: '<p>See you.</p>' };
    await inTransaction((transaction) =>
      outbox.put(transaction, [{ kind: 'receipt', to: 'gone@example.com', content, about: 'a' }]),
    );
    await asked.opened;
    await inTransaction((transaction) => outbox.withdraw(transaction, 'receipt', 'a'));
    open();
    await delivery!.idle();
    mail.smtp.faults = {};
    await mail.later(60);
    expect(await mail.outbox()).toMatchObject({ 'gone@example.com': { status: 'withdrawn' } });
    expect(mail.reached()).toEqual([]);
  });
});

describe('a newsletter', () => {
  it('does not reach who left or was taken off the list before it went out', async () => {
    const mail = await startMailApp();
    await mail.smtp.down();
    await mail.addSubscribers(...SUBSCRIBERS);
    await mail.sendCampaign();
    const { app } = mail;
    const { token } = await app.signIn();
    const rows = await app.context.db.selectFrom('subscribers').select(['id', 'email']).execute();
    const idOf = (email: string) => rows.find((row) => row.email === email)!.id;
    await app.api('DELETE', `delete-subscriber.php?id=${idOf(SUBSCRIBERS[0]!)}`, { bearer: token });
    await app.context.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('id', '=', idOf(SUBSCRIBERS[1]!))
      .execute();

    await mail.smtp.up();
    await mail.later(10);
    expect(mail.reached()).toEqual([SUBSCRIBERS[2]]);
    expect(await mail.outbox()).not.toHaveProperty(SUBSCRIBERS[0]!);
  });

  it('can be left in one click by the button that mail programs show (RFC 8058)', async () => {
    const mail = await startMailApp();
    await mail.addSubscribers(SUBSCRIBERS[0]!);
    await mail.sendCampaign();
    const [received] = mail.smtp.received;
    const { headers } = await PostalMime.parse(received!.raw);
    const header = (name: string) => headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, address] = /^<(http.+?)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
    const { pathname, search } = new URL(address!);

    const answer = await fetch(`${mail.app.url}${pathname}${search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Connection: 'close' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    const next = await mail.sendCampaign();
    expect(next.json).toMatchObject({ error: 'No active subscribers' });
  });

  it('that failed can be sent again to whom it failed for, under the same Message-ID', async () => {
    const mail = await startMailApp(
      { message: only(SUBSCRIBERS[1]!, '554 5.6.0 Looks like spam') },
      undefined,
      ONE_CONNECTION,
    );
    await mail.addSubscribers(...SUBSCRIBERS);
    const { campaign_id } = (await mail.sendCampaign()).json as { campaign_id: number };
    expect(mail.reached()).toEqual([SUBSCRIBERS[0], SUBSCRIBERS[2]]);
    const { message_id } = await mail.app.context.db
      .selectFrom('outbox')
      .select('message_id')
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow();

    mail.smtp.faults = {};
    expect(await mail.app.context.campaigns.retry(campaign_id)).toBe(1);
    await mail.app.context.delivery!.idle();
    expect(mail.reached()).toEqual([SUBSCRIBERS[0], SUBSCRIBERS[2], SUBSCRIBERS[1]]);
    expect(mail.smtp.received[2]!.id).toBe(message_id);
  });

  it('asked for twice under one key is sent once, at the same time as well as later', async () => {
    const mail = await startMailApp();
    await mail.addSubscribers(...SUBSCRIBERS);
    const [first, twin] = await Promise.all([mail.sendCampaign('a-key'), mail.sendCampaign('a-key')]);
    const again = await mail.sendCampaign('a-key');
    for (const answer of [twin, again]) {
      expect(answer.json.campaign_id).toBe(first.json.campaign_id);
      expect(answer.json).toMatchObject({ summary: { success_count: 3, total: 3 } });
    }
    expect(mail.reached().sort()).toEqual([...SUBSCRIBERS].sort());
    expect(await campaignCount(mail.app)).toEqual({ count: 1 });

    await mail.sendCampaign('another key');
    expect(mail.smtp.received.map(({ raw }) => raw.includes(`Subject: ${NEWSLETTER.subject}`))).toEqual(
      Array(6).fill(true),
    );
    expect(new Set(mail.smtp.received.map(({ id }) => id)).size).toBe(6);
  });
});
