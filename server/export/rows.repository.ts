import type { Selectable } from 'kysely';
import { COPIED } from '../db/copy/decisions.ts';
import { batches } from '../db/copy/rows.ts';
import type { Db } from '../db/engine.ts';
import type { Tables } from '../db/tables.ts';

/** All rows of a table in the order of their keys, as many at a time as fit into memory. */
export async function* rowsInBatches<Name extends keyof Tables>(
  db: Db,
  name: Name,
): AsyncGenerator<Selectable<Tables[Name]>[], void, undefined> {
  const table = COPIED.find((copied) => copied.name === name);
  if (table === undefined) throw new Error(`The table ${name} is not one that is read row by row.`);
  // Its columns are those of the table: the decisions compile only with all of them.
  for await (const rows of batches(db, table)) yield rows as Selectable<Tables[Name]>[];
}

/** The same one by one. */
export async function* rowsOf<Name extends keyof Tables>(
  db: Db,
  name: Name,
): AsyncGenerator<Selectable<Tables[Name]>, void, undefined> {
  for await (const rows of rowsInBatches(db, name)) yield* rows;
}
