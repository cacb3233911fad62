import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { addressKey, type RateLimits } from '../rate-limits.ts';
import { sendFinished } from '../send.ts';
import type { CacheableRead, CachedResponse, ResponseCache } from './response-cache.ts';

interface CachedReadsDeps {
  cache: ResponseCache;
  limits: RateLimits;
  /** The key that a request's response would have in the cache; null for what is never there. */
  keyOf: (request: IncomingMessage) => string | null;
  /** The caller's address, whatever proxies there are. */
  addressOf: (request: IncomingMessage) => string | undefined;
}

/** A public read that Express took in and counted. */
interface CountedRead {
  request: IncomingMessage;
  response: ServerResponse;
  /** The address as limits count it; null for the owner, whose reading is no view. */
  visitor: string | null;
}

/**
 * The one way of a public read, be it of the API or of a document: find the response in the cache, or make and keep it;
 * tell `onHit` of the visitor; send it. Each read counts once against its limit: here when it is answered ahead of
 * Express, in Express otherwise.
 */
export class CachedReads {
  readonly #deps: CachedReadsDeps;

  constructor(deps: CachedReadsDeps) {
    this.#deps = deps;
  }

  /**
   * Stands ahead of Express: a request whose response is in the cache gets those bytes, and nothing else is run for it.
   * Whoever shows credentials goes on to Express, which knows the owner.
   */
  aheadOf(next: RequestListener): RequestListener {
    return (request, response) => {
      const { method, headers } = request;
      const isRead = method === 'GET' || method === 'HEAD';
      const isVisitor = headers.cookie === undefined && headers.authorization === undefined;
      const key = isRead && isVisitor ? this.#deps.keyOf(request) : null;
      if (key === null) next(request, response);
      else this.#sendFound(request, response, key, next).catch(() => response.destroy());
    };
  }

  /** Sends what is found in the cache, or what is made for this read and those that come after it. */
  async send(counted: CountedRead, read: CacheableRead): Promise<void> {
    const { request, response, visitor } = counted;
    await deliver(request, response, await this.#deps.cache.findOrMake(read), visitor);
  }

  async #sendFound(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    next: RequestListener,
  ): Promise<void> {
    const { cache, limits, addressOf } = this.#deps;
    const found = cache.find(key);
    if (found === null) {
      next(request, response);
      return;
    }
    const visitor = addressKey(addressOf(request));
    try {
      await limits.take('read', visitor);
    } catch {
      next(request, response); // which refuses it in so many words
      return;
    }
    await deliver(request, response, found, visitor);
  }
}

function deliver(
  request: IncomingMessage,
  response: ServerResponse,
  found: CachedResponse,
  visitor: string | null,
): Promise<void> {
  // Asking for the head alone is no reading.
  if (visitor !== null && request.method === 'GET') {
    found.onHit?.({ address: visitor, userAgent: request.headers['user-agent'] ?? '' });
  }
  return sendFinished(request, response, found, found.status);
}
