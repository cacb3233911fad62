import { beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/support/expectations.ts';
import { keepingMailer, OWNER, useTestApp } from '#tests/support/test-app.ts';

const NEWSLETTER = {
  subject: 'Autumn news',
  content: 'Hello,\n\nthe oven is on <now>.',
  cta_text: 'Visit Website',
  cta_url: 'https://wren.example',
};
const BAD = [
  ['a blank subject', 'subject', ' '],
  ['no message', 'content', ''],
  ['an endless message', 'content', 'x'.repeat(50_001)],
  ['an address that runs', 'cta_url', 'javascript:alert(1)'],
] as const;

const { mailer, sent } = keepingMailer();
const test = useTestApp({ mailer, env: { SITE_URL: 'http://localhost:3001' } });
const post = (script: string, changes: object = {}) =>
  test.app.api('POST', script, { json: { ...NEWSLETTER, ...changes }, bearer: test.token });

beforeEach(async () => {
  const { app } = test;
  await app.context.db.deleteFrom('campaigns').execute();
  await app.context.db.deleteFrom('subscribers').execute();
  sent.length = 0;
  for (const email of ['one@example.com', 'two@example.com', 'gone@example.com'])
    await app.api('POST', 'newsletter.php', { json: { email } });
  await app.api('POST', 'newsletter.php', { json: { email: 'bot@example.com', website: 'x' } });
  await app.context.db
    .updateTable('subscribers')
    .set({ status: 'unsubscribed' })
    .where('email', '=', 'gone@example.com')
    .execute();
});

describe('preview-newsletter.php', () => {
  it('shows the newsletter as it will be, and counts whom it goes to', async () => {
    const { json } = await post('preview-newsletter.php');
    expect(json).toMatchObject({ success: true, subject: 'Autumn news', recipients: 2 });
    await post('send-newsletter-production.php');
    const exit = /http:\/\/localhost:3001\/newsletter\/unsubscribe\?token=[^"]+/g;
    const withoutPicture = (html: string) => html.replace(/(?:cid:|data:image\/png;base64,)[^"]+/, '');
    expect(withoutPicture(json.html as string)).toBe(
      withoutPicture(sent[0]!.html).replace(exit, 'http://localhost:3001/newsletter/unsubscribe'),
    );
    expect(json.html).toMatch(/<img src="data:image\/png;base64,iVBOR/);
    expect(sent[0]!.html).toMatch(/<img src="cid:/);
    expect(json.text).toContain('the oven is on <now>.');
  });

  it('sends nothing and remembers nothing', async () => {
    await post('preview-newsletter.php');
    await test.app.context.delivery!.idle();
    expect(sent).toEqual([]);
    expect((await test.app.api('GET', 'campaigns.php', { bearer: test.token })).json.campaigns).toEqual([]);
  });

  it.each(BAD)('refuses %s', async (_, field, value) => {
    expectRefusal(await post('preview-newsletter.php', { [field]: value }), 422, field);
  });
});

describe('test-newsletter.php', () => {
  it('sends the owner one copy, marked as a test, that nobody can leave by', async () => {
    const answer = await post('test-newsletter.php');
    expect(answer.json).toEqual({ success: true, to: OWNER.email });
    await test.app.context.delivery!.idle();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[OWNER.email, '[Test] Autumn news']]);
    expect(sent[0]!.headers).toBeUndefined();
    expect(sent[0]!.html).not.toContain('token=');
    expect(sent[0]!.html).not.toContain('data:');
    expect((await test.app.api('GET', 'campaigns.php', { bearer: test.token })).json.campaigns).toEqual([]);
  });

  it('sends it to another address instead', async () => {
    const answer = await post('test-newsletter.php', { to: 'client@example.com' });
    expect(answer.json).toEqual({ success: true, to: 'client@example.com' });
    await test.app.context.delivery!.idle();
    expect(sent.map(({ to }) => to)).toEqual(['client@example.com']);
  });

  it.each(['', 'nobody', 'one@example.com, two@example.com'])('refuses the address “%s”', async (to) => {
    expectRefusal(await post('test-newsletter.php', { to }), 422, 'to');
    expect(sent).toEqual([]);
  });

  it.each(BAD)('refuses %s', async (_, field, value) => {
    expectRefusal(await post('test-newsletter.php', { [field]: value }), 422, field);
    expect(sent).toEqual([]);
  });
});

describe('without a mail server', () => {
  const production = useTestApp({ mailer: null });

  it('there is a preview, but no test', async () => {
    const { app, token: bearer } = production;
    expect(
      (await app.api('POST', 'preview-newsletter.php', { json: NEWSLETTER, bearer })).json,
    ).toMatchObject({
      recipients: 0,
    });
    expectRefusal(await app.api('POST', 'test-newsletter.php', { json: NEWSLETTER, bearer }), 503);
  });
});
