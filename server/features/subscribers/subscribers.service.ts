import type { Clock } from '../../clock.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { notFound, unprocessable } from '../../http/errors.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { SubscriberRepository } from './subscribers.repository.ts';

/** Maximum confirmation emails per address and day: somebody else may have typed it. */
const MAX_CONFIRMATIONS_A_DAY = 3;

const BROKEN_LINK = 'This link is not complete. Please open it from the mail once more.';

export interface ListedSubscriber extends SubscriberRow {
  soft_bounces: number;
}

interface Deps {
  inTransaction: InTransaction;
  repository: SubscriberRepository;
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

  async #ask(signup: { email: string; subscribed_at: string }): Promise<void> {
    const { repository, outbox, links, inTransaction } = this.#deps;
    if (this.#confirmation === null) {
      const { confirmationEmail } = await import('./subscribers.emails.tsx'); // on demand: it would slow the start
      this.#confirmation = await confirmationEmail();
    }
    const makeEmail = this.#confirmation;
    await inTransaction(async (transaction) => {
      const waiting = await repository.addPending(transaction, signup);
      if (waiting === null) return;
      const { id, email: to } = waiting;
      const content = makeEmail(links.confirmSubscription(id));
      const maxADay = MAX_CONFIRMATIONS_A_DAY;
      await outbox.put(transaction, [
        { kind: 'confirm-subscription', to, content, subscriberId: id, maxADay },
      ]);
    });
  }

  /** Adds the link's subscriber to the list; repeating it changes nothing. @throws HttpError 422 */
  async confirm(token: string): Promise<void> {
    const subscriber = this.#deps.links.readConfirmSubscription(token);
    if (subscriber === null) throw unprocessable(BROKEN_LINK);
    if (!(await this.#deps.repository.confirm(subscriber)))
      throw unprocessable('This link is from before you left. Please sign up once more.');
  }

  /** Removes the link's subscriber from the list; repeating it changes nothing. @throws HttpError 422 */
  async unsubscribe(token: string): Promise<void> {
    const link = this.#deps.links.readUnsubscribe(token);
    if (link === null) throw unprocessable(BROKEN_LINK);
    await this.#deps.repository.unsubscribe(link.subscriber, link.campaign);
  }

  /** Newest first, and how often emails to each came back for a passing reason. */
  async list(page: Page): Promise<Slice<ListedSubscriber>> {
    const { repository } = this.#deps;
    const { rows, total } = await repository.list(page);
    const counts = await repository.countSoftBounces(rows.map(({ id }) => id));
    return { rows: rows.map((row) => ({ ...row, soft_bounces: counts.get(row.id) ?? 0 })), total };
  }

  /** @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#deps.repository.delete(id))) throw notFound('That subscriber is not there any more.');
  }
}
