import type { InTransaction } from '../db/unit-of-work.ts';
import type { Logger } from '../log.ts';
import type { ClaimedFor, DeliveryQueueRepository } from './delivery-queue.repository.ts';
import type { DeliveryState, DeliveryStateRepository } from './delivery-state.repository.ts';
import { Flights, type Room } from './flights.ts';
import { holdDelay } from './retry.ts';
import type { Attempt, Sender } from './sender.ts';
import { Sleep } from '../sleep.ts';
import type { Emails, Turn, Turns } from './turns.ts';

interface Deps {
  inTransaction: InTransaction;
  queue: DeliveryQueueRepository;
  state: DeliveryStateRepository;
  turns: Turns;
  sender: Sender;
  log: Logger;
  /** Whether no other worker can be alive, because this process holds the database's lock. */
  alone: boolean;
}

/**
 * New emails wake the worker, those of other processes too. This is how late it finds the claims of a worker that was
 * killed meanwhile, or emails that it was not told of.
 */
const MAX_SLEEP_MS = 15_000;
/** How often a worker that somebody waits for looks whether the other workers are done. */
const IDLE_POLL_MS = 100;
/** Before it looks again at a due email that was locked. */
const MIN_SLEEP_MS = 20;
const KEEP_FINISHED_MS = 30 * 24 * 60 * 60 * 1_000;
/** Nobody sends a report again after so long. */
const KEEP_REPORTS_MS = 90 * 24 * 60 * 60 * 1_000;
const FORGET_EVERY_MS = 6 * 60 * 60 * 1_000;
/** How long `stop` waits for the messages being sent. */
const STOP_TIMEOUT_MS = 5_000;

/**
 * A worker that sends emails from the outbox to the mail server, as many at a time as the mailer takes. Any number of
 * workers share an outbox: each claims what it sends, under a lease that it renews meanwhile. If a worker dies after a
 * message's last byte but before its outcome is saved, the message is sent again after the lease, because SMTP cannot
 * tell whether it was accepted. So a crash leads to at most one duplicate per connection, and both copies carry the same
 * Message-ID.
 */
export class Delivery {
  readonly #deps: Deps;
  readonly #sleep = new Sleep();
  #running: Promise<void> | null = null;
  readonly #flights = new Flights();
  /** Attempts that ended, until their outcome is saved. */
  readonly #ended: { emails: Emails; attempt: Attempt }[] = [];
  #stopping = false;
  #whenIdle: (() => void)[] = [];

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts delivering. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Must be called after emails were added to the outbox, by this process or another. It may be called at any time. */
  wake(): void {
    this.#sleep.wake();
  }

  /**
   * Resolves once no worker can send more now, or after `longest` milliseconds. What is on hold, put off or paused does not
   * count.
   */
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

  /** Why all emails are on hold, for all workers; null while the mail server accepts them. */
  holdReason(): Promise<string | null> {
    return this.#deps.state.holdReason();
  }

  /**
   * Waits at most `STOP_TIMEOUT_MS` for the messages being sent, then stops. What was claimed and not sent waits again
   * at once; the claims of other workers are theirs.
   */
  async stop(): Promise<void> {
    const { sender } = this.#deps;
    this.#stopping = true;
    this.wake();
    const patience = setTimeout(() => sender.close(), STOP_TIMEOUT_MS);
    await this.#running;
    clearTimeout(patience);
    sender.close();
  }

  async #run(): Promise<void> {
    let isAnnounced = false;
    while (!this.#stopping || this.#flights.size + this.#ended.length > 0) {
      try {
        if (!isAnnounced) await this.#announce();
        isAnnounced = true;
        await this.#step();
      } catch (error) {
        // The database does not respond. Outcomes are kept until they can be saved.
        this.#deps.log.error({ err: error }, 'mail could not be taken from the outbox');
        if (this.#stopping) break;
        this.#sleep.rearm(); // the next step reads the outbox anyway
        await this.#sleep.sleep(holdDelay(1));
      }
    }
    this.#nowIdle();
  }

