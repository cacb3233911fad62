import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { addressKey, type RateLimits } from '../rate-limits.ts';
import { sendFinished } from '../send.ts';
import type { CacheableRead, CachedResponse, ResponseCache } from './response-cache.ts';

interface CachedReadsDeps {
  cache: ResponseCache;
  limits: RateLimits;
  /** A request's cache key; null when its response is never cached. */
  keyOf: (request: IncomingMessage) => string | null;
  /** The client's address, behind proxies, too. */
  addressOf: (request: IncomingMessage) => string | undefined;
}

/** A public read that Express has already counted against its limit. */
interface CountedRead {
  request: IncomingMessage;
  response: ServerResponse;
  /** The address's key for rate limits; null for the owner, whose reads are not counted as views. */
  visitor: string | null;
}

/**
 * Serves public reads of the API and of documents: finds the response in the cache or makes and caches it, calls
 * `onHit`, and sends it. Each read counts once against its limit: here when it bypasses Express, otherwise in Express.
 */
export class CachedReads {
  readonly #deps: CachedReadsDeps;

  constructor(deps: CachedReadsDeps) {
    this.#deps = deps;
  }

  /**
   * Runs before Express: a cached response is sent at once, and nothing else runs for it. Requests with credentials go
   * on to Express, which identifies the owner.
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

  /** Sends the cached response, or makes and caches a new one. */
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
      next(request, response); // which rejects it with an error message
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
  // HEAD requests are not counted as views.
  if (visitor !== null && request.method === 'GET') {
    const { headers } = request;
    found.onHit?.({ address: visitor, userAgent: headers['user-agent'] ?? '' }, headers);
  }
  return sendFinished(request, response, found, found.status);
}
