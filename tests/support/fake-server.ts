import { type Answer, endpoints, type OperationName } from '#shared/contract/endpoints.ts';
import type { Failure } from '#shared/contract/envelope.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';

/** A request as the browser would have sent it. */
export interface SentRequest {
  method: string;
  /** Path and query as in the request. */
  url: string;
  headers: Headers;
  /** The parsed JSON body, or the FormData; null when there was none. */
  body: unknown;
}

/**
 * An operation's response, typed by the contract, or none at all. `unchecked` is JSON that the compiler does not check:
 * an invalid response, or one chosen by a variable name.
 */
export type Reply<N extends OperationName> =
  | { status?: number; json: Answer<N> | Failure }
  | { status?: number; unchecked: unknown }
  | { status?: number; text: string }
  | 'network failure'
  | 'never';

const names = Object.keys(endpoints) as OperationName[];

/** Replaces `fetch`: replies as the test prepared, and records the requests. */
export class FakeServer {
  readonly requests: SentRequest[] = [];
  readonly #replies = new Map<OperationName, Reply<OperationName>[]>();

  /** Sets the replies of an operation, or of several together, in order; the last one is repeated. */
  on<const N extends OperationName>(operations: N | readonly N[], ...replies: Reply<N>[]): this {
    const between: readonly N[] = typeof operations === 'string' ? [operations] : operations;
    for (const name of between) this.#replies.set(name, replies);
    return this;
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    if (typeof input !== 'string') throw new Error('FakeServer expects addresses as text.');
    const method = init.method ?? 'GET';
    this.requests.push({
      method,
      url: input,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : (init.body ?? null),
    });
    const reply = this.#nextReply(method, input);
    if (reply === 'network failure') throw new TypeError('Failed to fetch');
    if (reply === 'never') return new Promise<Response>(() => undefined);
    return new Response(textOf(reply), { status: reply.status ?? 200 });
  };

  #nextReply(method: string, url: string): Reply<OperationName> {
    const { pathname, searchParams } = new URL(url, 'http://site');
    const candidates = names.filter(
      (name) => endpoints[name].method === method && pathname.endsWith(`/${endpoints[name].script}`),
    );
    const name = matchOperation(candidates, new Map(searchParams));
    const replies = name === null ? undefined : this.#replies.get(name);
    const reply = replies !== undefined && replies.length > 1 ? replies.shift() : replies?.[0];
    if (reply === undefined) throw new Error(`No reply was prepared for ${method} ${url}`);
    return reply;
  }
}

function textOf(reply: Exclude<Reply<OperationName>, string>): string {
  if ('text' in reply) return reply.text;
  return JSON.stringify('json' in reply ? reply.json : reply.unchecked);
}
