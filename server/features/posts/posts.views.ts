import { hash } from 'node:crypto';
import { isbot } from 'isbot';
import { dayOf } from '#shared/business-time.ts';
import { startOfDay } from '#shared/business-instant.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import type { Clock } from '../../clock.ts';
import { PeriodicFlush } from '../../periodic-flush.ts';
import type { Visitor } from '../../visitor.ts';
import { MAX_VISITORS_OF_NETWORK, type Visit, type VisitStore } from './visits.ts';

const FLUSH_EVERY = 2_000;
/** Maximum distinct visitors remembered per day; beyond that, earlier ones may be handed to the store again. */
const MAX_SEEN = 200_000;
/** Maximum visits that wait while they can't be written; beyond that, new ones are not counted. */
const MAX_WAITING = 200_000;
/** How long after a day its visits can still be told apart, in ms: until all processes have written theirs. */
const GRACE = 5 * FLUSH_EVERY;

/**
 * Counts each visitor once per post and day, a few per network, and no bots. Visitors are hashes, which can't be
 * recognised once the day's salt is gone: it changes daily. What was seen is kept in memory, so that a repeated visit
 * costs nothing more.
 */
export class ViewCounter {
  readonly #store: VisitStore;
  readonly #clock: Clock;
  readonly #flush: PeriodicFlush;
  readonly #seen = new Set<string>();
  /** Visitors per post and network; never more entries than `#seen`. */
  readonly #networks = new Map<string, number>();
  #waiting: Visit[] = [];
  /** The day of the current salt, in ms since 1970. */
  #day = { name: '', start: 0, end: 0 };
  #salt = '';
  /** The day on which the store has last been told to forget the earlier ones. */
  #forgotOn: CalendarDay = '';

  /** @param onFailure called when a periodic write fails; its visits are kept for the next one */
  constructor(store: VisitStore, clock: Clock, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#flush = new PeriodicFlush({ every: FLUSH_EVERY, write: () => this.#write(), onFailure });
  }

  /** Counts a visitor in memory. The count is written within two seconds, or at the next `flush`. */
  record(postId: number, visitor: Visitor): void {
    if (isbot(visitor.userAgent) || this.#waiting.length >= MAX_WAITING) return;
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
    this.#waiting.push({ day: this.#day.name, postId, network, visitor: fingerprint });
  }

  /** Writes the waiting visits, after those that are being written. Called before counts are read and at shutdown. */
  flush(): Promise<void> {
    return this.#flush.flush();
  }

  close(): Promise<void> {
    return this.#flush.close();
  }

  async #write(): Promise<void> {
    this.#startDay(); // also when nobody comes
    const visits = this.#waiting;
    this.#waiting = [];
    try {
      if (visits.length > 0) await this.#store.add(visits);
    } catch (error) {
      this.#waiting = visits.concat(this.#waiting);
      throw error;
    }
    // Visits that waited longer than their day bring back something to forget.
    if (visits.some(({ day }) => day < this.#day.name)) this.#forgotOn = '';
    await this.#forgetEarlierDays();
  }

  async #forgetEarlierDays(): Promise<void> {
    const { name, start } = this.#day;
    if (this.#forgotOn === name || this.#clock().getTime() < start + GRACE) return;
    await this.#store.forgetBefore(name);
    this.#forgotOn = name;
  }

  #startDay(): void {
    const now = this.#clock();
    if (this.#day.start <= now.getTime() && now.getTime() < this.#day.end) return;
    const name = dayOf(now);
    this.#day = { name, start: startOfDay(name).getTime(), end: startOfDay(addDays(name, 1)).getTime() };
    this.#salt = this.#store.saltOf(name);
    this.#forget();
  }

  #forget(): void {
    this.#seen.clear();
    this.#networks.clear();
  }
}
