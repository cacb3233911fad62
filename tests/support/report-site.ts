import { onTestFinished, vi } from 'vitest';
import type { Dovecot } from './dovecot.ts';
import { NEWSLETTER } from './mail-app.ts';
import { reportSample, type SampleValues } from './report-samples.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { settableClock, startTestApp, type TestApp } from './test-app.ts';

/** When the site's stopped clock stands: a Monday morning in Arizona. */
export const REPORT_SITE_NOW = new Date('2026-03-02T17:00:00.000Z');

/** A site that sends over SMTP, and hears what became of its emails. */
export interface ReportSite {
  app: TestApp;
  smtp: TestSmtp;
  clock: ReturnType<typeof settableClock>;
  token: string;
  /** Sends a newsletter to these new subscribers. */
  send: (...emails: string[]) => Promise<void>;
  /** What reports say of the last email that was sent to somebody. */
  sentTo: (email: string) => Pick<SampleValues, 'returnPath' | 'reference' | 'messageId' | 'recipient'>;
  /** A subscriber in the dashboard's list. */
  subscriber: (email: string) => Promise<Record<string, unknown>>;
  /** The emails to somebody in the outbox. */
  outbox: (email: string) => Promise<{ status: string; reason: string | null }[]>;
  /** The kinds of the reports that count. */
  counted: () => Promise<string[]>;
}

export async function startReportSite(env: Record<string, string>): Promise<ReportSite> {
  const smtp = await startSmtp();
  const clock = settableClock(REPORT_SITE_NOW.toISOString());
  const app = await startTestApp({ clock, env: { SMTP_URL: smtp.url, MAIL_RATE: '1000', ...env } });
  onTestFinished(async () => {
    await app.stop();
    await smtp.down();
  });
  const { token } = await app.signIn();
  const { db, delivery } = app.context;

  return {
    app,
    smtp,
    clock,
    token,
    async send(...emails) {
      const rows = emails.map((email) => ({
        email,
        status: 'active' as const,
        suspected_spam: 0,
        subscribed_at: '2026-03-01T00:00:00.000Z',
      }));
      if (rows.length > 0) await db.insertInto('subscribers').values(rows).execute();
      await app.api('POST', 'send-newsletter-production.php', { json: NEWSLETTER, bearer: token });
      await delivery?.idle();
    },
    sentTo(email) {
      const message = smtp.received.filter(({ to }) => to === email).at(-1);
      if (message === undefined) throw new Error(`Nothing was sent to ${email}.`);
      const reference = /^X-Mail-Reference: (.+)$/m.exec(message.raw)?.[1]?.trim() ?? '';
      return { returnPath: message.from, reference, messageId: message.id, recipient: email };
    },
    async subscriber(email) {
      const { json } = await app.api('GET', 'newsletter-working.php', { bearer: token });
      const list = json.subscribers as { email: string }[];
      return list.find((subscriber) => subscriber.email === email)!;
    },
    outbox: (email) =>
      db
        .selectFrom('outbox')
        .select(['status', 'reason'])
        .where('recipient', '=', email)
        .orderBy('id')
        .execute(),
    async counted() {
      const rows = await db.selectFrom('delivery_reports').select('kind').orderBy('id').execute();
      return rows.map(({ kind }) => kind);
    },
  };
}

/** A site that reads a folder of a mailbox, which is its own. */
export interface MailboxSite extends ReportSite {
  folder: string;
  /** Delivers a message; resolves once the site has read it as a report. */
  report: (name: string, values?: Partial<SampleValues>) => Promise<void>;
  /** Delivers a message that the site is to leave unread; resolves once it has read a report that came later. */
  leave: (name: string, values?: Partial<SampleValues>) => Promise<void>;
}

let folders = 0;

/**
 * @param url the mailbox's, where it is not the unencrypted one
 * @param env further settings
 */
export async function startMailboxSite(
  dovecot: Dovecot,
  url = dovecot.url,
  env: Record<string, string> = { BOUNCE_ADDRESS: 'bounces@site.example' },
): Promise<MailboxSite> {
  folders += 1;
  const folder = `Reports ${folders}`;
  await dovecot.deliver(reportSample('postfix-delivered'), folder); // makes the folder
  const site = await startReportSite({
    ...env,
    BOUNCE_IMAP_URL: `${url}?folder=${encodeURIComponent(folder)}`,
  });

  async function deliver(name: string, values?: Partial<SampleValues>): Promise<number> {
    const { length } = await dovecot.flags(folder);
    await dovecot.deliver(reportSample(name, values), folder);
    return length;
  }

  async function read(at: number): Promise<void> {
    await vi.waitFor(
      async () => {
        const flags = (await dovecot.flags(folder))[at] ?? [];
        if (!flags.includes('\\Seen')) throw new Error(`Message ${at} is unread.`);
      },
      { timeout: 30_000, interval: 50 },
    );
  }

  await read(0);
  return {
    ...site,
    folder,
    report: async (name, values) => read(await deliver(name, values)),
    async leave(name, values) {
      const at = await deliver(name, values);
      await read(await deliver('postfix-delivered'));
      const flags = (await dovecot.flags(folder))[at];
      if (flags?.length !== 0) throw new Error(`It is flagged ${flags?.join()}.`);
    },
  };
}
