import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Message {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. `send` resolves once the next hop has accepted the message, and rejects otherwise. */
export interface Mailer {
  send: (message: Message) => Promise<void>;
  close: () => void;
}

/** Over SMTP where that is set up; into a folder in development; null where mail can't be sent. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailboxDir'>): Mailer | null {
  if (config.smtpUrl !== null) return smtpMailer(config.smtpUrl, config.mailFrom);
  return config.mailboxDir === null ? null : mailboxMailer(config.mailboxDir, config.mailFrom);
}

function smtpMailer(url: string, from: string): Mailer {
  const { hostname, port, protocol, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(message) {
      await transport.sendMail({ from, ...message });
    },
    close: () => transport.close(),
  };
}

/** Writes each message as an .eml file, which mail programs open. */
function mailboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail({ from, ...message });
      await mkdir(folder, { recursive: true });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, `.${name}`), bytes as Buffer); // a buffer, as `buffer: true` asks for
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
}
