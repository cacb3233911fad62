import type { DeliveryStatus, WaitingEmails } from '#shared/contract/delivery-status.ts';
import type { Clock } from '../../clock.ts';
import type { OutboxRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { HttpError } from '../../http/errors.ts';
import { MAIL_NOT_SET_UP } from '../../mail/not-set-up.ts';
import type { Delivery } from '../../mail/delivery.ts';
import { areAlike } from '../../mail/refusal-reason.ts';
import type { Selection, UndeliveredRepository } from '../../mail/undelivered.repository.ts';
import type { WaitingEmailsRepository } from '../../mail/waiting-emails.repository.ts';

interface Deps {
  inTransaction: InTransaction;
  waiting: WaitingEmailsRepository;
  undelivered: UndeliveredRepository;
  /** Whether what an email is about has changed or is over. */
  isOvertaken: (email: Pick<OutboxRow, 'kind' | 'about'>) => Promise<boolean>;
  /** Null where email cannot be sent. */
  delivery: Delivery | null;
  clock: Clock;
}

/** Maximum failed emails listed: more add no information. */
const MAX_LISTED = 20;
/** Maximum reasons listed. */
const MAX_REASONS = 5;

/** Whether emails are delivered, and which ones failed. */
export class DeliveryStatusService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async read(): Promise<Omit<DeliveryStatus, 'success'>> {
    const { waiting, undelivered } = this.#deps;
    const held = await this.#held();
    return {
      held,
      held_campaigns: await waiting.heldCampaigns(),
      waiting: held === null ? joinAlike(await waiting.byReason()).slice(0, MAX_REASONS) : [],
      undelivered: await undelivered.list(MAX_LISTED),
    };
  }

  /**
   * Sends undelivered emails again, except those that say what is no longer so; these are withdrawn.
   * @throws HttpError 503 email is not configured
   */
  async retry(selection: Selection): Promise<{ count: number; overtaken: number }> {
    const { undelivered, delivery, clock, isOvertaken, inTransaction } = this.#deps;
    if (delivery === null) throw new HttpError(503, MAIL_NOT_SET_UP);
    const again: number[] = [];
    const overtaken: number[] = [];
    for (const email of await undelivered.select(selection)) {
      const isLate = email.is_overtaken === 1 || (await isOvertaken(email));
      (isLate ? overtaken : again).push(email.id);
    }
    const count = await inTransaction(async (transaction) => {
      await undelivered.withdraw(transaction, overtaken, clock());
      transaction.afterCommit(() => delivery.wake());
      return undelivered.retry(transaction, again, clock());
    });
    return { count, overtaken: overtaken.length };
  }

  forget(until: string): Promise<void> {
    return this.#deps.undelivered.forget(until);
  }

  /** Why emails are on hold; null while the mail server accepts them, and when none waits, since none is tried then. */
  async #held(): Promise<DeliveryStatus['held']> {
    const { waiting, delivery, clock } = this.#deps;
    const reason = (await delivery?.holdReason()) ?? null;
    if (reason === null) return null;
    const count = await waiting.count(clock());
    return count === 0 ? null : { reason, waiting: count };
  }
}

/** Joins reasons that differ only in numbers and ids. */
function joinAlike(reasons: readonly WaitingEmails[]): WaitingEmails[] {
  const joined: WaitingEmails[] = [];
  for (const reason of reasons) {
    const same = joined.find((other) => areAlike(other.reason, reason.reason));
    if (same === undefined) joined.push({ ...reason });
    else {
      same.count += reason.count;
      if (reason.next_try_at < same.next_try_at) same.next_try_at = reason.next_try_at;
    }
  }
  return joined.sort((one, other) => other.count - one.count);
}
