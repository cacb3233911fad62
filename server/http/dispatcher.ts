import type { Request, RequestHandler, Response } from 'express';
import { endpoints, type OperationName } from '#shared/contract/endpoints.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ResponseCache, CachedResponse } from './response-cache.ts';
import { assertSameOrigin, credentialsOf, type OwnCookie, required } from './authentication.ts';
import type { Endpoint, Endpoints, Outcome, CachePolicy } from './endpoint.ts';
import { HttpError, methodNotAllowed, notFound } from './errors.ts';
import { addressKey, type LimitName, type RateLimits } from './rate-limits.ts';
import { readQuery } from './read-input.ts';
import { finish, type Finished, sendFinished } from './send.ts';
import type { Session, Sessions } from './sessions.ts';

interface DispatcherOptions {
  handlers: Endpoints;
  sessions: Sessions;
  memory: ResponseCache;
  limits: RateLimits;
  clock: Clock;
  site: Pick<Config, 'production' | 'origin'>;
  sessionCookie: OwnCookie;
  headers: Record<string, string>;
}

/** Brotli's effort: high for what is kept and sent often, low for what is sent once. */
const QUALITY = { kept: { first: 5, often: 5 }, once: { first: 4, often: 4 } };
const KEPT = { 'Cache-Control': 'no-cache' };
const NOT_KEPT = { 'Cache-Control': 'no-store' };

const scripts = new Map<string, OperationName[]>();
for (const name of Object.keys(endpoints) as OperationName[]) {
  const { script } = endpoints[name];
  scripts.set(script, [...(scripts.get(script) ?? []), name]);
}

/**
 * Answers every script of the API. In this order: which operation is it, may this caller, is there a limit,
 * is the input right, do it. Who is not public is private: nothing of a body is read before the caller is known.
 */
export function createDispatcher(options: DispatcherOptions): RequestHandler {
  const { handlers, sessions, memory, limits, clock, site, sessionCookie } = options;

  return async (request, response) => {
    const query = readQuery(request);
    const name = operationOf(request, query);
    const operation: Operation = endpoints[name];
    const endpoint: Endpoint = handlers[name];
    const address = addressKey(request.ip);

    if (operation.method === 'GET') await limits.take('read', address);
    const session = await identify(request, operation);
    const take = () => endpoint.run({ query, session, address, request, response });

    const { cache } = endpoint;
    if (cache === null || (cache.visitorsOnly === true && session !== null)) {
      const isForm = operation.auth === 'public' && operation.method !== 'GET';
      const refusals = isForm && !endpoint.countsRefusals ? 'refusedForm' : null;
      const { answer } = await counted(endpoint.limit, address, 'successes', () =>
        counted(refusals, address, 'refusals', take),
      );
      await sendFinished(request, response, finishJson(answer, NOT_KEPT, QUALITY.once));
      return;
    }
    const answer = await cached(keyOf(request), cache, take);
    if (session === null && request.method === 'GET')
      answer.onHit?.({ address, userAgent: request.headers['user-agent'] ?? '' });
    await sendFinished(request, response, answer);
  };

  /** The finished answer from memory, or made and kept there. */
  async function cached(
    key: string,
    { tags, until, visitorsOnly = false }: CachePolicy,
    make: () => Promise<Outcome<OperationName>>,
  ): Promise<CachedResponse> {
    const kept = memory.get(key, clock());
    if (kept !== null) return kept;
    const { revision } = memory;
    const end = (await until?.()) ?? null; // before the answer, so that what comes in between ends it at once
    const { answer, onHit } = await make();
    const fresh: CachedResponse = {
      ...finishJson(answer, visitorsOnly ? { ...KEPT, Vary: 'Cookie, Authorization' } : KEPT, QUALITY.kept),
      tags,
      until: end,
      onHit,
    };
    memory.put(key, fresh, revision);
    return fresh;
  }

  function finishJson(answer: object, own: Record<string, string>, quality: Finished['quality']): Finished {
    const headers = { ...options.headers, 'Content-Type': 'application/json; charset=utf-8', ...own };
    return finish(Buffer.from(JSON.stringify(answer)), headers, quality);
  }

  /**
   * Does something that an address may do only so often. What ends otherwise than `counts` says is not counted; a
   * failure of our own never is.
   */
  async function counted<Result>(
    limit: LimitName | null,
    address: string,
    counts: 'successes' | 'refusals',
    action: () => Promise<Result>,
  ): Promise<Result> {
    if (limit === null) return action();
    await limits.take(limit, address);
    let end: 'successes' | 'refusals' | 'failures' = 'successes';
    try {
      return await action();
    } catch (error) {
      end = error instanceof HttpError && error.status < 500 ? 'refusals' : 'failures';
      throw error;
    } finally {
      if (end !== counts) await limits.giveBack(limit, address);
    }
  }

  async function identify(request: Request, operation: Operation): Promise<Session | null> {
    const credentials = credentialsOf(request, sessionCookie);
    if (operation.auth === 'public') return credentials && sessions.find(credentials.token);
    const { token, via } = required(credentials);
    const session = await sessions.require(token);
    if (via === 'cookie' && operation.method !== 'GET') assertSameOrigin(request, site);
    return session;
  }
}

/** @throws HttpError 404 unknown script or endpoint, 405 wrong method */
function operationOf(request: Request, query: ReadonlyMap<string, string>): OperationName {
  const names = scripts.get(request.path.slice(1));
  if (names === undefined) throw notFound();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const candidates = names.filter((name) => endpoints[name].method === method);
  if (candidates.length === 0)
    throw methodNotAllowed([...new Set(names.map((name) => endpoints[name].method))]);
  const name = matchOperation(candidates, query);
  if (name === null) throw notFound('Unknown endpoint');
  return name;
}

/** Under which an answer is cached: the address below whichever base. */
function keyOf(request: Request): string {
  return `/api${request.url}`;
}

/** Marks every answer of the API, refusals too. */
export function withApiHeaders(headers: Record<string, string>): RequestHandler {
  return (_request, response: Response, next) => {
    response.set(headers);
    response.set('Cache-Control', 'no-store');
    next();
  };
}
