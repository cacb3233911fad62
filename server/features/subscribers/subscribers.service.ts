import type { Clock } from '../../clock.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import { notFound, refused } from '../../http/errors.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { SubscriberRepository } from './subscribers.repository.ts';

/** Who reads the newsletter. */
export class SubscriberService {
  readonly #repository: SubscriberRepository;
  readonly #links: MailLinks;
  readonly #clock: Clock;

  constructor(repository: SubscriberRepository, links: MailLinks, clock: Clock) {
    this.#repository = repository;
    this.#links = links;
    this.#clock = clock;
  }

  /** A second signup changes nothing and is answered alike, so that nobody learns who reads. */
  async subscribe(email: string, suspectedSpam: boolean): Promise<void> {
    await this.#repository.add({
      email,
      suspected_spam: suspectedSpam ? 1 : 0,
      subscribed_at: this.#clock().toISOString(),
    });
  }

  /** Takes whoever holds the link off the list; a second time changes nothing. @throws HttpError 422 */
  async unsubscribe(token: string): Promise<void> {
    const reader = this.#links.readUnsubscribe(token);
    if (reader === null) throw refused('This link is not complete. Please open it from the mail once more.');
    await this.#repository.unsubscribe(reader.subscriber, reader.campaign);
  }

  list(page: Page): Promise<Slice<SubscriberRow>> {
    return this.#repository.list(page);
  }

  /** @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#repository.delete(id))) throw notFound('That subscriber is not there any more.');
  }
}
