import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { DeliveryStateRow, OutboxRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import type { Logger } from '../log.ts';
import type { CampaignRefusals } from './campaign-refusals.ts';
import type {
  ClaimedEmail,
  ClaimedFor,
  DeliveryQueueRepository,
  Outcome,
} from './delivery-queue.repository.ts';
import type { DeliveryState, DeliveryStateRepository } from './delivery-state.repository.ts';
import { outcomeOf, outcomeOfServerFailure } from './outcome.ts';
import { Pace, untilHoldEnds } from './pace.ts';
import { holdDelay } from './retry.ts';
import { type Attempt, showsServerWorks } from './sender.ts';

/**
 * How long a claim lasts unless it is renewed, and so how late a killed worker's emails go out. The mail server may take
 * many minutes for one message. Until a live worker loses its claim several renewals have to fail, as they do while a
 * database restarts.
 */
export const LEASE_MS = 60_000;
const RENEWALS_A_LEASE = 4;

interface Deps {
  queue: DeliveryQueueRepository;
  state: DeliveryStateRepository;
  refusals: CampaignRefusals;
  /** Removes subscribers whose address does not exist from the list. `reason` is what the mail server said. */
  onBounce: (transaction: Transaction, subscribers: readonly number[], reason: string) => Promise<void>;
  clock: Clock;
  log: Logger;
  /** Maximum messages per second of all workers together. */
  perSecond: number;
  leaseMs: number;
}

/** Emails claimed together, to be sent as one message. */
export type Emails = readonly [ClaimedEmail, ...OutboxRow[]];

/**
 * What a worker does next: send emails, pause for the rate, or rest because nothing may be sent now. `wait` is in
 * milliseconds; a rest's is 0 when no emails are on hold. A trial finds out whether the mail server works again.
 */
export type Turn =
  | { next: 'send'; emails: Emails; isTrial: boolean }
  | { next: 'pause'; wait: number }
  | { next: 'rest'; wait: number; state: DeliveryState };

/** One worker's turns at the outbox: it claims emails, keeps its claim while it sends them, and settles them. */
export class Turns {
  readonly #deps: Deps;
  /** Names this worker in its claims. */
  readonly #worker = randomUUID();
  readonly #pace: Pace;
  /**
   * What is being sent, or has ended and is not settled. Of another claim under its name this worker does not know: the
   * database saved it, and the connection broke before the answer.
   */
  readonly #kept = new Set<number>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#pace = new Pace(deps.perSecond);
  }

  /**
   * Claims the next emails, if any may be sent now.
   * @param shared the state, locked
   * @param hasTrial whether this worker's trial is under way
   */
  async take(
    transaction: Transaction,
    shared: DeliveryState,
    emailsFor: ClaimedFor,
    hasTrial: boolean,
  ): Promise<Turn> {
    const { queue, state, leaseMs } = this.#deps;
    const { now, claims_end } = shared;
    if (claims_end !== null && claims_end <= now.toISOString()) {
      await queue.requeueEnded(transaction, [...this.#kept], now);
    }
    const hold = untilHoldEnds(shared);
    if (hold > 0) return { next: 'rest', wait: hold, state: shared };
    const isTrial = shared.server_failures > 0;
    if (isTrial && hasTrial) return { next: 'rest', wait: Number.POSITIVE_INFINITY, state: shared };
    const wait = this.#pace.untilNext(shared);
    if (wait > 0) return { next: 'pause', wait };
    // After a server failure emails take turns, so that a message that breaks the connection is not always tried first.
    const order = isTrial ? 'turn' : 'priority';
    const claim = { worker: this.#worker, until: later(now, leaseMs) };
    const emails = await queue.claim(transaction, claim, now, order, emailsFor);
    if (emails === null) return { next: 'rest', wait: 0, state: shared };
    const next = this.#pace.afterThis(shared);
    if (next !== null) await state.update(transaction, { next_send_at: next });
    return { next: 'send', emails, isTrial };
  }

  /** Renews the claim on the emails until `send` is done. */
  async keeping<Result>(emails: Emails, send: () => Promise<Result>): Promise<Result> {
    const { queue, log, leaseMs } = this.#deps;
    for (const id of idsOf(emails)) this.#kept.add(id);
    const renewing = setInterval(() => {
      queue.renew(this.#worker, idsOf(emails), leaseMs).catch((error: unknown) => {
        log.warn({ err: error }, 'the claim on a mail could not be renewed');
      });
    }, leaseMs / RENEWALS_A_LEASE);
    try {
      return await send();
    } finally {
      clearInterval(renewing);
    }
  }

  /** Saves how an attempt ended, and what it shows of the mail server. @returns the state, locked */
  async settle(transaction: Transaction, emails: Emails, attempt: Attempt): Promise<DeliveryState> {
    transaction.afterCommit(() => {
      for (const id of idsOf(emails)) this.#kept.delete(id);
    });
    if (attempt.end === 'server') return this.#settleServerFailure(transaction, emails, attempt.reason);
    const { state, refusals, onBounce, clock } = this.#deps;
    if (attempt.end === 'failed' && attempt.noSuchAddress) {
      const bounced = subscribersOf(emails);
      if (bounced.length > 0) await onBounce(transaction, bounced, attempt.reason);
    }
    const effect = await refusals.note(transaction, emails[0], attempt);
    await this.#save(transaction, emails, outcomeOf(attempt, emails[0], clock()));
    await refusals.apply(transaction, effect);
    const shared = await state.lock(transaction);
    await refusals.tell(transaction, effect);
    if (shared.server_failures === 0 || !showsServerWorks(attempt)) return shared;
    return this.#change(transaction, shared, { server_failures: 0, held_until: null, hold_reason: null });
  }

  /** Puts all emails on hold. */
  async #settleServerFailure(
    transaction: Transaction,
    emails: Emails,
    reason: string,
  ): Promise<DeliveryState> {
    const { queue, state, clock } = this.#deps;
    await queue.lock(transaction, idsOf(emails)); // before the state is, see DeliveryQueueRepository
    const shared = await state.lock(transaction);
    // Messages on their way together fail together. Only the first of them counts.
    const hold = untilHoldEnds(shared);
    const count = shared.server_failures + (hold > 0 ? 0 : 1);
    const heldUntil = later(shared.now, hold > 0 ? hold : holdDelay(count));
    const failure = { reason, isFirst: count === 1 && hold === 0, heldUntil };
    const outcome = outcomeOfServerFailure(failure, emails[0], clock());
    await this.#save(transaction, emails, outcome);
    return this.#change(transaction, shared, {
      server_failures: count,
      held_until: heldUntil.toISOString(),
      hold_reason: reason,
    });
  }

  #save(transaction: Transaction, emails: Emails, outcome: Outcome): Promise<void> {
    const { queue, clock } = this.#deps;
    return queue.settle(transaction, { worker: this.#worker, ids: idsOf(emails), outcome }, clock());
  }

  async #change(
    transaction: Transaction,
    shared: DeliveryState,
    change: Partial<DeliveryStateRow>,
  ): Promise<DeliveryState> {
    await this.#deps.state.update(transaction, change);
    return { ...shared, ...change };
  }
}

function idsOf(emails: Emails): number[] {
  return emails.map(({ id }) => id);
}

function subscribersOf(emails: Emails): number[] {
  return emails.map(({ subscriber_id }) => subscriber_id).filter((id) => id !== null);
}

function later(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}
