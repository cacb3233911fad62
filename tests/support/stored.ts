import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Tables } from '#server/db/tables.ts';
import type { TestApp } from './test-app.ts';
import { onPostgres } from './test-database.ts';

/** All that is in the database: the bytes of SQLite's files, or every row of every table of PostgreSQL. */
export async function storedBytes({ config, context: { db } }: TestApp): Promise<Buffer> {
  if (!onPostgres()) {
    const folder = dirname(config.databaseFile);
    const files = readdirSync(folder).filter((name) => name.startsWith('shingle.db'));
    return Buffer.concat(files.map((name) => readFileSync(join(folder, name))));
  }
  const tables = await db.introspection.getTables();
  const rows = tables.map(({ name }) =>
    db
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute(),
  );
  return Buffer.from(JSON.stringify(await Promise.all(rows)));
}
