import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../visitor.ts';
import type { Finished } from '../send.ts';

/** A finished response to a public GET, and what makes it stale. */
export interface CachedResponse extends Finished {
  status: 200 | 404;
  tags: readonly string[];
  /** From this time on it is stale even without a write; null when only a write makes it stale. */
  until: Date | null;
  /** Called for each visitor who gets this response, not for the owner; null when there is nothing to call. */
  onHit: ((visitor: Visitor, headers: IncomingHttpHeaders) => void) | null;
}

/** A new response, and whether to cache it. */
export interface MadeResponse {
  response: CachedResponse;
  keep: boolean;
}

/** A public read: its cache key, and how to make the response when the cache has none. */
export interface CacheableRead {
  key: string;
  /** @param revision incremented by every write; a response made at another revision may differ */
  make: (revision: number) => Promise<MadeResponse>;
  /** All who wait get the response that is made for the first of them. Unset when `make` sees to that. */
  shared?: true;
}

const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Caches finished responses until a write changes what they show. It only handles keys, bytes, tags and time. When
 * `MAX_BYTES` are exceeded, the least recently used responses are dropped first.
 */
export class ResponseCache {
  readonly #clock: Clock;
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    // Doubled, to allow for forms compressed later.
    sizeCalculation: ({ forms }, key) =>
      key.length + 2 * Object.values(forms).reduce((sum, { body }) => sum + body.length, 1_024),
  });
  /** The shared responses being made, by revision and key. */
  readonly #making = new Map<string, Promise<CachedResponse>>();
  #revision = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The cached response of a key; null when there is none or it is stale. */
  find(key: string): CachedResponse | null {
    const response = this.#responses.get(key);
    if (response === undefined) return null;
    if (response.until === null || this.#clock() < response.until) return response;
    this.#responses.delete(key);
    return null;
  }

  /**
   * The cached response of a read, or a new one. A new one is not cached if a write happened while it was made, because
   * it may be stale.
   * @throws what `make` throws; nothing is cached then
   */
  async findOrMake(read: CacheableRead): Promise<CachedResponse> {
    const found = this.find(read.key);
    if (found !== null) return found;
    if (read.shared !== true) return this.#make(read);
    // A write in between makes another one: what was begun before it may be stale.
    const name = `${this.#revision} ${read.key}`;
    const making = this.#making.get(name) ?? this.#make(read).finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }

  async #make({ key, make }: CacheableRead): Promise<CachedResponse> {
    const revision = this.#revision;
    const { response, keep } = await make(revision);
    if (keep && revision === this.#revision) this.#responses.set(key, response);
    return response;
  }

  /** Drops every response with one of the tags. Must be called after each write that changes what visitors see. */
  invalidate(...tags: readonly string[]): void {
    this.#revision += 1;
    for (const [key, response] of this.#responses.entries()) {
      if (response.tags.some((tag) => tags.includes(tag))) this.#responses.delete(key);
    }
  }
}
