import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '#server/db/unit-of-work.ts';
import { bookableDays, slotsOn } from '#tests/support/profile-slots.ts';
import { type Slot, slotOf, slotTo24Hours } from '#shared/time-of-day.ts';
import { ConsultationRepository } from '#server/features/consultations/consultations.repository.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { type Answer, useTestApp } from '#tests/support/test-app.ts';

const test = useTestApp();

interface Booking {
  date: string;
  time: Slot;
}

let count = 0;

/** Books, and resolves to how many others it sees, once `before` is done. The transaction is open until then. */
function book({ date, time }: Booking, before?: () => Promise<void>): Promise<number> {
  const { db, inTransaction } = test.app.context;
  const repository = new ConsultationRepository(db);
  const uid = `uid-${(count += 1)}`;
  return inTransaction(async (transaction) => {
    await repository.insert(transaction, {
      ...{ uid, consultation_time: time, consultation_date: date, sequence: 0, suspected_spam: 0 },
      ...{ name: 'Ada', email: 'ada@example.com', phone: '', message: '', time_zone: '', meeting_url: '' },
      created_at: new Date().toISOString(),
    });
    await before?.();
    return others(transaction, uid);
  });
}

function move(id: number, to: Booking): Promise<number> {
  const { db, inTransaction } = test.app.context;
  const repository = new ConsultationRepository(db);
  return inTransaction(async (transaction) => {
    const row = (await repository.find({ id }))!;
    await repository.move(
      transaction,
      row,
      to,
      { at: new Date().toISOString(), by: 'visitor', told: true },
      '',
    );
    return others(transaction, row.uid);
  });
}

async function others(transaction: Transaction, uid: string): Promise<number> {
  const repository = new ConsultationRepository(transaction.db);
  return (await repository.taken('2026-03-09', '2026-03-10', uid, transaction)).length;
}

/** Resolves to true once a transaction of this database waits for another one; to false when `other` ends first. */
async function waits(other: Promise<unknown>): Promise<boolean> {
  const state = { isOver: false };
  const end = () => (state.isOver = true);
  void other.then(end, end);
  for (;;) {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (
        select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
      ) as waiting`.execute(test.app.context.db);
    if (rows[0]?.waiting === true) return true;
    if (state.isOver) return false;
  }
}

describe('of two bookings at once, the second sees the first', () => {
  const late: Booking = { date: '2026-03-09', time: '11:45 PM' };
  const cases: [what: string, first: Booking, second: Booking][] = [
    ['of one day', { date: '2026-03-09', time: '9:00 AM' }, { date: '2026-03-09', time: '9:15 AM' }],
    ['around midnight', late, { date: '2026-03-10', time: '12:00 AM' }],
  ];

  it.each(cases)('%s', async (_, first, second) => {
    await test.app.context.db.deleteFrom('consultations').execute();
    let seen = Promise.resolve(0);
    await book(first, async () => {
      seen = book(second);
      expect(await waits(seen)).toBe(true);
    });
    expect(await seen).toBe(1);
  });

  it('also when it is moved there', async () => {
    const { db } = test.app.context;
    await db.deleteFrom('consultations').execute();
    await book({ date: '2026-03-09', time: '9:00 AM' });
    const { id } = await db.selectFrom('consultations').select('id').executeTakeFirstOrThrow();
    let seen = Promise.resolve(0);
    await book(late, async () => {
      seen = move(id, { date: '2026-03-10', time: '12:00 AM' });
      expect(await waits(seen)).toBe(true);
    });
    expect(await seen).toBe(1);
  });
});

describe('a visitor’s booking', () => {
  it('that waited for one too near is refused, and nothing of it is kept', async () => {
    const { db } = test.app.context;
    await db.deleteFrom('consultations').execute();
    const [day = ''] = bookableDays(new Date()).slice(-1);
    const [slot = '9:00 AM'] = slotsOn(day);
    const minutes = Number(slotTo24Hours(slot).slice(3));
    const near = slotOf(`${slotTo24Hours(slot).slice(0, 3)}${String(minutes + 10)}`);
    const ask = () => test.app.api('POST', 'consultation.php', { json: bookingInput(day, slot) });
    let answer: Promise<Answer> | undefined;
    await book({ date: day, time: near }, async () => {
      answer = ask();
      expect(await waits(answer)).toBe(true);
    });
    expectRefusal((await answer)!, 409, 'time');
    const rows = await db.selectFrom('consultations').select('consultation_time').execute();
    expect(rows).toEqual([{ consultation_time: near }]);
  });
});
