import type { Request, Response } from 'express';
import type { Answer, OperationName } from '#shared/contract/endpoints.ts';
import type { Visitor } from '../visitor.ts';
import type { LimitName } from './rate-limits.ts';
import type { Session } from './sessions.ts';

/** Who asks, and with which request. */
export interface Caller {
  /** Null for a visitor; always there in an operation that is not public. */
  session: Session | null;
  /** The key under which the caller's address is counted. */
  address: string;
  request: Request;
  response: Response;
}

/** A call as it came, with its query as single values. */
export interface IncomingCall extends Caller {
  query: ReadonlyMap<string, string>;
}

/** What a read may know of its caller, since its answer is kept for others. */
export type IncomingRead = Pick<IncomingCall, 'query' | 'session'>;

/** What came of a call. */
export interface Outcome<N extends OperationName> {
  answer: Answer<N>;
  /** Is told each visitor who gets the answer, now or from memory; null where nobody wants to know. */
  onHit: ((visitor: Visitor) => void) | null;
}

/** How long a finished answer is kept: until a write to one of the tags. */
export interface CachePolicy {
  tags: readonly string[];
  until?: () => Promise<Date | null>;
  /** Whoever is signed in gets another answer, made each time and kept nowhere. */
  visitorsOnly?: boolean;
}

/** An operation whose answer is made for one caller. */
export interface CallEndpoint<N extends OperationName> {
  limit: LimitName | null;
  countsRefusals: boolean;
  cache: null;
  /** Validates the input and does it. @throws HttpError */
  run: (call: IncomingCall) => Promise<Outcome<N>>;
}

/** A public read whose answer is kept for all visitors. */
export interface ReadEndpoint<N extends OperationName> {
  limit: null;
  countsRefusals: false;
  cache: CachePolicy;
  /** Validates the query and reads. @throws HttpError */
  run: (call: IncomingRead) => Promise<Outcome<N>>;
}

/** What answers one operation of the contract; its schemas' types stay inside. */
export type Endpoint<N extends OperationName = OperationName> = CallEndpoint<N> | ReadEndpoint<N>;

/** Every operation of the contract with what answers it. */
export type Endpoints = { [N in OperationName]: Endpoint<N> };
