/** One caller that waits for a render. */
export interface RenderRequest {
  /** What is to be rendered; requests with the same key share one render. */
  key: string;
  /** Who asks: an address, as limits count it. */
  visitor: string;
  /** Whether it goes before everything else: the same for all requests of a key, and only for few keys. */
  first: boolean;
}

/** Renders that one visitor may have waiting: some open tabs, but no flood. */
const MAX_WAITING_PER_VISITOR = 4;
/** The same of all visitors together: what is rendered in some seconds. */
const MAX_WAITING = 200;

/**
 * Decides which render is next. First those that go before everything else, in the order they were asked for. Then the
 * visitors take turns, each with the renders it asked for in their order, so that nobody waits longer because
 * somebody else asked for much. A render that several visitors wait for comes with the first of their turns.
 * Knows neither time nor what a render is.
 */
export class RenderQueue<Request extends RenderRequest> {
  /** Those who wait for a render, by its key. */
  readonly #requests = new Map<string, Set<Request>>();
  /** Keys of the renders that go before everything else. */
  readonly #first = new Set<string>();
  /** Keys of the others that each visitor waits for. The visitors stand in the order of their turns. */
  readonly #turns = new Map<string, Set<string>>();

  /** How many renders wait. */
  get size(): number {
    return this.#requests.size;
  }

  /** Whether there was room: a visitor who has too much waiting already gets no more of it. */
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

  /** Takes a request back; its render stays while others wait for it. */
  leave(request: Request): void {
    const { key, visitor } = request;
    const requests = this.#requests.get(key);
    if (requests?.delete(request) !== true) return;
    if (requests.size === 0) this.#remove(key, [request]);
    else if (![...requests].some((other) => other.visitor === visitor)) this.#endTurn(visitor, key);
  }

  /** All who wait for the next render, which is then theirs; none when nobody waits. */
  next(): Request[] {
    const [key] = this.#first;
    if (key !== undefined) return this.#take(key);
    for (const [visitor, keys] of this.#turns) {
      const [theirs] = keys;
      if (theirs === undefined) continue; // no visitor stays here without a key
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
