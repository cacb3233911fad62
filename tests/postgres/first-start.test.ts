import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { ConfigError, loadConfig } from '#server/config.ts';
import { serverSettings, startServer } from '#tests/support/server-process.ts';
import { databaseSettings, dropDatabase, newName, runSql } from '#tests/support/test-database.ts';
import { TEST_SECRET } from '#tests/support/test-app.ts';

async function newDatabase(): Promise<string> {
  const settings = await databaseSettings('/none', { empty: true });
  onTestFinished(() => dropDatabase(settings));
  return settings.DATABASE_URL!;
}

function place(url: string, more: Record<string, string> = {}) {
  return loadConfig({ NODE_ENV: 'test', JWT_SECRET: TEST_SECRET, DATABASE_URL: url, ...more });
}

describe('several servers that start at once on a new database', () => {
  it('migrate once, seed once, and make one account, whose password one of them prints', async () => {
    const settings = await serverSettings({
      SEED: 'demo',
      JWT_SECRET: TEST_SECRET,
      DATABASE_URL: await newDatabase(),
    });
    const ports = await Promise.all(Array.from({ length: 3 }, () => serverSettings()));
    const servers = ports.map(({ PORT = '' }) => startServer({ ...settings, PORT }));
    onTestFinished(async () => {
      for (const server of servers) server.child.kill('SIGKILL');
      await Promise.all(servers.map(({ ended }) => ended));
    });
    await Promise.all(servers.map(({ listening }) => listening));

    const lists = await Promise.all(
      servers.map(async ({ url }) => {
        const answer = await fetch(`${url}/api/blog-posts-working.php?endpoint=blog-posts&limit=50`);
        return ((await answer.json()) as { posts: { slug: string }[] }).posts.map(({ slug }) => slug);
      }),
    );
    expect(lists[0]!.length).toBeGreaterThan(3);
    expect(new Set(lists[0]).size).toBe(lists[0]!.length);
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
    const passwords = servers.flatMap(({ output }) =>
      [...output().matchAll(/password:\s+(\S+)/g)].map(([, p]) => p),
    );
    expect(passwords).toHaveLength(1);
    const answer = await fetch(`${servers[2]!.url}/api/login-clean.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'owner@example.com', password: passwords[0] }),
    });
    expect(answer.status).toBe(200);
  });
});

describe('a role that owns its database, and nothing else', () => {
  it('can make the schema', async () => {
    const admin = await newDatabase();
    const url = new URL(admin);
    const role = newName();
    await runSql(
      admin,
      `create role ${role} login`,
      `alter database ${url.pathname.slice(1)} owner to ${role}`,
    );
    onTestFinished(async () => {
      await runSql(
        admin,
        `reassign owned by ${role} to current_user`,
        `drop owned by ${role}`,
        `drop role ${role}`,
      );
    });
    url.username = role;
    const engine = await openDatabase(place(url.href));
    await engine.ping();
    await engine.close();
  });
});

describe('a database that can’t be used is refused by name', () => {
  it('when nobody answers there', async () => {
    await expect(openDatabase(place('postgres://nobody@127.0.0.1:1/none'))).rejects.toThrow(
      /^DATABASE_URL: the database can’t be reached: .*ECONNREFUSED/,
    );
  });

  it('when it does not exist, without its password', async () => {
    const url = new URL(await newDatabase());
    url.pathname = '/no_such_database';
    url.password = 'a-secret-word';
    const opening = openDatabase(place(url.href));
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(/^DATABASE_URL: .*no_such_database/);
    await expect(opening).rejects.not.toThrow(/a-secret-word/);
  });

  it('when a newer program has migrated it', async () => {
    const url = await newDatabase();
    await (await openDatabase(place(url))).close();
    await runSql(
      url,
      `insert into kysely_migration values ('999-from-the-future', '2099-01-01T00:00:00.000Z')`,
    );
    await expect(openDatabase(place(url))).rejects.toThrow(
      /^DATABASE_URL: the database is of a newer version \(999-from-the-future\) than this program knows: /,
    );
  });

  it('when it wants no encryption and encryption is asked for', async () => {
    const opening = openDatabase(place(await newDatabase(), { DATABASE_TLS: 'verify' }));
    await expect(opening).rejects.toThrow(/^DATABASE_URL: .*does not support SSL/);
  });

  it('when a migration fails, and then nothing of it is left', async () => {
    const url = await newDatabase();
    await runSql(url, 'create table outbox (id int)');
    await expect(openDatabase(place(url))).rejects.toThrow(
      /^DATABASE_URL: the database can’t be opened or brought up to date: relation "outbox" already exists/,
    );
    await runSql(url, 'drop table outbox');
    const engine = await openDatabase(place(url));
    const { rows } = await sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(
      engine.db,
    );
    await engine.close();
    expect(rows[0]!.count).toBeGreaterThan(3);
  });
});
