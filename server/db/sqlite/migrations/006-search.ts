import { sql } from 'kysely';
import { searchText } from '../../../search-text.ts';
import type { Db } from '../../engine.ts';

interface OldPost {
  id: number;
  title: string;
  excerpt: string;
  search_text: string;
}

/** Posts that are folded at a time. */
const BATCH = 200;

/** Search folds case in JavaScript, so that every engine finds the same; the index takes the folded text. */
export const search = {
  name: '006-search',
  sql: /* sql */ `
    DROP TRIGGER posts_search_insert;
    DROP TRIGGER posts_search_delete;
    DROP TRIGGER posts_search_update;
    DROP TABLE posts_search;
    ALTER TABLE posts RENAME COLUMN content_text TO search_text;
  `,
  async backfill(db: Db): Promise<void> {
    await foldPosts(db);
    for (const statement of INDEX) await sql.raw(statement).execute(db);
  },
};

async function foldPosts(db: Db): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<OldPost>`
      SELECT id, title, excerpt, search_text FROM posts WHERE id > ${last} ORDER BY id LIMIT ${BATCH}
    `.execute(db);
    for (const { id, title, excerpt, search_text: text } of rows) {
      const folded = searchText({ title, excerpt, text });
      await sql`UPDATE posts SET search_text = ${folded} WHERE id = ${id}`.execute(db);
      last = id;
    }
    if (rows.length < BATCH) return;
  }
}

const INDEX = [
  // As in the first migration, but for one column that is compared exactly. Two separators behind the text make its
  // last two characters the beginning of trigrams as well, so that every short word begins one.
  `CREATE VIRTUAL TABLE posts_search USING fts5 (
    search_text, category, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'
  )`,
  // The trigrams that there are.
  `CREATE VIRTUAL TABLE posts_search_terms USING fts5vocab (posts_search, row)`,
  `CREATE TRIGGER posts_search_insert AFTER INSERT ON posts WHEN new.status = 'published' BEGIN
    INSERT INTO posts_search (rowid, search_text, category)
      VALUES (new.search_key, new.search_text || char(31, 31), '§' || new.category_id || '§');
  END`,
  `CREATE TRIGGER posts_search_delete AFTER DELETE ON posts WHEN old.status = 'published' BEGIN
    DELETE FROM posts_search WHERE rowid = old.search_key;
  END`,
  `CREATE TRIGGER posts_search_update
    AFTER UPDATE OF search_text, category_id, status, published_at ON posts BEGIN
    DELETE FROM posts_search WHERE rowid = old.search_key AND old.status = 'published';
    INSERT INTO posts_search (rowid, search_text, category)
      SELECT new.search_key, new.search_text || char(31, 31), '§' || new.category_id || '§'
      WHERE new.status = 'published';
  END`,
  `INSERT INTO posts_search (rowid, search_text, category)
    SELECT search_key, search_text || char(31, 31), '§' || category_id || '§'
    FROM posts WHERE status = 'published' ORDER BY search_key`,
];
