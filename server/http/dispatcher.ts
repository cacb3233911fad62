import type { Request, RequestHandler, Response } from 'express';
import { endpoints, matchOperation, type Operation, type OperationName } from '#shared/contract/endpoints.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Session, SessionService } from '../features/session/session.service.ts';
import type { AnswerMemory, RememberedAnswer } from './answer-memory.ts';
import { assertSameOrigin, credentialsOf, type OwnCookie, required } from './authentication.ts';
import type { Endpoint } from './define-endpoint.ts';
import { methodNotAllowed, notFound } from './errors.ts';
import { addressKey, type LimitName, type RateLimits } from './rate-limits.ts';
import { readJson, readQuery, validate } from './read-input.ts';
import { finish, type Finished, sendFinished } from './send.ts';

interface DispatcherOptions {
  handlers: Record<OperationName, Endpoint>;
  sessions: SessionService;
  memory: AnswerMemory;
  limits: RateLimits;
  clock: Clock;
  site: Pick<Config, 'production' | 'origin'>;
  sessionCookie: OwnCookie;
  headers: Record<string, string>;
}

/** Brotli's effort: high for what is kept and sent often, low for what is sent once. */
const QUALITY = { kept: { first: 5, often: 5 }, once: { first: 4, often: 4 } };

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
    const endpoint = handlers[name];
    const address = addressKey(request.ip);

    if (operation.method === 'GET') await limits.take('read', address);
    const session = await identify(request, operation);
    const take = async () => {
      const input = endpoint.query === undefined ? {} : validate(endpoint.query, Object.fromEntries(query));
      const body =
        endpoint.body === undefined
          ? undefined
          : validate(endpoint.body, await readJson(request, response, endpoint.bodyLimit));
      return endpoint.handle({ query: input, body, session, address, request, response });
    };

    if (endpoint.remember === undefined) {
      const answer = await counted(endpoint.limit, address, take);
      await sendFinished(request, response, finishJson(answer, 'no-store', QUALITY.once));
      return;
    }
    const answer = await remembered(keyOf(request), endpoint.remember, take);
    if (session === null && request.method === 'GET')
      answer.served?.({ address, userAgent: request.headers['user-agent'] ?? '' });
    await sendFinished(request, response, answer);
  };

  /** The finished answer from memory, or made and kept there. */
  async function remembered(
    key: string,
    { tags, until, served }: NonNullable<Endpoint['remember']>,
    make: () => object | Promise<object>,
  ): Promise<RememberedAnswer> {
    const kept = memory.get(key, clock());
    if (kept !== null) return kept;
    const { revision } = memory;
    const answer = await make();
    const fresh: RememberedAnswer = {
      ...finishJson(answer, 'no-cache', QUALITY.kept),
      tags,
      until: (await until?.()) ?? null,
      served: served?.(answer) ?? null,
    };
    memory.put(key, fresh, revision);
    return fresh;
  }

  function finishJson(answer: object, cacheControl: string, quality: Finished['quality']): Finished {
    const headers = {
      ...options.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': cacheControl,
    };
    return finish(Buffer.from(JSON.stringify(answer)), headers, quality);
  }

  /** Does something that an address may do only so often; what was refused does not count. */
  async function counted<Result>(
    limit: LimitName | undefined,
    address: string,
    action: () => Promise<Result>,
  ): Promise<Result> {
    if (limit === undefined) return action();
    await limits.take(limit, address);
    try {
      return await action();
    } catch (error) {
      await limits.giveBack(limit, address);
      throw error;
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

/** Under which an answer is remembered: the address below whichever base. */
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
