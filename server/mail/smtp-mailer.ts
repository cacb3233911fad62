import type { SmtpSettings } from '../smtp-url.ts';
import type { ComposeMessage } from './compose-message.ts';
import { type Capacity, type Mailer, MailerBusy, type Message } from './mailer.ts';
import { isSilenceAbout, SMTP_TIMEOUTS, type SmtpError, SmtpSession, Unsent } from './smtp-session.ts';

interface Options {
  settings: SmtpSettings;
  compose: ComposeMessage;
  /** Maximum connections at a time. */
  connections: number;
  timeouts?: Partial<SmtpTimers> | undefined;
}

export type SmtpTimers = typeof TIMERS;

/** Milliseconds. */
const TIMERS = {
  ...SMTP_TIMEOUTS,
  /** Until an unused connection is closed: many servers close them after a minute. */
  idle: 20_000,
  /** For how long the mailer makes do with fewer connections, after the server refused one. */
  fewer: 5 * 60_000,
};

/** Messages in a row without an answer, after which the envelope is sent command by command. */
const MAX_PIPELINED_SILENCES = 2;

/** Sends over SMTP, over several connections at a time. They are opened when needed, one after the other. */
export class SmtpMailer implements Mailer {
  readonly #settings: SmtpSettings;
  readonly #connections: number;
  readonly #timers: SmtpTimers;
  readonly #compose: ComposeMessage;
  readonly #sessions = new Set<SmtpSession>();
  /** The connections without a message, the last used one at the end, and when each is to be closed. */
  readonly #idle = new Map<SmtpSession, NodeJS.Timeout>();
  #opening: Promise<SmtpSession> | null = null;
  /** After the server refused a connection: how many it takes, and until when that counts. */
  #fewer = { connections: 0, until: 0 };
  #silences = 0;
  #isClosed = false;

  constructor({ settings, compose, connections, timeouts }: Options) {
    this.#settings = settings;
    this.#connections = connections;
    this.#timers = { ...TIMERS, ...timeouts };
    this.#compose = compose;
  }

  capacity(): Capacity {
    const isFewer = performance.now() < this.#fewer.until;
    return {
      messages: isFewer ? Math.min(this.#fewer.connections, this.#connections) : this.#connections,
      hasSpare: !isFewer && this.#connections > 1,
    };
  }

  async send(message: Message): Promise<void> {
    const composed = await this.#compose(message);
    for (;;) {
      const session = await this.#take();
      try {
        await session.send(composed);
        this.#silences = 0;
        return;
      } catch (error) {
        if (isSilenceAbout(error as SmtpError, 'RCPT TO', 'DATA')) this.#silences += 1;
        if (!(error instanceof Unsent)) throw error;
        if (!session.hasSent)
          throw error.cause.responseCode === 421 ? this.#refused(error.cause) : error.cause;
      } finally {
        this.#release(session);
      }
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const session of this.#sessions) session.close();
  }

  /** A connection that is open: an unused one, or a new one. */
  async #take(): Promise<SmtpSession> {
    for (;;) {
      const [last] = [...this.#idle.keys()].reverse();
      if (last !== undefined) {
        this.#forgetIdle(last);
        return last;
      }
      const { messages, hasSpare } = this.capacity();
      if (this.#openCount() >= messages + (hasSpare ? 1 : 0))
        throw new MailerBusy('All connections are busy.');
      if (this.#opening === null) return this.#open();
      await this.#opening; // its failure is that of all who wait for it
    }
  }

  async #open(): Promise<SmtpSession> {
    this.#opening = this.#connect();
    try {
      return await this.#opening;
    } finally {
      this.#opening = null;
    }
  }

  async #connect(): Promise<SmtpSession> {
    const session: SmtpSession = new SmtpSession(this.#settings, this.#timers, () => {
      this.#sessions.delete(session);
      this.#forgetIdle(session);
    });
    this.#sessions.add(session);
    if (this.#isClosed) session.close();
    try {
      await session.open(this.#silences < MAX_PIPELINED_SILENCES);
      return session;
    } catch (error) {
      throw this.#refused(error as SmtpError);
    }
  }

  /** What it means that a new connection failed: while others work, the server does not want more of them. */
  #refused(cause: SmtpError): Error {
    const connections = this.#openCount();
    if (connections === 0) return cause;
    this.#fewer = { connections, until: performance.now() + this.#timers.fewer };
    return new MailerBusy('The mail server takes no further connection.', { cause });
  }

  #openCount(): number {
    return [...this.#sessions].filter(({ isOpen }) => isOpen).length;
  }

  #release(session: SmtpSession): void {
    if (!session.isOpen || this.#isClosed) return;
    const closing = setTimeout(() => {
      this.#forgetIdle(session); // it gets no message while it says goodbye
      session.quit();
    }, this.#timers.idle);
    closing.unref();
    this.#idle.set(session, closing);
  }

  #forgetIdle(session: SmtpSession): void {
    clearTimeout(this.#idle.get(session));
    this.#idle.delete(session);
  }
}
