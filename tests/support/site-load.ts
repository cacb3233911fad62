import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';

/** Readers and writers that go on until they are told to stop. */
export interface SiteLoad {
  /** How often each status came, or what a connection broke with. */
  outcomes: Record<string, number>;
  /** Addresses whose signup was acknowledged. */
  signedUp: string[];
  /** Resolves once `count` more answers of this status have come. */
  more: (count: number, status: number) => Promise<void>;
  /** Resolves once every request has its answer. */
  stop: () => Promise<void>;
}

interface Asked {
  path: string;
  /** Sent as JSON by POST. */
  body?: object;
}

/** Sends a request, whose connection is kept or opened for it alone. @returns the status, or the error's code */
async function outcomeOf(url: string, { path, body }: Asked, agent: Agent | false): Promise<string> {
  const sent = request(`${url}${path}`, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
  });
  const answered = new Promise<string>((resolve) => {
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.on('response', (response) => {
      const status = String(response.statusCode);
      text(response).then(
        () => resolve(status),
        (error: unknown) => resolve(`${status}, cut off: ${String(error)}`),
      );
    });
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return answered;
}

/**
 * Puts load on a site: kept and fresh connections read answers that are cached and that are not, documents, and sign up.
 * @param name tells this load's signups from others
 */
export function startLoad(url: string, name: string): SiteLoad {
  const outcomes: Record<string, number> = {};
  const signedUp: string[] = [];
  const kept = new Agent({ keepAlive: true });
  let going = true;
  let count = 0;

  async function go(
    agent: Agent | false,
    next: (count: number) => Asked & { email?: string },
  ): Promise<void> {
    while (going) {
      count += 1;
      const { email, ...asked } = next(count);
      const outcome = await outcomeOf(url, asked, agent);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      if (outcome === '200' && email !== undefined) signedUp.push(email);
      // A refused connection or a 503 comes at once; asking again at once would only take time from who has to recover.
      if (outcome !== '200') await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  const list = '/api/blog-posts-working.php?endpoint=blog-posts';
  const kinds = [
    () => ({ path: list }),
    (number: number) => ({ path: `${list}&search=word${number}` }),
    () => ({ path: '/shingle/pricing' }),
    (number: number) => {
      const email = `${name}-${number}@example.com`;
      return { path: '/api/newsletter.php', body: { email }, email };
    },
  ];
  const loops = kinds.flatMap((kind) => [go(kept, kind), go(false, kind)]);
  return {
    outcomes,
    signedUp,
    async more(wanted, status) {
      const enough = (outcomes[status] ?? 0) + wanted;
      await vi.waitUntil(() => (outcomes[status] ?? 0) >= enough, { timeout: 60_000, interval: 10 });
    },
    async stop() {
      going = false;
      await Promise.all(loops);
      kept.destroy();
    },
  };
}
