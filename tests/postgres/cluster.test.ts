import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPgBouncer, findPostgres } from '#tests/support/ensure-postgres.ts';
import { type DatabaseServer, startPgBouncer, startPostgres } from '#tests/support/postgres-cluster.ts';
import { databaseSettings, dropDatabase, runSql } from '#tests/support/test-database.ts';

/** The first column of the first row that a statement gives, over a connection of its own. */
async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

describe('a test’s database', () => {
  it('is its own, holds text as UTF-8, and is gone once it is dropped', async () => {
    const [one, other] = await Promise.all([databaseSettings('/none'), databaseSettings('/none')]);
    await runSql(one.DATABASE_URL!, 'create table notes (note text)', `insert into notes values ('grün')`);
    expect(await ask(one.DATABASE_URL!, 'select upper(note) from notes')).toBe('GRÜN');
    expect(await ask(other.DATABASE_URL!, `select to_regclass('notes')`)).toBeNull();

    const open = new Client({ connectionString: one.DATABASE_URL });
    open.on('error', () => undefined); // it is dropped under its reader
    await open.connect();
    await dropDatabase(one);
    const { pathname } = new URL(one.DATABASE_URL!);
    const left = `select count(*)::int from pg_database where '/' || datname = '${pathname}'`;
    expect(await ask(other.DATABASE_URL!, left)).toBe(0);
    await dropDatabase(other);
  });
});

describe.skipIf(findPostgres() === null)('a cluster of a test’s own', () => {
  let postgres: DatabaseServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.end());

  it('refuses connections while it is down, and then has what it had', async () => {
    await runSql(postgres.url('postgres'), 'create database kept');
    await runSql(
      postgres.url('kept'),
      'create table notes (note text)',
      `insert into notes values ('Hello')`,
    );
    const held = new Client({ connectionString: postgres.url('kept') });
    const cut = new Promise((resolve) => held.once('error', resolve));
    await held.connect();
    await postgres.down();
    await cut;
    await expect(ask(postgres.url('kept'), 'select 1')).rejects.toThrow('ECONNREFUSED');
    await postgres.up();
    expect(await ask(postgres.url('kept'), 'select note from notes')).toBe('Hello');
  });

  it.skipIf(findPgBouncer() === null)(
    'is shared by the transactions that come through PgBouncer',
    async () => {
      const bouncer = await startPgBouncer(postgres);
      const url = bouncer.url('postgres');
      const clients = [new Client({ connectionString: url }), new Client({ connectionString: url })] as const;
      for (const client of clients) await client.connect();
      try {
        const used = [];
        for (const client of clients) used.push((await client.query('select pg_backend_pid() as pid')).rows);
        expect(used[0]).toEqual(used[1]); // one connection serves both, as neither is in a transaction
      } finally {
        for (const client of clients) await client.end();
        await bouncer.end();
      }
    },
  );
});
