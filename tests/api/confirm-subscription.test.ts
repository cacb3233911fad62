import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { linksIn, tokenFor } from '#tests/support/links-in-mail.ts';
import { listSubscribers } from '#tests/support/reading.ts';
import { keepingMailer, settableClock, useTestApp } from '#tests/support/test-app.ts';

const SUBSCRIBER = 'reader@example.com';
const PAGE = '/newsletter/confirm';

describe('[K18] signing up where mail is set up', () => {
  const clock = settableClock('2026-11-21T18:00:00Z');
  const { mailer, sent } = keepingMailer(['nobody@example.com']);
  const env = { SMTP_URL: 'smtp://mail.example', SITE_URL: 'http://localhost:3001' };
  const test = useTestApp({ mailer, clock, env });

  beforeEach(async () => {
    clock.set('2026-11-21T18:00:00Z');
    await test.app.context.db.deleteFrom('outbox').execute();
    await test.app.context.db.deleteFrom('subscribers').execute();
    sent.length = 0;
  });

  async function signUp(json: object = { email: SUBSCRIBER }) {
    const answer = await test.app.api('POST', 'newsletter.php', { json });
    await test.app.context.delivery!.idle();
    return answer;
  }

  const confirm = (token: string) => test.app.api('POST', `confirm-subscription.php?token=${token}`);
  const setStatus = (status: 'active' | 'unsubscribed' | 'bounced') =>
    test.app.context.db.updateTable('subscribers').set({ status }).execute();

  async function status(email = SUBSCRIBER) {
    const { subscribers } = await listSubscribers(test.app, test.token);
    return subscribers.find((one) => one.email === email)?.status;
  }

  it('waits for a confirmation, asks for it by mail, and says so', async () => {
    const answer = await signUp();
    expect(answer.json).toEqual({ success: true, pending: true });
    expect(await status()).toBe('pending');
    expect(sent.map(({ to }) => to)).toEqual([SUBSCRIBER]);
    expect(sent[0]!.headers).toBeUndefined();
  });

  it('is confirmed by the button of the page that the mail leads to, and twice is fine', async () => {
    await signUp();
    const token = tokenFor(PAGE, sent[0]!);
    expectSuccess(await confirm(token));
    expect(await status()).toBe('active');
    expectSuccess(await confirm(token));
    expect(await status()).toBe('active');
  });

  it('is changed by none of 200 readings of each link in the mail', async () => {
    await signUp();
    const links = linksIn(sent[0]!);
    expect(links).toHaveLength(1);
    const paths = [...links, `/api/confirm-subscription.php?token=${tokenFor(PAGE, sent[0]!)}`];
    for (const path of paths) {
      const readings = Array.from({ length: 200 }, (_, count) =>
        fetch(`${test.app.url}${path}`, {
          method: count % 2 === 0 ? 'GET' : 'HEAD',
          headers: { Connection: 'close' },
        }),
      );
      for (const reading of await Promise.all(readings)) await reading.arrayBuffer();
    }
    expect(await status()).toBe('pending');
  });

  it.each([
    ['nothing', () => ''],
    ['nonsense', () => 'nonsense'],
    ['another subscriber’s signature', () => '1.AAAA'],
    ['a link for something else', () => test.app.context.signedLinks.sign('unsubscribe', '1')],
  ])('refuses %s as a token', async (_, token) => {
    await signUp();
    expectRefusal(await confirm(token()), 422);
    expect(await status()).toBe('pending');
  });

  it('answers everybody alike, whoever is known', async () => {
    const answers = [await signUp(), await signUp()];
    await confirm(tokenFor(PAGE, sent[0]!));
    answers.push(await signUp());
    await setStatus('unsubscribed');
    answers.push(await signUp());
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('leaves who is on the list alone, and sends nothing', async () => {
    await signUp();
    await confirm(tokenFor(PAGE, sent[0]!));
    await signUp({ email: SUBSCRIBER.toUpperCase() });
    expect(await status()).toBe('active');
    expect(sent).toHaveLength(1);
  });

  it('asks once more who signs up once more, but three times a day at most', async () => {
    for (let count = 0; count < 5; count += 1)
      await signUp({ email: count % 2 === 0 ? SUBSCRIBER : 'Reader@Example.com' });
    expect(sent).toHaveLength(3);
    expect((await listSubscribers(test.app, test.token)).subscribers).toHaveLength(1);
    clock.set('2026-11-22T18:00:01Z');
    await signUp();
    expect(sent).toHaveLength(4);
  });

  it.each(['unsubscribed', 'bounced'] as const)(
    'lets who is %s come back, by confirming anew',
    async (before) => {
      await signUp();
      await confirm(tokenFor(PAGE, sent[0]!));
      await setStatus(before);
      clock.set('2026-11-23T18:00:00Z');
      await signUp();
      expect(await status()).toBe('pending');
      const { subscribers } = await listSubscribers(test.app, test.token);
      expect(subscribers[0]!.subscribed_at).toBe('2026-11-23T18:00:00.000Z');
      await confirm(tokenFor(PAGE, sent[1]!));
      expect(await status()).toBe('active');
    },
  );

  it.each(['unsubscribed', 'bounced'] as const)('takes no old link of who is %s', async (left) => {
    await signUp();
    await setStatus(left);
    expectRefusal(await confirm(tokenFor(PAGE, sent[0]!)), 422);
    expect(await status()).toBe(left);
  });

  it('refuses the link of who was deleted meanwhile', async () => {
    await signUp();
    await test.app.context.db.deleteFrom('subscribers').execute();
    expectRefusal(await confirm(tokenFor(PAGE, sent[0]!)), 422);
  });

  it('keeps suspected spam and writes to nobody; a confirmation takes the mark off', async () => {
    await signUp({ email: SUBSCRIBER, website: 'https://spam.example' });
    expect(sent).toEqual([]);
    const suspected = async () => {
      const { subscribers } = await listSubscribers(test.app, test.token);
      return subscribers.map((one) => [one.status, one.suspected_spam]);
    };
    expect(await suspected()).toEqual([['pending', true]]);
    await signUp();
    expect(await suspected()).toEqual([['pending', true]]);
    await confirm(tokenFor(PAGE, sent[0]!));
    expect(await suspected()).toEqual([['active', false]]);
  });

  it('takes an address off that does not take the mail', async () => {
    await signUp({ email: 'nobody@example.com' });
    expect(await status('nobody@example.com')).toBe('bounced');
  });

  it('sends no newsletter before the confirmation', async () => {
    await signUp();
    const json = { subject: 'News', content: 'Hello' };
    const answer = await test.app.api('POST', 'send-newsletter-production.php', { json, bearer: test.token });
    expect(answer.json.error).toBe('No active subscribers');
  });

  it('writes the address and its mail together, or neither', async () => {
    const { db } = test.app.context;
    await db.schema.alterTable('outbox').renameTo('away').execute();
    const answer = await test.app.api('POST', 'newsletter.php', { json: { email: SUBSCRIBER } });
    await db.schema.alterTable('away').renameTo('outbox').execute();
    expect(answer.status).toBe(500);
    expect(await status()).toBeUndefined();
  });
});
