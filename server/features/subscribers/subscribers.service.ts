import { dayOf } from '#shared/business-time.ts';
import type { ListSubscribersQuery } from '#shared/contract/newsletter.ts';
import { business } from '#content/business.ts';
import { answers } from '#content/words/answers.ts';
import type { Clock } from '../../clock.ts';
import type { Slice } from '../../db/rows.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import { conflict, HttpError, notFound, unprocessable } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { readableEmail } from '../../readable-email.ts';
import type { TrashRepository } from '../trash/trash.repository.ts';
import type { DepartureRepository } from './departures.repository.ts';
import { knownStatus } from './known-addresses.repository.ts';
import type { ListedSubscriberRepository, SubscriberHistory } from './listed-subscribers.repository.ts';
import type { SubscriberRepository } from './subscribers.repository.ts';

/** Maximum emails of one kind per address and day: somebody else may have typed it. */
const MAX_A_DAY = 3;

const words = answers.newsletter;

/** Why an address that is known can't be added by the owner. */
const KNOWN_AS: Record<SubscriberRow['status'], (email: string) => string> = {
  active: (email) => `${email} is subscribed already.`,
  pending: (email) => `${email} was asked by email already, and has not confirmed yet.`,
  bounced: (email) => `Emails to ${email} came back: it can’t be added again. Its owner can still sign up.`,
  unsubscribed: (email) => `${email} has unsubscribed: only its owner can sign up again, on the site.`,
};
const CANNOT_ASK =
  'No email can be sent from here that asks them. Add only people who agreed to get your newsletter.';

export interface ListedSubscriber extends SubscriberRow {
  soft_bounces: number;
}

interface Deps {
  inTransaction: InTransaction;
  repository: SubscriberRepository;
  departures: DepartureRepository;
  listed: ListedSubscriberRepository;
  trash: TrashRepository;
  outbox: Outbox;
  links: EmailLinks;
  clock: Clock;
  /** Whether addresses must confirm before they get newsletters (double opt-in). */
  asksFirst: boolean;
}

/** The newsletter's subscribers. */
export class SubscriberService {
  readonly #deps: Deps;
  #confirmation: ((link: string) => EmailContent) | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Signs an address up. The response is the same for every address, so that it does not reveal who subscribes.
   * @returns whether the address must be confirmed
   */
  async subscribe(email: string, suspectedSpam: boolean): Promise<{ pending: boolean }> {
    const { repository, clock, asksFirst } = this.#deps;
    const signup = { email, subscribed_at: clock().toISOString() };
    if (suspectedSpam) await repository.addSuspect(signup, asksFirst ? 'pending' : 'active');
    else if (asksFirst) await this.#ask(signup);
    else await repository.addActive(signup);
    return { pending: asksFirst };
  }

  /**
   * Adds an address for the owner: at once where she says that its owner agreed, or else by the email that asks. Whoever
   * left, or can't be reached, does not come back by that, from the trash neither.
   * @returns its id, and whether the address must be confirmed
   * @throws HttpError 409 when it is known; 422 where nobody can be asked
   */
  async add(email: string, agreed: boolean): Promise<{ id: number; pending: boolean }> {
    const { repository, outbox, clock, inTransaction } = this.#deps;
    if (!agreed && !outbox.enabled) throw unprocessable(CANNOT_ASK, 'agreed');
    const makeEmail = agreed ? null : await this.#loadConfirmation();
    const signup = { email, subscribed_at: clock().toISOString() };
    const id = await inTransaction(async (transaction) => {
      const before = await knownStatus(transaction, email);
      const isGone = before === 'unsubscribed' || before === 'bounced';
      const added = isGone
        ? null
        : await repository.addNew(transaction, signup, agreed ? 'active' : 'pending');
      if (added === null) throw conflict(KNOWN_AS[before ?? 'active'](readableEmail(email)), 'email');
      if (makeEmail !== null) await this.#putQuestion(transaction, added, makeEmail);
      return added.id;
    });
    return { id, pending: !agreed };
  }

