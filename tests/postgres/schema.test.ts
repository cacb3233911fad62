import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Engine } from '#server/db/engine.ts';
import { openDatabase } from '#server/db/open.ts';
import { useTestApp } from '#tests/support/test-app.ts';

/**
 * What one engine needs alone: each has its own index for search, and what several processes on PostgreSQL count for some
 * hours, SQLite's one process has in memory.
 */
const POSTGRES_ALONE = { tables: /^(search_texts|rate_limits|visits|visit_salts)$/ };
const SQLITE_ALONE = {
  tables: /^(sqlite_|posts_search)/,
  columns: new Set(['posts.search_key']),
};

interface Table {
  /** Each with its collation when case does not count, and `?` when it may be null. */
  columns: string[];
  /** Primary keys, unique constraints and unique indexes: their columns, and the condition of a partial one. */
  unique: string[];
  /** From which columns to which, and what a deletion does. */
  foreignKeys: string[];
  /** The columns of each check. */
  checks: string[];
}

type Schema = Record<string, Table>;

/** The same words for the same condition. */
function condition(text: string | null): string {
  if (text === null) return '';
  return ` where ${text
    .replace(/::text/g, '')
    .replace(/[()"]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim()}`;
}

async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

async function sqliteSchema(db: Db): Promise<Schema> {
  const tables = await rowsOf(
    db,
    sql<{
      name: string;
      sql: string;
    }>`select name, sql from sqlite_schema where type = 'table' order by name`,
  );
  const schema: Schema = {};
  for (const { name, sql: text } of tables.filter((table) => !SQLITE_ALONE.tables.test(table.name))) {
    const columns = (
      await rowsOf(
        db,
        sql<{
          name: string;
          notnull: number;
          pk: number;
        }>`select name, "notnull", pk from pragma_table_xinfo(${name})`,
      )
    ).filter((column) => !SQLITE_ALONE.columns.has(`${name}.${column.name}`));
    const indexes = await rowsOf(
      db,
      sql<{
        name: string;
        unique: number;
        origin: string;
      }>`select name, "unique", origin from pragma_index_list(${name})`,
    );
    const unique = columns.some(({ pk }) => pk > 0)
      ? [
          columns
            .filter(({ pk }) => pk > 0)
            .map((c) => c.name)
            .sort()
            .join(),
        ]
      : [];
    const ignoringCase = new Set<string>();
    for (const index of indexes) {
      const parts = await rowsOf(
        db,
        sql<{
          name: string;
          coll: string;
        }>`select name, coll from pragma_index_xinfo(${index.name}) where key = 1`,
      );
      // An index by the person compares addresses as another column does.
      const isByPerson = index.name.endsWith('_by_person');
      for (const part of parts) if (part.coll === 'NOCASE' && !isByPerson) ignoringCase.add(part.name);
      if (index.unique === 0 || index.origin === 'pk') continue;
      const [made] = await rowsOf(
        db,
        sql<{ sql: string | null }>`select sql from sqlite_schema where name = ${index.name}`,
      );
      const where = /\bWHERE\b([\s\S]+)$/i.exec(made?.sql ?? '')?.[1] ?? null;
      unique.push(
        parts
          .map((part) => part.name)
          .sort()
          .join() + condition(where),
      );
    }
    const keys = await rowsOf(
      db,
      sql<{
        from: string;
        table: string;
        to: string;
        on_delete: string;
      }>`select "from", "table", "to", on_delete from pragma_foreign_key_list(${name})`,
    );
    schema[name] = {
      columns: columns.map(
        (c) =>
          `${c.name}${c.notnull === 1 || c.pk > 0 ? '' : '?'}${ignoringCase.has(c.name) ? ' ignoring case' : ''}`,
      ),
      unique,
      foreignKeys: keys.map((key) => `${key.from} -> ${key.table}.${key.to} ${key.on_delete.toLowerCase()}`),
      checks: checksIn(text).map((check) =>
        columns
          .filter((c) => new RegExp(`\\b${c.name}\\b`).test(check))
          .map((c) => c.name)
          .sort()
          .join(),
      ),
    };
  }
  return sorted(schema);
}

