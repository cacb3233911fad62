import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { linksIn, tokenFor } from '#tests/support/links-in-mail.ts';
import { listSubscribers } from '#tests/support/reading.ts';
import { keepingMailer, useTestApp } from '#tests/support/test-app.ts';

const PAGE = '/newsletter/unsubscribe';

describe('unsubscribe.php', () => {
  const { mailer, sent } = keepingMailer();
  const test = useTestApp({ mailer, env: { SITE_URL: 'http://localhost:3001' } });

  beforeEach(async () => {
    const { app, token } = test;
    await app.context.db.deleteFrom('campaigns').execute();
    await app.context.db.deleteFrom('subscribers').execute();
    sent.length = 0;
    for (const email of ['one@example.com', 'two@example.com'])
      await app.api('POST', 'newsletter.php', { json: { email } });
    expectSuccess(await send(token));
  });

  function send(bearer: string) {
    const json = { subject: 'News', content: 'Hello' };
    return test.app.api('POST', 'send-newsletter-production.php', { json, bearer });
  }

  async function statuses() {
    const { subscribers } = await listSubscribers(test.app, test.token);
    return Object.fromEntries(subscribers.map(({ email, status }) => [email, status]));
  }

  it('takes who presses the button off the list: no more mail, and the campaign counts it', async () => {
    const token = tokenFor(PAGE, sent[0]!);
    expectSuccess(await test.app.api('POST', `unsubscribe.php?token=${token}`));
    expectSuccess(await test.app.api('POST', `unsubscribe.php?token=${token}`));
    expect(await statuses()).toEqual({ 'one@example.com': 'unsubscribed', 'two@example.com': 'active' });

    const { json } = await test.app.api('GET', 'campaigns.php', { bearer: test.token });
    expect(json.campaigns).toMatchObject([{ recipients: 2, delivered: 2, unsubscribed: 1 }]);

    expect((await send(test.token)).json).toMatchObject({ summary: { success_count: 1 } });
    expect(sent.map(({ to }) => to)).toEqual(['one@example.com', 'two@example.com', 'two@example.com']);
  });

  it('takes the POST that a mail program sends by itself (RFC 8058)', async () => {
    const { headers = {} } = sent[1]!;
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = new URL(/^<(https?:\/\/.+)>$/.exec(headers['List-Unsubscribe']!)![1]!);
    const answer = await fetch(`${test.app.url}${address.pathname}${address.search}`, {
      method: 'POST',
      headers: { Connection: 'close', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, answer.redirected]).toEqual([200, false]);
    expect(await statuses()).toEqual({ 'one@example.com': 'active', 'two@example.com': 'unsubscribed' });
  });

  it('is changed by none of 200 readings of each link in the mail', async () => {
    const links = linksIn(sent[0]!);
    expect(links.map((link) => link.split('?')[0]).sort()).toEqual(['/api/unsubscribe.php', PAGE]);
    for (const link of links) {
      const readings = Array.from({ length: 200 }, (_, count) =>
        fetch(`${test.app.url}${link}`, {
          method: count % 2 === 0 ? 'GET' : 'HEAD',
          headers: { Connection: 'close' },
        }),
      );
      for (const reading of await Promise.all(readings)) await reading.arrayBuffer();
    }
    expect(await statuses()).toEqual({ 'one@example.com': 'active', 'two@example.com': 'active' });
  });

  it.each(['/api', '/shingle/api'])('leads a person who opens it under %s to the page', async (base) => {
    const token = tokenFor(PAGE, sent[0]!);
    const path = `unsubscribe.php?token=${token}`;
    const answer = await test.app.api('GET', path, { base });
    expect(answer.status).toBe(303);
    const page = new URL(answer.headers.get('location')!, `${test.app.url}${base}/${path}`);
    expect(page.pathname + page.search).toBe(`${base.replace('/api', '')}${PAGE}?token=${token}`);
    const elsewhere = await test.app.api('GET', 'unsubscribe.php?token=%2F%2Fevil.example%0d%0aX: y', {
      base,
    });
    expect(elsewhere.headers.get('location')).toBe(
      '../newsletter/unsubscribe?token=%2F%2Fevil.example%0D%0AX%3A%20y',
    );
  });

  it.each(['', '?token=', '?token=nonsense', '?token=1-1.AAAA'])('refuses %j', async (query) => {
    expectRefusal(
      await test.app.api('POST', `unsubscribe.php${query}`),
      422,
      query === '' ? 'token' : undefined,
    );
  });

  it('takes the link of a newsletter that this database, back from a backup, does not know', async () => {
    const token = tokenFor(PAGE, sent[0]!);
    await test.app.context.db.deleteFrom('campaigns').execute();
    expectSuccess(await test.app.api('POST', `unsubscribe.php?token=${token}`));
    expect(await statuses()).toMatchObject({ 'one@example.com': 'unsubscribed' });
  });

  it('lets who left come back by signing up', async () => {
    await test.app.api('POST', `unsubscribe.php?token=${tokenFor(PAGE, sent[0]!)}`);
    await test.app.api('POST', 'newsletter.php', { json: { email: 'ONE@example.com' } });
    expect(await statuses()).toEqual({ 'one@example.com': 'active', 'two@example.com': 'active' });
  });

  it('sends nothing of what still waits to who leaves meanwhile', async () => {
    const { db, composer } = test.app.context;
    const mail = await db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'one@example.com')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(await composer.compose(mail)).not.toBeNull();
    await test.app.api('POST', `unsubscribe.php?token=${tokenFor(PAGE, sent[0]!)}`);
    expect(await composer.compose(mail)).toBeNull();
  });
});