  /** A new worker may have new settings, so it tries the mail server at once. */
  async #announce(): Promise<void> {
    const { queue, state, alone } = this.#deps;
    if (alone) await queue.requeueAll();
    await state.endHold();
  }

  /** Settles an attempt that ended, then sends the next message or waits for it. */
  async #step(): Promise<void> {
    const { inTransaction, state, turns } = this.#deps;
    this.#sleep.rearm();
    const room = this.#room();
    const [last] = this.#ended;
    if (last === undefined && room.for === 'none') return this.#pause(room.wait);
    // One transaction settles the last emails and claims the next ones.
    const turn = await inTransaction(async (transaction) => {
      const shared =
        last === undefined
          ? await state.lock(transaction)
          : await turns.settle(transaction, last.emails, last.attempt);
      if (this.#stopping || room.for === 'none') return null;
      return turns.take(transaction, shared, room.for, this.#flights.hasTrial);
    });
    if (last !== undefined) this.#ended.shift();
    if (turn?.next === 'send') this.#begin(turn);
    else if (turn?.next === 'pause') await this.#pause(turn.wait);
    else if (turn?.next === 'rest' && room.for !== 'none') await this.#rest(turn, room.for);
  }

  /** What may be sent now. */
  #room(): Room {
    if (this.#stopping) return { for: 'none', wait: Number.POSITIVE_INFINITY };
    return this.#flights.room(this.#deps.sender.capacity());
  }

  /** Sends emails, without waiting for the end. */
  #begin({ emails, isTrial }: Extract<Turn, { next: 'send' }>): void {
    const flight = this.#flights.begin(isTrial);
    void this.#send(emails).then((attempt) => {
      this.#flights.end(flight);
      this.#ended.push({ emails, attempt });
      this.#sleep.wake();
    });
  }

  async #send(emails: Emails): Promise<Attempt> {
    const { turns, sender } = this.#deps;
    if (this.#stopping) return { end: 'aborted' };
    return turns.keeping(emails, () => sender.send(emails));
  }

  /** Waits until something may be sent again. */
  async #rest(
    { wait, state: shared }: Extract<Turn, { next: 'rest' }>,
    emailsFor: ClaimedFor,
  ): Promise<void> {
    const { queue } = this.#deps;
    if (isForgetDue(shared)) await this.#forget();
    const due = await queue.nextDue(emailsFor);
    if (this.#sleep.isOver) return; // callers of `idle` wait for the new emails, too
    const othersSend = shared.claims_end !== null;
    const from = shared.now.getTime();
    const isLocked = wait === 0 && due !== null && due <= shared.now; // by whoever pauses its campaign, say
    if (!othersSend && !isLocked && this.#flights.size + this.#ended.length === 0) this.#nowIdle();
    const next = Math.min(
      Math.max(wait, (due?.getTime() ?? Number.POSITIVE_INFINITY) - from),
      shared.claims_end === null ? Number.POSITIVE_INFINITY : Date.parse(shared.claims_end) - from,
      othersSend && this.#whenIdle.length > 0 ? IDLE_POLL_MS : MAX_SLEEP_MS,
    );
    await this.#pause(Math.max(next, MIN_SLEEP_MS));
  }

  /** Waits that many milliseconds, unless an attempt ended or ends, or `wake` is called. */
  async #pause(milliseconds: number): Promise<void> {
    const isDone = this.#stopping && this.#flights.size === 0;
    if (isDone || this.#ended.length > 0) return;
    await this.#sleep.sleep(Math.min(milliseconds, MAX_SLEEP_MS));
  }

  /** Deletes old emails, if no other worker has just done so. */
  async #forget(): Promise<void> {
    const { inTransaction, queue, state } = this.#deps;
    const now = await inTransaction(async (transaction) => {
      const shared = await state.lock(transaction);
      if (!isForgetDue(shared)) return null;
      await state.update(transaction, { forgotten_at: shared.now.toISOString() });
      return shared.now;
    });
    if (now === null) return;
    await queue.forget(new Date(now.getTime() - KEEP_FINISHED_MS));
    await queue.forgetReports(new Date(now.getTime() - KEEP_REPORTS_MS));
  }

  #nowIdle(): void {
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}

function isForgetDue({ forgotten_at, now }: DeliveryState): boolean {
  return forgotten_at === null || now.getTime() - Date.parse(forgotten_at) > FORGET_EVERY_MS;
}
