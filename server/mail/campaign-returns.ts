import type { Transaction } from '../db/unit-of-work.ts';
import type { CampaignEmailRepository } from './campaign-emails.repository.ts';
import { heldAbout, type HeldCampaign } from './campaign-refusals.ts';
import { type CampaignRefusalsRepository, MAX_EQUAL_REFUSALS } from './campaign-refusals.repository.ts';
import type { CampaignReturnsRepository } from './campaign-returns.repository.ts';
import { areAlike } from './refusal-reason.ts';

/** How many emails in a row are looked at. From half of them on it is the server that knows nobody. */
const IN_A_ROW = 20;

/** What a report means: whether the reader is taken off the list, and what the owner is told. */
interface Return {
  takesOff: boolean;
  /** Null when there is nothing to tell. */
  held: HeldCampaign | null;
}

interface Deps {
  repository: CampaignReturnsRepository;
  refusals: CampaignRefusalsRepository;
  emails: CampaignEmailRepository;
  tellOwner: (transaction: Transaction, held: HeldCampaign, about: string) => Promise<void>;
}

/**
 * Decides about reports that a newsletter's recipient is unknown, as `CampaignRefusals` does about refusals: a mail server
 * that takes every email and then returns them all would empty the list. Call `note` with the subscriber locked, save what
 * became of the email, and call `tell` last: this is the order of locks.
 */
export class CampaignReturns {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Locks the campaign, and stops it if many emails in a row came back alike. @param reason without the recipient's name */
  async note(
    transaction: Transaction,
    { id, campaign }: { id: number; campaign: number },
    reason: string,
  ): Promise<Return> {
    const { repository, refusals, emails } = this.#deps;
    const row = await refusals.lock(transaction, campaign);
    if (row === null) return { takesOff: true, held: null };
    if (areAlike(reason, row.accepted_refusal)) return { takesOff: true, held: null };
    const isTold = await refusals.isWritten(transaction, heldAbout(campaign, 'stopped', reason));
    if (!(await this.#comesBack(transaction, campaign, id, reason))) return { takesOff: !isTold, held: null };
    const isUnsent = row.state !== 'cancelled' && (await repository.isUnsent(transaction, campaign));
    if (isUnsent && row.state !== 'stopped') {
      await refusals.update(transaction, campaign, { state: 'stopped', last_refusal: reason });
      await emails.pause(transaction, campaign);
    }
    const held = { id: campaign, subject: row.subject, reason, until: null, isOut: !isUnsent };
    return { takesOff: false, held: isTold ? null : held };
  }

  /** Tells the owner, once for each campaign and reason. */
  async tell(transaction: Transaction, held: HeldCampaign): Promise<void> {
    await this.#deps.tellOwner(transaction, held, heldAbout(held.id, 'stopped', held.reason));
  }

  /** Whether most of the emails just before or just after this one came back with the same words, too. */
  async #comesBack(
    transaction: Transaction,
    campaign: number,
    email: number,
    reason: string,
  ): Promise<boolean> {
    const { repository } = this.#deps;
    for (const side of ['before', 'after'] as const) {
      const others = await repository[side](transaction, campaign, email, IN_A_ROW - 1);
      const alike = 1 + others.filter((other) => areAlike(other.reason, reason)).length;
      if (alike >= MAX_EQUAL_REFUSALS && alike >= (others.length + 1) / 2) return true;
    }
    return false;
  }
}
