import { setTimeout as sleep } from 'node:timers/promises';

export interface StoreTimeouts {
  /** Until the answer to a read begins, connecting included. */
  answerMs: number;
  /** Until a request is over, its body included. */
  wholeMs: number;
}

/** Before the second try. */
const PAUSE_MS = 200;
/** The store could not just then. */
const PASSING = new Set([429, 500, 502, 503, 504]);

/**
 * `fetch` for an object store. What fails for a passing reason, such as a connection that the store had closed, is tried
 * once more; all that we ask can be asked twice, but for a stream. A time-out is final.
 */
export function storeFetch({ answerMs, wholeMs }: StoreTimeouts): typeof fetch {
  return async (input, init) => {
    const whole = AbortSignal.timeout(wholeMs);
    const isStream = init?.body instanceof ReadableStream;
    const headers = new Headers(init?.headers);
    // `fetch` knows the length of all others. Told twice, it is refused where another library's undici was loaded first.
    if (!isStream) headers.delete('content-length');
    const attempt = async () => {
      const answer = new AbortController();
      // The answer to a PUT begins only after its body was sent.
      const ms = init?.method === 'PUT' ? wholeMs : answerMs;
      const timer = setTimeout(() => answer.abort(new DOMException('No answer', 'TimeoutError')), ms);
      try {
        const signal = AbortSignal.any([whole, answer.signal]);
        return await fetch(input, {
          ...init,
          headers,
          ...(isStream ? { duplex: 'half' as const } : {}),
          signal,
        });
      } finally {
        clearTimeout(timer);
      }
    };
    if (isStream) return attempt(); // what it has read of it is gone
    const first = await attempt().catch((error: unknown) => {
      if (isTimeout(error)) throw error;
      return null;
    });
    if (first !== null && !PASSING.has(first.status)) return first;
    await first?.body?.cancel();
    await sleep(PAUSE_MS);
    return attempt();
  };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
