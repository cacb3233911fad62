import type { Answer, FormField, OperationName, Taken } from '#shared/contract/endpoints.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { publicEndpoints } from '#shared/contract/public-endpoints.ts';
import { ApiError } from './api-error.ts';

/** The options of a call: the operation's query and body or form, and the options common to all calls. */
export type RequestOptions<N extends OperationName> = Taken<N, 'query'> &
  ([FormField<N>] extends [never] ? Taken<N, 'body'> : { body: FormData }) & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Used for this call in place of the client's own `fetch`. */
    fetch?: typeof fetch;
    /** Parses the response's text; JSON.parse by default. */
    parse?: (text: string) => unknown;
  };

export type Request = <N extends OperationName>(name: N, options: RequestOptions<N>) => Promise<Answer<N>>;

export interface ClientOptions {
  /** The value of `apiBase()`. */
  base: string;
  fetch: typeof fetch;
  /** The session's token; null when nobody is signed in. */
  token: () => string | null;
}

/** What can be called so far: what visitors' pages call, until the dashboard brings the rest. */
export const operations: Partial<Record<OperationName, Operation>> = { ...publicEndpoints };

/** Makes more of the API known to every client. */
export function addOperations(more: typeof operations): void {
  Object.assign(operations, more);
}

/** Timeout of public calls, in ms. The owner's calls have none, because they may carry large bodies. */
const WAIT_TIMEOUT_MS = 60_000;

/** Makes the function that sends every request to the server. It throws only ApiError and abort errors. */
export function createApiClient({ base, fetch, token }: ClientOptions): Request {
  return async function request(name, options) {
    const operation = operations[name];
    if (operation === undefined) throw new Error(`${name} is called before addOperations has declared it`);
    const { query, body } = options as { query?: Query; body?: unknown };
    const headers = new Headers({ Accept: 'application/json', ...options.headers });
    const bearer = operation.auth === 'bearer' ? token() : null;
    if (bearer !== null) headers.set('Authorization', `Bearer ${bearer}`);
    const init: RequestInit = { method: operation.method, headers };
    const { signal } = options;
    if (signal !== undefined) init.signal = signal;
    else if (operation.auth === 'public') init.signal = AbortSignal.timeout(WAIT_TIMEOUT_MS);
    if (body instanceof FormData) {
      init.body = body;
    } else if (body !== undefined) {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(body);
    }
    const { response, text } = await send(
      options.fetch ?? fetch,
      `${base}/${operation.script}${queryString(operation, query)}`,
      init,
      signal,
    );
    // The contract's types describe the server's responses; they are not validated again here.
    return readAnswer(response, text, options.parse ?? JSON.parse) as Answer<typeof name>;
  };
}

type Query = Record<string, string | number | undefined>;

/** The operation's own parameters first, in their order, then the caller's. `/` is not escaped. */
function queryString(operation: Operation, query: Query = {}): string {
  const fixed = Object.entries(operation.query).map(
    ([key, pattern]) => [key, pattern.replace('*', String(query[key] ?? ''))] as const,
  );
  const own = Object.entries(query).filter(
    ([key, value]) => value !== undefined && operation.query[key] === undefined,
  );
  const pairs = [...fixed, ...own].map(
    ([key, value]) => `${key}=${encodeURIComponent(String(value)).replaceAll('%2F', '/')}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** @param givenUp the caller's own signal, if any: its abort is not a failure */
async function send(
  fetch: ClientOptions['fetch'],
  url: string,
  init: RequestInit,
  givenUp: AbortSignal | undefined,
) {
  try {
    const response = await fetch(url, init);
    return { response, text: await response.text() };
  } catch (cause) {
    if (givenUp?.aborted === true) throw cause;
    throw new ApiError('network', { cause });
  }
}

function readAnswer(response: Response, text: string, parse: (text: string) => unknown): unknown {
  const { status, ok } = response;
  let answer: unknown;
  try {
    answer = parse(text);
  } catch (cause) {
    throw new ApiError(ok ? 'not-json' : 'status', { status, cause });
  }
  const said = isRecord(answer) ? answer : {};
  if (said.success === false || (!ok && typeof said.error === 'string')) {
    throw new ApiError('refused', {
      status,
      ...(typeof said.error === 'string' && said.error !== '' ? { serverError: said.error } : {}),
      ...(typeof said.field === 'string' ? { field: said.field } : {}),
    });
  }
  if (!ok) throw new ApiError('status', { status });
  return answer;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
