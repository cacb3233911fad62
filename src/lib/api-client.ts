import {
  type Answer,
  endpoints,
  type FormField,
  type OperationName,
  type Taken,
} from '#shared/contract/endpoints.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { ApiError } from './api-error.ts';

/** What a caller gives with an operation: the query and the body or form it takes, and what any call may have. */
export type RequestOptions<N extends OperationName> = Taken<N, 'query'> &
  ([FormField<N>] extends [never] ? Taken<N, 'body'> : { body: FormData }) & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    /** Sends this one call in another way than the client's own. */
    fetch?: typeof fetch;
    /** Reads the answer's text; JSON.parse unless told. */
    parse?: (text: string) => unknown;
  };

export type Request = <N extends OperationName>(name: N, options: RequestOptions<N>) => Promise<Answer<N>>;

export interface ClientOptions {
  /** As `apiBase()` gives it. */
  base: string;
  fetch: typeof fetch;
  /** The session's token; null when nobody is signed in. */
  token: () => string | null;
}

/** A visitor's form has waited long enough, in ms; the owner's calls may carry much, and take their time. */
const WAIT_TIMEOUT_MS = 60_000;

/** Makes the function through which every call to the server goes. It throws nothing but ApiError and aborts. */
export function createApiClient({ base, fetch, token }: ClientOptions): Request {
  return async function request(name, options) {
    const operation: Operation = endpoints[name];
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
    // The contract's types describe what the server sends; nothing checks them again here.
    return readAnswer(response, text, options.parse ?? JSON.parse) as Answer<typeof name>;
  };
}

type Query = Record<string, string | number | undefined>;

/** The operation's own parameters first, in their order, then the caller's. A `/` stays as it is. */
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

/** @param givenUp the caller's own signal, where there is one: its abort is no failure */
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
