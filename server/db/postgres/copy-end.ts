import { type RawBuilder, sql } from 'kysely';
import type { PostgresSettings } from '../../database-url.ts';
import { type CopyEnd, CopyError, olderVersion } from '../copy/copy-end.ts';
import { COPIED, type TableCopy } from '../copy/decisions.ts';
import type { Row } from '../copy/rows.ts';
import type { Db } from '../engine.ts';
import { executedMigrations } from '../migrate.ts';
import { connect, isUpToDate, openDatabase, openFailure, requireVersion } from './open.ts';

/**
 * Triggers that do nothing for rows that are copied, but cost more and more in one transaction: the counts are made at
 * once afterwards, and nobody else books a consultation meanwhile.
 */
const IDLE_TRIGGERS = [
  ['posts', 'published_counts'],
  ['consultations', 'no_booking_on_a_day_off'],
  ['days_off', 'days_off_await_bookings'],
] as const;

/**
 * Connects to a database to copy it; servers may run on it. Nothing is changed.
 * @returns null when there is no schema in it
 * @throws CopyError when its schema is older than this program; ConfigError when it can't be reached
 */
export async function openForReading(settings: PostgresSettings): Promise<CopyEnd | null> {
  const db = connect({ ...settings, poolSize: 1 }, { timeout: 0, inServer: false });
  try {
    await requireVersion(db);
    if (!(await isUpToDate(db))) {
      const isEmpty = (await executedMigrations(db)).length === 0;
      if (!isEmpty) throw olderVersion();
      await db.destroy();
      return null;
    }
  } catch (error) {
    await db.destroy();
    throw error instanceof CopyError ? error : openFailure(error);
  }
  return {
    ...endOf(db, () => db.destroy()),
    inTransaction: (work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          await takeTime(transaction);
          return work(transaction);
        }),
  };
}

/**
 * Connects to a database to copy into it, and creates or migrates its schema as needed.
 * @throws ConfigError when it can't be reached or migrated
 */
export async function openForWriting(settings: PostgresSettings): Promise<CopyEnd> {
  const { db, close } = await openDatabase({ ...settings, statementTimeout: 0 });
  return {
    ...endOf(db, close),
    inTransaction: (work) =>
      db.transaction().execute(async (transaction) => {
        await takeTime(transaction);
        const tables = sql.join(COPIED.map(({ name }) => sql.table(name)));
        // Servers go on reading what is there.
        await sql`lock table ${tables} in share row exclusive mode`.execute(transaction);
        await switchTriggers(transaction, 'disable');
        const result = await work(transaction);
        await switchTriggers(transaction, 'enable');
        return result;
      }),
  };
}

function endOf(db: Db, close: () => Promise<void>): Omit<CopyEnd, 'inTransaction'> {
  return {
    kind: 'postgres',
    forbids: '\0',
    async isServed() {
      const { rows } = await sql`
        select 1 from pg_stat_activity
        where datname = current_database() and application_name = 'shingle' and pid <> pg_backend_pid()
      `.execute(db);
      return rows.length > 0;
    },
    insert,
    async lastId(transaction, table) {
      const sequence = await sequenceOf(transaction, table);
      const { rows } = await sql<{ last: number }>`
        select case when is_called then last_value else last_value - 1 end as last from ${sequence}
      `.execute(transaction);
      return rows[0]?.last ?? 0;
    },
    async continueAbove(transaction, table, id) {
      const sequence = await sequenceOf(transaction, table);
      // Unlike setval, this is undone with the transaction.
      await sql`alter sequence ${sequence} restart with ${sql.lit(id + 1)}`.execute(transaction);
    },
    close,
  };
}

/** The sequence that a table's ids come from. */
async function sequenceOf(db: Db, { name, key }: TableCopy): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{
    name: string;
  }>`select pg_get_serial_sequence(${name}, ${key}) as name`.execute(db);
  return sql.raw(rows[0]?.name ?? ''); // quoted where it has to be
}

/** The rows travel in one value: a statement with thousands of values takes longer to make than to run. */
async function insert(db: Db, { name, columns }: TableCopy, rows: readonly Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  await sql`
    insert into ${sql.table(name)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)
  `.execute(db);
}

/** A large copy takes longer than a page of the site may. */
async function takeTime(transaction: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
}

async function switchTriggers(transaction: Db, state: 'enable' | 'disable'): Promise<void> {
  for (const [table, trigger] of IDLE_TRIGGERS) {
    await sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger ${sql.id(trigger)}`.execute(
      transaction,
    );
  }
}
