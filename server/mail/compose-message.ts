import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Config } from '../config.ts';
import { dkimSigner } from './dkim.ts';
import { mailOptions } from './mail-options.ts';
import type { Message } from './mailer.ts';

/** A message as it is sent. */
export interface ComposedMessage {
  /** All of it, with CRLF line ends. Dots are not doubled. */
  bytes: Buffer;
  /** Addresses in ASCII where they can be. */
  envelope: { from: string; to: string };
}

export type ComposeMessage = (message: Message) => Promise<ComposedMessage>;

/** Makes messages ready to be sent: with the headers of their kind, and signed when there is a key. */
export function messageComposer(
  config: Pick<Config, 'mailFrom' | 'mailReplyTo' | 'siteUrl' | 'dkim'>,
): ComposeMessage {
  const sign = config.dkim.keys.length === 0 ? null : dkimSigner(config.dkim);
  return async (message) => {
    const mail = new MailComposer(await mailOptions(config, message)).compile();
    const { from, to } = mail.getEnvelope();
    const bytes = await mail.build();
    return {
      bytes: sign === null ? bytes : await sign(bytes),
      envelope: { from: from === false ? '' : from, to: to[0] ?? '' },
    };
  };
}
