import PostalMime, { type Email } from 'postal-mime';
import { onTestFinished, vi } from 'vitest';
import { slotsOn } from './profile-slots.ts';
import type { EmailKind } from '#server/db/tables.ts';
import { bookingInput, messageInput } from './factories.ts';
import { NEWSLETTER } from './mail-app.ts';
import { startSmtp } from './smtp.ts';
import { OWNER, settableClock, startTestApp } from './test-app.ts';

/** A kind of email, or several notices in one. */
export type EmailName = EmailKind | 'digest';

export const SITE = 'https://wren.example';
export const VISITOR = 'ada@example.com';

/** Does everything that emails are sent for. @returns one email of each kind, as a mail server gets it */
export async function everyEmail(env: Record<string, string> = {}): Promise<Map<EmailName, Email>> {
  const smtp = await startSmtp();
  const clock = settableClock('2026-03-04T17:00:00Z');
  const app = await startTestApp({
    clock,
    env: { SITE_URL: SITE, SMTP_URL: smtp.url, MAIL_RATE: '1000', ...env },
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
  await post('replies.php', { contact: 1, body: 'Gladly. See https://wren.example/pricing.' });
  await post('consultation.php', bookingInput('2026-03-06', slotsOn('2026-03-06')[0] ?? ''));
  await post('newsletter.php', { email: VISITOR });
  await db.updateTable('subscribers').set({ status: 'active' }).execute();
  await post('request-unsubscribe.php', { email: VISITOR });
  await post('request-password-reset.php', { email: OWNER.email });
  await vi.waitFor(async () => {
    await db.selectFrom('outbox').where('kind', '=', 'reset-password').selectAll().executeTakeFirstOrThrow();
  });
  const moved = { email: 'new-owner@example.com', current_password: OWNER.password };
  await app.api('PUT', 'account-email.php', { json: moved, bearer });
  const chosen = { messages: true, consultations: true, campaigns: true, devices: true, backups: true };
  await app.api('PUT', 'notices.php', { json: chosen, bearer });
  await app.signIn(); // a browser that is not known
  await app.context.securityNotices.close();
  await post('send-newsletter-production.php', NEWSLETTER);
  await post('test-newsletter.php', NEWSLETTER);
  clock.set('2026-03-05T17:00:00Z'); // the digest and the reminder are due
  delivery!.wake();
  await delivery!.idle();

  const rows = await db.selectFrom('outbox').select(['kind', 'message_id']).execute();
  const kinds = new Map(rows.map(({ kind, message_id }) => [message_id, kind]));
  const found = new Map<EmailName, Email>();
  for (const { id, raw } of smtp.received) found.set(kinds.get(id) ?? 'digest', await PostalMime.parse(raw));
  return found;
}
