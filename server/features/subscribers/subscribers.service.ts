import type { Clock } from '../../clock.ts';
import type { Page, Slice } from '../../db/rows.ts';
import type { SubscriberRow } from '../../db/tables.ts';
import { notFound } from '../../http/errors.ts';
import type { SubscriberRepository } from './subscribers.repository.ts';

/** Who reads the newsletter. */
export class SubscriberService {
  readonly #repository: SubscriberRepository;
  readonly #clock: Clock;

  constructor(repository: SubscriberRepository, clock: Clock) {
    this.#repository = repository;
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

  list(page: Page): Promise<Slice<SubscriberRow>> {
    return this.#repository.list(page);
  }

  /** @throws HttpError 404 */
  async delete(id: number): Promise<void> {
    if (!(await this.#repository.delete(id))) throw notFound('That subscriber is not there any more.');
  }
}
