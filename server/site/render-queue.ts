/** A request waiting for a render. */
export interface RenderRequest {
  /** Identifies the render; requests with the same key share it. */
  key: string;
  /** The address's key for rate limits. */
  visitor: string;
  /** Whether it has priority: the same for all requests with a key, and only for few keys. */
  first: boolean;
}

/** Maximum waiting renders per visitor: several open tabs, but no flood. */
const MAX_WAITING_PER_VISITOR = 4;
/** Maximum waiting renders of all visitors: a few seconds of work. */
const MAX_WAITING = 200;

/**
 * Decides which render is next. Renders with priority come first, in the order of their requests. Then the visitors
 * take turns, each with its own renders in order, so that nobody waits longer because another visitor requested many. A
 * render that several visitors wait for runs at the first of their turns. The queue handles neither time nor rendering.
 */
export class RenderQueue<Request extends RenderRequest> {
  /** The waiting requests by key. */
  readonly #requests = new Map<string, Set<Request>>();
  /** Keys of the renders with priority. */
  readonly #first = new Set<string>();
  /** Keys of the other renders, per visitor. The visitors are in the order of their turns. */
  readonly #turns = new Map<string, Set<string>>();

  /** The number of waiting renders. */
  get size(): number {
    return this.#requests.size;
  }

  /** Adds a request. @returns false when the queue or the visitor's share of it is full */
  enter(request: Request): boolean {
    const { key, visitor, first } = request;
    if (first) {
      this.#first.add(key);
    } else {
      const keys = this.#turns.get(visitor) ?? new Set();
      const isNew = !this.#requests.has(key);
      if (!keys.has(key) && keys.size >= MAX_WAITING_PER_VISITOR) return false;
      if (isNew && this.#requests.size >= MAX_WAITING) return false;
      this.#turns.set(visitor, keys.add(key));
    }
    this.#requests.set(key, (this.#requests.get(key) ?? new Set()).add(request));
    return true;
  }

  /** Removes a request; its render stays while other requests wait for it. */
  leave(request: Request): void {
    const { key, visitor } = request;
    const requests = this.#requests.get(key);
    if (requests?.delete(request) !== true) return;
    if (requests.size === 0) this.#remove(key, [request]);
    else if (![...requests].some((other) => other.visitor === visitor)) this.#endTurn(visitor, key);
  }

  /** Removes and returns all requests for the next render; empty when none is waiting. */
  next(): Request[] {
    const [key] = this.#first;
    if (key !== undefined) return this.#take(key);
    for (const [visitor, keys] of this.#turns) {
      const [theirs] = keys;
      if (theirs === undefined) continue; // a visitor without keys is removed
      this.#turns.delete(visitor);
      this.#turns.set(visitor, keys);
      return this.#take(theirs);
    }
    return [];
  }

  #take(key: string): Request[] {
    const requests = [...(this.#requests.get(key) ?? [])];
    this.#remove(key, requests);
    return requests;
  }

  #remove(key: string, requests: Request[]): void {
    this.#requests.delete(key);
    this.#first.delete(key);
    for (const { visitor } of requests) this.#endTurn(visitor, key);
  }

  #endTurn(visitor: string, key: string): void {
    const keys = this.#turns.get(visitor);
    keys?.delete(key);
    if (keys?.size === 0) this.#turns.delete(visitor);
  }
}
