import type { CallCounter, Count } from './rate-limits.ts';

/** How often the counts are exchanged; together the processes allow what arrives meanwhile beyond the limit. */
const EXCHANGE_EVERY_MS = 1_000;
/** Fewer calls in a window are not exchanged: a process may allow an address that many beyond the limit. */
const MIN_EXCHANGED = 30;

/** Calls in a window that ends at `end`, in ms since 1970. */
interface Calls {
  calls: number;
  end: number;
}

/** What is counted of a key. The calls contain those that other processes have told of. */
interface Window extends Calls {
  /** Own calls that the others have not been told of yet. */
  unsent: number;
}

interface SharedReadsDeps {
  /** Calls up to which a window is of interest to the others; beyond that all of them know enough. */
  limit: number;
  /** Milliseconds. */
  window: number;
  /** Tells the others of calls, by key. @returns the calls of all processes */
  exchange: (news: ReadonlyMap<string, Calls>) => Promise<ReadonlyMap<string, Calls>>;
  /** Called when the exchange begins to fail; until it works again each process counts by itself. */
  onFailure: (error: unknown) => void;
}

/**
 * Counts calls in memory, so that nobody waits for the database, and exchanges the counts with other processes about
 * once a second.
 */
export class SharedReads implements CallCounter {
  readonly #deps: SharedReadsDeps;
  /** In the order in which they began. */
  readonly #windows = new Map<string, Window>();
  readonly #timer: NodeJS.Timeout;
  #exchanging: Promise<void> | null = null;
  #failing = false;

  constructor(deps: SharedReadsDeps) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.exchange(), EXCHANGE_EVERY_MS);
    this.#timer.unref();
  }

  add(key: string): Promise<Count> {
    const now = Date.now();
    let window = this.#windows.get(key);
    if (window === undefined || window.end <= now) {
      window = { calls: 0, unsent: 0, end: now + this.#deps.window };
      this.#windows.delete(key); // the new one comes last
      this.#windows.set(key, window);
    }
    window.calls += 1;
    window.unsent += 1;
    return Promise.resolve({ consumedPoints: window.calls, msBeforeNext: window.end - now });
  }

  giveBack(key: string): Promise<void> {
    const window = this.#windows.get(key);
    if (window !== undefined && window.calls > 0 && window.end > Date.now()) {
      window.calls -= 1;
      window.unsent -= 1;
    }
    return Promise.resolve();
  }

  /** Exchanges the counts now, or awaits the exchange that is under way. Never rejects. */
  exchange(): Promise<void> {
    this.#exchanging ??= this.#exchange().finally(() => {
      this.#exchanging = null;
    });
    return this.#exchanging;
  }

  /** Ends the regular exchange. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#exchanging;
  }

  async #exchange(): Promise<void> {
    const now = Date.now();
    this.#forgetEnded(now);
    const told: [string, Window][] = [];
    for (const [key, window] of this.#windows) {
      if (window.end > now && this.#isNews(window)) told.push([key, window]);
    }
    const news = new Map(told.map(([key, { unsent, end }]) => [key, { calls: unsent, end }]));
    try {
      const sums = await this.#deps.exchange(news);
      for (const [key, window] of told) {
        const sum = sums.get(key);
        if (sum === undefined) continue;
        window.unsent -= news.get(key)?.calls ?? 0;
        window.calls = sum.calls + window.unsent;
        window.end = sum.end;
      }
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#deps.onFailure(error);
      this.#failing = true;
    }
  }

  /** Not so once the others know that the limit is reached. */
  #isNews({ calls, unsent }: Window): boolean {
    return unsent !== 0 && calls >= MIN_EXCHANGED && calls - unsent <= this.#deps.limit;
  }

  #forgetEnded(now: number): void {
    for (const [key, { end }] of this.#windows) {
      if (end > now) return;
      this.#windows.delete(key);
    }
  }
}
