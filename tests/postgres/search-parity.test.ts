import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config.ts';
import type { Db, Engine } from '#server/db/engine.ts';
import { openDatabase } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.ts';
import { PostSearch } from '#server/features/posts/posts-search.repository.ts';
import { PostgresSearchIndex } from '#server/features/posts/posts-search-postgres.repository.ts';
import { SqliteSearchIndex } from '#server/features/posts/posts-search-sqlite.repository.ts';
import {
  type CorpusPost,
  type CorpusQuery,
  corpusPosts,
  corpusQueries,
  expectedOf,
  NOW,
} from '#tests/support/search-corpus.ts';
import { databaseSettings, dropDatabase } from '#tests/support/test-database.ts';
import { TEST_SECRET } from '#tests/support/test-app.ts';

const posts = corpusPosts();
const queries = corpusQueries(posts);

async function fill(db: Db): Promise<void> {
  for (let id = 1; id <= 5; id += 1) {
    const category = { name: `Category ${id}`, slug: `category-${id}`, description: '', color: '#000000' };
    await db
      .insertInto('categories')
      .values({ id, ...category, created_at: NOW })
      .execute();
  }
  for (const post of posts) await db.insertInto('posts').values(rowOf(post)).execute();
}

function rowOf(post: CorpusPost) {
  const rest = {
    featured_image: '',
    image_attribution: '',
    author_id: 1,
    author: '',
    tags: '[]',
    read_time: 5,
  };
  const meta = { meta_title: '', meta_description: '', created_at: NOW, updated_at: NOW, content: '' };
  return { ...post, ...rest, ...meta, slug: `post-${post.id}` };
}

describe('search on both engines', () => {
  let folder: string;
  let settings: Record<string, string>;
  let sqlite: Engine;
  let postgres: Engine;
  let found: { sqlite: PostSearch; postgres: PostSearch };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shingle-search-'));
    settings = await databaseSettings(folder);
    const place = loadConfig({ NODE_ENV: 'test', JWT_SECRET: TEST_SECRET, ...settings });
    postgres = await openDatabase(place);
    sqlite = await openDatabase({ ...place, postgres: null });
    await sql`pragma synchronous = off`.execute(sqlite.db);
    for (const { db } of [sqlite, postgres]) await fill(db);
    found = {
      sqlite: new PostSearch(sqlite.db, new SqliteSearchIndex(sqlite.db)),
      postgres: new PostSearch(postgres.db, new PostgresSearchIndex(postgres.db)),
    };
  });

  afterAll(async () => {
    await Promise.all([sqlite.close(), postgres.close()]);
    await dropDatabase(settings);
    await rm(folder, { recursive: true, force: true });
  });

  /** Asks twice: the second time the total is known. */
  async function expectSame(query: CorpusQuery, list: readonly CorpusPost[]): Promise<void> {
    const expected = expectedOf(list, query);
    for (const [engine, search] of Object.entries(found)) {
      for (const time of ['first', 'second']) {
        const answer = await search.find({ ...query, now: NOW });
        expect(answer, `${engine}, ${time} time: ${JSON.stringify(query)}`).toEqual(expected);
      }
    }
  }

  it('finds the same posts, in the same order, with the same total', async () => {
    for (const query of queries) await expectSame(query, posts);
    expect(queries.length).toBeGreaterThan(500);
  });

  it('follows every kind of write', async () => {
    const changed = posts.map((post): CorpusPost => {
      if (post.id % 5 === 0) return { ...post, status: 'published' };
      if (post.id % 5 === 1) return { ...post, status: 'draft' };
      if (post.id % 5 === 2) return { ...post, category_id: 2, published_at: NOW };
      return post.id % 5 === 3 ? { ...post, search_text: posts[post.id]!.search_text } : post;
    });
    const left = changed.filter((post) => post.id % 13 !== 0);
    for (const { db } of [sqlite, postgres]) {
      for (const { id, status, category_id, published_at, search_text } of changed) {
        const values = { status, category_id, published_at, search_text };
        await db.updateTable('posts').set(values).where('id', '=', id).execute();
      }
      await db
        .deleteFrom('posts')
        .where(sql<boolean>`id % 13 = 0`)
        .execute();
    }
    for (const search of Object.values(found)) search.forgetTotals();
    for (const query of queries.filter((_, index) => index % 3 === 0)) await expectSame(query, left);
  });

  it.each(['e', 'zj', '日本語', 'bread and butter', 'x'.repeat(200)])(
    'takes matches from the index of PostgreSQL: %s',
    async (search) => {
      const pool = new pg.Pool({ connectionString: settings.DATABASE_URL });
      const asked: CompiledQuery[] = [];
      const watched = new Kysely<Tables>({
        dialect: new PostgresDialect({ pool }),
        log: ({ query }) => void asked.push(query),
      });
      await new PostgresSearchIndex(watched).count({ search, categoryId: 1, now: NOW, limit: 6, offset: 0 });
      const { sql: text, parameters } = asked[0]!;
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...parameters]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      await watched.destroy();
      expect(plan).toContain('Bitmap Index Scan on search_texts_grams');
    },
  );
});
