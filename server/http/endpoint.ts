import type { Request, Response } from 'express';
import type { Answer, OperationName } from '#shared/contract/endpoints.ts';
import type { Visitor } from '../visitor.ts';
import type { LimitName } from './rate-limits.ts';
import type { Session } from './sessions.ts';

/** A request's query as single values. */
export type Query = ReadonlyMap<string, string>;

/** Who asks, and with which request. */
export interface Caller {
  /** Null for a visitor; always there in an operation that is not public. */
  session: Session | null;
  /** The key under which the caller's address is counted. */
  address: string;
  request: Request;
  response: Response;
}

/** A call as it came. */
export interface IncomingCall extends Caller {
  query: Query;
}

/** An operation whose answer is made for one caller. */
export interface CallEndpoint<N extends OperationName> {
  kind: 'call';
  limit: LimitName | null;
  countsRefusals: boolean;
  /** Validates the input and does it. @throws HttpError */
  run: (call: IncomingCall) => Promise<Answer<N>>;
}

/** What came of a read, and how long it holds. */
export interface ReadOutcome<N extends OperationName> {
  answer: Answer<N>;
  /** A write to one of these makes it stale. */
  tags: readonly string[];
  /** The instant from which on it is stale even without a write. */
  until: Date | null;
  /** Called for each visitor who gets the answer, now or from the cache; null where nobody wants to know. */
  onHit: ((visitor: Visitor) => void) | null;
}

/** A public read whose answer is kept for all visitors: it knows what is asked, and not who asks. */
export interface ReadEndpoint<N extends OperationName> {
  kind: 'read';
  /** Validates the query and reads. @throws HttpError */
  read: (query: Query) => Promise<ReadOutcome<N>>;
  /** Reads what the owner gets instead, made each time and kept nowhere; null where the owner gets what visitors get. */
  readAsOwner: ((query: Query) => Promise<Answer<N>>) | null;
}

/** What answers one operation of the contract; its schemas' types stay inside. */
export type Endpoint<N extends OperationName = OperationName> = CallEndpoint<N> | ReadEndpoint<N>;

/** Every operation of the contract with what answers it. */
export type Endpoints = { [N in OperationName]: Endpoint<N> };
