/** One operation of the API: how it is called, and by whom. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly script: string;
  /**
   * Distinguishes operations with the same script and method. Each parameter must be present; `*` matches any text. If
   * several match, the one with the most parameters wins.
   */
  readonly query: Readonly<Record<string, string>>;
  /**
   * How the browser authenticates: not at all, by bearer token, or by session cookie only. The server accepts either of
   * the two for every operation that is not public. [6.08] [6.09] [6.10]
   */
  readonly auth: 'public' | 'bearer' | 'cookie';
}

/** The input and output types of an operation; an omitted part is not taken. */
export interface Exchange {
  query?: object;
  /** Sent as JSON. */
  body?: object;
  /** The field of a multipart form, sent in place of a body. */
  form?: string;
  answer: object;
}

/** A type-level key only: it does not exist at run time. */
declare const exchange: unique symbol;

export interface TypedOperation<Auth extends Operation['auth'], E extends Exchange> extends Operation {
  readonly auth: Auth;
  readonly [exchange]?: E;
}

type Method = Operation['method'];
type Query = Operation['query'];

/** Declares a public operation; `E` has the types of its input and output. */
export function anyone<E extends Exchange>(
  method: Method,
  script: string,
  query: Query = {},
): TypedOperation<'public', E> {
  return { method, script, query, auth: 'public' };
}

/** Declares an operation that the browser calls with its bearer token. */
export function bearer<E extends Exchange>(
  method: Method,
  script: string,
  query: Query = {},
): TypedOperation<'bearer', E> {
  return { method, script, query, auth: 'bearer' };
}

/** Declares an operation that the browser calls with its session cookie alone. */
export function cookie<E extends Exchange>(
  method: Method,
  script: string,
  query: Query = {},
): TypedOperation<'cookie', E> {
  return { method, script, query, auth: 'cookie' };
}

export type ExchangeOf<Declared> = Declared extends TypedOperation<Operation['auth'], infer E> ? E : never;
