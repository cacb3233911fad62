import { describe, expect, it } from 'vitest';
import { bookingInput } from '#tests/support/factories.ts';
import { readAvailability } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('availability.php', () => {
  const clock = settableClock('2026-03-04T17:00:00Z');
  const test = useTestApp({ clock });
  const book = (date: string, time: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(date, time) });

  it('gives the taken slots of each day in the day’s order, and nothing about people', async () => {
    await book('2026-03-06', '5:00 PM');
    await book('2026-03-06', '9:00 AM');
    await book('2026-03-05', '12:00 PM');
    const answer = await test.app.api('GET', 'availability.php');
    expect(answer.json).toEqual({
      success: true,
      taken: { '2026-03-05': ['12:00 PM'], '2026-03-06': ['9:00 AM', '5:00 PM'] },
      meets_online: false,
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('leaves out days that can’t be booked any more', async () => {
    clock.set('2026-03-05T17:00:00Z');
    await book('2026-03-09', '9:00 AM');
    clock.set('2026-03-09T17:00:00Z');
    expect(Object.keys((await readAvailability(test.app)).taken)).not.toContain('2026-03-09');
  });

  it('shows a freed slot as free at once', async () => {
    clock.set('2026-03-04T17:00:00Z');
    await book('2026-03-10', '9:00 AM');
    const list = await test.app.api('GET', 'consultations.php', { bearer: test.token });
    const { id } = (list.json.consultations as { id: number; consultation_date: string }[]).find(
      ({ consultation_date }) => consultation_date === '2026-03-10',
    )!;
    expect((await readAvailability(test.app)).taken['2026-03-10']).toEqual(['9:00 AM']);
    await test.app.api('DELETE', `delete-consultation.php?id=${id}`, { bearer: test.token });
    expect((await readAvailability(test.app)).taken['2026-03-10']).toBeUndefined();
  });
});
