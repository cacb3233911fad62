import { asciiEmail, isEmail } from '#shared/email-address.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Clock } from '../clock.ts';
import type { InTransaction, Transaction } from '../db/unit-of-work.ts';
import type { ImportedSubscriberRepository } from './imported-subscribers.repository.ts';
import type { ImportedSubscriber } from './item.ts';

interface Deps {
  inTransaction: InTransaction;
  repository: ImportedSubscriberRepository;
  clock: Clock;
  dryRun: boolean;
  /** Whether the owner says that those who had agreed there agreed to this newsletter. */
  agreed: boolean;
  /** Asks whoever never confirmed there, in the transaction that adds them; null where nobody is to be asked. */
  ask: ((transaction: Transaction, subscriber: { id: number; email: string }) => Promise<void>) | null;
}

/** How many addresses that are none are named. */
const MAX_NAMED = 10;

/** Brings subscribers. Nobody is mailed unless asked for, who left or bounced stays out, and nobody comes back. */
export class SubscriberList {
  readonly #deps: Deps;
  readonly #seen = new Set<string>();
  readonly #invalid: string[] = [];
  #gone = 0;
  #known = 0;
  #undeclared = 0;
  #unasked = 0;
  added = 0;
  skipped = 0;
  /** How many of the added ones are to confirm first. */
  asked = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get isAsking(): boolean {
    return this.#deps.ask !== null;
  }

  async bring({ email: written, state, at }: ImportedSubscriber): Promise<void> {
    const email = asciiEmail(written.trim());
    if (!isEmail(email) || email.length > LIMITS.email) {
      this.#invalid.push(written.trim());
      this.skipped += 1;
      return;
    }
    const isTwin = this.#seen.has(email.toLowerCase());
    this.#seen.add(email.toLowerCase());
    const isAdded = !isTwin && (await this.#bring(email, state, at));
    if (isAdded) this.added += 1;
    else this.skipped += 1;
  }

  /** What the owner should know. */
  warnings(): string[] {
    const warnings: string[] = [];
    const more = this.#invalid.length - MAX_NAMED;
    if (this.#undeclared > 0) {
      warnings.push(
        `${this.#undeclared} had agreed to get newsletters there. Did they agree to yours? Then --agreed brings them; no email goes out for that.`,
      );
    }
    if (this.#unasked > 0) {
      warnings.push(
        `${this.#unasked} never confirmed there, and were left out: --ask sends them the email that asks, or they sign up here.`,
      );
    }
    if (this.#gone > 0) warnings.push(`${this.#gone} had left there or could not be reached: they stay out.`);
    if (this.#known > 0) warnings.push(`${this.#known} are known here already, and stay as they are.`);
    if (this.#invalid.length > 0) {
      const named = this.#invalid.slice(0, MAX_NAMED).map((text) => (text === '' ? 'an empty one' : text));
      warnings.push(
        `No email addresses that can get mail: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
      );
    }
    return warnings;
  }

  async #bring(email: string, state: ImportedSubscriber['state'], at: Date | null): Promise<boolean> {
    const { inTransaction, repository, clock, dryRun, agreed, ask } = this.#deps;
    const now = clock();
    if (state === 'gone') {
      this.#gone += 1;
      if (at !== null && !dryRun)
        await inTransaction((transaction) => repository.leave(transaction, email, at.toISOString()));
      return false;
    }
    if (await repository.isKnown(email)) {
      this.#known += 1;
      return false;
    }
    if (state === 'unasked') {
      if (ask === null) this.#unasked += 1;
      return ask !== null && this.#ask(email, ask);
    }
    if (!agreed) {
      this.#undeclared += 1;
      return false;
    }
    const since = (at !== null && at <= now ? at : now).toISOString();
    return (
      dryRun || inTransaction((transaction) => repository.add(transaction, email, since, now.toISOString()))
    );
  }

  async #ask(email: string, ask: NonNullable<Deps['ask']>): Promise<boolean> {
    const { inTransaction, repository, clock, dryRun } = this.#deps;
    const now = clock().toISOString();
    const isAsked =
      dryRun ||
      (await inTransaction(async (transaction) => {
        const id = await repository.addPending(transaction, email, now);
        if (id !== null) await ask(transaction, { id, email });
        return id !== null;
      }));
    if (isAsked) this.asked += 1;
    return isAsked;
  }
}
