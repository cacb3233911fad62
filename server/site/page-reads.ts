import type { ReadAnswer } from '#shared/first-render.ts';
import type { Endpoints } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import { findOperation } from '../http/find-operation.ts';
import type { Visitor } from '../visitor.ts';

/**
 * Answers what a page asks of the API while it is rendered, as the API would, and keeps account of how long the page
 * then holds: just as long as the answers it was made of.
 */
export class PageReads {
  readonly #handlers: Endpoints;
  readonly #tags = new Set<string>();
  readonly #onHit: ((visitor: Visitor) => void)[] = [];
  #until: Date | null = null;
  /** Why the API could not answer, where it could not. */
  failure: unknown = null;

  constructor(handlers: Endpoints) {
    this.#handlers = handlers;
  }

  /** @param address of a public read, at the root: `/api/…` */
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

  /** When the first of the answers is stale by itself. */
  get until(): Date | null {
    return this.#until;
  }

  /** Called for each visitor who gets the page; null where none of its answers wants to know. */
  get onHit(): ((visitor: Visitor) => void) | null {
    const onHit = this.#onHit;
    if (onHit.length === 0) return null;
    return (visitor) => {
      for (const tell of onHit) tell(visitor);
    };
  }
}
