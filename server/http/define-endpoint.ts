import type { z } from 'zod';
import type { Answer, OperationName, Taken } from '#shared/contract/endpoints.ts';
import type { Visitor } from '../visitor.ts';
import type { Caller, CallEndpoint, Query as IncomingQuery, ReadEndpoint } from './endpoint.ts';
import type { LimitName } from './rate-limits.ts';
import { readJson, validate } from './read-input.ts';

/** What a handler is given: validated input, and who is asking. */
interface Call<Query, Body> extends Caller {
  query: Query;
  body: Body;
}

/** What a caller sends as a part of a request: in a query, everything is text. */
type Sent<N extends OperationName, Part extends 'query' | 'body'> =
  Taken<N, Part> extends Partial<Record<Part, infer Value extends object>>
    ? Part extends 'query'
      ? { [Key in keyof Value]: string }
      : Value
    : never;

/** Demands a schema for exactly the parts that the contract has, each one that accepts what the contract sends. */
type Fits<N extends OperationName, Part extends 'query' | 'body', Input> = [Sent<N, Part>] extends [never]
  ? Partial<Record<Part, never>>
  : Record<Part, Sent<N, Part> extends Input ? unknown : 'This schema refuses what the contract sends.'>;

interface CallDefinition<N extends OperationName, Query, QueryInput, Body, BodyInput> {
  /** Calls an address may make; see rate-limits. */
  limit?: LimitName;
  /** Its handler counts who is refused: the limit of refused forms is not for it. */
  countsRefusals?: boolean;
  query?: z.ZodType<Query, QueryInput>;
  /** The JSON body; without it none is read. */
  body?: z.ZodType<Body, BodyInput>;
  /** Bytes of JSON the body may have. */
  bodyLimit?: number;
  handle: (call: Call<Query, Body>) => Answer<N> | Promise<Answer<N>>;
}

/**
 * Defines what answers an operation. Reads as a sentence: limit, input, handler. Which operation it is, and so what its
 * handler must answer, follows from the key it stands under in a group of endpoints.
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
      // Without a schema, the type of a body is undefined.
      const body =
        bodySchema === undefined
          ? (undefined as Body)
          : validate(bodySchema, await readJson(request, response, bodyLimit));
      return handle({ ...call, query, body });
    },
  };
}

/** How long a read's answer is kept: until a write to one of the tags, and until the instant that `until` gives. */
interface CachePolicy {
  tags: readonly string[];
  until?: () => Promise<Date | null>;
}

interface ReadDefinition<N extends OperationName, Query, QueryInput> {
  query?: z.ZodType<Query, QueryInput>;
  cache: CachePolicy;
  /** Gives what is called for each visitor who gets the answer; it holds on to no more of that than it needs. */
  onHit?: (answer: Answer<N>) => (visitor: Visitor) => void;
  /** Answers every visitor, and so knows nothing of the one who asks. */
  handle: (read: { query: Query }) => Promise<Answer<N>>;
  /** Answers the owner, where that is to be another answer. */
  handleOwner?: (read: { query: Query }) => Promise<Answer<N>>;
}

/** Defines what answers a public read whose finished answer is kept; see `defineEndpoint`. */
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
      const until = (await cache.until?.()) ?? null; // before the answer, so that what comes in between ends it at once
      const answer = await handle({ query });
      return { answer, tags: cache.tags, until, onHit: onHit?.(answer) ?? null };
    },
    readAsOwner:
      handleOwner === undefined
        ? null
        : async (incoming) => handleOwner({ query: validateQuery(schema, incoming) }),
  };
}

function validateQuery<Query>(schema: z.ZodType<Query> | undefined, query: IncomingQuery): Query {
  // Without a schema, the type of a query is undefined.
  return schema === undefined ? (undefined as Query) : validate(schema, Object.fromEntries(query));
}
