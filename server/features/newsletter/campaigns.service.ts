import type { CampaignChanged, CampaignState } from '#shared/contract/campaigns.ts';
import type { EmailOfPost } from '#shared/contract/rich-newsletters.ts';
import type { Draft } from '#shared/contract/writing.ts';
import type { Clock } from '../../clock.ts';
import type { CampaignRow } from '../../db/tables.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import { conflict, HttpError, unprocessable } from '../../http/errors.ts';
import { MAIL_NOT_SET_UP } from '../../mail/not-set-up.ts';
import type { CampaignEmailRepository } from '../../mail/campaign-emails.repository.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { DepartureRepository } from '../subscribers/departures.repository.ts';
import { type CampaignPosts, isPublic } from './campaign-posts.repository.ts';
import { goneCampaign } from './campaign-reports.service.ts';
import type { CampaignRepository } from './campaigns.repository.ts';
import type { NewsletterDrafts } from './newsletter-drafts.ts';
import { textsOfPost } from './post-newsletter.ts';
import type { ScheduledCampaignRepository } from './scheduled-campaigns.repository.ts';
import { requireSchedulable, WITH_POST } from './send-time.ts';

/** Why a campaign in this state can't be changed as asked. */
const IN_THE_WAY: Record<CampaignState, string> = {
  scheduled: 'That newsletter has not begun to go out.',
  sending: 'That newsletter has begun to go out.',
  paused: 'That newsletter has begun to go out.',
  stopped: 'That newsletter has stopped. Go on with it or cancel it.',
  cancelled: 'That newsletter was cancelled.',
};

interface Deps {
  inTransaction: InTransaction;
  campaigns: CampaignRepository;
  scheduled: ScheduledCampaignRepository;
  emails: CampaignEmailRepository;
  departures: DepartureRepository;
  outbox: Outbox;
  /** Called after emails may be sent again. */
  wakeDelivery: () => void;
  /** Called after a campaign was scheduled. */
  wakeScheduler: () => void;
  posts: CampaignPosts;
  drafts: NewsletterDrafts;
  links: EmailLinks;
  /** Called after a newsletter's page may have changed. */
  onChange: () => void;
  clock: Clock;
}

/** What a cancelled campaign withdrew, and what was written. */
type Cancelled = Omit<CampaignChanged, 'success'>;

/**
 * What the owner does with campaigns: each change locks the campaign, so that they follow one another, and
 * repeating one changes nothing. They lock subscribers, then the campaign, then its emails.
 */
