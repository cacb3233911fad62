import { createTransport } from 'nodemailer';
import type { ComposeMessage } from './compose-message.ts';
import type { Mailer } from './mailer.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/i;

/** Sends over SMTP. @param url smtp://user:password@host:port, or smtps: */
export function smtpMailer(url: string, compose: ComposeMessage): Mailer {
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
      const { bytes, envelope } = await compose(message);
      await transport.sendMail({ raw: bytes, envelope });
    },
    close: () => transport.close({ force: true }),
  };
}
