import { LRUCache } from 'lru-cache';
import type { Visitor } from '../visitor.ts';
import type { Finished } from './send.ts';

/** A finished answer to a public GET, with what makes it stale. */
export interface CachedResponse extends Finished {
  tags: readonly string[];
  /** The instant from which on it is stale even without a write. */
  until: Date | null;
  /** Told each time a visitor, not the owner, gets this answer. */
  onHit: ((visitor: Visitor) => void) | null;
}

const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Finished answers, kept until a write changes what they show. Knows nothing but bytes, tags and time.
 * The least recently used go first once `MAX_BYTES` are held.
 */
export class ResponseCache {
  readonly #answers = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    // Twice, for the other forms that may come to be.
    sizeCalculation: ({ forms }, key) =>
      key.length + 2 * Object.values(forms).reduce((sum, { body }) => sum + body.length, 1_024),
  });
  #revision = 0;

  /** Take this before reading what an answer is made of, and give it to `put`. */
  get revision(): number {
    return this.#revision;
  }

  get(key: string, now: Date): CachedResponse | null {
    const answer = this.#answers.get(key);
    if (answer === undefined) return null;
    if (answer.until === null || now < answer.until) return answer;
    this.#answers.delete(key);
    return null;
  }

  /** Keeps an answer, unless anything was written since `revision`: it may be stale already. */
  put(key: string, answer: CachedResponse, revision: number): void {
    if (revision === this.#revision) this.#answers.set(key, answer);
  }

  /** Forgets every answer that carries one of the tags. */
  invalidate(...tags: string[]): void {
    this.#revision += 1;
    for (const [key, answer] of this.#answers.entries()) {
      if (answer.tags.some((tag) => tags.includes(tag))) this.#answers.delete(key);
    }
  }
}
