import { expect, it, onTestFinished } from 'vitest';
import { loadPostgres } from '#server/config.ts';
import { executedMigrations } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { migrations } from '#server/db/postgres/migrations/index.ts';
import { TAGGED_POSTS, TAGS_OF_THEM, tagsIn } from '#tests/support/tagged-posts.ts';
import { databaseSettings, dropDatabase, runSql } from '#tests/support/test-database.ts';

it('a database from before the tags had an index finds the tags of its published posts', async () => {
  const settings = await databaseSettings('/none', { empty: true });
  onTestFinished(() => dropDatabase(settings));
  const url = settings.DATABASE_URL!;
  const before = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === '009-post-tags'),
  );
  await runSql(
    url,
    ...before.map(({ sql }) => sql),
    'CREATE TABLE kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)',
    ...before.map(
      ({ name }) => `INSERT INTO kysely_migration VALUES ('${name}', '2026-03-04T17:00:00.000Z')`,
    ),
    ...TAGGED_POSTS,
  );

  const engine = await openDatabase({ databaseFile: '/none', postgres: loadPostgres({}, url) });
  onTestFinished(() => engine.close());
  expect(await executedMigrations(engine.db)).toEqual(migrations.map(({ name }) => name));
  expect(await tagsIn(engine.db)).toEqual(TAGS_OF_THEM);
});
