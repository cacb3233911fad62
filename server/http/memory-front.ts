import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { ResponseCache } from './response-cache.ts';
import { type RateLimits, addressKey } from './rate-limits.ts';
import { sendFinished } from './send.ts';

interface FrontOptions {
  memory: ResponseCache;
  limits: RateLimits;
  clock: Clock;
  /** Under which the API lies, the root among them. */
  bases: readonly string[];
  /** Under which key a document is cached that is asked for by this address; null for what is no document. */
  documentKey: (request: IncomingMessage) => string | null;
  /** The caller's address, whatever proxies there are. */
  addressOf: (request: IncomingMessage) => string | undefined;
  next: RequestListener;
}

/**
 * Stands ahead of Express: a public GET or a document whose finished answer is cached gets those bytes and nothing
 * else is run for it. Whoever shows credentials goes on to Express, since the owner's reading is not counted as a view.
 */
export function createMemoryFront(options: FrontOptions): RequestListener {
  const { memory, limits, clock, bases, documentKey, next, addressOf } = options;

  async function answer(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
    const cached = memory.get(key, clock());
    if (cached === null) {
      next(request, response);
      return;
    }
    const address = addressKey(addressOf(request));
    try {
      await limits.take('read', address);
    } catch {
      next(request, response); // which refuses it in so many words
      return;
    }
    if (request.method === 'GET') {
      cached.onHit?.({ address, userAgent: request.headers['user-agent'] ?? '' });
    }
    await sendFinished(request, response, cached);
  }

  return (request, response) => {
    const { method, url = '', headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const base = bases.find((base) => url.startsWith(`${base}/api/`));
    const key = base === undefined ? documentKey(request) : url.slice(base.length);
    if (!isRead || key === null || headers.cookie !== undefined || headers.authorization !== undefined) {
      next(request, response);
      return;
    }
    answer(request, response, key).catch(() => response.destroy());
  };
}
