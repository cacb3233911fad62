import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { mailboxMailer } from './mailbox-mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** Sends over SMTP when configured, or writes to a folder in development; null when email cannot be sent. */
export function createMailer(
  config: Pick<Config, 'smtp' | 'mailConnections' | 'mailFrom' | 'mailboxDir'>,
): Mailer | null {
  const { smtp: settings, mailConnections: connections, mailFrom: from, mailboxDir } = config;
  if (settings !== null) return new SmtpMailer({ settings, from, connections });
  return mailboxDir === null ? null : mailboxMailer(mailboxDir, from);
}
