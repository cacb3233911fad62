import type { Clock } from '../../clock.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import type { Logger } from '../../log.ts';
import type { CampaignReturns } from '../campaign-returns.ts';
import type { HeldCampaign } from '../campaign-refusals.ts';
import { withoutRecipient } from '../refusal-reason.ts';
import type { DeliveryReportRepository, Reported } from './delivery-reports.repository.ts';
import { claimedId, type MailReferences } from './mail-references.ts';
import type { MailReport, ReportedMail } from './report.ts';

/** What the newsletter's list does about reports. */
interface List {
  /** Locks a subscriber. */
  lock: (transaction: Transaction, subscriber: number) => Promise<void>;
  /** Takes somebody off whose mailbox does not exist. */
  markBounced: (transaction: Transaction, subscribers: readonly number[], reason: string) => Promise<void>;
  /** Takes somebody off who called an email spam. */
  markComplained: (transaction: Transaction, subscriber: number, reason: string) => Promise<void>;
  /** Takes somebody off who has left at the mail provider. @param campaign the email's; null for another kind */
  leave: (transaction: Transaction, subscriber: number, campaign: number | null) => Promise<void>;
}

interface Deps {
  inTransaction: InTransaction;
  repository: DeliveryReportRepository;
  references: MailReferences;
  list: List;
  returns: CampaignReturns;
  clock: Clock;
  log: Logger;
}

/** What became of a report; `unknown` if no email of ours is meant. */
type Outcome = 'counted' | 'repeated' | 'unknown';

/**
 * Acts on reports of bounces and complaints, each of them once. An unsigned report may come from anyone, so it has to
 * name the email by its signed reference. The Message-ID is enough for an email to one person, where it is random. The
 * ones of a campaign differ only in the subscriber's number, so its readers could guess each other's.
 */
export class MailReports {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async accept(report: MailReport): Promise<Outcome> {
    const { inTransaction, log } = this.#deps;
    const ids = await this.#ids(report.mail);
    const outcome = await inTransaction(async (transaction) => {
      const mail = await this.#find(transaction, report.mail, report.signed, ids);
      if (mail !== null) return this.#apply(transaction, report, mail);
      const last = await this.#lastTo(transaction, report);
      return last === null ? 'unknown' : this.#apply(transaction, { ...report, gaveUp: false }, last);
    });
    log.info({ kind: report.kind, outcome }, 'a report about an email arrived');
    return outcome;
  }

  /** The emails that a report names by their signed references. Keys may be read anew, so this is no transaction's part. */
  async #ids({ references }: ReportedMail): Promise<number[]> {
    const { inTransaction, repository } = this.#deps;
    const claimed = references.map(claimedId).filter(Number.isSafeInteger);
    if (claimed.length === 0) return [];
    const emails = await inTransaction((transaction) => repository.findReferred(transaction, claimed));
    const ids: number[] = [];
    for (const email of emails) {
      for (const reference of references) {
        if (await this.#deps.references.names(email, reference)) ids.push(email.id);
      }
    }
    return ids;
  }

  async #find(
    transaction: Transaction,
    { messageIds }: ReportedMail,
    signed: boolean,
    ids: readonly number[],
  ): Promise<Reported | null> {
    const { repository } = this.#deps;
    return (
      (await repository.findById(transaction, ids)) ??
      repository.findByMessageId(transaction, messageIds, signed)
    );
  }

  /**
   * The last email to the address that a provider names. It also reports on emails that other programs send with the same
   * account, so this is only used for what is true of the address whoever wrote, and says nothing of our email.
   */
  async #lastTo(transaction: Transaction, { kind, signed, mail }: MailReport): Promise<Reported | null> {
    if (!signed || mail.recipient === null || (kind !== 'hard' && kind !== 'complaint')) return null;
    return this.#deps.repository.findLastTo(transaction, mail.recipient);
  }

  /** Locks subscribers before the outbox, as all do. */
  async #apply(transaction: Transaction, report: MailReport, mail: Reported): Promise<Outcome> {
    const { repository, list, returns, clock } = this.#deps;
    const { kind, reason, gaveUp } = report;
    const key = keyOf(report, mail);
    const { subscriber_id, campaign_id } = mail;
    const now = clock();
    if (kind === 'unsubscribe') {
      if (subscriber_id !== null) await list.leave(transaction, subscriber_id, campaign_id);
      return 'counted';
    }
    const row = { key, kind, subscriber_id, reason, created_at: now.toISOString() };
    if (!(await repository.add(transaction, row))) return 'repeated';
    // What the outbox keeps outlives the recipient's data.
    const impersonal = withoutRecipient(reason, await repository.recipient(transaction, mail.id));
    let held: HeldCampaign | null = null;
    if (subscriber_id !== null) {
      if (kind === 'hard') held = await this.#takeOff(transaction, mail, subscriber_id, impersonal);
      if (kind === 'complaint') await list.markComplained(transaction, subscriber_id, reason);
    }
    if (gaveUp) await repository.fail(transaction, mail.id, impersonal, now);
    if (held !== null) await returns.tell(transaction, held);
    return 'counted';
  }

  /** Takes a subscriber off, unless most of a campaign comes back. @returns what the owner is told of that */
  async #takeOff(
    transaction: Transaction,
    { id, campaign_id }: Reported,
    subscriber: number,
    reason: string,
  ): Promise<HeldCampaign | null> {
    const { list, returns } = this.#deps;
    await list.lock(transaction, subscriber); // before the campaign is
    const { takesOff, held } =
      campaign_id === null
        ? { takesOff: true, held: null }
        : await returns.note(transaction, { id, campaign: campaign_id }, reason);
    if (takesOff) await list.markBounced(transaction, [subscriber], reason);
    return held;
  }
}

/**
 * What a report counts once by. A server may say many times that an email is delayed. Whoever has received an email can
 * make up any number of unsigned reports, so of each kind one counts, until the email is sent again.
 */
function keyOf({ key, kind, gaveUp, signed }: MailReport, { id, due_at }: Reported): string {
  if (kind === 'soft' && !gaveUp) return `delayed:${id}`;
  return signed ? key : `${kind}:${id}:${due_at}`;
}
