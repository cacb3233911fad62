import type { ReadAnswer } from '#shared/first-render.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { findOperation } from '../http/find-operation.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Answers a page's API reads during its server render, and tracks how long the page is valid: no longer than any of its
 * answers.
 */
export class PageReads {
  readonly #handlers: Endpoints;
  readonly #tags = new Set<string>();
  readonly #onHit: ((visitor: Visitor) => void)[] = [];
  #until: Date | null = null;
  /** The error of a read that failed; null when none did. */
  failure: unknown = null;

  constructor(handlers: Endpoints) {
    this.#handlers = handlers;
  }

  /** @param address URL of a public read, at the root: `/api/…` */
  readonly read = async (address: string): Promise<ReadAnswer> => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    const query = new Map(searchParams);
    const endpoint = this.#handlers[findOperation('GET', pathname.replace(/^\/api\//, ''), query)];
    if (endpoint.kind !== 'read') throw new Error(`A page asked for ${pathname}, which is not kept.`);
    try {
      const { answer, tags, until, onHit } = await endpoint.read(query);
      if (until !== null && (this.#until === null || until < this.#until)) this.#until = until;
      for (const tag of tags) this.#tags.add(tag);
      if (onHit !== null) this.#onHit.push(onHit);
      return { status: 200, text: JSON.stringify(answer) };
    } catch (error) {
      this.failure = error;
      if (!(error instanceof HttpError)) throw error;
      return { status: error.status, text: JSON.stringify({ success: false, error: error.message }) };
    }
  };

  get tags(): string[] {
    return [...this.#tags];
  }

  /** When the first of the answers becomes stale without a write. */
  get until(): Date | null {
    return this.#until;
  }

  /** Called for each visitor who gets the page; null when none of the reads has a callback. */
  get onHit(): ((visitor: Visitor) => void) | null {
    const onHit = this.#onHit;
    if (onHit.length === 0) return null;
    return (visitor) => {
      for (const tell of onHit) tell(visitor);
    };
  }
}
