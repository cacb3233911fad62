import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { messageComposer } from './compose-message.ts';
import { mailboxMailer } from './mailbox-mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

type MailConfig = Parameters<typeof messageComposer>[0] &
  Pick<Config, 'smtp' | 'mailConnections' | 'mailboxDir'>;

/** Sends over SMTP when configured, or writes to a folder in development; null when email cannot be sent. */
export function createMailer(config: MailConfig): Mailer | null {
  const { smtp: settings, mailConnections: connections, mailboxDir } = config;
  const compose = messageComposer(config);
  if (settings !== null) return new SmtpMailer({ settings, compose, connections });
  return mailboxDir === null ? null : mailboxMailer(mailboxDir, compose);
}
