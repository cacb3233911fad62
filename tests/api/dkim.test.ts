import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { NewEmail } from '#server/mail/outbox.ts';
import { makeKeys, verdicts } from '#tests/support/dkim.ts';
import { NEWSLETTER } from '#tests/support/mail-app.ts';
import { type Received, startSmtp } from '#tests/support/smtp.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const DOMAIN = 'wren.example';
const keys = makeKeys(DOMAIN, ['rsa', 'ed25519']);
afterAll(() => keys.remove());
const BOTH = ['rsa pass', 'ed25519 pass'];

const CONTENT = { subject: 'Bread', text: 'The oven is on.', html: '<p>The oven is on.</p>' };

/** What arrives at a mail server, signed by both keys. */
async function arrived(count: number, send: (app: TestApp) => Promise<unknown>): Promise<Received[]> {
  const smtp = await startSmtp();
  const app = await startTestApp({
    env: { SMTP_URL: smtp.url, MAIL_FROM: `Wren <hello@${DOMAIN}>`, DKIM_KEYS: keys.setting },
  });
  onTestFinished(async () => {
    await app.stop();
    await smtp.down();
  });
  await send(app);
  await smtp.arrived(count);
  return smtp.received;
}

async function received(email: Partial<NewEmail['content']>): Promise<string> {
  const [message] = await arrived(1, async ({ context: { inTransaction, outbox } }) =>
    inTransaction((transaction) =>
      outbox.put(transaction, [
        { kind: 'appointment', to: 'ana@example.com', content: { ...CONTENT, ...email } },
      ]),
    ),
  );
  return message!.raw;
}

async function newsletter(content: string): Promise<Received[]> {
  return arrived(1, async (app) => {
    await app.context.db
      .insertInto('subscribers')
      .values({
        email: 'ana@example.com',
        status: 'active',
        suspected_spam: 0,
        subscribed_at: '2026-03-02T17:00:00.000Z',
      })
      .execute();
    const { token } = await app.signIn();
    await app.api('POST', 'send-newsletter-production.php', {
      json: { ...NEWSLETTER, content },
      bearer: token,
    });
  });
}

/** The fields named in the h= of each signature. */
function signedNames(raw: string): string[][] {
  return [...raw.matchAll(/^DKIM-Signature:(?:.|\r\n[ \t])*/gm)].map(([field]) =>
    (/ h=([^;]*)/.exec(field)?.[1] ?? '').replace(/\s/g, '').split(':'),
  );
}

describe('a signed email, once a mail server has it', () => {
  it.each<[string, Partial<NewEmail['content']>]>([
    ['in plain English', {}],
    [
      'in other letters',
      { subject: 'Schöne Grüße, 你好, שלום', text: 'مرحبا 🥐', html: '<p>Žluťoučký kůň</p>' },
    ],
    ['with long lines', { text: 'word '.repeat(4_000), html: `<p>${'x'.repeat(20_000)}</p>` }],
    [
      'with spaces and empty lines at the ends',
      { text: ' a \t b  \r\n\r\n c \n\n\n', html: '<p>  </p>\n\n' },
    ],
    ['with lines that begin with dots', { text: '.\n..\n. .\n', html: '<p>\n.\n..</p>' }],
    ['without text', { text: '', html: '' }],
    [
      'with a calendar file',
      {
        calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nSUMMARY:Brötchen\r\nEND:VCALENDAR\r\n' },
      },
    ],
    ['with a long subject', { subject: 'Bread and '.repeat(60) }],
  ])('is as it was signed: %s', async (_name, content) => {
    expect(await verdicts(await received(content), keys.records)).toEqual(BOTH);
  });

  it('is not what somebody has changed', async () => {
    const raw = await received({});
    const fails = ['rsa neutral', 'ed25519 neutral'];
    expect(await verdicts(raw.replace('The oven is on.', 'The oven is off.'), keys.records)).toEqual(fails);
    const others = makeKeys(DOMAIN, ['rsa', 'ed25519']);
    others.remove();
    expect(await verdicts(raw, others.records)).toEqual(['rsa fail', 'ed25519 fail']);
  });

  it.each(['From', 'Subject', 'To', 'Reply-To', 'Cc', 'Content-Type'])(
    'can’t be given a second %s',
    async (name) => {
      const raw = await received({});
      for (const forged of [
        `${name}: evil@example.net\r\n${raw}`,
        raw.replace('\r\n\r\n', `\r\n${name}: evil@example.net\r\n\r\n`),
      ]) {
        expect(await verdicts(forged, keys.records)).toEqual(['rsa fail', 'ed25519 fail']);
      }
    },
  );

  it('has lines that any mail server takes', async () => {
    const raw = await received({ subject: 'Bread and '.repeat(60) });
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).toMatch(/^[\t\r\n -~]*$/);
    for (const line of head.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
  });
});

describe('a signed newsletter', () => {
  it('has its way out signed, as RFC 8058 wants it, and List-Id and Feedback-ID', async () => {
    const [message] = await newsletter(`Hello,\n\nשלום.\n\n${'The oven is on. '.repeat(2_000)}`);
    expect(await verdicts(message!.raw, keys.records)).toEqual(BOTH);
    const lists = signedNames(message!.raw);
    expect(lists).toHaveLength(2);
    for (const names of lists) {
      for (const name of ['list-unsubscribe', 'list-unsubscribe-post', 'list-id', 'feedback-id', 'from']) {
        expect(
          names.filter((signed) => signed === name),
          name,
        ).toHaveLength(2);
      }
    }
  });

  it('is still read by a mail program', async () => {
    const [message] = await newsletter('The oven is on.');
    const { from, subject, text } = await PostalMime.parse(message!.raw);
    expect(from).toEqual({ name: 'Wren', address: `hello@${DOMAIN}` });
    expect(subject).toBe(NEWSLETTER.subject);
    expect(text).toContain('The oven is on.');
  });
});

describe('an email without keys', () => {
  it('is not signed', async () => {
    const smtp = await startSmtp();
    const app = await startTestApp({ env: { SMTP_URL: smtp.url } });
    onTestFinished(async () => {
      await app.stop();
      await smtp.down();
    });
    const { inTransaction, outbox } = app.context;
    await inTransaction((transaction) =>
      outbox.put(transaction, [{ kind: 'receipt', to: 'ana@example.com', content: CONTENT }]),
    );
    await smtp.arrived(1);
    expect(smtp.received[0]!.raw).not.toMatch(/DKIM-Signature/i);
  });
});
