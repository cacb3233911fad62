import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Message } from './mailer.ts';

/** What nodemailer makes a message of: its headers, bodies and calendar file. */
export function mailOptions(from: Config['mailFrom'], message: Message): SendMailOptions {
  const { messageId, calendar, to, returnPath, ...rest } = message;
  return {
    ...rest,
    from,
    to: { name: '', address: to }, // a single address, whatever characters it contains
    messageId: `<${messageId}>`,
    ...(returnPath === undefined ? {} : { envelope: { from: returnPath, to } }),
    ...(calendar === undefined ? {} : { icalEvent: { filename: 'invite.ics', ...calendar } }),
  };
}
