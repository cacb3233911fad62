import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Session } from '../features/session/session.service.ts';
import type { Visitor } from '../visitor.ts';
import type { LimitName } from './rate-limits.ts';

/** What a handler is given: validated input, and who is asking. */
export interface Call<Query, Body> {
  query: Query;
  body: Body;
  /** Null for a visitor; always there in an operation that is not public. */
  session: Session | null;
  /** The key under which the caller's address is counted. */
  address: string;
  request: Request;
  response: Response;
}

/** One operation of the API. Reads as a sentence: limit, input, handler, how the answer is kept. */
export interface Endpoint<Query = unknown, Body = unknown, Answer extends object = object> {
  /** Calls an address may make; see rate-limits. */
  limit?: LimitName;
  /** Its handler counts who is refused: the limit of refused forms is not for it. */
  countsRefusals?: boolean;
  query?: z.ZodType<Query>;
  /** The JSON body; without it none is read. */
  body?: z.ZodType<Body>;
  /** Bytes of JSON the body may have. */
  bodyLimit?: number;
  handle: (call: Call<Query, Body>) => Answer | Promise<Answer>;
  /** Public reads only: keep the finished answer until a write to one of the tags. */
  remember?: {
    tags: readonly string[];
    until?: () => Promise<Date | null>;
    /** Whoever is signed in gets another answer, made each time and kept nowhere. */
    visitorsOnly?: boolean;
    /** Gives what is told each visitor who gets the answer; it holds on to no more of that than it needs. */
    served?: (answer: Answer) => (visitor: Visitor) => void;
  };
}

/** Infers the types between an endpoint's schemas and its handler. */
export function defineEndpoint<Query, Body, Answer extends object>(
  endpoint: Endpoint<Query, Body, Answer>,
): Endpoint {
  // The dispatcher only ever hands a handler what its own schemas made, so what the types say of it can be forgotten.
  return endpoint as unknown as Endpoint;
}
