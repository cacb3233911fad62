import { once } from 'node:events';
import type { Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** A message that the server accepted. */
export interface Received {
  /** Its Message-ID, without angle brackets. */
  id: string;
  /** The envelope's recipient and sender. */
  to: string;
  from: string;
  raw: string;
}

/** An error reply such as `550 5.1.1 No such mailbox`; `drop` closes the connection; null means no error. */
type Reply = string | null;
type MaybeLater<Value> = Value | Promise<Value>;

/** Faults to simulate; they can be changed while the server runs. A fault that resolves later makes the server slow. */
export interface Faults {
  /** Replies to a login. Without it no login is required. */
  login?: (user: string) => MaybeLater<Reply>;
  sender?: (address: string) => MaybeLater<Reply>;
  recipient?: (address: string) => MaybeLater<Reply>;
  /** After the first bytes of the message. */
  midway?: (to: string) => MaybeLater<Reply>;
  /** Instead of accepting a complete message. */
  message?: (to: string) => MaybeLater<Reply>;
  /** After accepting a message, before the reply. */
  taken?: (to: string) => MaybeLater<Reply>;
}

export interface TestSmtp {
  /** The value for SMTP_URL. */
  url: string;
  port: number;
  received: Received[];
  faults: Faults;
  /** The number of connections so far. */
  readonly connections: number;
  /** The number of connections now. */
  readonly open: number;
  /** Stops listening and ends all connections. */
  down: () => Promise<void>;
  /** Listens again on the same port. */
  up: () => Promise<void>;
  /** Closes the connections, as after an idle timeout. */
  hangUp: () => void;
  /** Resolves once `count` messages were accepted since the start. */
  arrived: (count: number) => Promise<void>;
}

/** A mail server on this machine, without encryption; `down` ends it. */
export async function startSmtp(faults: Faults = {}): Promise<TestSmtp> {
  const received: Received[] = [];
  const waiting = new Set<() => void>();
  let connections = 0;
  let open: SMTPServer | null = null;

  const smtp: TestSmtp = {
    url: '',
    port: 0,
    received,
    faults,
    get connections() {
      return connections;
    },
    get open() {
      return open?.connections.size ?? 0;
    },
    async down() {
      const closing = open;
      if (closing === null) return;
      open = null;
      const closed = once(closing.server, 'close');
      closing.close();
      for (const connection of closing.connections) connection._socket.destroy();
      await closed;
    },
    async up() {
      open = createServer();
      const listening: Server = open.listen(smtp.port, '127.0.0.1');
      await once(listening, 'listening');
      smtp.port = (listening.address() as { port: number }).port;
      smtp.url = `smtp://127.0.0.1:${smtp.port}`;
    },
    hangUp() {
      for (const connection of open?.connections ?? []) connection._socket.end();
    },
    async arrived(count) {
      while (received.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
    },
  };

  function take(message: Received): void {
    received.push(message);
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  function createServer(): SMTPServer {
    /** Sends the reply of a fault, if there is one. @returns whether the command may proceed */
    async function passes(
      session: SMTPServerSession,
      fault: MaybeLater<Reply> | undefined,
      refuse: (error: Error) => void,
    ): Promise<boolean> {
      const reply = (await fault) ?? null;
      if (reply === null) return true;
      if (reply === 'drop') {
        for (const connection of server.connections) {
          if (connection.session === session) connection._socket.destroy();
        }
      } else {
        refuse(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
      }
      return false;
    }

    /** Handles a command, unless a fault applies. */
    async function answer(
      session: SMTPServerSession,
      fault: MaybeLater<Reply> | undefined,
      done: (error?: Error | null) => void,
    ): Promise<void> {
      if (await passes(session, fault, done)) done();
    }

    async function receive(
      stream: SMTPServerDataStream,
      session: SMTPServerSession,
      done: (error?: Error | null) => void,
    ): Promise<void> {
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      const { midway } = smtp.faults;
      if (midway !== undefined) {
        await once(stream, 'readable').catch(() => null);
        if (!(await passes(session, midway(to), done))) return;
      }
      const raw = await buffer(stream).then(String, () => null);
      if (raw === null) return; // the client is gone
      if (!(await passes(session, smtp.faults.message?.(to), done))) return;
      const { mailFrom } = session.envelope;
      const id = /^Message-ID:\s*<(.+?)>/im.exec(raw)?.[1] ?? '';
      take({ id, to, from: mailFrom === false ? '' : mailFrom.address, raw });
      await answer(session, smtp.faults.taken?.(to), done);
    }

    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      hideENHANCEDSTATUSCODES: true, // the faults contain their own
      allowInsecureAuth: true,
      authOptional: true,
      authMethods: ['PLAIN'],
      onConnect(_session, done) {
        connections += 1;
        done();
      },
      onAuth({ username = '' }, session, done) {
        void answer(session, smtp.faults.login?.(username), (error) => done(error, { user: username }));
      },
      onMailFrom({ address }, session, done) {
        void answer(session, smtp.faults.sender?.(address), done);
      },
      onRcptTo({ address }, session, done) {
        void answer(session, smtp.faults.recipient?.(address), done);
      },
      onData(stream, session, done) {
        void receive(stream, session, done);
      },
    });
    server.on('error', () => undefined); // broken connections are what it is for
    return server;
  }

  await smtp.up();
  return smtp;
}

/** Greylisting: temporarily rejects every address `times` times. */
export function greylist(times: number): (address: string) => Reply {
  const tries = new Map<string, number>();
  return (address) => {
    const count = (tries.get(address) ?? 0) + 1;
    tries.set(address, count);
    return count <= times ? '451 4.7.1 Greylisted, try again later' : null;
  };
}

/** Replies to one address with `reply`, and accepts all others. */
export function only(address: string, reply: string): (address: string) => Reply {
  return (given) => (given === address ? reply : null);
}
