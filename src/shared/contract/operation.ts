/** One operation of the API: how it is called, and by whom. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly script: string;
  /**
   * Tells operations of one script and method apart: each parameter must be there, `*` stands for any text. Where
   * several fit, the one that names most parameters is meant.
   */
  readonly query: Readonly<Record<string, string>>;
  /**
   * How the browser identifies the caller: not at all, by bearer token, or by the session cookie alone. The server lets
   * nobody into an operation that is not public without one of the two. [6.08] [6.09] [6.10]
   */
  readonly auth: 'public' | 'bearer' | 'cookie';
}

/** The types of what an operation takes and answers; it takes no part that is left out. */
export interface Exchange {
  query?: object;
  /** Sent as JSON. */
  body?: object;
  /** The field of a multipart form, which is sent in place of a body. */
  form?: string;
  answer: object;
}

/** A key for the compiler alone: nothing has it at run time. */
declare const exchange: unique symbol;

export interface TypedOperation<Auth extends Operation['auth'], E extends Exchange> extends Operation {
  readonly auth: Auth;
  readonly [exchange]?: E;
}

type Method = Operation['method'];
type Query = Operation['query'];

/** Declares an operation for anyone; `E` has the types of what it takes and answers. */
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
