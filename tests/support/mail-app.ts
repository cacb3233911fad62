import { onTestFinished } from 'vitest';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { messageComposer } from '#server/mail/compose-message.ts';
import { SmtpMailer, type SmtpTimers } from '#server/mail/smtp-mailer.ts';
import { smtpUrl } from '#server/smtp-url.ts';
import { type Faults, startSmtp, type TestSmtp } from './smtp.ts';
import { type Answer, OWNER, settableClock, startTestApp, type TestApp } from './test-app.ts';

export const NEWSLETTER = { subject: 'Autumn news', content: 'The oven is on.', cta_text: '', cta_url: '' };

/** A test app that sends over SMTP, and its stopped clock; both end with the test. */
export interface MailApp {
  app: TestApp;
  smtp: TestSmtp;
  /** Adds active subscribers. */
  addSubscribers: (...emails: string[]) => Promise<void>;
  /** Sends the newsletter as the owner; resolves once all emails that can be sent now were sent. */
  sendCampaign: (requestKey?: string) => Promise<Answer>;
  /** Adds a notice to the owner to the outbox. */
  writeToOwner: () => Promise<void>;
  /** Moves the clock by that many minutes, and waits until nothing more can be sent. */
  later: (minutes: number) => Promise<void>;
  /** The recipients of the messages, in order. */
  reached: () => string[];
  /** The outbox's rows by recipient. */
  outbox: () => Promise<Record<string, { status: string; attempts: number; reason: string | null }>>;
}

interface MailAppOptions {
  /** Environment variables, added to the app's own. */
  env?: Record<string, string>;
  /** Shorter time-outs than those of the product, in milliseconds. */
  timeouts?: Partial<SmtpTimers> | undefined;
}

/** For tests of the order of messages. */
export const ONE_CONNECTION = { env: { MAIL_CONNECTIONS: '1' } };

export async function startMailApp(
  faults: Faults = {},
  address?: (port: number) => string,
  { env = {}, timeouts }: MailAppOptions = {},
): Promise<MailApp> {
  const smtp = await startSmtp(faults);
  const start = new Date('2026-03-02T17:00:00.000Z');
  const clock = settableClock(start.toISOString());
  const url = address?.(smtp.port) ?? smtp.url;
  const settings = smtpUrl(url);
  if (typeof settings === 'string') throw new Error(settings);
  const compose = messageComposer({
    mailFrom: { name: 'Wren', address: 'no-reply@example.com' },
    mailReplyTo: 'wren@example.com',
    siteUrl: 'https://example.com',
    dkim: { domain: 'example.com', keys: [] },
  });
  const mailer = new SmtpMailer({
    settings,
    compose,
    connections: Number(env.MAIL_CONNECTIONS ?? 3),
    timeouts,
  });
  const app = await startTestApp({
    clock,
    env: { SMTP_URL: url, MAIL_RATE: '1000', ...env },
    ...(timeouts === undefined ? {} : { mailer }),
  });
  const { db, delivery, inTransaction, outbox } = app.context;
  onTestFinished(async () => {
    await app.stop();
    await smtp.down();
  });
  let passed = 0;

  return {
    app,
    smtp,
    async addSubscribers(...emails) {
      const rows = emails.map((email) => ({
        email,
        status: 'active' as const,
        suspected_spam: 0,
        subscribed_at: start.toISOString(),
      }));
      await db.insertInto('subscribers').values(rows).execute();
    },
    async sendCampaign(requestKey) {
      const { token } = await app.signIn();
      const headers: Record<string, string> =
        requestKey === undefined ? {} : { [REQUEST_KEY_HEADER]: requestKey };
      return app.api('POST', 'send-newsletter-production.php', { json: NEWSLETTER, bearer: token, headers });
    },
    async writeToOwner() {
      const content = {
        subject: 'Ana wrote',
        text: 'Hello',
        html: '<p>Hello</p>',
        replyTo: 'ana@example.com',
      };
      await inTransaction((transaction) =>
        outbox.put(transaction, [{ kind: 'owner-notice', to: OWNER.email, content }]),
      );
      await delivery?.idle();
    },
    async later(minutes) {
      passed += minutes;
      clock.set(new Date(start.getTime() + passed * 60_000).toISOString());
      await delivery?.idle();
    },
    reached: () => smtp.received.map(({ to }) => to),
    async outbox() {
      const rows = await db
        .selectFrom('outbox')
        .select(['recipient', 'status', 'attempts', 'reason'])
        .orderBy('id')
        .execute();
      return Object.fromEntries(rows.map(({ recipient, ...row }) => [recipient, row]));
    },
  };
}
