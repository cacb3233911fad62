import { expect, it, onTestFinished } from 'vitest';
import { search } from '#server/db/postgres/migrations/006-search.ts';
import { fasterGrams } from '#server/db/postgres/migrations/024-faster-grams.ts';
import { connect } from '#server/db/postgres/open.ts';
import { loadPostgres } from '#server/config.ts';
import { sql } from 'kysely';
import { corpusPosts } from '#tests/support/search-corpus.ts';
import { databaseSettings, dropDatabase, runSql } from '#tests/support/test-database.ts';

it('the index of the posts is made of the same pieces as before they were made faster', async () => {
  const settings = await databaseSettings('/none', { empty: true });
  onTestFinished(() => dropDatabase(settings));
  const url = settings.DATABASE_URL!;
  const first = /CREATE FUNCTION search_grams[\s\S]*?\$\$;/.exec(search.sql)![0];
  await runSql(url, fasterGrams.sql, first.replace('search_grams', 'first_grams'));
  const db = connect(loadPostgres({}, url), { timeout: 0, inServer: false });
  onTestFinished(() => db.destroy());
  const texts = ['', 'a', 'ab', 'aa', 'abc', 'żó🐢', ...corpusPosts().map((post) => post.search_text)];
  const { rows } = await sql<{ text: string; pieces: number; same: boolean }>`
    select text, cardinality(search_grams(text)) as pieces,
      array(select unnest(search_grams(text)) order by 1) = array(select unnest(first_grams(text)) order by 1) as same
    from unnest(${texts}::text[]) as given (text)`.execute(db);
  expect(rows).toHaveLength(texts.length);
  expect(rows.filter(({ same }) => !same)).toEqual([]);
  expect(rows.slice(0, 6).map(({ pieces }) => pieces)).toEqual([0, 1, 3, 2, 6, 6]);
});
