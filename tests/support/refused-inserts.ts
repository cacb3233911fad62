import { sql } from 'kysely';
import type { Db } from '#server/db/engine.ts';
import type { Tables } from '#server/db/tables.ts';
import { onPostgres } from './test-database.ts';

/** Makes every insertion into a table fail, until the returned function is called. */
export async function refuseInserts(db: Db, table: keyof Tables): Promise<() => Promise<void>> {
  if (!onPostgres()) {
    await sql`create trigger refused before insert on ${sql.table(table)} begin select raise(abort, 'no'); end`.execute(
      db,
    );
    return async () => {
      await sql`drop trigger refused`.execute(db);
    };
  }
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
    db,
  );
  await sql`create trigger refused before insert on ${sql.table(table)} for each row execute function refuse()`.execute(
    db,
  );
  return async () => {
    await sql`drop function refuse() cascade`.execute(db); // its trigger, too
  };
}
