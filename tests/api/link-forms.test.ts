import { beforeEach, describe, expect, it } from 'vitest';
import { anotherLink, confirmation, goodbye } from '#content/words/newsletter.ts';
import { onContent } from '#tests/support/on-content.ts';
import { listSubscribers } from '#tests/support/reading.ts';
import { postForm } from '#tests/support/post-form.ts';
import { keepingMailer, startTestApp, useTestApp } from '#tests/support/test-app.ts';

const CONFIRM = '/shingle/newsletter/confirm';
const UNSUBSCRIBE = '/shingle/newsletter/unsubscribe';
const READER = 'reader@example.com';

/** Documents need the client build, which `npm test` makes first. */
describe('the forms of the pages behind emails’ links, without scripts', () => {
  const { mailer, sent } = keepingMailer();
  const test = useTestApp({ mailer });

  beforeEach(async () => {
    const { db } = test.app.context;
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('subscribers').execute();
    const row = { email: READER, suspected_spam: 0, subscribed_at: '2026-01-01T00:00:00.000Z' };
    await db
      .insertInto('subscribers')
      .values({ ...row, id: 7, status: 'active' })
      .execute();
    sent.length = 0;
  });

  const exit = (link = '7-1') => test.app.context.signedLinks.sign('unsubscribe', link);
  const consent = () => test.app.context.signedLinks.sign('confirm-subscription', '7');
  const setStatus = (status: 'pending' | 'unsubscribed') =>
    test.app.context.db.updateTable('subscribers').set({ status }).execute();
  const status = async () => (await listSubscribers(test.app, test.token)).subscribers[0]?.status;

  async function post(
    ...[path, fields, headers]: [string, Record<string, string>?, Record<string, string>?]
  ) {
    const answer = await postForm(test.app, path, fields, headers);
    await test.app.context.delivery!.idle();
    return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
  }
  const leadsTo = (place: string) => [303, place, 'no-store'];

  it('unsubscribe, and lead to a page without the token that says so', async () => {
    expect(await post(`${UNSUBSCRIBE}?token=${exit()}`)).toEqual(leadsTo(`${UNSUBSCRIBE}?done`));
    expect(await status()).toBe('unsubscribed');
  });

  it('are not there where nothing is left to press, and reading a link changes nothing', async () => {
    const read = async (token: string) => {
      const { url } = test.app;
      const answer = await fetch(`${url}${UNSUBSCRIBE}?token=${token}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
    };
    expect((await read(exit()))[0]).toBe(200);
    expect(await status()).toBe('active');
    expect(await read('7-1.AAAA')).toEqual(leadsTo(`${UNSUBSCRIBE}?broken`));
    await setStatus('unsubscribed');
    expect(await read(exit())).toEqual(leadsTo(`${UNSUBSCRIBE}?done`));
  });

  it('confirm', async () => {
    await setStatus('pending');
    expect(await post(`${CONFIRM}?token=${consent()}`)).toEqual(leadsTo(`${CONFIRM}?done`));
    expect(await status()).toBe('active');
  });

  it.each([
    ['the root', '/newsletter/unsubscribe', '/newsletter/unsubscribe'],
    ['another spelling', '/shingle/Newsletter/Unsubscribe/', UNSUBSCRIBE],
  ])('are sent to %s, too', async (_, path, place) => {
    expect(await post(`${path}?token=${exit()}`)).toEqual(leadsTo(`${place}?done`));
    expect(await status()).toBe('unsubscribed');
  });

  it('lead a broken link to the page that offers another one, and change nothing', async () => {
    for (const query of ['', '?token=', '?token=7-1.AAAA', `?token=${consent()}`]) {
      expect(await post(`${UNSUBSCRIBE}${query}`)).toEqual(leadsTo(`${UNSUBSCRIBE}?broken`));
    }
    expect(await post(`${CONFIRM}?token=${exit()}`)).toEqual(leadsTo(`${CONFIRM}?broken`));
    expect(await post(CONFIRM)).toEqual(leadsTo(`${CONFIRM}?broken`));
    expect(await status()).toBe('active');
  });

  it('lead a confirmation from before somebody left to the page that says so', async () => {
    await setStatus('unsubscribed');
    expect(await post(`${CONFIRM}?token=${consent()}`)).toEqual(leadsTo(`${CONFIRM}?broken`));
  });

  it('send another link to an address on the list', async () => {
    expect(await post(`${UNSUBSCRIBE}?broken`, { email: READER, website: '' })).toEqual(
      leadsTo(`${UNSUBSCRIBE}?sent`),
    );
    expect(await post(`${UNSUBSCRIBE}?broken`, { email: 'nobody@example.com' })).toEqual(
      leadsTo(`${UNSUBSCRIBE}?sent`),
    );
    expect(sent.map(({ to }) => to)).toEqual([READER]);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['no address', { email: 'reader' }, {}],
    ['a form too large', { email: READER, more: 'x'.repeat(10_000) }, {}],
    ['another site’s page', { email: READER }, { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site’s page in an old browser', { email: READER }, { Origin: 'https://evil.example' }],
  ])('send none for %s', async (_, fields, headers) => {
    const [code, place] = await post(`${UNSUBSCRIBE}?broken`, fields, headers);
    expect([code, place]).toEqual([303, expect.stringMatching(/\?(failed|broken)$/)]);
    expect(sent).toEqual([]);
  });

  it.each(['/shingle/about', '/shingle/newsletter', '/shingle//evil.example/newsletter/confirm'])(
    'are not taken at %s',
    async (path) => {
      expect((await post(path))[0]).toBe(404);
    },
  );

  it.each([
    [`${UNSUBSCRIBE}?done`, onContent({ wren: 'You’re off the list.', lisbon: goodbye.done.title })],
    [`${UNSUBSCRIBE}?sent`, onContent({ wren: 'Check your inbox.', lisbon: anotherLink.sent.title })],
    [`${UNSUBSCRIBE}?broken`, onContent({ wren: 'This link does not work.', lisbon: goodbye.broken.title })],
    [`${UNSUBSCRIBE}?failed`, onContent({ wren: 'That did not work.', lisbon: goodbye.failed })],
    [`${CONFIRM}?done`, onContent({ wren: 'You’re on the list.', lisbon: confirmation.done.title })],
    [`${CONFIRM}?broken`, onContent({ wren: 'This link does not work.', lisbon: confirmation.broken.title })],
  ])('have their words at %s', async (path, words) => {
    const text = await (await fetch(`${test.app.url}${path}`)).text();
    expect(text.replace(/<script[\s\S]*?<\/script>/g, '')).toContain(words);
  });

  it('have one document for all tokens, which holds none', async () => {
    const read = async (token: string) =>
      (await fetch(`${test.app.url}${UNSUBSCRIBE}?token=${token}`)).text();
    const [one, other] = [await read(exit()), await read(exit('7-2'))];
    expect(one).toContain(onContent({ wren: 'Leave the list?', lisbon: goodbye.title }));
    expect(one === other).toBe(true);
    const form = /<form [^>]*>(?:<div[^>]*>)?<button [^>]*>/.exec(one)?.[0];
    expect(form).toMatch(/ method="post"[^>]*>(?:<div[^>]*>)?<button type="submit"/);
    expect(form).not.toContain('action');
  });
});

describe('the forms of the pages behind emails’ links', () => {
  it('count against the limits of the API’s forms', async () => {
    const { mailer } = keepingMailer();
    const app = await startTestApp({ mailer, env: { RATE_LIMITS: 'on' } });
    const place = async (fields: Record<string, string>) =>
      (await postForm(app, `${UNSUBSCRIBE}?broken`, fields)).headers.get('location');
    for (let count = 0; count < 5; count += 1) {
      expect(await place({ email: READER })).toBe(`${UNSUBSCRIBE}?sent`);
    }
    expect(await place({ email: READER })).toBe(`${UNSUBSCRIBE}?failed`);
    const answer = await app.api('POST', 'request-unsubscribe.php', { json: { email: READER } });
    expect(answer.status).toBe(429);
    await app.stop();
  });
});
