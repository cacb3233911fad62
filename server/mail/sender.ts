import type { OutboxRow } from '../db/tables.ts';
import type { Logger } from '../log.ts';
import type { Compose } from './compose.ts';
import { type Capacity, type Mailer, MailerBusy, type Message } from './mailer.ts';
import { smtpFailure } from './smtp-failure.ts';

/**
 * How an attempt to send a message ended:
 * - `sent`: the mail server accepted it;
 * - `withdrawn`: it must no longer be sent;
 * - `failed`, `later`: it was rejected for good, or for now. `responded` is whether the mail server did so, and `isPolicy`
 *   whether other emails probably meet the same;
 * - `server`: no message gets through;
 * - `aborted`: nothing was sent over a connection that there was no room for, or this worker closed it before there was
 *   an answer.
 */
export type Attempt =
  | { end: 'sent' | 'withdrawn' | 'aborted' }
  | { end: 'failed'; reason: string; noSuchAddress: boolean }
  | { end: 'later'; reason: string; responded: boolean; isPolicy: boolean }
  | { end: 'server'; reason: string };

interface Deps {
  mailer: Mailer;
  compose: Compose;
  log: Logger;
}

/** Recipients in a row about whom the mail server gave no answer, after which the fault is the server's. */
const MAX_SILENCES = 3;

/** Sends emails that were claimed, and tells how that ended. It never throws. */
export class Sender {
  readonly #deps: Deps;
  #closed = false;
  #silences = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** How many messages may be on their way now. */
  capacity(): Capacity {
    return this.#deps.mailer.capacity?.() ?? { messages: 1, hasSpare: false };
  }

  /** Sends the emails as one message. */
  async send([email, ...together]: readonly [OutboxRow, ...OutboxRow[]]): Promise<Attempt> {
    const { mailer, compose, log } = this.#deps;
    let message: Message | null;
    try {
      message = await compose(email, together);
    } catch (error) {
      log.error({ err: error, mail: email.id }, 'a mail could not be made');
      return { end: 'later', reason: 'The mail could not be made.', responded: false, isPolicy: false };
    }
    if (message === null) return { end: 'withdrawn' };
    try {
      await mailer.send(message);
      this.#silences = 0;
      return { end: 'sent' };
    } catch (error) {
      if (error instanceof MailerBusy)
        log.info({ err: error }, 'mail goes out over fewer connections for a while');
      const isAborted = this.#closed || error instanceof MailerBusy;
      return isAborted ? { end: 'aborted' } : this.#explain(error, email, together.length > 0);
    }
  }

  /** Closes the connection. A message being sent, and any that follows, is aborted. */
  close(): void {
    this.#closed = true;
    this.#deps.mailer.close();
  }

  #explain(error: unknown, email: OutboxRow, isDigest: boolean): Attempt {
    const { log } = this.#deps;
    const { kind, reason } = smtpFailure(error);
    const silences = kind === 'silence' ? this.#silences + 1 : 0;
    if (kind !== 'server') this.#silences = silences;
    if (kind === 'server' || silences >= MAX_SILENCES) {
      log.warn({ reason }, 'the mail server can not be used; all mail waits');
      return { end: 'server', reason };
    }
    log.warn({ mail: email.id, kind, attempts: email.attempts }, 'a mail was not delivered');
    if (kind === 'silence') return { end: 'later', reason, responded: false, isPolicy: false };
    // One rejected notice must not fail the others: from now on each is sent separately.
    if (kind === 'later' || kind === 'policy' || isDigest)
      return { end: 'later', reason, responded: true, isPolicy: kind === 'policy' };
    return { end: 'failed', reason, noSuchAddress: kind === 'address' };
  }
}

/** Whether an attempt shows that the mail server can be used. */
export function showsServerWorks(attempt: Attempt): boolean {
  return attempt.end === 'sent' || attempt.end === 'failed' || (attempt.end === 'later' && attempt.responded);
}
