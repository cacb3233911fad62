import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import { notFound, refused } from '../../http/errors.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { MailContent } from '../../mail/mailer.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { SubscriberRepository } from './subscribers.repository.ts';

/** How often an address is asked to confirm within a day: whoever types it may not be whose it is. */
const MOST_ASKED = 3;

const BROKEN_LINK = 'This link is not complete. Please open it from the mail once more.';

interface Dependencies {
  repository: SubscriberRepository;
  outbox: Outbox;
  links: MailLinks;
  clock: Clock;
  /** Whether an address gets letters only after it has confirmed that it wants them. */
  asksFirst: boolean;
}

/** Who reads the newsletter. */
export class SubscriberService {
  readonly #given: Dependencies;
  #confirmation: ((link: string) => MailContent) | null = null;

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /**
   * Signs an address up. Every address is answered alike, so that nobody learns who reads.
   * @returns whether it has to be confirmed
   */
  async subscribe(email: string, suspectedSpam: boolean): Promise<{ pending: boolean }> {
    const { repository, clock, asksFirst } = this.#given;
    const signup = { email, subscribed_at: clock().toISOString() };
    if (suspectedSpam) await repository.addSuspect(signup, asksFirst ? 'pending' : 'active');
    else if (asksFirst) await this.#ask(signup);
    else await repository.addActive(signup);
    return { pending: asksFirst };
  }

  async #ask(signup: { email: string; subscribed_at: string }): Promise<void> {
    const { repository, outbox, links } = this.#given;
    if (this.#confirmation === null) {
      const { confirmationLetter } = await import('./subscribers.mails.tsx'); // it would slow the start
      this.#confirmation = await confirmationLetter();
    }
    const letter = this.#confirmation;
    await repository.addPending(signup, async (transaction: Db, { id, email }) => {
      const content = letter(links.confirmSubscription(id));
      const mail = { kind: 'confirm-subscription', to: email, content, subscriberId: id } as const;
      await outbox.put(transaction, [{ ...mail, mostADay: MOST_ASKED }]);
    });
  }

  /** Puts whoever holds the link on the list; a second time changes nothing. @throws HttpError 422 */
  async confirm(token: string): Promise<void> {
    const subscriber = this.#given.links.readConfirmSubscription(token);
    if (subscriber === null) throw refused(BROKEN_LINK);
    if (!(await this.#given.repository.confirm(subscriber)))
      throw refused('This link is from before you left. Please sign up once more.');
  }

  /** Takes whoever holds the link off the list; a second time changes nothing. @throws HttpError 422 */
  async unsubscribe(token: string): Promise<void> {
    const reader = this.#given.links.readUnsubscribe(token);
    if (reader === null) throw refused(BROKEN_LINK);
    await this.#given.repository.unsubscribe(reader.subscriber, reader.campaign);
  }

  list(page: Page): Promise<Slice<SubscriberRow>> {
    return this.#given.repository.list(page);
  }

  /** @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#given.repository.delete(id))) throw notFound('That subscriber is not there any more.');
  }
}
