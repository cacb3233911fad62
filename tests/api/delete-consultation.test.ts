import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { listConsultations } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('delete-consultation.php', () => {
  const test = useTestApp({ clock: settableClock('2026-03-04T17:00:00Z') });
  const remove = (query: string) =>
    test.app.api('DELETE', `delete-consultation.php${query}`, { bearer: test.token });

  it('[7.10.05] deletes that consultation and no other', async () => {
    for (const time of ['9:00 AM', '10:00 AM']) {
      await test.app.api('POST', 'consultation.php', { json: bookingInput('2026-03-05', time) });
    }
    const gone = (await listConsultations(test.app, test.token)).consultations[0]!;
    const answer = await remove(`?id=${gone.id}`);
    expectSuccess(answer);
    expect(answer.json).toEqual({ success: true });
    const { consultations } = await listConsultations(test.app, test.token);
    expect(consultations.map((consultation) => consultation.consultation_time)).toEqual(['9:00 AM']);
    expectRefusal(await remove(`?id=${gone.id}`), 404);
  });
});
