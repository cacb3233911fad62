import type { Clock } from '../clock.ts';
import type { OutboxRow } from '../db/tables.ts';
import type { InTransaction, Transaction } from '../db/unit-of-work.ts';
import type { Logger } from '../log.ts';
import type { Compose } from './compose.ts';
import type { Mailer, Message } from './mailer.ts';
import type { DeliveryQueueRepository, Outcome, Settlement } from './delivery-queue.repository.ts';
import { hasTriedEnough, holdDelay, retryDelay } from './retry.ts';
import { type Failure, smtpFailure } from './smtp-failure.ts';

interface Deps {
  inTransaction: InTransaction;
  queue: DeliveryQueueRepository;
  mailer: Mailer;
  compose: Compose;
  /** Removes subscribers whose address does not exist from the list. */
  onBounce: (transaction: Transaction, subscribers: readonly number[]) => Promise<void>;
  clock: Clock;
  log: Logger;
  /** Maximum messages per second. */
  perSecond: number;
}

const MAX_SLEEP_MS = 60_000;
const KEEP_FINISHED_MS = 30 * 24 * 60 * 60 * 1_000;
const FORGET_EVERY_MS = 6 * 60 * 60 * 1_000;
/** How long `stop` waits for the message being sent. */
const STOP_TIMEOUT_MS = 5_000;

/**
 * Sends emails from the outbox to the mail server, one at a time. If the process dies after a message's last byte but
 * before its outcome is saved, the message is sent again, because SMTP cannot tell whether it was accepted. One at a
 * time means at most one duplicate per crash, and both copies carry the same Message-ID.
 */
export class Delivery {
  readonly #deps: Deps;
  #running: Promise<void> | null = null;
  /** The last message's outcome, until it is saved. */
  #unsettled: Settlement | null = null;
  #stopping = false;
  #heldUntil = 0;
  #holdReason = '';
  #serverFailures = 0;
  #lastSent = Number.NEGATIVE_INFINITY;
  #lastForgotten = 0;
  /** Whether emails were added to the outbox since it was last read. */
  #news = false;
  #endSleep: () => void = () => undefined;
  #whenIdle: (() => void)[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts delivering. Emails that a killed process had claimed are requeued first. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Must be called after emails were added to the outbox. */
  wake(): void {
    this.#news = true;
    this.#endSleep();
  }

  /** Resolves once nothing more can be sent now, or after `longest` milliseconds. */
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

  /** Why all emails are on hold; null while the server accepts them. A single failure may be due to one message. */
  get holdReason(): string | null {
    return this.#serverFailures < 2 ? null : this.#holdReason;
  }

