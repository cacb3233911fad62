import type { Clock } from '../clock.ts';
import type { EmailKind } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import type { EmailContent } from './mailer.ts';
import { noticeDue } from './notices.repository.ts';
import type { OutboxRepository } from './outbox.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An email to write into the outbox. */
export interface NewEmail {
  kind: Exclude<EmailKind, 'newsletter'>;
  to: string;
  content: EmailContent;
  /** What it speaks of; see `withdraw`. */
  about?: string;
  subscriberId?: number;
  /** The earliest instant to send it; at once when left out, notices to the owner now and then. */
  dueAt?: Date;
  /** It is left out when so many of its kind were written to the address within 24 hours. */
  maxADay?: number;
}

interface Deps {
  repository: OutboxRepository;
  /** Called once emails are written; null where mail can't be sent. Then none are, or all would go out on the day it is set up. */
  wake: (() => void) | null;
  clock: Clock;
  /** Where mail for the owner goes. */
  owner: string;
}

/** Takes emails in the transaction of what causes them, so that there is never one without the other. */
export class Outbox {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether mail is sent at all; it need not be made otherwise. */
  get enabled(): boolean {
    return this.#deps.wake !== null;
  }

  /** The owner's address. */
  get owner(): string {
    return this.#deps.owner;
  }

  /** Writes emails; they go out once the transaction is through. */
  async put(transaction: Transaction, emails: readonly NewEmail[]): Promise<void> {
    const { repository, wake, clock } = this.#deps;
    if (wake === null) return;
    const now = clock();
    const rows: Parameters<OutboxRepository['insert']>[1][number][] = [];
    for (const email of emails) {
      if (await this.#isTooMany(transaction, email, now)) continue;
      const { kind, to, content, about, subscriberId, dueAt } = email;
      const due = dueAt ?? (kind === 'owner-notice' ? await noticeDue(transaction, now) : now);
      rows.push({
        kind,
        recipient: to,
        content: JSON.stringify(content),
        about: about ?? null,
        subscriber_id: subscriberId ?? null,
        due_at: due.toISOString(),
        created_at: now.toISOString(),
      });
    }
    if (rows.length === 0) return;
    await repository.insert(transaction, rows);
    transaction.afterCommit(wake);
  }

  /** Writes a campaign's emails; they go out once the transaction is through. @returns to how many subscribers it goes */
  async putCampaign(transaction: Transaction, campaign: number): Promise<number> {
    const { repository, wake, clock } = this.#deps;
    if (wake !== null) transaction.afterCommit(wake);
    return repository.insertCampaign(transaction, campaign, clock());
  }

  /** Sends the failed emails of a campaign once more, but not to who left. @returns how many these are */
  async retryCampaign(transaction: Transaction, campaign: number): Promise<number> {
    const { repository, wake, clock } = this.#deps;
    if (wake !== null) transaction.afterCommit(wake);
    return repository.retryCampaign(transaction, campaign, clock());
  }

  /** Takes back what has not been sent yet of one kind about something. */
  withdraw(transaction: Transaction, kind: EmailKind, about: string): Promise<void> {
    const { repository, clock } = this.#deps;
    return repository.withdraw(transaction, kind, about, clock());
  }

  async #isTooMany(transaction: Transaction, { kind, to, maxADay }: NewEmail, now: Date): Promise<boolean> {
    if (maxADay === undefined) return false;
    const since = new Date(now.getTime() - DAY_MS);
    return (await this.#deps.repository.countSince(transaction, kind, to, since)) >= maxADay;
  }
}
