import { expect, it } from 'vitest';
import { ConsultationRepository } from '#server/features/consultations/consultations.repository.ts';
import { useTestApp } from '#tests/support/test-app.ts';

const test = useTestApp();

it('of two bookings of one day at once, the second sees the first', async () => {
  const { db, inTransaction } = test.app.context;
  const repository = new ConsultationRepository(db);
  const day = '2026-03-09';

  /** Resolves to how many others it saw, once it is written. */
  const book = (uid: string, consultation_time: string) =>
    inTransaction(async (transaction) => {
      await repository.insert(transaction, {
        ...{ uid, consultation_time, consultation_date: day, sequence: 0, suspected_spam: 0 },
        ...{ name: 'Ada', email: 'ada@example.com', phone: '', message: '', time_zone: '', meeting_url: '' },
        created_at: new Date().toISOString(),
      });
      return (await repository.othersAround(transaction, uid, day)).length;
    });

  const times = ['9:00 AM', '9:15 AM', '9:30 AM', '9:45 AM'];
  const seen = await Promise.all(times.map((time, index) => book(`uid-${index}`, time)));
  expect(seen.sort()).toEqual([0, 1, 2, 3]);
});
