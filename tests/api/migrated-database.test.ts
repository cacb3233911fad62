import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { executedMigrations } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { migrations } from '#server/db/sqlite/migrations/index.ts';
import { openFile } from '#server/db/sqlite/prepared.ts';
import { TAGGED_POSTS, TAGS_OF_THEM, tagsIn } from '#tests/support/tagged-posts.ts';
import { PostSearch } from '#server/features/posts/posts-search.repository.ts';
import { SqliteSearchIndex } from '#server/features/posts/posts-search-sqlite.repository.ts';

const NOW = '2026-03-04T17:00:00.000Z';

it('a database of the first release keeps its posts and mail, and finds posts by the new search', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-migrated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const databaseFile = join(folder, 'shingle.db');
  const old = openFile(databaseFile);
  for (const { sql } of migrations.slice(0, 3)) old.exec(sql);
  old.exec(`
    INSERT INTO categories (name, slug, color, created_at) VALUES ('Any', 'any', '#000000', '${NOW}');
    INSERT INTO posts (slug, title, excerpt, content, content_text, status, published_at, category_id, author_id,
        read_time, created_at, updated_at)
      VALUES ('shown', 'Die Straße', '', '<p>Brot</p>', 'Brot', 'published', '${NOW}', 1, 1, '5 to 7 min', '${NOW}', '${NOW}'),
        ('draft', 'Die Straße', '', '', '', 'draft', NULL, 1, 1, 7, '${NOW}', '${NOW}');
    INSERT INTO outbox (kind, message_id, recipient, content, priority, status, due_at, created_at)
      VALUES ('receipt', '1@wren.example', 'ana@example.com', '{}', 0, 'sending', '${NOW}', '${NOW}');
    PRAGMA user_version = 3;
  `);
  old.close();

  const engine = await openDatabase({ databaseFile, postgres: null });
  onTestFinished(() => engine.close());
  expect(await executedMigrations(engine.db)).toEqual(migrations.map(({ name }) => name));
  expect(existsSync(`${databaseFile}.before-004-revisions`)).toBe(true);
  const search = new PostSearch(engine.db, new SqliteSearchIndex(engine.db));
  for (const word of ['STRASSE', 'straße', 'brot', 'ro']) {
    const found = await search.find({ search: word, categoryId: null, now: NOW, limit: 6, offset: 0 });
    expect(found, word).toEqual({ ids: [1], total: 1 });
  }
  const posts = await engine.db
    .selectFrom('posts')
    .select(['slug', 'content', 'read_time'])
    .orderBy('id')
    .execute();
  expect(posts).toEqual([
    { slug: 'shown', content: '<p>Brot</p>', read_time: '5 to 7 min' },
    { slug: 'draft', content: '', read_time: 7 },
  ]);
  const mail = await engine.db.selectFrom('outbox').select(['status', 'claimed_by']).execute();
  expect(mail).toEqual([{ status: 'waiting', claimed_by: null }]); // whoever was sending it is gone
});

it('a database from before the tags had an index finds the tags of its published posts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-migrated-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const databaseFile = join(folder, 'shingle.db');
  const before = migrations.findIndex(({ name }) => name === '009-post-tags');
  const old = openFile(databaseFile);
  for (const { sql } of migrations.slice(0, before)) old.exec(sql);
  for (const statement of TAGGED_POSTS) old.exec(statement);
  old.exec(`PRAGMA user_version = ${before}`);
  old.close();

  const engine = await openDatabase({ databaseFile, postgres: null });
  onTestFinished(() => engine.close());
  expect(existsSync(`${databaseFile}.before-009-post-tags`)).toBe(true);
  expect(await tagsIn(engine.db)).toEqual(TAGS_OF_THEM);
});
