import { hash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { addDays, dayInArizona, startOfDay } from '#shared/business.ts';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../visitor.ts';

const FLUSH_EVERY = 2_000;
/** Visitors of one post in one day behind one address: an office is several, an invented browser is nobody. */
const MAX_VISITORS_OF_NETWORK = 8;
/** Visitors of one day that are told apart; beyond, the first ones may count again. */
const MAX_SEEN = 200_000;

/**
 * Counts visitors: once a visitor a post a day, a few of one network, and no bots. Who read is known only as a hash whose
 * salt is made anew each day and never leaves memory, so nothing that is stored leads back to anybody.
 */
export class ViewCounter {
  readonly #write: (views: ReadonlyMap<number, number>) => Promise<void>;
  readonly #clock: Clock;
  readonly #timer: NodeJS.Timeout;
  readonly #seen = new Set<string>();
  /** How many visitors a post had from a network; no more entries than `#seen` has. */
  readonly #networks = new Map<string, number>();
  #waiting = new Map<number, number>();
  /** The day that the salt is for, in ms since 1970. */
  #day = { start: 0, end: 0 };
  #salt = '';

  /**
   * @param write adds views to posts, by id
   * @param failed is told when the regular write did not work; the views wait for the next one
   */
  constructor(
    write: (views: ReadonlyMap<number, number>) => Promise<void>,
    clock: Clock,
    failed: (error: unknown) => void,
  ) {
    this.#write = write;
    this.#clock = clock;
    this.#timer = setInterval(() => void this.flush().catch(failed), FLUSH_EVERY);
    this.#timer.unref();
  }

  /** Takes note of a visitor; the count is written within two seconds, or at the next `flush`. */
  record(postId: number, visitor: Visitor): void {
    if (isbot(visitor.userAgent)) return;
    this.#startDay();
    const { address, userAgent } = visitor;
    const network = hash('sha256', `${this.#salt} ${postId} ${address}`, 'base64url');
    const visitors = this.#networks.get(network) ?? 0;
    if (visitors >= MAX_VISITORS_OF_NETWORK) return;
    const fingerprint = hash('sha256', `${this.#salt} ${postId} ${address} ${userAgent}`, 'base64url');
    if (this.#seen.has(fingerprint)) return;
    if (this.#seen.size >= MAX_SEEN) this.#forget();
    this.#seen.add(fingerprint);
    this.#networks.set(network, visitors + 1);
    this.#waiting.set(postId, (this.#waiting.get(postId) ?? 0) + 1);
  }

  /** Writes what has been noted; called before counts are read and before the end. */
  async flush(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const views = this.#waiting;
    this.#waiting = new Map();
    try {
      await this.#write(views);
    } catch (error) {
      for (const [id, count] of views) this.#waiting.set(id, (this.#waiting.get(id) ?? 0) + count);
      throw error;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #startDay(): void {
    const now = this.#clock();
    if (this.#day.start <= now.getTime() && now.getTime() < this.#day.end) return;
    const today = dayInArizona(now);
    this.#day = { start: startOfDay(today).getTime(), end: startOfDay(addDays(today, 1)).getTime() };
    this.#salt = randomBytes(16).toString('base64url');
    this.#forget();
  }

  #forget(): void {
    this.#seen.clear();
    this.#networks.clear();
  }
}