  async #ask(signup: { email: string; subscribed_at: string }): Promise<void> {
    const { repository, inTransaction } = this.#deps;
    const makeEmail = await this.#loadConfirmation();
    await inTransaction(async (transaction) => {
      const waiting = await repository.addPending(transaction, signup);
      if (waiting !== null) await this.#putQuestion(transaction, waiting, makeEmail);
    });
  }

  async #loadConfirmation(): Promise<(link: string) => EmailContent> {
    const { confirmationEmail } = await import('./subscribers.emails.tsx'); // on demand: it would slow the start
    return (this.#confirmation ??= await confirmationEmail());
  }

  /** The email that asks whether a subscription is meant. */
  async #putQuestion(
    transaction: Transaction,
    { id, email: to }: Pick<SubscriberRow, 'id' | 'email'>,
    makeEmail: (link: string) => EmailContent,
  ): Promise<void> {
    const { outbox, links } = this.#deps;
    const content = makeEmail(links.confirmSubscription(id));
    await outbox.put(transaction, [
      { kind: 'confirm-subscription', to, content, subscriberId: id, maxADay: MAX_A_DAY },
    ]);
  }

  /** Adds the link's subscriber to the list; repeating it changes nothing. @throws HttpError 422 */
  async confirm(token: string): Promise<void> {
    const subscriber = await this.#deps.links.readConfirmSubscription(token);
    if (subscriber === null) throw unprocessable(words.brokenLink);
    if (!(await this.#deps.repository.confirm(subscriber))) throw unprocessable(words.oldLink);
  }

  /** Removes the link's subscriber from the list; repeating it changes nothing. @throws HttpError 422 */
  async unsubscribe(token: string): Promise<void> {
    const link = await this.#deps.links.readUnsubscribe(token);
    if (link === null) {
      throw new HttpError(422, words.brokenExit, { body: { page: this.#deps.links.unsubscribePage } });
    }
    await this.#deps.departures.unsubscribe(link.subscriber, link.campaign);
  }

  /** What became of a link to leave that has nothing to do any more: `done` of whoever is off the list; null for others. */
  async outcomeOfExit(token: string): Promise<'done' | 'broken' | null> {
    const link = await this.#deps.links.readUnsubscribe(token);
    if (link === null) return 'broken';
    return (await this.#deps.repository.hasLeft(link.subscriber)) ? 'done' : null;
  }

  /**
   * Emails an unsubscribe link to a recipient of the newsletter, at most three times a day. The response is the same for
   * every address, so that it does not reveal who subscribes.
   * @param isBot whether the honeypot was filled in; then nothing is sent
   * @throws HttpError 503 without a mail server, naming whom to write to
   */
  async requestUnsubscribe(email: string, isBot: boolean): Promise<void> {
    const { repository, outbox, links, inTransaction } = this.#deps;
    if (!outbox.enabled) throw new HttpError(503, words.byHand(business.reach.email));
    if (isBot) return;
    const { unsubscribeEmail } = await import('./subscribers.emails.tsx');
    const makeEmail = await unsubscribeEmail();
    await inTransaction(async (transaction) => {
      const recipient = await repository.findRecipient(transaction, email);
      if (recipient === null) return;
      const { id, email: to } = recipient;
      const content = makeEmail(links.unsubscribe(id, null).page);
      await outbox.put(transaction, [
        { kind: 'unsubscribe-link', to, content, subscriberId: id, maxADay: MAX_A_DAY },
      ]);
    });
  }

  /** A page of the list, and how often emails to each came back for a passing reason. */
  async list(query: ListSubscribersQuery): Promise<Slice<ListedSubscriber>> {
    const { listed, clock } = this.#deps;
    const { rows, total } = await listed.list(query, dayOf(clock()));
    const counts = await listed.countSoftBounces(rows.map(({ id }) => id));
    return { rows: rows.map((row) => ({ ...row, soft_bounces: counts.get(row.id) ?? 0 })), total };
  }

  /** How many are in each view, and how many get the next newsletter. */
  counts() {
    return this.#deps.listed.counts();
  }

  /** Takes one off the list who stays in it as unsubscribed: only they themselves can come back. @throws HttpError 409 */
  async takeOff(id: number): Promise<void> {
    const { inTransaction, departures } = this.#deps;
    if (!(await inTransaction((transaction) => departures.takeOff(transaction, id))))
      throw conflict('They get no newsletters already.');
  }

  /** Takes that back. @param left when it was done @throws HttpError 409 */
  async takeBack(id: number, left: Date): Promise<void> {
    const { inTransaction, departures } = this.#deps;
    if (!(await inTransaction((transaction) => departures.takeBack(transaction, id, left))))
      throw conflict('They have changed that themselves since.');
  }

  /** One of them, and which newsletters they were sent. @throws HttpError 404 */
  async read(id: number): Promise<{ subscriber: ListedSubscriber; history: SubscriberHistory }> {
    const { listed } = this.#deps;
    const row = await listed.find(id);
    if (row === undefined) throw notFound('That subscriber is not there any more.');
    const counts = await listed.countSoftBounces([id]);
    return { subscriber: { ...row, soft_bounces: counts.get(id) ?? 0 }, history: await listed.history(id) };
  }

  /** Moves the subscriber to the trash: they get nothing more, and may sign up again. @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    const { inTransaction, repository, trash, clock } = this.#deps;
    await inTransaction(async (transaction) => {
      const row = await repository.delete(transaction, id);
      if (row === null) throw notFound('That subscriber is not there any more.');
      const { email: title, status: detail } = row;
      await trash.add(transaction, { kind: 'subscriber', row, title, detail }, clock().toISOString());
    });
  }
}
