import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { messageComposer } from './compose-message.ts';
import { mailboxMailer } from './mailbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

type MailConfig = Parameters<typeof messageComposer>[0] & Pick<Config, 'smtpUrl' | 'mailboxDir'>;

/** Sends over SMTP when configured, or writes to a folder in development; null when email cannot be sent. */
export function createMailer(config: MailConfig): Mailer | null {
  const compose = messageComposer(config);
  if (config.smtpUrl !== null) return smtpMailer(config.smtpUrl, compose);
  return config.mailboxDir === null ? null : mailboxMailer(config.mailboxDir, compose);
}
