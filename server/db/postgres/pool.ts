import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { PostgresSettings } from '../../database-url.ts';
import { connectionError, isLost, translateError } from './errors.ts';

/** How long a connection may take, and how long a query may wait for a free one. */
const CONNECT_TIMEOUT_MS = 5_000;
/** Beyond the server's own limit the client gives a connection up: the network swallowed the answer. */
const GRACE_MS = 5_000;

/** All our numbers fit into a double, so int8 and numeric are read as numbers, too. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** How to connect. */
export function clientConfig({ url, tls }: PostgresSettings): pg.ClientConfig {
  return {
    connectionString: url,
    ssl: tls,
    types,
    application_name: 'shingle',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
}

/** How the pool's connections are limited in time. */
export interface Limits {
  /** Milliseconds that a statement may take; 0 for any. */
  timeout: number;
  /** Whether the server takes the limit when a connection starts; PgBouncer does not. */
  inServer: boolean;
}

/** The connections of a process, for Kysely. It throws the errors of `errors.ts`, and drops connections that are lost. */
export function openPool(settings: PostgresSettings, { timeout, inServer }: Limits): PostgresPool {
  const pool = new pg.Pool({
    ...clientConfig(settings),
    ...(timeout === 0 ? {} : { query_timeout: timeout + GRACE_MS }),
    // Whoever vanishes in the middle of a transaction must not keep its locks.
    ...(inServer ? { statement_timeout: timeout, idle_in_transaction_session_timeout: timeout } : {}),
    max: settings.poolSize,
  });
  pool.on('error', () => undefined); // an idle connection was lost; the pool has dropped it
  pool.on('connect', (client) => client.on('error', () => undefined)); // the query under way fails with it
  return {
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw connectionError(error);
      });
      return translating(client);
    },
    end: () => pool.end(),
  };
}

function translating(client: pg.PoolClient): PostgresPoolClient {
  let lost = false;
  async function query(text: string, parameters: readonly unknown[]) {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      lost ||= isLost(error);
      throw translateError(error);
    }
  }
  // Kysely's type has a second form, for cursors, which we don't use.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(lost) };
}
