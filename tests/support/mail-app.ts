import { onTestFinished } from 'vitest';
import { REQUEST_KEY_HEADER } from '#shared/business.ts';
import { type Faults, startSmtp, type TestSmtp } from './smtp.ts';
import { type Answer, OWNER, settableClock, startTestApp, type TestApp } from './test-app.ts';

export const NEWSLETTER = { subject: 'Autumn news', content: 'The oven is on.', cta_text: '', cta_url: '' };

/** A test app that sends over SMTP, with a clock that stands still; both end with the test. */
export interface MailApp {
  app: TestApp;
  smtp: TestSmtp;
  /** Puts active subscribers on the list. */
  addSubscribers: (...emails: string[]) => Promise<void>;
  /** The owner sends the newsletter; answered once all that can be sent now was. */
  sendCampaign: (requestKey?: string) => Promise<Answer>;
  /** A notice to the owner is put into the outbox. */
  writeToOwner: () => Promise<void>;
  /** Lets that many minutes pass, and all happen that then can. */
  later: (minutes: number) => Promise<void>;
  /** Whom the messages went to, in their order. */
  reached: () => string[];
  /** The outbox, by recipient. */
  outbox: () => Promise<Record<string, { status: string; attempts: number; reason: string | null }>>;
}

export async function startMailApp(
  faults: Faults = {},
  smtpUrl?: (port: number) => string,
): Promise<MailApp> {
  const smtp = await startSmtp(faults);
  const start = new Date('2026-03-02T17:00:00.000Z');
  const clock = settableClock(start.toISOString());
  const app = await startTestApp({
    clock,
    env: { SMTP_URL: smtpUrl?.(smtp.port) ?? smtp.url, MAIL_RATE: '1000' },
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
