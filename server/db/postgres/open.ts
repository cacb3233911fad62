import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import { ConfigError } from '../../config.ts';
import type { PostgresSettings } from '../../database-url.ts';
import type { Db, Engine } from '../engine.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { executedMigrations, migrateToLatest } from '../migrate.ts';
import { Revisions } from '../revisions.ts';
import type { Tables } from '../tables.ts';
import { migrations } from './migrations/index.ts';
import { Notifications } from './notifications.ts';
import { type Limits, openPool } from './pool.ts';

/** Of PostgreSQL's locks: one process migrates at a time. The number is any that nobody else takes. */
const MIGRATION_LOCK = 5_116_205_113;
const OLDEST_VERSION = 150_000;

/**
 * Connects to a database and migrates it as needed; several processes may do so at once.
 * @throws ConfigError naming DATABASE_URL when it can't be reached, is too old, or can't be migrated
 */
export async function openDatabase(settings: PostgresSettings): Promise<Engine> {
  try {
    await migrate(settings);
    const inServer = await takesLimits(settings);
    return engineOf(settings, { timeout: settings.statementTimeout, inServer });
  } catch (error) {
    throw openFailure(error);
  }
}

/** Kysely over a pool of its own. */
export function connect(settings: PostgresSettings, limits: Limits): Db {
  return new Kysely<Tables>({ dialect: new Dialect({ pool: openPool(settings, limits) }) });
}

function engineOf(settings: PostgresSettings, limits: Limits): Engine {
  const db = connect(settings, limits);
  const revisions = new Revisions(db);
  const notifications = new Notifications(settings, revisions);
  return {
    kind: 'postgres',
    db,
    async ping() {
      await sql`select 1 from settings`.execute(db);
    },
    async watch(watcher) {
      await revisions.watch(watcher);
      notifications.listen(watcher.onEmails);
    },
    async close() {
      await notifications.stop();
      await revisions.stop();
      await db.destroy();
    },
  };
}

/** Brings the schema up to date, on connections without a time-out, while no other process does. */
async function migrate(settings: PostgresSettings): Promise<void> {
  const db = connect({ ...settings, poolSize: 2 }, { timeout: 0, inServer: false });
  try {
    await requireVersion(db);
    if (await isUpToDate(db)) return;
    await db.transaction().execute(async (holder) => {
      // Held by a transaction, since behind PgBouncer a session's lock could be left with another session.
      await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(holder);
      if (await isUpToDate(db)) return;
      await migrateToLatest(db, migrations, async (script, transaction) => {
        await sql.raw(script).execute(transaction);
      });
    });
  } finally {
    await db.destroy();
  }
}

/** @throws ConfigError when the server is too old */
export async function requireVersion(db: Db): Promise<void> {
  const { rows } = await sql<{ version: string; number: number }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number
  `.execute(db);
  const [server] = rows;
  if (server !== undefined && server.number < OLDEST_VERSION) {
    throw new ConfigError(`DATABASE_URL: is PostgreSQL ${server.version}; it must be 15 or later.`);
  }
}

/**
 * Whether all migrations have run.
 * @throws ConfigError when the database is of a newer version than this program
 */
export async function isUpToDate(db: Db): Promise<boolean> {
  const executed = await executedMigrations(db);
  const unknown = executed.find((name) => !migrations.some((migration) => migration.name === name));
  if (unknown !== undefined) {
    throw new ConfigError(
      `DATABASE_URL: the database is of a newer version (${unknown}) than this program knows: start the newer program, or put back a copy from before its update.`,
    );
  }
  return executed.length === migrations.length;
}

/** Whether the server limits statements when a connection asks for it as it starts. */
async function takesLimits(settings: PostgresSettings): Promise<boolean> {
  const db = connect({ ...settings, poolSize: 1 }, { timeout: settings.statementTimeout, inServer: true });
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch (error) {
    if (error instanceof Error && /startup parameter/i.test(error.message)) return false;
    throw error;
  } finally {
    await db.destroy();
  }
}

/** The error when the database can't be opened, naming its environment variable. */
export function openFailure(error: unknown): unknown {
  if (error instanceof ConfigError) return error;
  if (!(error instanceof Error)) return error;
  const problem =
    error instanceof DatabaseUnavailable ? 'can’t be reached' : 'can’t be opened or brought up to date';
  // A connection to several addresses that all refuse has no message, but a code.
  const reason = error.message || String((error.cause as NodeJS.ErrnoException | undefined)?.code);
  return new ConfigError(`DATABASE_URL: the database ${problem}: ${reason}.`);
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/** Without the migrator's own lock, which is a session's. */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock(): Promise<void> {
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    return Promise.resolve();
  }
}
