import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadPostgres } from '#server/config.ts';
import { DECISIONS, MOVED } from '#server/db/copy/decisions.ts';
import type { Db, Engine } from '#server/db/engine.ts';
import { openDatabase } from '#server/db/open.ts';
import { lockDatabase } from '#server/db/sqlite/lock.ts';
import { moveDatabase } from '#server/move/move-database.ts';
import { movesOf } from '#server/move/places.ts';
import { siteFolder } from '#server/root.ts';
import {
  contactRow,
  everythingIn,
  fillDatabase,
  postRow,
  subscriberRow,
} from '#tests/support/full-database.ts';
import { runCommand } from '#tests/support/production-install.ts';
import { tagsIn } from '#tests/support/tagged-posts.ts';
import { databaseSettings, runSql } from '#tests/support/test-database.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-move-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = (name = 'shingle') => join(folder, `${name}.db`);
async function postgres(): Promise<string> {
  return (await databaseSettings(folder, { empty: true })).DATABASE_URL!;
}

/** Opens a place for the length of `work`. */
async function within<Result>(
  place: string,
  work: (db: Db, engine: Engine) => Promise<Result>,
): Promise<Result> {
  const isUrl = place.startsWith('postgres:');
  const engine = await openDatabase({
    databaseFile: place,
    postgres: isUrl ? loadPostgres({}, place) : null,
  });
  try {
    return await work(engine.db, engine);
  } finally {
    await engine.close();
  }
}

interface Move {
  replace?: boolean;
  dryRun?: boolean;
}

/** As the command does it. */
async function move(from: string, to: string, { replace = false, dryRun = false }: Move = {}) {
  const warnings: string[] = [];
  const { database } = movesOf([from], [to]);
  const warn = (sentence: string) => warnings.push(sentence);
  const copy = await moveDatabase({ ...database!, env: {}, replace, dryRun, warn });
  return {
    state: copy.state,
    rows: Object.fromEntries(copy.tables.map(({ name, rows }) => [name, rows])),
    warnings,
  };
}

const fill = (place: string) => within(place, (_, engine) => fillDatabase(engine));
const contents = (place: string) => within(place, everythingIn);
const movedDigest = (place: string) =>
  within(place, async (db) => {
    const row = await db.selectFrom('settings').select('value').where('name', '=', MOVED).executeTakeFirst();
    return row?.value ?? null;
  });

/** A row that gets its id from the database. */
function withoutId<Row extends { id: number }>(row: Row): Omit<Row, 'id'> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id')) as Omit<Row, 'id'>;
}
const nextPost = () => withoutId(postRow(0, { slug: 'next' }));

/** Plants a trigger that runs for each row that comes into a table. */
async function plant(
  place: string,
  table: string,
  { postgres, sqlite }: Record<'postgres' | 'sqlite', string>,
) {
  const statements = place.startsWith('postgres:')
    ? [
        `create function planted() returns trigger language plpgsql as $$ begin ${postgres} end $$`,
        `create trigger planted before insert on ${table} for each row execute function planted()`,
      ]
    : [`create trigger planted after insert on ${table} begin ${sqlite} end`];
  await within(place, async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  });
}

async function uproot(place: string, table: string) {
  const from = place.startsWith('postgres:') ? ` on ${table}` : '';
  await within(place, (db) => sql.raw(`drop trigger planted${from}`).execute(db));
}

/** The engines, from and to. A new SQLite file and a new database of PostgreSQL are both empty. */
const WAYS: [string, () => Promise<string>, () => Promise<string>][] = [
  ['SQLite to PostgreSQL', () => Promise.resolve(file('from')), postgres],
  ['PostgreSQL to SQLite', postgres, () => Promise.resolve(file('to'))],
];

describe('the decisions about tables', () => {
  it.each([
    ['SQLite', () => Promise.resolve(file())],
    ['PostgreSQL', postgres],
  ])('name every table and column of %s', async (_, place) => {
    const tables = await within(await place(), (db) => db.introspection.getTables());
    const names = tables.map(({ name }) => name).filter((name) => !/^(sqlite_|posts_search_)/.test(name));
    expect(Object.keys(DECISIONS)).toEqual(expect.arrayContaining(names));
    for (const { name, columns } of tables) {
      const decision = DECISIONS[name as keyof typeof DECISIONS];
      if (typeof decision !== 'object') continue;
      expect(columns.map((column) => column.name).sort()).toEqual(Object.keys(decision.columns).sort());
    }
  });
});

