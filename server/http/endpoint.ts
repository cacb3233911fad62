import type { Request, Response } from 'express';
import type { Answer, OperationName } from '#shared/contract/endpoints.ts';
import type { Visitor } from '../visitor.ts';
import type { LimitName } from './rate-limits.ts';
import type { Session } from './sessions.ts';

/** The query parameters, each with a single value. */
export type Query = ReadonlyMap<string, string>;

/** The caller and the request. */
export interface Caller {
  /** Null for a visitor; never null in a private operation. */
  session: Session | null;
  /** The address's key for rate limits. */
  address: string;
  request: Request;
  response: Response;
}

/** A call before validation. */
export interface IncomingCall extends Caller {
  query: Query;
}

/** An operation whose response is made for one caller. */
export interface CallEndpoint<N extends OperationName> {
  kind: 'call';
  limit: LimitName | null;
  countsRefusals: boolean;
  /** Validates the input and runs the handler. @throws HttpError */
  run: (call: IncomingCall) => Promise<Answer<N>>;
}

/** A read's answer, and how long it is valid. */
export interface ReadOutcome<N extends OperationName> {
  answer: Answer<N>;
  /** A write to one of these tags makes it stale. */
  tags: readonly string[];
  /** From this time on it is stale even without a write. */
  until: Date | null;
  /** Whether it may be cached at all. */
  keep: boolean;
  /** Called for each visitor who gets the response, cached or not; null when there is nothing to call. */
  onHit: ((visitor: Visitor) => void) | null;
}

/** A public read whose response is the same for all visitors, and is mostly cached: it knows the query, but not the caller. */
export interface ReadEndpoint<N extends OperationName> {
  kind: 'read';
  /** Validates the query and reads. @throws HttpError */
  read: (query: Query) => Promise<ReadOutcome<N>>;
  /** Makes the owner's response, which is never cached; null when the owner gets the visitors' one. */
  readAsOwner: ((query: Query) => Promise<Answer<N>>) | null;
}

/** The endpoint of one operation; its schemas' types are not exposed. */
export type Endpoint<N extends OperationName = OperationName> = CallEndpoint<N> | ReadEndpoint<N>;

/** Every operation's endpoint. */
export type Endpoints = { [N in OperationName]: Endpoint<N> };
