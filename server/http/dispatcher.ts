import type { Request, RequestHandler, Response } from 'express';
import { endpoints, type OperationName } from '#shared/contract/endpoints.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Config } from '../config.ts';
import { assertSameOrigin, credentialsOf, type OwnCookie, required } from './authentication.ts';
import { counted, countedForm } from './counted.ts';
import type { Endpoint, Endpoints, Query, ReadEndpoint } from './endpoint.ts';
import { findOperation } from './find-operation.ts';
import { addressKey, type RateLimits } from './rate-limits.ts';
import { readQuery } from './read-input.ts';
import { apiKey } from './response-cache/cache-keys.ts';
import type { CachedReads } from './response-cache/cached-reads.ts';
import type { MadeResponse } from './response-cache/response-cache.ts';
import { finish, type Finished, sendFinished } from './send.ts';
import type { Session, Sessions } from './sessions.ts';

/** How a call went. */
export interface Outcome {
  name: OperationName;
  request: Request;
  /** What it answers; null when it failed. */
  answer: unknown;
  /** Why it failed; null when it did not. */
  error: unknown;
}

interface DispatcherDeps {
  handlers: Endpoints;
  sessions: Sessions;
  reads: CachedReads;
  limits: RateLimits;
  site: Pick<Config, 'production' | 'origin'>;
  sessionCookie: OwnCookie;
  headers: Record<string, string>;
  /** Told how calls went, before they are answered. */
  onOutcome: (outcome: Outcome) => Promise<void>;
}

/** Brotli quality: higher for cached responses, which are sent often, than for those sent once. */
const QUALITY = { kept: { first: 5, often: 5 }, once: { first: 4, often: 4 } };
const KEPT = { 'Cache-Control': 'no-cache' };
const NOT_KEPT = { 'Cache-Control': 'no-store' };

/**
 * Handles all API scripts. The order: find the operation, authenticate the caller, apply the limit, validate the input,
 * run the handler. Operations are private unless declared public, and no body is read before authentication.
 */
export function createDispatcher(deps: DispatcherDeps): RequestHandler {
  const { handlers, sessions, reads, limits, site, sessionCookie, onOutcome } = deps;

  return async (request, response) => {
    const query = readQuery(request);
    const name = findOperation(request.method, request.path.slice(1), query);
    const operation: Operation = endpoints[name];
    const endpoint: Endpoint = handlers[name];
    const address = addressKey(request.ip);

    if (operation.method === 'GET') await limits.take('read', address);
    const session = await identify(request, operation);
    if (endpoint.kind === 'call') {
      const isForm = operation.auth === 'public' && operation.method !== 'GET';
      const run = () =>
        told({ name, request }, () => endpoint.run({ query, session, address, request, response }));
      const { limit } = endpoint;
      const answer =
        isForm && !endpoint.countsRefusals
          ? await countedForm(limits, { limit, address }, run)
          : await counted(limits, { limit, address, counts: 'successes' }, run);
      if (!response.headersSent) await sendOnce(request, response, answer); // a file is sent by its handler
    } else if (session !== null && endpoint.readAsOwner !== null) {
      await sendOnce(request, response, await endpoint.readAsOwner(query));
    } else {
      const visitor = session === null ? address : null;
      const make = () => makeRead(endpoint, query);
      await reads.send({ request, response, visitor }, { key: apiKey(request.url), make, shared: true });
    }
  };

  async function told<Result>(
    call: Pick<Outcome, 'name' | 'request'>,
    run: () => Promise<Result>,
  ): Promise<Result> {
    let answer: Result | null = null;
    let failure: unknown = null;
    try {
      answer = await run();
      return answer;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      await onOutcome({ ...call, answer, error: failure });
    }
  }

  async function makeRead(endpoint: ReadEndpoint<OperationName>, query: Query): Promise<MadeResponse> {
    const { answer, keep, ...holds } = await endpoint.read(query);
    const owns = endpoint.readAsOwner === null ? {} : { Vary: 'Cookie, Authorization' };
    const json = keep
      ? finishJson(answer, { ...KEPT, ...owns }, QUALITY.kept)
      : finishJson(answer, { ...NOT_KEPT, ...owns }, QUALITY.once);
    return { response: { ...json, status: 200, ...holds }, keep };
  }

  function sendOnce(request: Request, response: Response, answer: object): Promise<void> {
    return sendFinished(request, response, finishJson(answer, NOT_KEPT, QUALITY.once));
  }

  function finishJson(answer: object, own: Record<string, string>, quality: Finished['quality']): Finished {
    const headers = { ...deps.headers, 'Content-Type': 'application/json; charset=utf-8', ...own };
    return finish(Buffer.from(JSON.stringify(answer)), headers, quality);
  }

  async function identify(request: Request, operation: Operation): Promise<Session | null> {
    const credentials = credentialsOf(request, sessionCookie);
    const userAgent = request.headers['user-agent'];
    if (operation.auth === 'public') return credentials && sessions.find(credentials.token, userAgent);
    const { token, via } = required(credentials);
    const session = await sessions.require(token, userAgent);
    if (via === 'cookie' && operation.method !== 'GET') assertSameOrigin(request, site);
    return session;
  }
}

/** Sets the headers of all API responses, errors included. */
export function withApiHeaders(headers: Record<string, string>): RequestHandler {
  return (_request, response: Response, next) => {
    response.set(headers);
    response.set('Cache-Control', 'no-store');
    next();
  };
}
