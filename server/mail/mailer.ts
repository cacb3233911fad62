import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';

/** The content of an email. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  /** The Reply-To address, where it is not the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
  /** The excerpt quoted in a digest, see templates/digest.tsx; it is not sent by itself. */
  excerpt?: string;
  /** An iCalendar file and its METHOD. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
}

export interface Message extends EmailContent {
  to: string;
  /** Without angle brackets. */
  messageId: string;
}

/**
 * Sends messages to the next mail server, one at a time. `send` resolves once that server has accepted the message and
 * rejects with the error that smtp-failure.ts classifies.
 */
export interface Mailer {
  send: (message: Message) => Promise<void>;
  /** Closes the connection; a message being sent is aborted. */
  close: () => void;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;

/** Sends over SMTP when configured, or writes to a folder in development; null when email cannot be sent. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailboxDir'>): Mailer | null {
  if (config.smtpUrl !== null) return smtpMailer(config.smtpUrl, config.mailFrom);
  return config.mailboxDir === null ? null : mailboxMailer(config.mailboxDir, config.mailFrom);
}

function smtpMailer(url: string, from: Config['mailFrom']): Mailer {
  const { hostname, port, protocol, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, ''); // an IPv6 address is in brackets
  const transport = createTransport({
    host,
    ...(port === '' ? {} : { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // Nobody can intercept connections on this machine, and a local mail server's certificate is often self-signed.
    tls: { rejectUnauthorized: !LOOPBACK.test(host) },
    pool: true,
    maxConnections: 1, // messages are sent one at a time, see delivery.ts
    maxRequeues: 1, // for a connection that the server closed before any byte of the message was sent
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    // RFC 5321, 4.5.3.2.6: with a shorter timeout for the last reply, an accepted message may be sent again.
    socketTimeout: 10 * 60_000,
  });
  return {
    async send(message) {
      await transport.sendMail(mailOptions(from, message));
    },
    close: () => transport.close({ force: true }),
  };
}

/** Writes each message as an .eml file, which mail programs open. */
function mailboxMailer(folder: string, from: Config['mailFrom']): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(mailOptions(from, message));
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), bytes as Buffer); // `buffer: true` makes it a Buffer
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
}

function mailOptions(from: Config['mailFrom'], message: Message): SendMailOptions {
  const { messageId, calendar, to, ...rest } = message;
  return {
    ...rest,
    from,
    to: { name: '', address: to }, // a single address, whatever characters it contains
    messageId: `<${messageId}>`,
    ...(calendar === undefined ? {} : { icalEvent: { filename: 'invite.ics', ...calendar } }),
  };
}