/** The conditions of the checks in `CREATE TABLE`, without the values that they name: one may be called like a column. */
function checksIn(text: string): string[] {
  const code = text.replace(/--.*$/gm, '');
  return Array.from(code.matchAll(/\bCHECK\s*\(/g), ({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    for (; depth > 0; end += 1) depth += code[end] === '(' ? 1 : code[end] === ')' ? -1 : 0;
    return code.slice(index + start.length, end - 1).replace(/'[^']*'/g, "''");
  });
}

async function postgresSchema(db: Db): Promise<Schema> {
  const columns = await rowsOf(
    db,
    sql<{ table: string; name: string; required: boolean; nocase: boolean }>`
      select c.relname as table, a.attname as name, a.attnotnull as required, l.collname is not distinct from 'nocase' as nocase
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_collation l on l.oid = a.attcollation
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by a.attnum`,
  );
  const unique = await rowsOf(
    db,
    sql<{ table: string; columns: string; condition: string | null }>`
      select c.relname as table, pg_get_expr(i.indpred, i.indrelid) as condition,
        (select string_agg(a.attname, ',' order by a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid
      where i.indisunique and c.relnamespace = 'public'::regnamespace`,
  );
  const constraints = await rowsOf(
    db,
    sql<{ table: string; type: string; columns: string; definition: string }>`
      select c.relname as table, k.contype as type, pg_get_constraintdef(k.oid) as definition,
        (select string_agg(a.attname, ',' order by a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as columns
      from pg_constraint k join pg_class c on c.oid = k.conrelid where c.relnamespace = 'public'::regnamespace`,
  );
  const schema: Schema = {};
  for (const table of new Set(columns.map((column) => column.table))) {
    if (POSTGRES_ALONE.tables.test(table)) continue;
    const own = constraints.filter((constraint) => constraint.table === table);
    schema[table] = {
      columns: columns
        .filter((column) => column.table === table)
        .map(
          ({ name, required, nocase }) => `${name}${required ? '' : '?'}${nocase ? ' ignoring case' : ''}`,
        ),
      unique: unique.filter((u) => u.table === table).map((u) => u.columns + condition(u.condition)),
      foreignKeys: own
        .filter(({ type }) => type === 'f')
        .map(({ definition }) => {
          const [, from = '', to = '', column = '', action = 'no action'] =
            /^FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\)(?: ON DELETE (.+))?$/.exec(definition) ?? [];
          return `${from} -> ${to}.${column} ${action.toLowerCase()}`;
        }),
      checks: own.filter(({ type }) => type === 'c').map((check) => check.columns),
    };
  }
  return sorted(schema);
}

function sorted(schema: Schema): Schema {
  const lists = ({ columns, unique, foreignKeys, checks }: Table): Table => ({
    columns: columns.sort(),
    unique: unique.sort(),
    foreignKeys: foreignKeys.sort(),
    checks: checks.sort(),
  });
  return Object.fromEntries(Object.entries(schema).map(([name, table]) => [name, lists(table)]));
}

describe('the schemas of the two engines', () => {
  const test = useTestApp({ account: false });
  let folder: string;
  let sqlite: Engine;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shingle-schema-'));
    sqlite = await openDatabase({ databaseFile: join(folder, 'shingle.db'), postgres: null });
  });
  afterAll(async () => {
    await sqlite.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('have the same tables, columns, nullability, uniqueness, foreign keys and checks', async () => {
    const ours = await sqliteSchema(sqlite.db);
    expect(Object.keys(ours).length).toBeGreaterThan(12);
    expect(await postgresSchema(test.app.context.db)).toEqual(ours);
  });

  it.each([
    ['a status that is none', { status: 'hidden' }],
    ['tags that are no JSON', { tags: '[' }],
    ['published without a date', { status: 'published', published_at: null }],
    ['an id beyond the search’s range', { id: 4_194_304 }],
    ['a category that is none', { category_id: 99 }],
    ['no title', { title: null }],
  ])('refuse a post with %s', async (_what, fault) => {
    const now = '2026-03-02T17:00:00.000Z';
    for (const db of [sqlite.db, test.app.context.db]) {
      await db
        .insertInto('categories')
        .values({ id: 1, name: 'Any', slug: 'any', description: '', color: '#000000', created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const post = {
        slug: 'a-post',
        title: 'A post',
        excerpt: '',
        content: '',
        search_text: '',
        featured_image: '',
        image_attribution: '',
        status: 'draft' as const,
        published_at: null,
        category_id: 1,
        author_id: 1,
        author: '',
        tags: '[]',
        meta_title: '',
        meta_description: '',
        read_time: 5,
        created_at: now,
        updated_at: now,
      };
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto('posts').values(post).execute(); // without its fault it is taken
        await transaction.deleteFrom('posts').execute();
      });
      const faulty = { ...post, ...fault } as typeof post;
      await expect(db.insertInto('posts').values(faulty).execute()).rejects.toThrow();
    }
  });
});
