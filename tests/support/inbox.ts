import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that accepts and stores all emails, for tests that read them. */
export interface Inbox {
  /** The value for SMTP_URL. */
  url: string;
  /** The emails to an address, in order. */
  of: (address: string) => Email[];
  close: () => Promise<void>;
}

export async function openInbox(): Promise<Inbox> {
  const emails: { to: string[]; mail: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((bytes) => PostalMime.parse(bytes))
        .then((mail) => {
          emails.push({ to, mail });
          done();
        }, done);
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    of: (wanted) => emails.filter(({ to }) => to.includes(wanted)).map(({ mail }) => mail),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
