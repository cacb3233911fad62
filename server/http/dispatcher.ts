import type { Request, RequestHandler, Response } from 'express';
import { endpoints, matchOperation, type Operation, type OperationName } from '#shared/contract/endpoints.ts';
import type { Clock } from '../clock.ts';
import type { Session, SessionService } from '../features/session/session.service.ts';
import type { AnswerMemory } from './answer-memory.ts';
import { assertSameOrigin, credentialsOf, required } from './authentication.ts';
import type { Endpoint } from './define-endpoint.ts';
import { methodNotAllowed, notFound } from './errors.ts';
import { type RateLimits, addressKey } from './rate-limits.ts';
import { readJson, readQuery, validate } from './read-input.ts';
import { finish, sendFinished } from './send.ts';

interface DispatcherOptions {
  handlers: Record<OperationName, Endpoint>;
  sessions: SessionService;
  memory: AnswerMemory;
  limits: RateLimits;
  clock: Clock;
  https: boolean;
  headers: Record<string, string>;
}

/** Brotli's effort: high for what is kept and sent often, low for what is sent once. */
const QUALITY = { kept: 9, once: 4 };

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
  const { handlers, sessions, memory, limits, clock, https } = options;

  return async (request, response) => {
    const query = readQuery(request);
    const name = operationOf(request, query);
    const operation: Operation = endpoints[name];
    const endpoint = handlers[name];
    const address = addressKey(request, request.ip);

    if (operation.method === 'GET') await limits.take('read', address);
    const session = await identify(request, operation);

    const { remember } = endpoint;
    const visitor = { address, userAgent: request.headers['user-agent'] ?? '' };
    // Under this key the front that stands before Express looks answers up.
    const key = request.originalUrl.slice(request.originalUrl.indexOf('/api/'));
    if (remember !== undefined) {
      const kept = memory.get(key, clock());
      if (kept !== null) {
        if (session === null) kept.served?.(visitor);
        sendFinished(request, response, kept);
        return;
      }
    }

    const uncount = endpoint.limit === undefined ? null : await count(endpoint.limit, address);
    try {
      const revision = memory.revision;
      const call = {
        session,
        address,
        request,
        response,
        query: endpoint.query === undefined ? {} : validate(endpoint.query, Object.fromEntries(query)),
        body:
          endpoint.body === undefined
            ? undefined
            : validate(endpoint.body, await readJson(request, response, endpoint.bodyLimit)),
      };
      const answer = await endpoint.handle(call);
      const body = Buffer.from(JSON.stringify(answer));
      const headers = {
        ...options.headers,
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': remember === undefined ? 'no-store' : 'no-cache',
      };
      const finished = await finish(body, headers, remember === undefined ? QUALITY.once : QUALITY.kept);
      if (remember !== undefined) {
        const { served } = remember;
        const notify = served === undefined ? null : (who: typeof visitor) => served(answer, who);
        const until = (await remember.until?.()) ?? null;
        memory.put(key, { ...finished, tags: remember.tags, until, served: notify }, revision);
        if (session === null) notify?.(visitor);
      }
      sendFinished(request, response, finished);
    } catch (error) {
      await uncount?.();
      throw error;
    }
  };

  async function identify(request: Request, operation: Operation): Promise<Session | null> {
    const credentials = credentialsOf(request, https || request.secure);
    if (operation.auth === 'public') return credentials && sessions.find(credentials.token);
    const { token, via } = required(credentials);
    const session = await sessions.require(token);
    if (via === 'cookie' && operation.method !== 'GET') assertSameOrigin(request);
    return session;
  }

  /** Counts a call against a limit; gives back how to take it back, for calls that were refused. */
  async function count(limit: NonNullable<Endpoint['limit']>, address: string): Promise<() => Promise<void>> {
    await limits.take(limit, address);
    return () => limits.giveBack(limit, address);
  }
}

/** @throws HttpError 404 unknown script or endpoint, 405 wrong method */
function operationOf(request: Request, query: ReadonlyMap<string, string>): OperationName {
  const names = scripts.get(request.path.slice(1));
  if (names === undefined) throw notFound();
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const candidates = names.filter((name) => endpoints[name].method === method);
  if (candidates.length === 0) throw methodNotAllowed([...new Set(names.map((name) => endpoints[name].method))]);
  const name = matchOperation(candidates, query);
  if (name === null) throw notFound('Unknown endpoint');
  return name;
}

/** Marks every answer of the API, refusals too. */
export function withApiHeaders(headers: Record<string, string>): RequestHandler {
  return (_request, response: Response, next) => {
    response.set(headers);
    response.set('Cache-Control', 'no-store');
    next();
  };
}
