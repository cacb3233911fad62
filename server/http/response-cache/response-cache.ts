import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Visitor } from '../../visitor.ts';
import type { Finished } from '../send.ts';

/** A finished response to a public GET, with what makes it stale. */
export interface CachedResponse extends Finished {
  status: 200 | 404;
  tags: readonly string[];
  /** The instant from which on it is stale even without a write; null when only a write makes it stale. */
  until: Date | null;
  /** Called for each visitor, not the owner, who gets this response; null where nobody wants to know. */
  onHit: ((visitor: Visitor) => void) | null;
}

/** A response as it was made, and whether it is worth keeping for others. */
export interface MadeResponse {
  response: CachedResponse;
  keep: boolean;
}

/** What a public request asks for: the key of its response, and how that is made when the cache has none. */
export interface CacheableRead {
  key: string;
  /** @param revision rises with every write: what was made at another one may show other things */
  make: (revision: number) => Promise<MadeResponse>;
}

const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Keeps finished responses until a write changes what they show. Knows nothing but keys, bytes, tags and time.
 * The least recently used go first once `MAX_BYTES` are held.
 */
export class ResponseCache {
  readonly #clock: Clock;
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    // Twice, for the other forms that may come to be.
    sizeCalculation: ({ forms }, key) =>
      key.length + 2 * Object.values(forms).reduce((sum, { body }) => sum + body.length, 1_024),
  });
  #revision = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The response under a key while it holds; null when there is none. */
  find(key: string): CachedResponse | null {
    const response = this.#responses.get(key);
    if (response === undefined) return null;
    if (response.until === null || this.#clock() < response.until) return response;
    this.#responses.delete(key);
    return null;
  }

  /**
   * The response under a read's key, or a new one. A new one is kept unless something was written while it was made,
   * since it may be stale already.
   * @throws what `make` throws; nothing is kept then
   */
  async findOrMake({ key, make }: CacheableRead): Promise<CachedResponse> {
    const found = this.find(key);
    if (found !== null) return found;
    const revision = this.#revision;
    const { response, keep } = await make(revision);
    if (keep && revision === this.#revision) this.#responses.set(key, response);
    return response;
  }

  /** Drops every response that carries one of the tags. Called after each write that changes what visitors read. */
  invalidate(...tags: string[]): void {
    this.#revision += 1;
    for (const [key, response] of this.#responses.entries()) {
      if (response.tags.some((tag) => tags.includes(tag))) this.#responses.delete(key);
    }
  }
}
