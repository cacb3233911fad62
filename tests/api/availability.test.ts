import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { NOW, slot, startOf, workday } from '#tests/support/consultations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { readAvailability } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('availability.php', () => {
  const clock = settableClock(NOW);
  const test = useTestApp({ clock });
  const book = (date: string, time: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(date, time) });

  it('gives the taken slots of each day in the day’s order, and nothing about people', async () => {
    await book(workday(2), slot(9));
    await book(workday(2), slot(1));
    await book(workday(1), slot(4));
    const answer = await test.app.api('GET', 'availability.php');
    expect(answer.json).toEqual({
      success: true,
      taken: { [workday(1)]: [slot(4)], [workday(2)]: [slot(1), slot(9)] },
      meets_online: business.consultations.meetingUrl !== null,
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('leaves out days that can’t be booked any more', async () => {
    clock.set(startOf(workday(1), slot(2)));
    await book(workday(3), slot(1));
    clock.set(startOf(workday(3), slot(2)));
    expect(Object.keys((await readAvailability(test.app)).taken)).not.toContain(workday(3));
  });

  it('shows a freed slot as free at once', async () => {
    clock.set(NOW);
    await book(workday(4), slot(1));
    const list = await test.app.api('GET', 'consultations.php', { bearer: test.token });
    const { id } = (list.json.consultations as { id: number; consultation_date: string }[]).find(
      ({ consultation_date }) => consultation_date === workday(4),
    )!;
    expect((await readAvailability(test.app)).taken[workday(4)]).toEqual([slot(1)]);
    await test.app.api('DELETE', `delete-consultation.php?id=${id}`, { bearer: test.token });
    expect((await readAvailability(test.app)).taken[workday(4)]).toBeUndefined();
  });
});
