import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepingMailer, type TestApp, useTestApp } from '#tests/support/test-app.ts';

const SCRIPT = 'send-newsletter-production.php';
const NEWSLETTER = {
  subject: 'Autumn news',
  content: 'Hello,\n\nthe oven is on.',
  cta_text: 'Visit Website',
  cta_url: 'https://wren.example',
};

async function subscribe(app: TestApp, ...emails: string[]): Promise<void> {
  await app.context.db.deleteFrom('subscribers').execute();
  for (const email of emails) await app.api('POST', 'newsletter.php', { json: { email } });
}

describe(SCRIPT, () => {
  const { mailer, sent } = keepingMailer(['refused@example.com']);
  const test = useTestApp({ mailer });
  beforeEach(() => {
    sent.length = 0;
  });

  async function send(json: object = NEWSLETTER) {
    const { token } = await test.app.signIn();
    return test.app.api('POST', SCRIPT, { json, bearer: token });
  }

  it('[7.11.01] [7.11.04] [3.12.01] sends one message a subscriber and counts them', async () => {
    await subscribe(test.app, 'one@example.com', 'two@example.com');
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ success: true, summary: { success_count: 2 } });
    expect(sent.map((message) => message.to)).toEqual(['one@example.com', 'two@example.com']);
    expect(sent[0]).toMatchObject({ subject: 'Autumn news' });
    expect(sent[0]!.text).toContain('the oven is on.');
    expect(sent[0]!.html).toContain('href="https://wren.example"');
  });

  it('[D36] counts only what the mail server accepted', async () => {
    await subscribe(test.app, 'one@example.com', 'refused@example.com', 'two@example.com');
    const answer = await send();
    expect(answer.json).toMatchObject({
      success: true,
      summary: { success_count: 2, failure_count: 1, waiting_count: 0, total: 3 },
    });
  });

  it('says so when not one was accepted', async () => {
    await subscribe(test.app, 'refused@example.com');
    const answer = await send();
    expect(answer.status).toBe(502);
    expect(answer.json).toMatchObject({ success: false });
    expect(answer.text).not.toContain('refused@example.com');
  });

  it('[D37] writes to active subscribers only, and says when there are none', async () => {
    await subscribe(test.app, 'gone@example.com');
    await test.app.context.db.updateTable('subscribers').set({ status: 'unsubscribed' }).execute();
    const answer = await send();
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ success: false, error: 'No active subscribers' });
    expect(sent).toHaveLength(0);
  });

  it.each([
    ['[5.39]', { subject: '' }],
    ['[5.39]', { subject: '   ' }],
    ['[5.40]', { content: ' \n ' }],
  ])('%s refuses a blank %j', async (_number, blank) => {
    const answer = await send({ ...NEWSLETTER, ...blank });
    expect(answer.status).toBe(422);
    expect(answer.json.error).toBe('Please fill in both subject and message');
    expect(sent).toHaveLength(0);
  });

  it('[D37] sends what was typed as text: escaped, paragraphs kept, links made clickable', async () => {
    await subscribe(test.app, 'one@example.com');
    const content = 'Dear <b>you</b> & "all",\r\n\r\nsee https://wren.example/blog?a=1&b=2 now.\nNext line.';
    const answer = await send({
      subject: '<script>alert(1)</script>',
      content,
      cta_text: '"><img src=x onerror=alert(1)>',
      cta_url: 'https://wren.example/?a=1&b="2"',
    });
    expect(answer.status).toBe(200);
    const { text, html } = sent[0]!;
    expect(text).toContain(content.replaceAll('\r\n', '\n'));
    expect(html).not.toMatch(/<script|<img (?!src="cid:)|<b>/);
    expect(html).toContain('Dear &lt;b&gt;you&lt;/b&gt; &amp; ');
    expect(html).toMatch(/<a href="https:\/\/wren\.example\/blog\?a=1&(amp;)?b=2"/);
    expect(html.match(/<p /g)!.length).toBeGreaterThanOrEqual(2);
    expect(html).toMatch(/now\.<br\/?>\s*Next line\./);
    expect(html).not.toContain('b="2"');
  });

  it('needs no button', async () => {
    await subscribe(test.app, 'one@example.com');
    expect((await send({ subject: 'S', content: 'C' })).status).toBe(200);
    expect(sent[0]!.html).not.toContain('class="action"');
  });

  it('does not write to who is suspected to be no person', async () => {
    await subscribe(test.app, 'one@example.com');
    const json = { email: 'bot@example.com', website: 'https://spam.example' };
    await test.app.api('POST', 'newsletter.php', { json });
    await send();
    expect(sent.map((message) => message.to)).toEqual(['one@example.com']);
  });

  it.each([
    ['subject', 200],
    ['content', 50_000],
    ['cta_text', 100],
  ])('takes a %s of %i characters and not one more', async (field, most) => {
    await subscribe(test.app, 'one@example.com');
    expect((await send({ ...NEWSLETTER, [field]: 'x'.repeat(most) })).status).toBe(200);
    expect((await send({ ...NEWSLETTER, [field]: 'x'.repeat(most + 1) })).status).toBe(422);
  });

  it.each([
    { cta_url: 'javascript:alert(1)' },
    { cta_url: 'mailto:a@example.com' },
    { subject: 'a\r\nBcc: b@c.de' },
  ])('refuses %j', async (bad) => {
    expect((await send({ ...NEWSLETTER, ...bad })).status).toBe(422);
    expect(sent).toHaveLength(0);
  });
});

describe(`${SCRIPT} without a mail server`, () => {
  const development = useTestApp();
  const production = useTestApp({ mailer: null });

  it('[D36] leaves readable messages in the mailbox folder in development', async () => {
    const { app } = development;
    await subscribe(app, 'reader@example.com');
    const { token } = await app.signIn();
    const answer = await app.api('POST', SCRIPT, { json: NEWSLETTER, bearer: token });
    expect(answer.json).toMatchObject({ summary: { success_count: 1 } });

    const folder = app.config.mailboxDir!;
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
    expect(files).toHaveLength(1);
    const message = await readFile(join(folder, files[0]!), 'utf8');
    expect(message).toContain('To: reader@example.com');
    expect(message).toContain('Subject: Autumn news');
    expect(message).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
  });

  it('[D36] refuses in production, and says what to set', async () => {
    const { app } = production;
    await subscribe(app, 'reader@example.com');
    const { token } = await app.signIn();
    const answer = await app.api('POST', SCRIPT, { json: NEWSLETTER, bearer: token });
    expect(answer.status).toBe(503);
    expect(answer.json.error).toContain('SMTP_URL');
  });
});
