import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { mailboxMailer } from './mailbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** Sends over SMTP when configured, or writes to a folder in development; null when email cannot be sent. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailboxDir'>): Mailer | null {
  if (config.smtpUrl !== null) return smtpMailer(config.smtpUrl, config.mailFrom);
  return config.mailboxDir === null ? null : mailboxMailer(config.mailboxDir, config.mailFrom);
}
