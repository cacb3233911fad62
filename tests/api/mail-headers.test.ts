import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { site } from '#content/site.ts';
import type { EmailKind } from '#server/db/tables.ts';
import { bookingInput, messageInput } from '#tests/support/factories.ts';
import { NEWSLETTER } from '#tests/support/mail-app.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { settableClock, startTestApp } from '#tests/support/test-app.ts';

type Headers = Record<string, string | undefined>;
type Name = EmailKind | 'digest';

const VISITOR = 'ada@example.com';
const AUTOMATIC = { 'auto-submitted': 'auto-generated' };
/** What an email of each kind must have, and by `undefined` must not. */
const EXPECTED: Record<Name, Headers> = {
  'owner-notice': { ...AUTOMATIC, 'reply-to': VISITOR },
  digest: { ...AUTOMATIC, 'reply-to': undefined }, // each part says whom to answer
  receipt: { 'auto-submitted': 'auto-replied', 'reply-to': site.email },
  appointment: { ...AUTOMATIC, 'reply-to': site.email },
  reminder: { ...AUTOMATIC, 'reply-to': site.email },
  'confirm-subscription': { ...AUTOMATIC, 'reply-to': site.email },
  'unsubscribe-link': { 'auto-submitted': 'auto-replied', 'reply-to': site.email },
  // A person wrote these, so RFC 3834 does not let them be called automatic.
  'newsletter-test': { 'auto-submitted': undefined, 'reply-to': site.email },
  newsletter: {
    'auto-submitted': undefined,
    'reply-to': site.email,
    'list-id': `"${site.name} newsletter" <newsletter.wren.example>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    precedence: 'bulk',
  },
};

/** Does everything that emails are sent for. @returns the headers of one email of each kind, as a mail server gets them */
async function headersOfAll(env: Record<string, string> = {}): Promise<Map<Name, Headers>> {
  const smtp = await startSmtp();
  const clock = settableClock('2026-03-04T17:00:00Z');
  const app = await startTestApp({
    clock,
    env: { SITE_URL: 'https://wren.example', SMTP_URL: smtp.url, MAIL_RATE: '1000', ...env },
  });
  onTestFinished(async () => {
    await app.stop();
    await smtp.down();
  });
  const { token: bearer } = await app.signIn();
  const { db, delivery } = app.context;
  async function post(script: string, json: object): Promise<void> {
    const { status, text } = await app.api('POST', script, { json, bearer });
    if (status !== 200) throw new Error(text);
    await delivery!.idle();
  }

  await post('contact-form.php', messageInput());
  await post('contact-form.php', messageInput());
  await post('consultation.php', bookingInput('2026-03-06', '9:00 AM'));
  await post('newsletter.php', { email: VISITOR });
  await db.updateTable('subscribers').set({ status: 'active' }).execute();
  await post('request-unsubscribe.php', { email: VISITOR });
  await post('send-newsletter-production.php', NEWSLETTER);
  await post('test-newsletter.php', NEWSLETTER);
  clock.set('2026-03-05T17:00:00Z'); // the digest and the reminder are due
  delivery!.wake();
  await delivery!.idle();

  const rows = await db.selectFrom('outbox').select(['kind', 'message_id']).execute();
  const kinds = new Map(rows.map(({ kind, message_id }) => [message_id, kind]));
  const found = new Map<Name, Headers>();
  for (const { id, raw } of smtp.received) {
    const { headers } = await PostalMime.parse(raw);
    const names = headers.map(({ key }) => key);
    expect(names.length, 'no header twice').toBe(new Set(names).size);
    found.set(kinds.get(id) ?? 'digest', Object.fromEntries(headers.map(({ key, value }) => [key, value])));
  }
  return found;
}

describe('the headers of an email', () => {
  it('say for each kind whether a machine wrote it, and who gets the answer', async () => {
    const found = await headersOfAll();
    const relevant = Object.fromEntries(
      [...found].map(([name, headers]) => [
        name,
        Object.fromEntries(
          Object.keys(EXPECTED[name])
            .concat('list-id', 'precedence')
            .map((key) => [key, headers[key]]),
        ),
      ]),
    );
    expect(relevant).toEqual(
      Object.fromEntries(
        Object.entries(EXPECTED).map(([name, headers]) => [
          name,
          { 'list-id': undefined, precedence: undefined, ...headers },
        ]),
      ),
    );
    for (const [, headers] of found) {
      expect(headers['x-auto-response-suppress']).toBe('OOF, AutoReply');
    }
  });

  it('tell Gmail what complaints are about: campaign, kind, site and sender', async () => {
    const found = await headersOfAll();
    const ids = Object.fromEntries([...found].map(([name, headers]) => [name, headers['feedback-id']]));
    const [, sender] = /:([^:]*)$/.exec(ids.receipt ?? '') ?? [];
    expect(sender).toMatch(/^[a-z0-9]{5,15}$/);
    expect(ids).toEqual({
      'owner-notice': `owner-notice:wren.example:${sender}`,
      digest: `owner-notice:wren.example:${sender}`,
      receipt: `receipt:wren.example:${sender}`,
      appointment: `appointment:wren.example:${sender}`,
      reminder: `reminder:wren.example:${sender}`,
      'confirm-subscription': `confirm-subscription:wren.example:${sender}`,
      'newsletter-test': `newsletter-test:wren.example:${sender}`,
      newsletter: `campaign-1:newsletter:wren.example:${sender}`,
    });
  });

  it('send answers where MAIL_REPLY_TO says, unless they are for a visitor', async () => {
    const found = await headersOfAll({ MAIL_REPLY_TO: 'desk@wren.example' });
    const answers = Object.fromEntries([...found].map(([name, headers]) => [name, headers['reply-to']]));
    const desk = 'desk@wren.example';
    expect(answers).toEqual({
      'owner-notice': VISITOR,
      digest: undefined,
      receipt: desk,
      appointment: desk,
      reminder: desk,
      'confirm-subscription': desk,
      'newsletter-test': desk,
      newsletter: desk,
    });
  });
});