  /** Waits at most `STOP_TIMEOUT_MS` for the message being sent, then stops. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    const patience = setTimeout(() => this.#deps.mailer.close(), STOP_TIMEOUT_MS);
    await this.#running;
    clearTimeout(patience);
    this.#deps.mailer.close();
  }

  async #run(): Promise<void> {
    const { queue, log } = this.#deps;
    let released = false;
    while (!this.#stopping || this.#unsettled !== null) {
      try {
        if (!released) await queue.release();
        released = true;
        await this.#step();
      } catch (error) {
        // The database does not respond. The outcome is kept until it can be saved.
        log.error({ err: error }, 'mail could not be taken from the outbox');
        if (this.#stopping) break;
        this.#news = false; // the next step reads the outbox anyway
        await this.#sleep(holdDelay(1));
      }
    }
    this.#nowIdle();
  }

  /** Settles the last message, then sends the next one or waits for it. */
  async #step(): Promise<void> {
    const { queue, clock, inTransaction } = this.#deps;
    this.#news = false;
    const held = this.#heldUntil > clock().getTime();
    const pause = this.#untilNext();
    if (held || this.#stopping || pause > 0) {
      if (this.#unsettled !== null) await inTransaction((transaction) => this.#settle(transaction));
      this.#unsettled = null;
      if (this.#stopping) return;
      await (held ? this.#rest() : this.#sleep(pause));
      return;
    }
    // After a server failure emails take turns, so that a message that breaks the connection is not always tried first.
    const order = this.#serverFailures === 0 ? 'priority' : 'turn';
    // One transaction settles the last message and claims the next one.
    const emails = await inTransaction(async (transaction) => {
      await this.#settle(transaction);
      return queue.claim(transaction, clock(), order);
    });
    this.#unsettled = null;
    if (emails === null) {
      await this.#rest();
      return;
    }
    const [mail, ...together] = emails;
    this.#unsettled = { ids: emails.map(({ id }) => id), outcome: await this.#deliver(mail, together) };
  }

  /** Saves the last message's outcome. */
  async #settle(transaction: Transaction): Promise<void> {
    if (this.#unsettled === null) return;
    const { queue, clock, onBounce } = this.#deps;
    const bounced = await queue.settle(transaction, this.#unsettled, clock());
    if (bounced.length > 0) await onBounce(transaction, bounced);
  }

  async #deliver(mail: OutboxRow, together: OutboxRow[]): Promise<Outcome> {
    const { mailer, compose, log } = this.#deps;
    let message: Message | null;
    try {
      message = await compose(mail, together);
    } catch (error) {
      log.error({ err: error, mail: mail.id }, 'a mail could not be made');
      return this.#later(mail, 'The mail could not be made.');
    }
    if (message === null) return { status: 'withdrawn' };
    this.#lastSent = performance.now();
    try {
      await mailer.send(message);
    } catch (error) {
      const failure = smtpFailure(error);
      // One rejected notice must not fail the others: from now on each is sent separately.
      const isRefusal = failure.kind === 'address' || failure.kind === 'refused';
      if (together.length > 0 && isRefusal) return this.#later(mail, failure.reason);
      return this.#failed(mail, failure);
    }
    this.#serverFailures = 0;
    return { status: 'sent' };
  }

  #failed(mail: OutboxRow, { kind, reason }: Failure): Outcome {
    const { log } = this.#deps;
    if (kind === 'server') {
      log.warn({ reason }, 'the mail server can not be used; all mail waits');
      return this.#hold(mail, reason);
    }
    log.warn({ mail: mail.id, kind, attempts: mail.attempts }, 'a mail was not delivered');
    this.#serverFailures = 0; // it responds
    if (kind === 'later') return this.#later(mail, reason);
    return { status: 'failed', reason, noSuchAddress: kind === 'address' };
  }

  /** Puts all emails on hold. */
  #hold(mail: OutboxRow, reason: string): Outcome {
    this.#serverFailures += 1;
    this.#heldUntil = this.#deps.clock().getTime() + holdDelay(this.#serverFailures);
    this.#holdReason = reason;
    // A first failure may be caused by this message, so its retries are delayed further each time.
    if (this.#serverFailures === 1) return this.#later(mail, reason);
    return { status: 'waiting', reason, attempts: mail.attempts, dueAt: new Date(this.#heldUntil) };
  }

  #later(mail: OutboxRow, reason: string): Outcome {
    const attempts = mail.attempts + 1;
    if (hasTriedEnough(attempts)) return { status: 'failed', reason, noSuchAddress: false };
    const dueAt = new Date(this.#deps.clock().getTime() + retryDelay(attempts));
    return { status: 'waiting', reason, attempts, dueAt };
  }

  /** Milliseconds until the next message may be sent; 0 when it may be sent now. Timers have a resolution of 1 ms. */
  #untilNext(): number {
    const wait = this.#lastSent + 1_000 / this.#deps.perSecond - performance.now();
    return wait > 1 ? wait : 0;
  }

  async #rest(): Promise<void> {
    const { queue, clock } = this.#deps;
    const now = clock().getTime();
    if (now - this.#lastForgotten > FORGET_EVERY_MS) {
      this.#lastForgotten = now;
      await queue.forget(new Date(now - KEEP_FINISHED_MS));
    }
    const due = await queue.nextDue();
    if (this.#news) return; // callers of `idle` wait for the new emails, too
    this.#nowIdle();
    const next = Math.max(due?.getTime() ?? Number.POSITIVE_INFINITY, this.#heldUntil);
    await this.#sleep(Math.min(next - now, MAX_SLEEP_MS));
  }

  #nowIdle(): void {
    for (const resolve of this.#whenIdle.splice(0)) resolve();
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
