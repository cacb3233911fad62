import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { mailOptions } from './mail-options.ts';
import type { Message } from './mailer.ts';

/** A message as it is handed over: its envelope and its bytes. */
export interface RawMessage {
  from: string;
  to: readonly string[];
  content: Buffer;
}

/** @returns what turns messages into bytes */
export function rawMessages(from: Config['mailFrom']): (message: Message) => Promise<RawMessage> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const { envelope, message: content } = await transport.sendMail(mailOptions(from, message));
    return {
      from: message.returnPath ?? (envelope.from || from.address),
      to: envelope.to,
      content: content as Buffer, // `buffer: true` makes it a Buffer
    };
  };
}
