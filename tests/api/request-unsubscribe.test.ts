import { beforeEach, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { tokenFor } from '#tests/support/links-in-mail.ts';
import { listSubscribers } from '#tests/support/reading.ts';
import { keepingMailer, settableClock, useTestApp } from '#tests/support/test-app.ts';

const READER = 'reader@example.com';
const PAGE = '/newsletter/unsubscribe';

describe('[K7] who has no working link to leave', () => {
  const clock = settableClock('2026-11-21T18:00:00Z');
  const { mailer, sent } = keepingMailer(['gone@example.com']);
  const test = useTestApp({ mailer, clock, env: { SITE_URL: 'http://localhost:3001' } });

  beforeEach(async () => {
    clock.set('2026-11-21T18:00:00Z');
    const { db } = test.app.context;
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('subscribers').execute();
    await add(READER);
    sent.length = 0;
  });

  async function add(email: string, values: object = {}): Promise<void> {
    const row = { email, status: 'active' as const, suspected_spam: 0, subscribed_at: clock().toISOString() };
    await test.app.context.db
      .insertInto('subscribers')
      .values({ ...row, ...values })
      .execute();
  }

  async function ask(json: object = { email: READER }) {
    const answer = await test.app.api('POST', 'request-unsubscribe.php', { json });
    await test.app.context.delivery!.idle();
    return answer;
  }

  async function status(email = READER) {
    const { subscribers } = await listSubscribers(test.app, test.token);
    return subscribers.find((one) => one.email === email)?.status;
  }

  it('gets one by mail, stays until its button is pressed, and is off then', async () => {
    expectSuccess(await ask({ email: 'READER@Example.com' }));
    expect(sent.map(({ to }) => to)).toEqual([READER]);
    expect(await status()).toBe('active');
    expectSuccess(await test.app.api('POST', `unsubscribe.php?token=${tokenFor(PAGE, sent[0]!)}`));
    expect(await status()).toBe('unsubscribed');
    const row = await test.app.context.db
      .selectFrom('subscribers')
      .select('left_campaign_id')
      .executeTakeFirst();
    expect(row).toEqual({ left_campaign_id: null });
  });

  it('is answered alike on the list and off it; nobody else is written to', async () => {
    await add('pending@example.com', { status: 'pending' });
    await add('left@example.com', { status: 'unsubscribed' });
    await add('bounced@example.com', { status: 'bounced' });
    await add('suspect@example.com', { suspected_spam: 1 });
    const answers: string[] = [];
    for (const name of ['reader', 'pending', 'left', 'bounced', 'suspect', 'nobody'])
      answers.push((await ask({ email: `${name}@example.com` })).text);
    expect(new Set(answers)).toEqual(new Set(['{"success":true}']));
    expect(sent.map(({ to }) => to)).toEqual([READER]);
  });

  it('gets three a day at most', async () => {
    for (let count = 0; count < 5; count += 1) await ask();
    expect(sent).toHaveLength(3);
    clock.set('2026-11-22T18:00:01Z');
    await ask();
    expect(sent).toHaveLength(4);
  });

  it('gets none when a program filled in the honeypot, but the same answer', async () => {
    expect((await ask({ email: READER, website: 'https://spam.example' })).text).toBe('{"success":true}');
    expect(sent).toEqual([]);
  });

  it.each(['', 'reader', 'reader@', null])('is told that %j is no address', async (email) => {
    expectRefusal(await ask({ email }), 422, 'email');
  });

  it('is off the list when its mailbox is gone', async () => {
    await add('gone@example.com');
    await ask({ email: 'gone@example.com' });
    expect(await status('gone@example.com')).toBe('bounced');
  });

  it('learns where to ask from the answer to a broken link', async () => {
    const answer = await test.app.api('POST', 'unsubscribe.php?token=7-1.AAAA');
    expectRefusal(answer, 422);
    expect(answer.json.page).toBe(`http://localhost:3001${PAGE}`);
  });
});

describe('[K7] who has no working link to leave, where no mail is sent', () => {
  const test = useTestApp({ mailer: null });

  it('is told whom to write to', async () => {
    const json = { email: READER };
    const answer = await test.app.api('POST', 'request-unsubscribe.php', { json });
    expectRefusal(answer, 503);
    expect(answer.json.error).toContain(business.reach.email);
  });
});
