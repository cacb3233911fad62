import type { Clock } from '../clock.ts';
import type { Transaction } from '../db/unit-of-work.ts';
import type { CampaignEmailRepository } from './campaign-emails.repository.ts';
import { type CampaignRefusalsRepository, MAX_EQUAL_REFUSALS } from './campaign-refusals.repository.ts';
import type { ClaimedEmail } from './delivery-queue.repository.ts';
import { areAlike, refusalName, withoutRecipient } from './refusal-reason.ts';
import { campaignDelay, hasTriedEnough } from './retry.ts';
import type { Attempt } from './sender.ts';

/** After a pause one email is tried, and the others so many milliseconds later, unless it is refused. */
const AFTER_TRIAL_MS = 2 * 60_000;

/** A campaign that is not sent on, as the owner is told. */
export interface HeldCampaign {
  id: number;
  subject: string;
  /** What mail servers said. */
  reason: string;
  /** When the next email is tried; null when the campaign waits for the owner. */
  until: Date | null;
  /** Whether all of it has gone out, and came back. */
  isOut: boolean;
}

/** What the end of one attempt means for the rest of its campaign. */
type Effect =
  | { what: 'resume'; campaign: number }
  | { what: 'join'; email: number; until: Date }
  | { what: 'hold'; held: HeldCampaign; refused: string; isNew: boolean };

interface Deps {
  repository: CampaignRefusalsRepository;
  emails: CampaignEmailRepository;
  tellOwner: (transaction: Transaction, held: HeldCampaign, about: string) => Promise<void>;
  clock: Clock;
}

/**
 * Holds a campaign that is refused again and again, over all workers. Final refusals stop it until the owner goes on: a
 * server that knows nobody any more would empty the list. Others put it off for longer each time, and one email is tried
 * then. Call `note`, save the outcome of the attempt, then call `apply`, and `tell` last: this is the order of locks.
 */
export class CampaignRefusals {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Counts an attempt, and locks the campaign unless all is well. A row of refusals is ended by a success that was claimed
   * after the first of them, and goes on with none that was claimed before that.
   * @returns null when nothing follows
   */
  async note(transaction: Transaction, email: ClaimedEmail, attempt: Attempt): Promise<Effect | null> {
    const { campaign_id, campaign_refusals } = email;
    if (campaign_id === null) return null;
    if (attempt.end === 'sent')
      return campaign_refusals === 0 ? null : this.#noteSuccess(transaction, campaign_id);
    if (attempt.end === 'failed' || (attempt.end === 'later' && attempt.isPolicy))
      return this.#noteRefusal(transaction, email, campaign_id, attempt);
    return null;
  }

  /** Puts off, pauses or resumes the campaign's waiting emails. */
  async apply(transaction: Transaction, effect: Effect | null): Promise<void> {
    if (effect === null) return;
    const { repository, emails, clock } = this.#deps;
    if (effect.what === 'resume') return repository.resume(transaction, effect.campaign, clock());
    if (effect.what === 'join') return repository.putOff(transaction, effect.email, effect.until);
    const { held, refused } = effect;
    if (held.until === null) {
      await emails.pause(transaction, held.id);
      return;
    }
    const others = afterTrial(held.until);
    return repository.putAllOff(transaction, held.id, { refused, first: held.until, others });
  }

  /** Tells the owner of a campaign that is held, once for each reason. */
  async tell(transaction: Transaction, effect: Effect | null): Promise<void> {
    if (effect?.what !== 'hold' || !effect.isNew) return;
    const { repository, tellOwner } = this.#deps;
    const { id, reason, until } = effect.held;
    const about = heldAbout(id, until === null ? 'stopped' : 'waits', reason);
    // Each stop follows an act of the owner's, so it is told each time.
    const isNews = until === null || !(await repository.isWritten(transaction, about));
    if (isNews) await tellOwner(transaction, effect.held, about);
  }

  async #noteSuccess(transaction: Transaction, campaign: number): Promise<Effect | null> {
    const { repository } = this.#deps;
    const row = await repository.lockRefused(transaction, campaign);
    if (row === null) return null;
    const ended = { refusals: 0, last_refusal: null, refusal_rows: row.refusal_rows + 1 };
    await repository.update(transaction, campaign, ended);
    return row.refusals < MAX_EQUAL_REFUSALS ? null : { what: 'resume', campaign };
  }

  async #noteRefusal(
    transaction: Transaction,
    email: ClaimedEmail,
    id: number,
    attempt: Extract<Attempt, { end: 'failed' | 'later' }>,
  ): Promise<Effect | null> {
    const { repository, clock } = this.#deps;
    const campaign = await repository.lock(transaction, id);
    if (campaign?.state !== 'sending') return null;
    const isFinal = attempt.end === 'failed';
    const reason = withoutRecipient(attempt.reason, email.recipient);
    if (isFinal && areAlike(reason, campaign.accepted_refusal)) return null;
    const before = areAlike(reason, campaign.last_refusal) ? campaign.refusals : 0;
    if (!isFinal && before >= MAX_EQUAL_REFUSALS) {
      const next = await repository.nextDue(transaction, id);
      // It was on its way before the others were put off.
      if (next !== null && afterTrial(email.due_at) < next)
        return { what: 'join', email: email.id, until: afterTrial(next) };
    }
    // Claimed before a success ended that row: several emails are on their way at a time, and some take long.
    if (email.campaign_refusal_rows !== campaign.refusal_rows) return null;
    const refusals = before + 1;
    const isStopped = isFinal ? refusals >= MAX_EQUAL_REFUSALS : hasTriedEnough(refusals);
    await repository.update(transaction, id, {
      refusals,
      last_refusal: reason,
      ...(isStopped ? { state: 'stopped' } : {}),
    });
    if (refusals < MAX_EQUAL_REFUSALS) return null;
    const delay = campaignDelay(refusals - MAX_EQUAL_REFUSALS + 1);
    const until = isStopped ? null : new Date(clock().getTime() + delay);
    const isNew = isStopped || refusals === MAX_EQUAL_REFUSALS;
    const held = { id, subject: campaign.subject, reason, until, isOut: false };
    return { what: 'hold', held, refused: email.recipient, isNew };
  }
}

/** What the notice about a campaign is about: there is one for each reason. */
export function heldAbout(campaign: number, what: 'stopped' | 'waits', reason: string): string {
  return `campaign:${campaign}:${what}:${refusalName(reason)}`;
}

function afterTrial(first: Date | string): Date {
  return new Date(new Date(first).getTime() + AFTER_TRIAL_MS);
}
