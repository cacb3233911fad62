import type { IncomingHttpHeaders } from 'node:http';
import { dayOf } from '#shared/business-time.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction, Transaction } from '../../db/unit-of-work.ts';
import { PeriodicFlush } from '../../periodic-flush.ts';
import { hostOf, isBrowsers, isReaders } from './document-view.ts';
import { addArrival, addCounts, addView, type DayCounts, noCounts } from './reader-counts.ts';
import type { ReaderRepository } from './readers.repository.ts';
import { thinnedFrom } from './thin-views.ts';

const FLUSH_EVERY = 5_000;

interface Deps {
  inTransaction: InTransaction;
  repository: ReaderRepository;
  clock: Clock;
  /** Whether browsers reach the site over HTTPS, and so say what each request is for. */
  https: boolean;
  /** The site's own host, with its port. */
  host: string;
  /** Called when a periodic write fails; its counts are kept for the next one. */
  onFailure: (error: unknown) => void;
}

/**
 * Counts views of pages, and subscribers who come and go, as totals of days: nothing that it keeps, even in memory, is
 * about one reader. What was counted is written every five seconds, and added to what other processes have counted.
 */
export class ReaderCounter {
  readonly #deps: Deps;
  readonly #flush: PeriodicFlush;
  #waiting = new Map<CalendarDay, DayCounts>();
  /** The day on which earlier days were last thinned. */
  #thinnedOn: CalendarDay = '';

  constructor(deps: Deps) {
    this.#deps = deps;
    const { onFailure } = deps;
    this.#flush = new PeriodicFlush({ every: FLUSH_EVERY, write: () => this.#write(), onFailure });
  }

  /** Counts a document that a visitor gets, and where they came from, if it is opened by a reader. */
  document(path: string, headers: IncomingHttpHeaders): void {
    if (!isReaders(headers, this.#deps.https)) return;
    addView(this.#today(), path);
    const { referer, host } = headers;
    addArrival(this.#today(), hostOf(referer, [this.#deps.host, host]));
  }

  /**
   * Counts a page that the browser shows without asking for its document.
   * @param from `document.referrer` where it is the first page of a visit; null on the way through the site
   */
  page(path: string, from: string | null, headers: IncomingHttpHeaders): void {
    if (!isBrowsers(headers)) return;
    addView(this.#today(), path);
    if (from !== null) addArrival(this.#today(), hostOf(from, [this.#deps.host, headers.host]));
  }

  /** Counts recipients of the newsletter who came, or, below 0, went. */
  subscribers(change: number): void {
    if (change > 0) this.#today().subscribersCome += change;
    else if (change < 0) this.#today().subscribersGone -= change;
  }

  /** Takes recipients back out of those who went then. */
  returned(recipients: number, went: Date): void {
    this.#of(dayOf(went)).subscribersGone -= recipients;
  }

  /** Writes what was counted, after what is being written. Called before totals are read and at shutdown. */
  flush(): Promise<void> {
    return this.#flush.flush();
  }

  close(): Promise<void> {
    return this.#flush.close();
  }

  async #write(): Promise<void> {
    const { inTransaction, repository, clock } = this.#deps;
    const waiting = [...this.#waiting.values()];
    this.#waiting = new Map();
    for (const counts of waiting) {
      try {
        await inTransaction((transaction) => repository.add(transaction, counts));
      } catch (error) {
        for (const kept of waiting.slice(waiting.indexOf(counts))) addCounts(this.#of(kept.day), kept);
        throw error;
      }
    }
    const today = dayOf(clock());
    if (this.#thinnedOn === today) return;
    await inTransaction((transaction: Transaction) => repository.thin(transaction, thinnedFrom(today)));
    this.#thinnedOn = today;
  }

  #today(): DayCounts {
    return this.#of(dayOf(this.#deps.clock()));
  }

  #of(day: CalendarDay): DayCounts {
    const known = this.#waiting.get(day);
    if (known !== undefined) return known;
    const counts = noCounts(day);
    this.#waiting.set(day, counts);
    return counts;
  }
}
