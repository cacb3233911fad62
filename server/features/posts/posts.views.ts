import { hash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import { addDays, dayInArizona, startOfDay } from '#shared/business.ts';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../visitor.ts';

const FLUSH_EVERY = 2_000;
/** Maximum visitors per post, day and network: an office has several, and invented user agents must not add more. */
const MAX_VISITORS_OF_NETWORK = 8;
/** Maximum distinct visitors remembered per day; beyond that, earlier ones may be counted again. */
const MAX_SEEN = 200_000;

/**
 * Counts each visitor once per post and day, a few per network, and no bots. Visitors are stored only in memory, as
 * hashes. The salt changes daily and never leaves memory, so no stored data identifies anybody.
 */
export class ViewCounter {
  readonly #write: (views: ReadonlyMap<number, number>) => Promise<void>;
  readonly #clock: Clock;
  readonly #timer: NodeJS.Timeout;
  readonly #seen = new Set<string>();
  /** Visitors per post and network; never more entries than `#seen`. */
  readonly #networks = new Map<string, number>();
  #waiting = new Map<number, number>();
  /** The day of the current salt, in ms since 1970. */
  #day = { start: 0, end: 0 };
  #salt = '';

  /**
   * @param write adds views to posts, by id
   * @param failed called when a periodic write fails; its views are kept for the next one
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

  /** Counts a visitor in memory. The count is written within two seconds, or at the next `flush`. */
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

  /** Writes the pending counts. Called before counts are read and at shutdown. */
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
