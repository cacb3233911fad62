import type { NoticeName } from '#shared/contract/notices.ts';
import type { Clock } from '../clock.ts';
import type { EmailKind } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import type { EmailContent } from './mailer.ts';
import { readNoticeChoices } from './notice-choices.ts';
import { lockDeliveryState } from './delivery-state.repository.ts';
import { noticeDue, readNoticeSetting } from './notices.repository.ts';
import type { OutboxRepository } from './outbox.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An email to add to the outbox. */
export interface NewEmail {
  kind: Exclude<EmailKind, 'newsletter'>;
  to: string;
  content: EmailContent;
  /** What the email is about; see `withdraw`. */
  about?: string;
  subscriberId?: number;
  /** The earliest time to send it. By default it is sent at once; notices to the owner may be delayed. */
  dueAt?: Date;
  /** From `newMessageId`, where it has to be known before. */
  messageId?: string;
  /** What the owner can do without: the email is dropped when she has chosen so. By default a notice's tab says. */
  notice?: NoticeName;
  /** The email is dropped when this many of its kind were added for the address within 24 hours. */
  maxADay?: number;
}

interface Deps {
  repository: OutboxRepository;
  /**
   * Called after emails were added. Null without a mail server: then none are added, or all would be sent once it is
   * set up.
   */
  wake: (() => void) | null;
  clock: Clock;
  /** The owner's address for emails. */
  owner: string;
}

/** Adds emails in the transaction of the change that causes them, so that neither is saved without the other. */
export class Outbox {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether emails are sent at all; if not, they need not be composed. */
  get enabled(): boolean {
    return this.#deps.wake !== null;
  }

  /** The owner's address. */
  get owner(): string {
    return this.#deps.owner;
  }

  /** A Message-ID for an email that is to be added. */
  newMessageId(): string {
    return this.#deps.repository.newMessageId();
  }

  /**
   * Adds emails; they are sent after the transaction has committed. Call it last in the transaction: it locks the
   * delivery's state where it looks at earlier emails, and what is locked after that could wait for a worker that waits
   * for the state.
   */
  async put(transaction: Transaction, emails: readonly NewEmail[]): Promise<void> {
    const { repository, wake, clock } = this.#deps;
    if (wake === null) return;
    if (emails.some(dependsOnOthers)) await lockDeliveryState(transaction);
    const now = clock();
    const rows: Parameters<OutboxRepository['insert']>[1][number][] = [];
    for (const email of emails) {
      if (await isUnwanted(transaction, email)) continue;
      if (await this.#isTooMany(transaction, email, now)) continue;
      const { kind, to, content, about, subscriberId, dueAt, messageId } = email;
      const due = dueAt ?? (kind === 'owner-notice' ? await noticeDue(transaction, now) : now);
      rows.push({
        kind,
        message_id: messageId ?? this.newMessageId(),
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

  /** Adds a campaign's emails; they are sent after the transaction has committed. @returns the number of recipients */
  async putCampaign(transaction: Transaction, campaign: number): Promise<number> {
    const { repository, wake, clock } = this.#deps;
    if (wake !== null) transaction.afterCommit(wake);
    return repository.insertCampaign(transaction, campaign, clock());
  }

  /**
   * Requeues a campaign's failed emails, except to subscribers who left.
   * @param paused whether they wait until the campaign goes on
   * @returns the number of emails
   */
  async retryCampaign(transaction: Transaction, campaign: number, paused: boolean): Promise<number> {
    const { repository, wake, clock } = this.#deps;
    if (wake !== null) transaction.afterCommit(wake);
    return repository.retryCampaign(transaction, campaign, paused, clock());
  }

  /** Withdraws the unsent emails of one kind about something. @returns the Message-IDs of those that `requeue` can bring back */
  withdraw(transaction: Transaction, kind: EmailKind, about: string): Promise<string[]> {
    const { repository, clock } = this.#deps;
    return repository.withdraw(transaction, kind, about, clock());
  }

  /** Brings withdrawn emails back, none of them due before `from`. */
  async requeue(transaction: Transaction, messageIds: readonly string[], from: Date): Promise<void> {
    const { repository, wake } = this.#deps;
    if (messageIds.length === 0) return;
    await repository.requeue(transaction, messageIds, from);
    if (wake !== null) transaction.afterCommit(wake);
  }

  /**
   * Takes emails out that nobody sends yet.
   * @returns whether none of them will ever be sent; otherwise the transaction has to be given up
   */
  takeBack(transaction: Transaction, messageIds: readonly string[]): Promise<boolean> {
    return this.#deps.repository.takeBack(transaction, messageIds);
  }

  async #isTooMany(transaction: Transaction, { kind, to, maxADay }: NewEmail, now: Date): Promise<boolean> {
    if (maxADay === undefined) return false;
    const since = new Date(now.getTime() - DAY_MS);
    return (await this.#deps.repository.countSince(transaction, kind, to, since)) >= maxADay;
  }
}

/** Whether it is one of the notices that the owner has switched off. */
async function isUnwanted(transaction: Transaction, { kind, content, notice }: NewEmail): Promise<boolean> {
  const name = notice ?? (kind === 'owner-notice' ? content.tab : undefined);
  return name !== undefined && !readNoticeChoices(await readNoticeSetting(transaction))[name];
}

/** Whether an email is added, or when it is sent, depends on earlier ones. */
function dependsOnOthers({ kind, dueAt, maxADay }: NewEmail): boolean {
  return maxADay !== undefined || (kind === 'owner-notice' && dueAt === undefined);
}
