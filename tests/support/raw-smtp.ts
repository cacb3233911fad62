import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a connection is answered with; null is silence, a 421 closes it, `drop` closes it without a word. */
type Reply = string | null;

interface Options {
  host?: string;
  /** What the server says it can, in its answer to EHLO. */
  extensions?: string[];
  /** Instead of the usual greeting. @param open connections that are open, this one included */
  greeting?: (open: number) => Reply;
  /** The reply to a command, or to a message (`.`); undefined for the usual one. @param nth its number on this connection */
  reply?: (command: string, nth: number) => Reply | undefined;
  /** Loses every command that came together with an earlier one. */
  losesPipelined?: boolean;
}

/** A mail server that says what a test wants, command by command. */
export interface RawSmtp {
  port: number;
  /** The recipients of the messages that it took. */
  taken: string[];
  /** Everything that was said to it, message bodies excepted. */
  said: string[];
  /** Connections so far, and the most at a time. */
  connections: number;
  peak: number;
}

/** Starts one; it ends with the test. */
export async function startRawSmtp(options: Options = {}): Promise<RawSmtp> {
  const { host = '127.0.0.1', extensions = [] } = options;
  const smtp: RawSmtp = { port: 0, taken: [], said: [], connections: 0, peak: 0 };
  const sockets = new Set<Socket>();

  function usual(command: string): string {
    if (/^EHLO/.test(command))
      return ['mail.example', ...extensions]
        .map((line, index, all) => `250${index < all.length - 1 ? '-' : ' '}${line}`)
        .join('\r\n');
    if (/^STARTTLS/.test(command)) return '502 5.5.1 Unknown command';
    if (/^AUTH/.test(command)) return '235 2.7.0 Welcome';
    if (command === 'DATA') return '354 Go on';
    return command === 'QUIT' ? '221 2.0.0 Bye' : '250 2.0.0 OK';
  }

  function converse(socket: Socket): void {
    let to = '';
    let body: string | null = null;
    let rest = '';
    let nth = 0;
    const say = (reply: Reply) => {
      if (reply === null) return;
      if (reply === 'drop') socket.destroy();
      else if (/^(421|221)/.test(reply)) socket.end(`${reply}\r\n`);
      else socket.write(`${reply}\r\n`);
    };
    const answer = (command: string) => {
      nth += 1;
      const chosen = options.reply?.(command, nth);
      const reply = chosen === undefined ? usual(command) : chosen;
      if (/^RCPT/.test(command) && /^2/.test(reply ?? '')) to = /<(.*)>/.exec(command)?.[1] ?? '';
      if (command === 'DATA' && /^354/.test(reply ?? '')) body = '';
      if (command === '.' && /^2/.test(reply ?? '')) smtp.taken.push(to);
      say(reply);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      rest += chunk;
      let lines = 0;
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (body !== null && line !== '.') {
          body += line;
          continue;
        }
        lines += 1;
        if (options.losesPipelined === true && lines > 1 && body === null) continue;
        if (body === '') smtp.said.push('(no message)');
        body = null;
        smtp.said.push(line);
        answer(line);
      }
    });
    say((options.greeting ?? (() => '220 mail.example'))(sockets.size));
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    smtp.connections += 1;
    smtp.peak = Math.max(smtp.peak, sockets.size);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined); // broken connections are what it is for
    converse(socket);
  });
  server.listen(0, host);
  await once(server, 'listening');
  smtp.port = (server.address() as { port: number }).port;
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return smtp;
}