export class CampaignService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Resends a campaign's failed emails. @returns the number of emails @throws HttpError 404, 409, 503 */
  retry(id: number): Promise<number> {
    const { departures, outbox } = this.#deps;
    this.#needMail();
    return this.#deps.inTransaction(async (transaction) => {
      await departures.restoreBounced(transaction, id);
      const { state } = await this.#lock(transaction, id);
      if (state === 'cancelled') throw conflict(IN_THE_WAY.cancelled);
      return outbox.retryCampaign(transaction, id, state === 'paused' || state === 'stopped');
    });
  }

  /** Puts readers whom a campaign took off the list back on it. @returns how many @throws HttpError 404 */
  restore(id: number): Promise<number> {
    return this.#deps.inTransaction(async (transaction) => {
      const count = await this.#deps.departures.restoreBounced(transaction, id);
      await this.#lock(transaction, id);
      return count;
    });
  }

  /** Holds what waits. @returns the number of emails @throws HttpError 404, 409 */
  pause(id: number): Promise<number> {
    const { campaigns, emails } = this.#deps;
    return this.#change(id, ['sending', 'paused'], async (transaction, { state }) => {
      const count = await emails.pause(transaction, id);
      if (count === 0) throw allIsOut();
      if (state === 'sending') await campaigns.update(transaction, id, { state: 'paused' });
      return count;
    });
  }

  /** Goes on with a paused or stopped campaign. @returns the number of emails that wait @throws HttpError 404, 409 */
  resume(id: number): Promise<number> {
    const { campaigns, emails, wakeDelivery } = this.#deps;
    return this.#change(
      id,
      ['sending', 'paused', 'stopped'],
      async (transaction, { state, last_refusal }) => {
        // The refusal that the owner goes on with must not stop it again.
        const accepted = state === 'stopped' ? { accepted_refusal: last_refusal, refusals: 0 } : {};
        await campaigns.update(transaction, id, { state: 'sending', ...accepted });
        transaction.afterCommit(wakeDelivery);
        return emails.resume(transaction, id);
      },
    );
  }

  /**
   * Withdraws what waits.
   * @returns the number of emails, and the newsletter if nothing of it was ever sent
   * @throws HttpError 404, 409
   */
  cancel(id: number): Promise<Cancelled> {
    const { campaigns, emails, clock } = this.#deps;
    const from = ['scheduled', 'sending', 'paused', 'stopped', 'cancelled'] as const;
    return this.#change(id, from, async (transaction, campaign) => {
      const count = await emails.withdraw(transaction, id, clock());
      const { state } = campaign;
      if (count === 0 && state !== 'scheduled' && state !== 'cancelled') throw allIsOut();
      // One that never began has no page: its address is free for the next of its subject.
      const page = campaign.begun_at === null ? ({ on_web: 0, slug: null } as const) : {};
      await campaigns.update(transaction, id, { state: 'cancelled', ...page });
      return (await campaigns.hasEmails(transaction, id)) ? { count } : { count, ...textOf(campaign) };
    });
  }

  /**
   * Makes a draft of one that has not begun, which is off the schedule with that. One that was cancelled stays as it is.
   * @throws HttpError 404, 409
   */
  edit(id: number): Promise<Draft> {
    const { campaigns, drafts } = this.#deps;
    return this.#change(id, ['scheduled', 'cancelled'], async (transaction, campaign) => {
      const { state, post_id, begun_at } = campaign;
      if (post_id !== null) throw conflict('That newsletter has what its post has.');
      if (begun_at !== null) throw conflict('Some of that newsletter has gone out.');
      const draft = await drafts.keep(transaction, campaign);
      if (state === 'scheduled') await campaigns.delete(transaction, id);
      return draft;
    });
  }

  /** Forgets a campaign that was cancelled before it began. @throws HttpError 404, 409 */
  async discard(id: number): Promise<void> {
    const { campaigns } = this.#deps;
    await this.#change(id, ['cancelled'], async (transaction, { begun_at }) => {
      if (begun_at !== null || (await campaigns.hasEmails(transaction, id)))
        throw conflict('Some of that newsletter has gone out.');
      await campaigns.delete(transaction, id);
    });
  }

  /**
   * Schedules one again that was cancelled before it began, for the time that it had.
   * @param isOnWeb whether it is to have a page
   * @throws HttpError 404, 409, 422 that time has passed
   */
  async reinstate(id: number, isOnWeb: boolean): Promise<void> {
    const { campaigns, wakeScheduler, clock } = this.#deps;
    await this.#change(id, ['cancelled'], async (transaction, { begun_at, send_at, subject }) => {
      if (begun_at !== null) throw conflict('Some of that newsletter has gone out.');
      if (send_at !== WITH_POST) requireSchedulable(send_at, clock());
      const slug = isOnWeb ? await campaigns.freeSlug(transaction, subject) : null;
      await campaigns.update(transaction, id, { state: 'scheduled', on_web: isOnWeb ? 1 : 0, slug });
      transaction.afterCommit(wakeScheduler);
    });
  }

  /** Sends a scheduled campaign now. @returns the number of recipients @throws HttpError 404, 409, 422, 503 */
  send(id: number): Promise<number> {
    const { posts } = this.#deps;
    this.#needMail();
    return this.#change(id, ['scheduled'], async (transaction, campaign) => {
      const now = this.#deps.clock();
      const post = campaign.post_id === null ? null : await posts.find(campaign.post_id, transaction.db);
      if (post !== null && (post === undefined || !isPublic(post, now)))
        throw conflict('Visitors can’t read its post yet.');
      const recipients = await this.#begin(transaction, campaign, { send_at: now.toISOString() });
      if (recipients === 0) throw unprocessable('No active subscribers');
      return recipients;
    });
  }

  /** Gives a scheduled campaign another time. @throws HttpError 404, 409, 422 */
  async schedule(id: number, sendAt: string | null): Promise<void> {
    const { campaigns, wakeScheduler, clock } = this.#deps;
    requireSchedulable(sendAt, clock());
    await this.#change(id, ['scheduled'], async (transaction) => {
      await campaigns.update(transaction, id, { send_at: sendAt });
      transaction.afterCommit(wakeScheduler);
    });
  }

  /** Changes what goes out of a post, while it waits. @throws HttpError 404, 409, 422 */
  async reword(id: number, email: EmailOfPost | null): Promise<void> {
    if (email === null) throw unprocessable('The email is missing.', 'email');
    const { subject, preview_text, part } = email;
    const { campaigns } = this.#deps;
    await this.#change(id, ['scheduled'], async (transaction, before) => {
      if (before.post_id === null) throw conflict('That newsletter is made of no post.');
      const named = await campaigns.named(transaction, before, subject);
      await campaigns.update(transaction, id, { ...named, preview_text, post_part: part });
    });
  }

  /** Shows a newsletter on the web, once it is sent, or does no longer. @throws HttpError 404 */
  async setOnWeb(id: number, isOnWeb: boolean): Promise<void> {
    const { campaigns, inTransaction, onChange } = this.#deps;
    await inTransaction(async (transaction) => {
      const { slug, subject } = await this.#lock(transaction, id);
      await campaigns.update(transaction, id, {
        on_web: isOnWeb ? 1 : 0,
        slug: slug ?? (await campaigns.freeSlug(transaction, subject)),
      });
      transaction.afterCommit(onChange);
    });
  }

  /** Begins the next scheduled campaign that is due; without recipients it is over at once. @returns whether one was */
  beginDue(): Promise<boolean> {
    return this.#deps.inTransaction(async (transaction) => {
      const id = await this.#deps.scheduled.lockDue(transaction);
      if (id !== null) await this.#begin(transaction, await this.#lock(transaction, id));
      return id !== null;
    });
  }

  /** Milliseconds until the next scheduled campaign is due; null when none is scheduled. */
  untilNextDue(): Promise<number | null> {
    return this.#deps.scheduled.untilNext();
  }

  /** @param campaign locked by the transaction */
  async #begin(transaction: Transaction, campaign: CampaignRow, change: { send_at?: string } = {}) {
    const { campaigns, outbox, clock, onChange } = this.#deps;
    const now = clock().toISOString();
    await campaigns.update(transaction, campaign.id, {
      ...(await this.#fromPost(transaction, campaign)),
      ...(campaign.send_at === WITH_POST ? { send_at: now } : change),
      state: 'sending',
      begun_at: now,
    });
    await campaigns.keepPostalAddress(transaction, campaign.id);
    transaction.afterCommit(onChange);
    return outbox.putCampaign(transaction, campaign.id);
  }

  /** What a campaign's post says now. @throws HttpError 409 there is no post any more */
  async #fromPost({ db }: Transaction, campaign: CampaignRow): Promise<Partial<CampaignRow>> {
    const { post_id, post_part } = campaign;
    if (post_id === null || post_part === null) return {};
    const post = await this.#deps.posts.find(post_id, db);
    if (post === undefined) throw conflict('Its post is not there any more.');
    return textsOfPost(campaign, post, this.#deps.links);
  }

  #change<Result>(
    id: number,
    from: readonly CampaignState[],
    work: (transaction: Transaction, campaign: CampaignRow) => Promise<Result>,
  ): Promise<Result> {
    return this.#deps.inTransaction(async (transaction) => {
      const campaign = await this.#lock(transaction, id);
      if (!from.includes(campaign.state)) throw conflict(IN_THE_WAY[campaign.state]);
      return work(transaction, campaign);
    });
  }

  async #lock(transaction: Transaction, id: number): Promise<CampaignRow> {
    const campaign = await this.#deps.campaigns.lock(transaction, id);
    if (campaign === undefined) throw goneCampaign();
    return campaign;
  }

  #needMail(): void {
    if (!this.#deps.outbox.enabled) throw mailNotSetUp();
  }
}

/** What its author wrote, of a plain one. */
function textOf(campaign: CampaignRow): Omit<Cancelled, 'count'> {
  const { subject, content, cta_text, cta_url, format } = campaign;
  return format === 'plain' ? { newsletter: { subject, content, cta_text, cta_url } } : {};
}

function allIsOut(): HttpError {
  return conflict('All of that newsletter has gone out.');
}

/** Where email cannot be sent. */
export function mailNotSetUp(): HttpError {
  return new HttpError(503, MAIL_NOT_SET_UP);
}
