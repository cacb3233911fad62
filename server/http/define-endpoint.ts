import type { z } from 'zod';
import type { Answer, OperationName, Taken } from '#shared/contract/endpoints.ts';
import type { Visitor } from '../visitor.ts';
import type { Caller, CallEndpoint, Query as IncomingQuery, ReadEndpoint } from './endpoint.ts';
import type { LimitName } from './rate-limits.ts';
import { readJson, validate } from './read-input.ts';

/** A handler's argument: validated input and the caller. */
interface Call<Query, Body> extends Caller {
  query: Query;
  body: Body;
}

/** What a client sends as a part of a request; query values are text. */
type Sent<N extends OperationName, Part extends 'query' | 'body'> =
  Taken<N, Part> extends Partial<Record<Part, infer Value extends object>>
    ? Part extends 'query'
      ? { [Key in keyof Value]: string }
      : Value
    : never;

/** Requires a schema for exactly the parts in the contract; each must accept what the contract sends. */
type Fits<N extends OperationName, Part extends 'query' | 'body', Input> = [Sent<N, Part>] extends [never]
  ? Partial<Record<Part, never>>
  : Record<Part, Sent<N, Part> extends Input ? unknown : 'This schema refuses what the contract sends.'>;

interface CallDefinition<N extends OperationName, Query, QueryInput, Body, BodyInput> {
  /** Limits the calls per address; see rate-limits. */
  limit?: LimitName;
  /** The handler counts rejected calls itself, so the limit for rejected forms does not apply. */
  countsRefusals?: boolean;
  query?: z.ZodType<Query, QueryInput>;
  /** The JSON body's schema; without it no body is read. */
  body?: z.ZodType<Body, BodyInput>;
  /** Maximum bytes of the JSON body. */
  bodyLimit?: number;
  handle: (call: Call<Query, Body>) => Answer<N> | Promise<Answer<N>>;
}

/**
 * Defines an operation's endpoint: limit, input, handler. The key in its group of endpoints names the operation, which
 * determines the response's type.
 */
export function defineEndpoint<
  N extends OperationName,
  Query = undefined,
  QueryInput = unknown,
  Body = undefined,
  BodyInput = unknown,
>(
  definition: CallDefinition<N, Query, QueryInput, Body, BodyInput> &
    Fits<N, 'query', QueryInput> &
    Fits<N, 'body', BodyInput>,
): CallEndpoint<N> {
  const { limit = null, countsRefusals = false, bodyLimit } = definition;
  const {
    query: querySchema,
    body: bodySchema,
    handle,
  }: CallDefinition<N, Query, QueryInput, Body, BodyInput> = definition;
  return {
    kind: 'call',
    limit,
    countsRefusals,
    async run(call) {
      const { request, response } = call;
      const query = validateQuery(querySchema, call.query);
      // Without a schema, Body is undefined.
      const body =
        bodySchema === undefined
          ? (undefined as Body)
          : validate(bodySchema, await readJson(request, response, bodyLimit));
      return handle({ ...call, query, body });
    },
  };
}

/** How long a response is cached: until a write to one of the tags, and no longer than `until`. */
interface CachePolicy {
  tags: readonly string[];
  until?: () => Promise<Date | null>;
}

interface ReadDefinition<N extends OperationName, Query, QueryInput> {
  query?: z.ZodType<Query, QueryInput>;
  /** Null when it is never cached, because it is for whoever has a link. */
  cache: CachePolicy | null;
  /** Returns the callback for each visitor who gets the response; the callback should capture only what it needs. */
  onHit?: (answer: Answer<N>) => (visitor: Visitor) => void;
  /** Makes the response for all visitors, so it cannot know the caller. */
  handle: (read: { query: Query }) => Promise<Answer<N>>;
  /** Makes the owner's response, when that differs. */
  handleOwner?: (read: { query: Query }) => Promise<Answer<N>>;
}

/** Defines the endpoint of a public read, which the server's render can ask for, too; see `defineEndpoint`. */
export function defineRead<N extends OperationName, Query = undefined, QueryInput = unknown>(
  definition: ReadDefinition<N, Query, QueryInput> & Fits<N, 'query', QueryInput>,
): ReadEndpoint<N> {
  const {
    query: schema,
    cache,
    onHit,
    handle,
    handleOwner,
  }: ReadDefinition<N, Query, QueryInput> = definition;
  return {
    kind: 'read',
    async read(incoming) {
      const query = validateQuery(schema, incoming);
      const until = (await cache?.until?.()) ?? null; // read first, so that a change in between ends it at once
      const answer = await handle({ query });
      return { answer, tags: cache?.tags ?? [], until, keep: cache !== null, onHit: onHit?.(answer) ?? null };
    },
    readAsOwner:
      handleOwner === undefined
        ? null
        : async (incoming) => handleOwner({ query: validateQuery(schema, incoming) }),
  };
}

function validateQuery<Query>(schema: z.ZodType<Query> | undefined, query: IncomingQuery): Query {
  // Without a schema, Query is undefined.
  return schema === undefined ? (undefined as Query) : validate(schema, Object.fromEntries(query));
}
