import { Migrator, type Migration as KyselyMigration, sql } from 'kysely';
import type { Db } from './engine.ts';

/** One step of the schema. Numbered, never edited once released, never taken back; both engines have the same names. */
export interface Migration {
  name: string;
  /** Any number of statements. */
  sql: string;
  /** Fills what the statements added, where SQL alone can't. */
  backfill?: (db: Db) => Promise<void>;
}

/**
 * Runs the pending migrations in one transaction, in the order of their names. The caller makes sure that no other
 * process does the same.
 * @param run executes a script of several statements in the open transaction
 * @throws the error of the migration that failed; none of them is applied then
 */
export async function migrateToLatest(
  db: Db,
  list: readonly Migration[],
  run: (script: string, transaction: Db) => Promise<void>,
): Promise<void> {
  const steps = list.map(({ name, sql: script, backfill }): [string, KyselyMigration] => [
    name,
    {
      async up(transaction: Db) {
        await run(script, transaction);
        await backfill?.(transaction);
      },
    },
  ]);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(steps)) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('The migration failed.', { cause: error });
}

/** The names of the migrations that have run, in their order; none in a new database. */
export async function executedMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
