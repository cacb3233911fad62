import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join, relative } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError } from '#server/config.ts';
import { lockDatabase } from '#server/db/sqlite/lock.ts';
import { openFile } from '#server/db/sqlite/prepared.ts';
import { migrations } from '#server/db/sqlite/migrations/index.ts';
import { openDatabase } from '#server/db/sqlite/open.ts';
import { listenProblem } from '#server/http/serving.ts';
import { siteFolder } from '#server/root.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from '#tests/support/server-process.ts';
import { TEST_SECRET } from '#tests/support/test-app.ts';

type Settings = Record<string, string>;

const running = new Set<ServerProcess>();
afterEach(async () => {
  for (const server of running) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  running.clear();
});

async function start(settings: Settings): Promise<ServerProcess> {
  const server = startServer(settings);
  running.add(server);
  await server.listening;
  return server;
}

/** Who may do nothing: root may write everywhere. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

/** An object store that nobody asks before the server has started. */
const STORE = {
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_REGION: 'auto',
  S3_BUCKET: 'wren-uploads',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

/** What a server that can't start says. */
async function refusal(settings: Settings, uid?: number): Promise<string> {
  const server = startServer(settings, { uid });
  running.add(server);
  expect(await server.ended, server.output()).toBe(1);
  expect(server.output().trimEnd().split('\n'), 'one line').toHaveLength(1);
  expect(server.output()).not.toMatch(/^\s+at /m);
  return server.output();
}

/** Makes a database as it was after so many of the migrations. */
async function writeDatabase(file: string, version: number, extra = ''): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const sqlite = openFile(file);
  sqlite.exec('PRAGMA journal_mode = WAL');
  for (const migration of migrations.slice(0, version)) if ('sql' in migration) sqlite.exec(migration.sql);
  sqlite.exec(extra);
  sqlite.exec(`PRAGMA user_version = ${version}`);
  sqlite.close();
}

/** Every file in the database's folder with what is in it. */
function contentsBeside(file: string): [string, string][] {
  const folder = dirname(file);
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'base64')]);
}

describe('a second server', () => {
  it('is refused the database of the first, on another port and by any path that leads to it', async () => {
    const settings = await serverSettings();
    const file = settings.DATABASE_FILE!;
    const folder = dirname(file);
    await symlink(join(folder, 'shingle.db'), join(folder, 'made-later.db')); // leads to nothing yet
    const first = await start({ ...settings, DATABASE_FILE: join(folder, 'made-later.db') });
    await symlink(file, join(folder, 'link.db'));
    await symlink(folder, join(folder, 'folder'));
    const paths = [
      file,
      join(folder, 'link.db'),
      join(folder, 'folder', basename(file)),
      relative(siteFolder, file),
    ];
    const said = paths.map(async (path) =>
      refusal({ ...settings, PORT: String(await freePort()), DATABASE_FILE: path }),
    );
    for (const line of await Promise.all(said)) {
      expect(line).toMatch(/^DATABASE_FILE: \/\S+\.db is in use by another Shingle server\. /);
    }
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });

  it('has the database once the first was killed', async () => {
    const settings = await serverSettings();
    const first = await start(settings);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start({ ...settings, PORT: String(await freePort()) });
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
  });

  it('touches nothing when its port is taken: a newer copy does not migrate what an older one serves', async () => {
    const settings = await serverSettings();
    const holder = createServer().listen(Number(settings.PORT), '127.0.0.1');
    onTestFinished(() => void holder.close());
    await once(holder, 'listening');
    await writeDatabase(settings.DATABASE_FILE!, 1);
    await writeFile(join(dirname(settings.DATABASE_FILE!), 'jwt-secret'), TEST_SECRET);
    const before = contentsBeside(settings.DATABASE_FILE!);

    expect(await refusal(settings)).toContain(`Port ${settings.PORT} is in use`);
    expect(contentsBeside(settings.DATABASE_FILE!)).toEqual(before);
    expect(existsSync(settings.UPLOADS_DIR!)).toBe(false);
  });
});

describe('a production server', () => {
  it('says by name, a line each, what can’t work as it is set', async () => {
    const server = await start(
      await serverSettings({
        NODE_ENV: 'production',
        RATE_LIMITS: 'on',
        SITE_URL: 'https://wren.example',
        JWT_SECRET: TEST_SECRET,
      }),
    );
    const lines = server.output().trim().split('\n');
    expect(lines.filter((line) => /^[A-Z0-9_]+: /.test(line)).map((line) => line.split(':')[0])).toEqual([
      'SMTP_URL',
      'ADMIN_EMAIL',
    ]);
    expect(lines.at(-1)).toBe('https://wren.example/');
  });
});