describe.each(WAYS)('a move from %s', (_, newSource, newTarget) => {
  let from = '';
  let to = '';
  beforeEach(async () => {
    from = await newSource();
    to = await newTarget();
    await fill(from);
  });

  it('brings every row as it is', async () => {
    const { state, rows, warnings } = await move(from, to);
    expect(state).toBe('empty');
    expect(rows).toMatchObject({ settings: 1, users: 1, sessions: 6, posts: 4, outbox: 2, days_off: 2 });
    expect(warnings).toEqual([]);
    const [before, after] = [await contents(from), await contents(to)];
    const digits = (table: string, row: object) =>
      table === 'posts' && 'read_time' in row ? { ...row, read_time: String(row.read_time) } : row;
    for (const [table, expected] of Object.entries(before)) {
      expect(after[table]!.map((row) => digits(table, row))).toEqual(
        expected.map((row) => digits(table, row)),
      );
    }
  });

  it('counts the published posts, and tells running processes', async () => {
    await move(from, to);
    const read = (place: string) =>
      within(place, async (db) => ({
        counts: await db.selectFrom('published_counts').selectAll().orderBy('category_id').execute(),
        posts: await db
          .selectFrom('revisions')
          .select('revision')
          .where('subject', '=', 'posts')
          .executeTakeFirst(),
      }));
    const { counts, posts } = await read(to);
    expect(counts).toEqual([
      { category_id: 3, posts: 2 },
      { category_id: 7, posts: 1 },
    ]);
    await within(from, (db) => db.insertInto('contacts').values(contactRow(12)).execute());
    await move(from, to);
    expect((await read(to)).posts!.revision).toBeGreaterThan(posts!.revision);
  });

  it('makes the index of tags anew', async () => {
    const target = () => within(to, tagsIn);
    await move(from, to);
    expect(await target()).toEqual(['one 1', 'one 5', 'one 6', 'two 1', 'two 5', 'two 6']);
    await within(from, async (db) => {
      await db.updateTable('posts').set({ tags: '["three"]' }).where('id', '=', 1).execute();
      await db.deleteFrom('posts').where('id', '=', 6).execute();
    });
    await move(from, to);
    expect(await target()).toEqual(['one 5', 'three 1', 'two 5']);
  });

  it('gives no id out again that a deleted row had', async () => {
    await move(from, to);
    await within(to, async (db) => {
      expect(await db.insertInto('posts').values(nextPost()).returning('id').executeTakeFirst()).toEqual({
        id: 10,
      });
      expect(
        await db
          .insertInto('contacts')
          .values(withoutId(contactRow(0)))
          .returning('id')
          .executeTakeFirst(),
      ).toEqual({
        id: 12,
      });
    });
  });

  it('keeps the rules: a day off, a slot, an email', async () => {
    await move(from, to);
    const booking = {
      phone: '',
      message: '',
      name: 'Cy',
      email: 'c@example.com',
      suspected_spam: 0,
      created_at: '2026-11-21',
      uid: 'new',
    };
    await within(to, async (db) => {
      await expect(
        db
          .insertInto('consultations')
          .values({ ...booking, consultation_date: '2026-12-24', consultation_time: '10:00' })
          .execute(),
      ).rejects.toThrow('day off');
      const twin = withoutId(subscriberRow(0, 'ADA@example.com'));
      await expect(db.insertInto('subscribers').values(twin).execute()).rejects.toThrow(/unique/i);
      await db.updateTable('posts').set({ status: 'draft' }).where('id', '=', 1).execute();
      const count = db.selectFrom('published_counts').select('posts').where('category_id', '=', 3);
      expect(await count.executeTakeFirst()).toEqual({ posts: 1 });
    });
  });

  it('does nothing the second time', async () => {
    await move(from, to);
    const before = await movedDigest(to);
    expect(await move(from, to)).toMatchObject({ state: 'same', rows: { posts: 4 } });
    expect(await movedDigest(to)).toBe(before);
  });

  it('brings what has changed since, where the target was left alone', async () => {
    await move(from, to);
    await within(from, async (db) => {
      await db.updateTable('posts').set({ title: 'Changed' }).where('id', '=', 1).execute();
      await db.deleteFrom('contacts').where('id', '=', 11).execute();
      await db.insertInto('posts').values(nextPost()).execute();
      await db.deleteFrom('posts').where('id', '=', 10).execute();
    });
    expect(await move(from, to)).toMatchObject({ state: 'moved', rows: { contacts: 1 } });
    expect((await contents(to)).posts![0]).toMatchObject({ title: 'Changed' });
    expect((await move(from, to)).state).toBe('same');
    const next = within(to, (db) =>
      db.insertInto('posts').values(nextPost()).returning('id').executeTakeFirst(),
    );
    expect(await next).toEqual({ id: 11 });
  });

  it('goes on above an id that only the source has given out since', async () => {
    await move(from, to);
    await within(from, async (db) => {
      await db.insertInto('posts').values(nextPost()).execute();
      await db.deleteFrom('posts').where('id', '=', 10).execute();
    });
    await move(from, to);
    const next = within(to, (db) =>
      db.insertInto('posts').values(nextPost()).returning('id').executeTakeFirst(),
    );
    expect(await next).toEqual({ id: 11 });
  });

  it('refuses a target that has been used since, unless it is told to replace it', async () => {
    await move(from, to);
    await within(to, (db) => db.insertInto('contacts').values(contactRow(99)).execute());
    const before = await contents(to);
    await expect(move(from, to)).rejects.toThrow('The target has contents of its own.');
    await expect(move(from, to, { dryRun: true })).rejects.toThrow('The target has contents of its own.');
    expect(await contents(to)).toEqual(before);
    expect((await move(from, to, { replace: true })).state).toBe('own');
    expect((await contents(to)).contacts).toEqual((await contents(from)).contacts);
    expect((await move(from, to)).state).toBe('same');
  });

  it('tells what it would do', async () => {
    expect(await move(from, to, { dryRun: true })).toMatchObject({ state: 'empty', rows: { posts: 4 } });
    if (!to.startsWith('postgres:')) expect(existsSync(to)).toBe(false);
    expect((await contents(to)).posts).toEqual([]);
    await move(from, to);
    expect((await move(from, to, { dryRun: true })).state).toBe('same');
    await within(from, (db) => db.deleteFrom('contacts').execute());
    expect((await move(from, to, { dryRun: true })).state).toBe('moved');
    expect((await contents(to)).contacts).toHaveLength(2);
  });

  it('fails as a whole when a table differs afterwards', async () => {
    await within(to, (db) => db.insertInto('contacts').values(contactRow(5)).execute());
    const before = await contents(to);
    await plant(to, 'contacts', {
      postgres: "new.name = 'Somebody'; return new;",
      sqlite: "update contacts set name = 'Somebody' where id = new.id;",
    });
    await expect(move(from, to, { replace: true })).rejects.toThrow(
      'The table contacts has other contents at the target than at the source. Nothing was copied.',
    );
    expect(await contents(to)).toEqual(before);
  });

  it('fails as a whole when rows are missing afterwards', async () => {
    await plant(to, 'outbox', { postgres: 'return null;', sqlite: 'delete from outbox where id = new.id;' });
    await expect(move(from, to)).rejects.toThrow(
      'The table outbox has 2 rows at the source, but 0 at the target. Nothing was copied.',
    );
    expect((await contents(to)).posts).toEqual([]);
  });

  it('names the row that the target refuses, and leaves the target as it was', async () => {
    await within(to, (db) => db.insertInto('contacts').values(contactRow(77)).execute());
    const before = await contents(to);
    await plant(to, 'posts', {
      postgres: "if new.id = 5 then raise exception 'not this one'; end if; return new;",
      sqlite: "select raise(abort, 'not this one') where new.id = 5;",
    });
    await expect(move(from, to, { replace: true })).rejects.toThrow(
      'The row of posts with id 5 can’t be copied: not this one. Nothing was copied.',
    );
    expect(await contents(to)).toEqual(before);
  });

  it('leaves the target as it was when it is killed in the middle', async () => {
    await within(to, (db) => db.insertInto('contacts').values(contactRow(77)).execute());
    const before = await contents(to);
    // The outbox comes last: everything else is written by then.
    await plant(to, 'outbox', {
      postgres: 'perform pg_sleep(3600); return new;',
      sqlite: `select max(i) from (with recursive n(i) as
        (select 1 union all select i + 1 from n where i < 1e12) select i from n);`,
    });
    const args = ['dist/server/cli.js', 'move', '--from', from, '--to', to, '--replace'];
    const child = spawn(process.execPath, args, { cwd: siteFolder, stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const asleep = sql<{ pid: number }>`
      select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
    const isWriting = to.startsWith('postgres:')
      ? () => within(to, async (db) => (await asleep.execute(db)).rows.length > 0)
      : () => Promise.resolve((statSync(`${to}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 100_000);
    await expect.poll(isWriting, { timeout: 25_000 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    if (to.startsWith('postgres:')) {
      // It would notice at its next answer.
      await within(to, (db) => sql`select pg_terminate_backend(pid) from (${asleep}) as asleep`.execute(db));
    }
    await uproot(to, 'outbox');
    expect(await contents(to)).toEqual(before);
    await move(from, to, { replace: true });
    expect((await contents(to)).outbox).toHaveLength(2);
  });
});

describe('a move there and back', () => {
  it('brings every row back as it was', async () => {
    const [first, second, third, url] = [file('a'), file('b'), file('c'), await postgres()];
    await fill(first);
    await move(first, url);
    await move(url, second);
    const before = await contents(first);
    expect(await contents(second)).toEqual(before);
    expect(before.posts!.map((row) => row.read_time)).toEqual([12, '5 to 7 min', 5, '007a']);
    expect((await move(second, url)).state).toBe('same');
    await move(second, third); // between files, too
    expect(await contents(third)).toEqual(before);
  });

  it('works between two databases of PostgreSQL', async () => {
    const [first, second] = [await postgres(), await postgres()];
    await fill(first);
    await move(first, second);
    expect(await contents(second)).toEqual(await contents(first));
  });
});

describe('what PostgreSQL can’t hold', () => {
  it('is named: the character that ends a text', async () => {
    const url = await postgres();
    await fill(file());
    await within(file(), async (db) => {
      await db
        .insertInto('contacts')
        .values(contactRow(31, { message: 'before\0after' }))
        .execute();
    });
    await expect(move(file(), url)).rejects.toThrow(
      'The row of contacts with id 31 can’t be copied: its message contains the character U+0000, which PostgreSQL can’t store. Take it out first. Nothing was copied.',
    );
    expect((await contents(url)).posts).toEqual([]);
  });

  it('is named: two emails that differ in the case of a letter beyond Z', async () => {
    const url = await postgres();
    await within(file(), async (db) => {
      await db
        .insertInto('subscribers')
        .values([
          subscriberRow(1, 'éa@example.com'),
          subscriberRow(2, 'b@example.com'),
          subscriberRow(6, 'Éa@example.com'),
        ])
        .execute();
    });
    await expect(move(file(), url)).rejects.toThrow(
      'The row of subscribers with id 6 can’t be copied: another row has the same email;',
    );
    expect((await contents(url)).subscribers).toEqual([]);
  });
});

describe('a database that a server has open', () => {
  it('is not written, when it is a file', async () => {
    await fill(file('from'));
    const lock = lockDatabase(file('to'));
    try {
      await expect(move(file('from'), file('to'))).rejects.toThrow(
        `--to: ${file('to')} is in use by another Shingle server.`,
      );
    } finally {
      lock.release();
    }
    expect((await move(file('from'), file('to'))).state).toBe('empty');
  });

  it.each([
    ['SQLite', () => Promise.resolve(file('from')), postgres],
    ['PostgreSQL', postgres, () => Promise.resolve(file('to'))],
  ])('is copied on %s, with a warning', async (_, newSource, newTarget) => {
    const [from, to] = [await newSource(), await newTarget()];
    const isUrl = from.startsWith('postgres:');
    const lock = isUrl ? null : lockDatabase(from);
    const engine = await openDatabase(
      { databaseFile: from, postgres: isUrl ? loadPostgres({}, from) : null },
      lock,
    );
    try {
      await fillDatabase(engine);
      const { warnings } = await move(from, to);
      expect(warnings).toEqual([expect.stringMatching(/^A server is running on .* stop it before the copy/)]);
      expect(warnings[0]).not.toContain('@');
    } finally {
      await engine.close();
      lock?.release();
    }
    expect((await contents(to)).posts).toHaveLength(4);
  });
});

describe('a source of an older version', () => {
  it('is refused on SQLite, and stays as it is', async () => {
    const url = await postgres();
    await within(file(), (db) => sql`pragma user_version = 1`.execute(db));
    await expect(move(file(), url)).rejects.toThrow(
      `--from: ${file()} is of an older version than this program. Start this version of the server on it once`,
    );
  });

  it('is refused on PostgreSQL, and stays as it is', async () => {
    const url = await postgres();
    await within(url, () => Promise.resolve());
    await runSql(url, `delete from kysely_migration where name > '003'`);
    await expect(move(url, file())).rejects.toThrow(/^--from: postgres:\/\/\S+ is of an older version/);
  });

  it('is refused without any site in it, where a target is not', async () => {
    const [url, other] = [await postgres(), await postgres()];
    await runSql(url, 'drop schema public cascade', 'create schema public');
    await expect(move(url, other)).rejects.toThrow(/^--from: there is no site in postgres:/);
    await fill(file());
    expect((await move(file(), url, { dryRun: true })).state).toBe('empty');
    expect((await move(file(), url)).state).toBe('empty');
  });
});

describe('the command', () => {
  const run = (args: string[], settings: Record<string, string> = {}) =>
    runCommand(siteFolder, ['move', ...args], { settings });

  it('says what it has done, and no password', async () => {
    const url = new URL(await postgres());
    url.password = 'geheim';
    await fill(file());
    const { code, stdout, stderr } = await run(['--from', file(), '--to', url.href]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Database: ${file()} → postgres://${url.host}${url.pathname}\nCopied:\n`);
    expect(stdout).toMatch(/^ {2}posts +4 rows$/m);
    expect(stdout).toMatch(/^Done in \d+\.\d seconds\.$/m);
    expect(stdout).not.toContain('geheim');
  });

  it.each([
    ['nothing', [], 'Give --from and --to.'],
    ['a source alone', ['--from', 'package.json'], '--to: is missing for the --from of a database'],
    ['a target alone', ['--to', 'new.db'], '--from: is missing for the --to of a database'],
    [
      'two sorts',
      ['--from', 'package.json', '--to', 'uploads/'],
      '--to: is missing for the --from of a database',
    ],
    [
      'one sort twice',
      ['--from', 'package.json', '--from', 'dist/server/cli.js'],
      '--from: is given twice for a database.',
    ],
    ['what is not there', ['--from', 'nowhere.db', '--to', 'x.db'], 'nowhere.db is not there.'],
    ['what could be both', ['--from', 'package.json', '--to', 'new'], 'Write new.db or new/.'],
    ['the same twice', ['--from', 'package.json', '--to', './package.json'], '--to: is the same as --from'],
    [
      'another address',
      ['--from', 'package.json', '--to', 'mysql://me:geheim@x/y'],
      '--to: mysql:// is neither',
    ],
    [
      'half an address',
      ['--from', 'package.json', '--to', 'postgres://me:geheim@x'],
      '--to: must look like postgres',
    ],
    ['a stray place', ['package.json'], 'Every place comes after --from or --to.'],
  ])('says what is wrong with %s', async (_, args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).toContain('move --from PLACE --to PLACE');
    expect(stderr).not.toContain('geheim');
  });

  it.each([
    [
      'a file that is no database',
      ['--from', 'dist/server/cli.js', '--to', 'x.db'],
      /--from: \S+cli\.js is no SQLite/,
    ],
    [
      'a server that is not there',
      ['--from', 'postgres://me:geheim@127.0.0.1:1/x', '--to', 'x.db'],
      /^--from: the database can’t be reached: /,
    ],
  ])('says what is wrong with %s', async (_, args, message) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/geheim|\n\s+at /);
  });

  it('names a setting that is wrong', async () => {
    const args = ['--from', 'postgres://127.0.0.1:1/x', '--to', 'x.db'];
    const { stderr } = await run(args, { DATABASE_TLS: 'maybe' });
    expect(stderr).toMatch(/^DATABASE_TLS: /);
  });
});
