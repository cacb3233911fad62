// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/sqlite/open.ts';
import { openFile } from '#server/db/sqlite/prepared.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const { prepare } = SQLite.prototype as { prepare: (query: string) => SQLite.Statement };

describe('the statements of a database', () => {
  let folder = '';
  let made: { query: string; statement: WeakRef<SQLite.Statement> }[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shingle-statements-'));
    made = [];
    // Not by a spy, which would itself keep what it gave back.
    SQLite.prototype.prepare = function (this: SQLite.Database, query: string) {
      const statement = prepare.call(this, query);
      made.push({ query, statement: new WeakRef(statement) });
      return statement;
    } as typeof SQLite.prototype.prepare;
  });

  afterEach(async () => {
    SQLite.prototype.prepare = prepare as typeof SQLite.prototype.prepare;
    await rm(folder, { recursive: true, force: true });
  });

  async function useDatabase(): Promise<void> {
    const { db, ping, close } = await openDatabase(join(folder, 'shingle.db'));
    for (let count = 0; count < 3; count += 1) {
      await ping();
      await db.transaction().execute((transaction) => transaction.deleteFrom('sessions').execute());
    }
    await close();
  }

  it('are prepared once each', async () => {
    await useDatabase();
    const queries = made.map(({ query }) => query);
    expect(queries).toContain('select 1 from settings');
    expect(queries).toEqual([...new Set(queries)]);
  });

  it('are never collected, which would end the process on Node.js 24.19 to 24.21', async () => {
    await useDatabase();
    await afterGarbageCollection();
    expect(made.filter(({ statement }) => statement.deref() === undefined)).toEqual([]);
  });

  it('nor is a database', async () => {
    const sqlite = new WeakRef(openFile(join(folder, 'another.db')));
    sqlite.deref()?.close();
    await afterGarbageCollection();
    expect(sqlite.deref()).toBeDefined();
  });
});

async function afterGarbageCollection(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve)); // a WeakRef holds on until the turn is over
  collectGarbage();
}
