import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';

/** What a mail says. */
export interface EmailContent {
  subject: string;
  text: string;
  html: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string;
  headers?: Record<string, string>;
  /** What a digest quotes of it, see templates/digest.tsx; it is not sent by itself. */
  excerpt?: string;
  /** An iCalendar file, and what it asks of the calendar that gets it. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
}

export interface Message extends EmailContent {
  to: string;
  /** Without its brackets. */
  messageId: string;
}

/**
 * Hands one message after the other to the next hop. `send` resolves once that has accepted the message; it rejects
 * with what went wrong, see smtp-failure.ts.
 */
export interface Mailer {
  send: (message: Message) => Promise<void>;
  /** Lets go of the server; a message that is on its way is broken off. */
  close: () => void;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;

/** Over SMTP where that is set up; into a folder in development; null where mail can't be sent. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailboxDir'>): Mailer | null {
  if (config.smtpUrl !== null) return smtpMailer(config.smtpUrl, config.mailFrom);
  return config.mailboxDir === null ? null : mailboxMailer(config.mailboxDir, config.mailFrom);
}

function smtpMailer(url: string, from: Config['mailFrom']): Mailer {
  const { hostname, port, protocol, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, ''); // an IPv6 address stands in brackets
  const transport = createTransport({
    host,
    ...(port === '' ? {} : { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // On this machine nobody can stand in between, and its mail server's certificate is seldom a signed one.
    tls: { rejectUnauthorized: !LOOPBACK.test(host) },
    pool: true,
    maxConnections: 1, // messages go one at a time, see delivery.ts
    maxRequeues: 1, // for a connection the server had closed, before a byte of the message went out
    connectionTimeout: 30_000,
    greetingTimeout: 30_000,
    // RFC 5321, 4.5.3.2.6: who does not wait that long for the last reply sends what was taken a second time.
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
      await writeFile(join(folder, `.${name}`), bytes as Buffer); // a buffer, as `buffer: true` asks for
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
    to: { name: '', address: to }, // one address, whatever characters are in it
    messageId: `<${messageId}>`,
    ...(calendar === undefined ? {} : { icalEvent: { filename: 'invite.ics', ...calendar } }),
  };
}
