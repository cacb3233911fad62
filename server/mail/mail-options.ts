import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Message } from './mailer.ts';
import { headersOf } from './message-headers.ts';
import { LETTERHEAD_ADDRESS, LETTERHEAD_ID } from './templates/letterhead-image.ts';

/**
 * What nodemailer makes a message of: its headers, bodies, calendar file, and the picture at its head. That travels
 * inside the email, so nothing is loaded when it is opened.
 */
export async function mailOptions(
  { mailFrom, mailReplyTo, siteUrl }: Pick<Config, 'mailFrom' | 'mailReplyTo' | 'siteUrl'>,
  message: Message,
): Promise<SendMailOptions> {
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
    ...(html.includes(LETTERHEAD_ADDRESS) ? { attachments: [await letterheadFile()] } : {}),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function letterheadFile() {
  const { letterhead } = await import('./letterhead.ts'); // on demand: without a build it is drawn first
  return {
    cid: LETTERHEAD_ID,
    filename: 'letterhead.png',
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    content: letterhead,
    encoding: 'base64',
  };
}
