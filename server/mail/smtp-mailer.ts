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
  #opening: Promise<void> | null = null;
  #whenFree: (() => void)[] = [];
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

  /** Waits for a connection that no message uses: another message's, or a new one. */
  async #take(): Promise<SmtpSession> {
    for (;;) {
      const [last] = [...this.#idle.keys()].reverse();
      if (last !== undefined) {
        this.#forgetIdle(last);
        return last;
      }
      if (this.#opening === null) {
        const { messages, hasSpare } = this.capacity();
        if (this.#openCount() >= messages + (hasSpare ? 1 : 0))
          throw new MailerBusy('All connections are busy.');
        this.#opening = this.#open();
      }
      // A greeting may take long, so whatever connection is free first is taken.
      await Promise.race([this.#opening, this.#nextFree()]);
    }
  }

  /** Resolves when a message has left a connection. */
  #nextFree(): Promise<void> {
    return new Promise((resolve) => this.#whenFree.push(resolve));
  }

  /** Opens a connection for whoever comes first. Its failure is that of all who wait for it then. */
  #open(): Promise<void> {
    const opening = this.#connect()
      .finally(() => {
        this.#opening = null;
      })
      .then((session) => this.#release(session));
    opening.catch(() => undefined); // nobody may be waiting any more
    return opening;
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
    // One on which the server has been silent for long shows nothing of a server that is down now.
    const connections = [...this.#sessions].filter(
      (session) => session.isOpen && (this.#idle.has(session) || session.heardWithin(this.#timers.reply)),
    ).length;
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
    for (const resolve of this.#whenFree.splice(0)) resolve();
  }

  #forgetIdle(session: SmtpSession): void {
    clearTimeout(this.#idle.get(session));
    this.#idle.delete(session);
  }
}
