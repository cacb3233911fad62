import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Message } from './mailer.ts';
import { headersOf } from './message-headers.ts';

/** What nodemailer makes a message of: its headers, bodies and calendar file. */
export function mailOptions(
  { mailFrom, mailReplyTo, siteUrl }: Pick<Config, 'mailFrom' | 'mailReplyTo' | 'siteUrl'>,
  message: Message,
): SendMailOptions {
  const { kind, campaign, messageId, calendar, to, replyTo, returnPath, headers, subject, text, html } =
    message;
  const answersTo = replyTo ?? (kind === 'owner-notice' ? undefined : mailReplyTo);
  return {
    subject,
    text,
    html,
    from: mailFrom,
    to: { name: '', address: to }, // a single address, whatever characters it contains
    ...(answersTo === undefined ? {} : { replyTo: answersTo }),
    messageId: `<${messageId}>`,
    headers: {
      ...headers,
      ...headersOf({ kind, ...(campaign === undefined ? {} : { campaign }) }, new URL(siteUrl).hostname),
    },
    ...(returnPath === undefined ? {} : { envelope: { from: returnPath, to } }),
    ...(calendar === undefined ? {} : { icalEvent: { filename: 'invite.ics', ...calendar } }),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
