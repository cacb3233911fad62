import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '#server/db/engine.ts';
import { DayOffViolation, ForeignKeyViolation, UniqueViolation } from '#server/db/errors.ts';
import { openDatabase } from '#server/db/sqlite/open.ts';
import { type Transaction, unitOfWork } from '#server/db/unit-of-work.ts';

let folder: string;
let engine: Engine;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shingle-unit-of-work-'));
  engine = await openDatabase(join(folder, 'shingle.db'));
});
afterEach(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

async function write({ db }: Transaction, name: string): Promise<void> {
  await db.insertInto('settings').values({ name, value: '' }).execute();
}

async function names(): Promise<string[]> {
  const rows = await engine.db.selectFrom('settings').select('name').execute();
  return rows.map(({ name }) => name);
}

describe('a unit of work', () => {
  it('calls what follows it in its order, once everything is written and the transaction is closed', async () => {
    const calls: string[] = [];
    const read: Promise<string[]>[] = [];
    const result = await unitOfWork(engine.db)(async (transaction) => {
      await write(transaction, 'one');
      // A read beside the transaction waits for its end: it would never come back while the transaction is open.
      transaction.afterCommit(() => read.push(names()));
      transaction.afterCommit(() => calls.push('second'));
      await write(transaction, 'two');
      calls.push('work');
      return 3;
    });
    expect(result).toBe(3);
    expect(calls).toEqual(['work', 'second']);
    expect(await Promise.all(read)).toEqual([['one', 'two']]);
  });

  it('keeps nothing and calls nothing when it fails', async () => {
    const calls: string[] = [];
    const work = unitOfWork(engine.db)(async (transaction) => {
      transaction.afterCommit(() => calls.push('after'));
      await write(transaction, 'one');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect([calls, await names()]).toEqual([[], []]);
  });

  it('says what the schema refused in words of no engine', async () => {
    const inTransaction = unitOfWork(engine.db);
    await inTransaction(async ({ db }) => {
      await db
        .insertInto('days_off')
        .values({ first_day: '2026-03-09', last_day: '2026-03-09', note: '' })
        .execute();
    });
    const category = { name: 'A', slug: 'a', description: '', color: '#000000', created_at: '' };
    await expect(
      inTransaction(async ({ db }) => {
        for (const slug of ['a', 'b'])
          await db
            .insertInto('categories')
            .values({ ...category, slug })
            .execute();
      }),
    ).rejects.toThrow(UniqueViolation);
    await expect(
      inTransaction(async ({ db }) => {
        await db
          .insertInto('sessions')
          .values({ id: 'x', user_id: 9, created_at: '', expires_at: '' })
          .execute();
      }),
    ).rejects.toThrow(ForeignKeyViolation);
    await expect(
      inTransaction(async ({ db }) => {
        const who = { name: 'A', email: 'a@example.com', phone: '', message: '', suspected_spam: 0 };
        const when = { consultation_date: '2026-03-09', consultation_time: '9:00 AM', created_at: '' };
        await db
          .insertInto('consultations')
          .values({ ...who, ...when, uid: 'u', sequence: 0 })
          .execute();
      }),
    ).rejects.toThrow(DayOffViolation);
  });
});
