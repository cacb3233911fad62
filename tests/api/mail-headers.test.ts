import PostalMime from 'postal-mime';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { EmailKind } from '#server/db/tables.ts';
import { site } from '#content/site.ts';
import { NEWSLETTER } from '#tests/support/mail-app.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { OWNER, startTestApp } from '#tests/support/test-app.ts';

type Headers = Record<string, string>;

const WREN = 'ana@example.com';
const CONTENT = { subject: 'Bread', text: 'The oven is on.', html: '<p>The oven is on.</p>' };
/** All kinds but newsletters, which have a campaign. */
const KINDS = Object.keys({
  'owner-notice': 0,
  receipt: 0,
  appointment: 0,
  reminder: 0,
  'confirm-subscription': 0,
  'newsletter-test': 0,
} satisfies Record<Exclude<EmailKind, 'newsletter'>, 0>) as Exclude<EmailKind, 'newsletter'>[];

/** The headers of an email of each kind, of a digest and of a newsletter, as a mail server gets them. */
async function headersOfAll(env: Record<string, string> = {}): Promise<Record<string, Headers>> {
  const smtp = await startSmtp();
  const app = await startTestApp({
    env: { SITE_URL: 'http://wren.example', SMTP_URL: smtp.url, MAIL_RATE: '1000', ...env },
  });
  const { db, delivery, inTransaction, outbox, consultations } = app.context;
  const found: Record<string, Headers> = {};
  async function next(name: string): Promise<void> {
    await delivery!.idle();
    const { headers } = await PostalMime.parse(smtp.received.at(-1)!.raw);
    found[name] = Object.fromEntries(headers.map(({ key, value }) => [key, value]));
    smtp.received.length = 0;
  }
  void consultations;
  const notice = { kind: 'owner-notice', to: OWNER.email, content: { ...CONTENT, replyTo: ANA } } as const;
  for (const kind of KINDS) {
    await inTransaction((transaction) => outbox.put(transaction, [{ ...notice, kind }]));
    await next(kind);
  }
  return found;
}
