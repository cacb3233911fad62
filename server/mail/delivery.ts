import type { Clock } from '../clock.ts';
import type { OutboxRow } from '../db/tables.ts';
import type { Logger } from '../log.ts';
import type { Mailer, Message } from './mailer.ts';
import type { Outcome, OutboxRepository, Settlement } from './outbox.repository.ts';
import { hasTriedEnough, holdDelay, retryDelay } from './retry.ts';
import { type Failure, smtpFailure } from './smtp-failure.ts';

interface Dependencies {
  outbox: OutboxRepository;
  mailer: Mailer;
  /** Makes the message out of its row, and those that go with it; null when it must not be sent any more. */
  compose: (mail: OutboxRow, together: OutboxRow[]) => Message | Promise<Message | null>;
  /** Told of each address that will never take mail. */
  undeliverable: (mail: OutboxRow) => Promise<void>;
  clock: Clock;
  log: Logger;
  /** The most messages a second. */
  perSecond: number;
}

const LONGEST_SLEEP_MS = 60_000;
const KEEP_FINISHED_MS = 30 * 24 * 60 * 60 * 1_000;
const FORGET_EVERY_MS = 6 * 60 * 60 * 1_000;

/**
 * Takes mail out of the outbox to the mail server, one message after the other: SMTP can't say whether a message was
 * taken when the process dies between its last byte and the note of it, so the fewer are on their way, the fewer can
 * go out twice. One at a time, that is one a crash, and both copies carry the same Message-ID.
 */
export class Delivery {
  readonly #given: Dependencies;
  #running: Promise<void> | null = null;
  #stopping = false;
  #heldUntil = 0;
  #serverFailures = 0;
  #lastSent = 0;
  #lastForgotten = 0;
  /** Whether something was put into the outbox since it was last looked into. */
  #news = false;
  #endSleep: () => void = () => undefined;
  #whenIdle: (() => void)[] = [];

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /** Starts delivering, first of all what a killed process left half done. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Call this after something was put into the outbox. */
  wake(): void {
    this.#news = true;
    this.#endSleep();
  }

  /** Resolves once nothing more can be done now, or after `longest` milliseconds. */
  async idle(longest = Number.POSITIVE_INFINITY): Promise<void> {
    if (this.#running === null || this.#stopping) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#whenIdle.push(resolve);
      if (Number.isFinite(longest)) timer = setTimeout(resolve, longest);
      this.wake();
    });
    clearTimeout(timer);
  }

  /** Finishes the message that is on its way, then stops. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#running;
    this.#given.mailer.close();
  }

  async #run(): Promise<void> {
    const { outbox, log } = this.#given;
    let settled: Settlement | null = null;
    let released = false;
    while (!this.#stopping || settled !== null) {
      try {
        if (!released) await outbox.release();
        released = true;
        settled = await this.#step(settled);
      } catch (error) {
        // The database does not answer. What is settled stays so until it can be written.
        log.error({ err: error }, 'mail could not be taken from the outbox');
        if (this.#stopping) return;
        await this.#sleep(holdDelay(1));
      }
    }
  }

  /** Settles the last message, and sends the next one or waits for it. @returns what is to be settled next */
  async #step(settled: Settlement | null): Promise<Settlement | null> {
    const { outbox, clock } = this.#given;
    this.#news = false;
    const held = this.#heldUntil > clock().getTime();
    if (held || this.#stopping) {
      if (settled !== null) await outbox.settle(settled, clock());
      await this.#rest();
      return null;
    }
    const mails = await outbox.next(settled, clock());
    if (mails === null) {
      await this.#rest();
      return null;
    }
    const [mail, ...together] = mails;
    return { ids: mails.map(({ id }) => id), outcome: await this.#deliver(mail, together) };
  }

  async #deliver(mail: OutboxRow, together: OutboxRow[]): Promise<Outcome> {
    const { mailer, compose } = this.#given;
    let message: Message | null;
    try {
      message = await compose(mail, together);
    } catch (error) {
      this.#given.log.error({ err: error, mail: mail.id }, 'a mail could not be made');
      return this.#later(mail, { kind: 'message', reason: 'The mail could not be made.' });
    }
    if (message === null) return { status: 'withdrawn' };
    await this.#throttle();
    try {
      await mailer.send(message);
    } catch (error) {
      const failure = smtpFailure(error);
      // One message that is refused must not take the others with it: from now on each goes alone.
      if (together.length > 0 && failure.kind === 'recipient') return this.#later(mail, failure);
      return this.#failed(mail, failure);
    }
    this.#serverFailures = 0;
    return { status: 'sent' };
  }

  async #failed(mail: OutboxRow, failure: Failure): Promise<Outcome> {
    const { log, undeliverable, clock } = this.#given;
    log.warn({ mail: mail.id, kind: failure.kind, attempts: mail.attempts }, 'a mail was not delivered');
    if (failure.kind === 'recipient') {
      await undeliverable(mail);
      return { status: 'failed', reason: failure.reason };
    }
    if (failure.kind === 'server') {
      this.#serverFailures += 1;
      this.#heldUntil = clock().getTime() + holdDelay(this.#serverFailures);
    }
    return this.#later(mail, failure);
  }

  #later(mail: OutboxRow, { kind, reason }: Failure): Outcome {
    const attempts = mail.attempts + 1;
    if (hasTriedEnough(attempts, kind)) return { status: 'failed', reason };
    // When the server is down a message is in line again as soon as that is tried again.
    const due = kind === 'server' ? this.#heldUntil : this.#given.clock().getTime() + retryDelay(attempts);
    return { status: 'waiting', reason, attempts, dueAt: new Date(due) };
  }

  async #throttle(): Promise<void> {
    const wait = this.#lastSent + 1_000 / this.#given.perSecond - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    this.#lastSent = performance.now();
  }

  async #rest(): Promise<void> {
    const { outbox, clock } = this.#given;
    const now = clock().getTime();
    if (now - this.#lastForgotten > FORGET_EVERY_MS) {
      this.#lastForgotten = now;
      await outbox.forget(new Date(now - KEEP_FINISHED_MS));
    }
    const due = await outbox.nextDue();
    for (const resolve of this.#whenIdle.splice(0)) resolve();
    if (this.#stopping) return;
    const next = Math.max(due?.getTime() ?? Number.POSITIVE_INFINITY, this.#heldUntil);
    await this.#sleep(Math.min(next - now, LONGEST_SLEEP_MS));
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (this.#news) return;
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#endSleep = resolve;
      timer = setTimeout(resolve, Math.max(0, milliseconds));
    });
    clearTimeout(timer);
  }
}
