import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { placesOf } from './old-address.ts';
import type { ListedOldAddress, OldAddressRepository, OldAddressTarget } from './old-addresses.repository.ts';

const FLUSH_EVERY = 5_000;
/** Maximum addresses whose counts wait while they can't be written. */
const MAX_WAITING = 10_000;
const FEED = /\/feed(?:\/(?:rss2?|atom|rdf))?\/?$/i;

interface Deps {
  inTransaction: InTransaction;
  repository: Pick<OldAddressRepository, 'find' | 'count' | 'listAsked' | 'counts'>;
  clock: Clock;
  /** Called when a periodic write fails; its counts are kept for the next one. */
  onFailure: (error: unknown) => void;
}

/** Where an address of an earlier site leads. */
export interface OldAddressLead {
  /** The slug of a post that visitors can read, or else a path below the base or an http(s) address. */
  to: { slug: string } | { path: string };
  /** Whether the query named the page: then it may stand at the address of another one. */
  byQuery: boolean;
  /** Counts that it was followed. */
  follow: () => void;
}

/** Addresses of an earlier site, and how often they are still asked for. */
export class OldAddressService {
  readonly #deps: Deps;
  readonly #timer: NodeJS.Timeout;
  #asked = new Map<string, number>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#timer = setInterval(() => void this.flush().catch(deps.onFailure), FLUSH_EVERY);
    this.#timer.unref();
  }

  /** Null for one that leads to nothing that visitors can read. @param address a path with its query */
  async find(address: string): Promise<OldAddressLead | null> {
    const places = placesOf(address);
    if (places.length === 0) return null;
    const found = await this.#deps.repository.find(places, this.#deps.clock().toISOString());
    const [target] = places.flatMap((place) => found.filter((row) => row.address === place));
    if (target === undefined) return null;
    return {
      to: leadOf(target, FEED.test(address.replace(/\?.*$/s, ''))),
      byQuery: target.address.includes('?'),
      follow: () => this.#count(target.address),
    };
  }

  /** Those that are still asked for, with what waits to be counted. */
  async listAsked(limit: number): Promise<{ rows: ListedOldAddress[]; asked: number; known: number }> {
    await this.flush();
    const { repository, clock } = this.#deps;
    const [rows, counts] = await Promise.all([
      repository.listAsked(limit, clock().toISOString()),
      repository.counts(),
    ]);
    return { rows, ...counts };
  }

  /** Writes what was counted. Called at shutdown, too. */
  async flush(): Promise<void> {
    const { inTransaction, repository, clock } = this.#deps;
    const asked = this.#asked;
    if (asked.size === 0) return;
    this.#asked = new Map();
    try {
      await inTransaction((transaction) => repository.count(transaction, asked, clock().toISOString()));
    } catch (error) {
      for (const [address, times] of asked) this.#count(address, times);
      throw error;
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  #count(address: string, times = 1): void {
    const before = this.#asked.get(address);
    if (before === undefined && this.#asked.size >= MAX_WAITING) return;
    this.#asked.set(address, (before ?? 0) + times);
  }
}

/** The feed of a category or a tag leads to its feed. */
function leadOf({ slug, leads_to: path }: OldAddressTarget, isFeed: boolean): OldAddressLead['to'] {
  if (slug !== null) return { slug };
  const isTopic = /^\/blog\/(?:category|tag)\/[^/]+$/.test(path ?? '');
  return { path: isFeed && isTopic ? `${path}/feed.xml` : (path ?? '/') };
}