describe('an operator’s command', () => {
  async function databaseOf(version: number): Promise<string> {
    const { DATABASE_FILE = '' } = await serverSettings();
    await writeDatabase(DATABASE_FILE, version);
    const lock = lockDatabase(DATABASE_FILE);
    onTestFinished(() => lock.release());
    return DATABASE_FILE;
  }

  it('works beside a server', async () => {
    const database = await openDatabase(await databaseOf(migrations.length));
    const settings = await database.db.selectFrom('settings').selectAll().execute();
    await database.close();
    expect(settings).toEqual([]);
  });

  it('does not migrate what a server has open', async () => {
    const file = await databaseOf(1);
    const before = contentsBeside(file);
    await expect(openDatabase(file)).rejects.toThrow(ConfigError);
    await expect(openDatabase(file)).rejects.toThrow(/in use by another Shingle server/);
    expect(contentsBeside(file)).toEqual(before);
  });

  it('migrates what nobody has open, and lets go of it', async () => {
    const { DATABASE_FILE = '' } = await serverSettings();
    await writeDatabase(DATABASE_FILE, 1);
    const database = await openDatabase(DATABASE_FILE);
    const version = await sql<{ user_version: number }>`pragma user_version`.execute(database.db);
    expect(version.rows).toEqual([{ user_version: migrations.length }]);
    const lock = lockDatabase(DATABASE_FILE); // throws where it is still held
    expect(() => lockDatabase(DATABASE_FILE)).toThrow(/in use by another Shingle server/);
    lock.release();
    await database.close();
  });
});

describe('a server that can’t start says why in one line, and by name, when', () => {
  it.each([
    [
      'the database is of a newer version',
      99,
      '',
      /^DATABASE_FILE: \S+ is of a newer version \(99\) than this program knows/,
    ],
    [
      'it can’t be brought up to date',
      1,
      'create table campaigns (id)',
      /^DATABASE_FILE: \S+ can’t be .*up to date: table campaigns already exists/,
    ],
  ])('%s', async (_title, version, extra, line) => {
    const settings = await serverSettings();
    await writeDatabase(settings.DATABASE_FILE!, version, extra);
    expect(await refusal(settings)).toMatch(line);
    await expect(fetch(`http://127.0.0.1:${settings.PORT}/`)).rejects.toThrow(); // the port is free again
  });

  it.each([
    ['the database is a folder', 'DATABASE_FILE', 'folder', 'is a folder'],
    ['the database lies below a file', 'DATABASE_FILE', 'file/shingle.db', 'is a file, and must be a folder'],
    ['the database is something else', 'DATABASE_FILE', 'file', 'is no SQLite database'],
    [
      'the database’s folder can’t be made',
      'DATABASE_FILE',
      '/proc/none/shingle.db',
      'nothing can be made there',
    ],
    ['the uploads folder is a file', 'UPLOADS_DIR', 'file', 'is a file'],
    ['the uploads folder can’t be made', 'UPLOADS_DIR', '/proc/none/uploads', 'nothing can be made there'],
    ['the cache of images is a file', 'S3_CACHE_DIR', 'file', 'is a file'],
    ['the mailbox is a file', 'MAILBOX_DIR', 'file', 'is a file'],
    ['the mailbox lies below a file', 'MAILBOX_DIR', 'file/mailbox', 'a file stands in the way'],
    ['a proxy is no address', 'TRUST_PROXY', 'yes', 'must be false, true'],
    ['the host has another address', 'HOST', '203.0.113.9', 'is no address of this machine (EADDRNOTAVAIL)'],
    ['the host is none', 'HOST', 'no-such-host.invalid', 'is no address of this machine'],
  ])('%s', async (_title, name, value, why) => {
    const settings = await serverSettings({ JWT_SECRET: TEST_SECRET });
    const folder = dirname(settings.DATABASE_FILE!);
    await mkdir(join(folder, 'folder'));
    await writeFile(join(folder, 'file'), 'This is no database. '.repeat(100));
    const isPath = /^(DATABASE|UPLOADS|MAILBOX|S3_CACHE)/.test(name) && !value.startsWith('/');
    const store = name.startsWith('S3_') ? STORE : {};
    const said = await refusal({ ...settings, ...store, [name]: isPath ? join(folder, value) : value });
    expect(said.startsWith(`${name}: `), said).toBe(true);
    expect(said).toContain(why);
  });

  it.each([
    ['DATABASE_FILE', 'shingle.db', 'this account may not write there'],
    ['UPLOADS_DIR', '', 'this account may not write there'],
    ['MAILBOX_DIR', 'mailbox', 'this account may not write there'],
  ])('%s is not its account’s to write', async (name, path, why) => {
    const settings = await serverSettings({ JWT_SECRET: TEST_SECRET });
    const home = dirname(settings.DATABASE_FILE!);
    const theirs = join(home, 'theirs');
    await mkdir(theirs, { mode: 0o555 });
    await chmod(home, 0o777);
    const said = await refusal({ ...settings, [name]: join(theirs, path) }, NOBODY);
    expect(said.startsWith(`${name}: `), said).toBe(true);
    expect(said).toContain(why);
  });

  it('the port is the system’s alone', () => {
    const denied = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
    expect(listenProblem(denied, 80, undefined)).toMatch(/^PORT: this account may not listen on port 80 /);
  });
});
