import { describe, expect, it } from 'vitest';
import { bookingInput } from '#tests/support/factories.ts';
import { listConsultations } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('consultations.php', () => {
  const test = useTestApp({ clock: settableClock('2026-03-04T17:00:00Z') });

  it('[7.10.03] gives all consultations, newest first, page by page', async () => {
    for (const time of ['5:00 PM', '9:00 AM', '12:00 PM']) {
      await test.app.api('POST', 'consultation.php', { json: bookingInput('2026-03-05', time) });
    }
    const { success, consultations, pagination } = await listConsultations(test.app, test.token);
    expect(success).toBe(true);
    expect(consultations.map(({ consultation_time }) => consultation_time)).toEqual([
      '12:00 PM',
      '9:00 AM',
      '5:00 PM',
    ]);
    expect(pagination).toEqual({ current_page: 1, total: 3, total_pages: 1, per_page: 500 });

    const second = await listConsultations(test.app, test.token, '?page=2&limit=2');
    expect(second.consultations.map(({ consultation_time }) => consultation_time)).toEqual(['5:00 PM']);
    expect(second.pagination).toEqual({ current_page: 2, total: 3, total_pages: 2, per_page: 2 });
  });

  it.each(['pending', 'confirmed', 'completed', 'cancelled', 'rescheduled'])(
    '[3.9.04] passes the status %s on as it is',
    async (status) => {
      const { db } = test.app.context;
      const person = { name: status, email: 'a@example.com', phone: '', message: '' };
      const when = { consultation_date: '2026-03-06', consultation_time: status };
      await db
        .insertInto('consultations')
        .values({
          ...person,
          ...when,
          status,
          uid: status,
          suspected_spam: 0,
          created_at: '2026-01-01T00:00:00.000Z',
        })
        .execute();
      const { consultations } = await listConsultations(test.app, test.token);
      expect(consultations.find(({ name }) => name === status)).toMatchObject({ status });
    },
  );
});
