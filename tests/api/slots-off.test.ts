import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '#content/words/answers.ts';
import { addDays } from '#shared/calendar-day.ts';
import { rulesFor } from '#shared/booking.ts';
import { type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { SLOTS, slotsOn } from '#tests/support/profile-slots.ts';
import type { SlotsOff } from '#shared/contract/availability.ts';
import {
  type TestConsultations,
  call,
  NOW,
  slot,
  startConsultations,
  workday,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { readAvailability } from '#tests/support/reading.ts';

/** A day of the window without hours, and times that no day has. */
const closed =
  Array.from({ length: 7 }, (_, index) => addDays(NOW.slice(0, 10), 3 + index)).find(
    (day) => slotsOn(day).length === 0,
  ) ?? '';
const EVENING = '6:30 PM';
const NIGHT = '8:00 PM';

describe('slots-off.php', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations();
  });
  afterAll(() => test.app.stop());

  const set = (day: unknown, slots: unknown, seen?: unknown) =>
    test.app.api('POST', 'slots-off.php', { bearer: test.owner, json: { day, slots, seen } });
  /** Sets the times that a day has beside its weekday's. */
  const add = (day: string, added: unknown, seen_added?: unknown, slots: unknown = []) =>
    test.app.api('POST', 'slots-off.php', {
      bearer: test.owner,
      json: { day, slots, seen: [], added, seen_added },
    });
  const list = async () =>
    (await test.app.api('GET', 'slots-off.php', { bearer: test.owner })).json.slots_off as SlotsOff[];
  const offOn = async (day: string) => (await list()).find((one) => one.day === day)?.slots ?? [];
  const book = (day: string, time: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(day, time) });

  it('takes times off one day: they show as taken there alone, and can’t be booked', async () => {
    const answer = await set(workday(2), [slot(3), slot(1)]);
    expectSuccess(answer);
    expect(answer.json.slots_off).toEqual([
      { day: workday(2), slots: [slot(1), slot(3)], added: [], standing: [] },
    ]);
    expect((await readAvailability(test.app)).taken).toEqual({ [workday(2)]: [slot(1), slot(3)] });
    const refusal = await book(workday(2), slot(3));
    expectRefusal(refusal, 409, 'time');
    expect(refusal.json.error).toBe(answers.consultation.timeTaken);
    expectSuccess(await book(workday(2), slot(2)));
    expectSuccess(await book(workday(3), slot(3)));
  });

  it('refuses to move a consultation to such a time', async () => {
    await set(workday(4), [slot(1)]);
    const { token } = await test.book(workday(4), slot(2), { email: 'mover@example.com' });
    expectRefusal(await call(test.app, 'PUT', token, { date: workday(4), time: slot(1) }), 409, 'time');
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(4), time: slot(3) }));
  });

  it('leaves what was booked before as it is, and lists it in order of time', async () => {
    await test.book(workday(5), slot(5), { email: 'later@example.com' });
    const { token } = await test.book(workday(5), slot(4), { email: 'early@example.com' });
    await set(workday(5), [slot(4), slot(5)]);
    expect((await list()).find(({ day }) => day === workday(5))?.standing).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Ada Ruiz',
        email: 'early@example.com',
        day: workday(5),
        time: slot(4),
      },
      {
        id: expect.any(Number) as number,
        name: 'Ada Ruiz',
        email: 'later@example.com',
        day: workday(5),
        time: slot(5),
      },
    ]);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'ahead' });
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(6), time: slot(4) }));
  });

  it('replaces what was off, and opens the day again without any', async () => {
    await set(workday(7), [slot(1), slot(2)]);
    await set(workday(7), [slot(2), slot(2)]);
    expect((await list()).find(({ day }) => day === workday(7))?.slots).toEqual([slot(2)]);
    await set(workday(7), []);
    expect((await list()).map(({ day }) => day)).not.toContain(workday(7));
    expectSuccess(await book(workday(7), slot(2)));
  });

  it('changes what differs from what a window has seen, and keeps what others change at the same time', async () => {
    const day = workday(6);
    await Promise.all(slotsOn(day).map((one) => set(day, [one], [])));
    expect(await offOn(day)).toEqual(slotsOn(day));
    await Promise.all(slotsOn(day).map((one) => set(day, [], [one])));
    expect(await offOn(day)).toEqual([]);

    await set(day, [slot(1), slot(2)]);
    await set(day, [slot(2), slot(3)], [slot(2)]); // has not seen that the first one is off
    expect(await offOn(day)).toEqual([slot(1), slot(2), slot(3)]);
  });

  it('closes a whole day, too', async () => {
    await set(workday(8), slotsOn(workday(8)));
    expect((await readAvailability(test.app)).taken[workday(8)]).toEqual(slotsOn(workday(8)));
  });

  it.each([
    ['yesterday', '2026-03-03', [], 'day'],
    ['a Sunday', '2026-03-15', [], 'day'],
    ['no day', '2026-02-30', [], 'day'],
    ['a time that is none', workday(9), ['3:07 AM'], 'slots'],
    ['what is no time', workday(9), [9], 'slots'],
    ['no times', workday(9), undefined, 'slots'],
    ['too many', workday(9), Array.from({ length: 289 }, () => slot(1)), 'slots'],
  ])('refuses %s', async (_what, day, slots, field) => {
    expectRefusal(await set(day, slots), 422, field);
  });

  it('adds times to a day without hours: they show and are booked on it alone, and go from there by a move', async () => {
    const answer = await add(closed, [NIGHT, EVENING]);
    expectSuccess(answer);
    expect(answer.json.slots_off).toContainEqual({
      ...{ day: closed, slots: [], standing: [] },
      added: [EVENING, NIGHT],
    });
    const { hours } = await readAvailability(test.app);
    expect(hours?.dates).toEqual({ [closed]: ['18:30', '20:00'] });
    expect(hours?.times).toEqual(rulesFor(null).hours);
    const { token } = await test.book(closed, EVENING, { email: 'weekend@example.com' });
    expect((await readAvailability(test.app)).taken[closed]).toEqual([EVENING]);
    expectRefusal(await book(closed, EVENING), 409, 'time');
    expectRefusal(await book(addDays(closed, 7), EVENING), 422, 'date');
    expectRefusal(await book(workday(3), NIGHT), 422, 'time');
    expectSuccess(await call(test.app, 'PUT', token, { date: closed, time: NIGHT }));

    // One that is off by itself stays added; both are gone once it is removed.
    expectSuccess(await set(closed, [EVENING], []));
    expectRefusal(await book(closed, EVENING), 409, 'time');
    expectSuccess(await add(closed, [], [EVENING, NIGHT]));
    expectRefusal(await book(closed, EVENING), 422, 'time');
    expect((await list()).map(({ day }) => day)).not.toContain(closed);
    expect(await readAvailability(test.app)).not.toHaveProperty('hours');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({
      time: NIGHT,
      state: 'ahead',
    });
  });

  it('keeps what windows add to a day at the same time, beside its hours and what is off', async () => {
    const day = workday(11);
    await set(day, [slot(1)]);
    await Promise.all([EVENING, NIGHT].map((one) => add(day, [one], [])));
    const { token } = await test.book(day, NIGHT, { email: 'late@example.com' });
    expectSuccess(await add(day, [EVENING], [EVENING, NIGHT], []));
    expect((await list()).find((one) => one.day === day)).toEqual({
      ...{ day, slots: [slot(1)], added: [EVENING] },
      standing: [
        { id: expect.any(Number) as number, name: 'Ada Ruiz', email: 'late@example.com', day, time: NIGHT },
      ],
    });
    expect((await readAvailability(test.app)).hours?.dates?.[day]).toEqual(
      [...slotsOn(day), EVENING].map((one) => slotTo24Hours(one as Slot)),
    );
    expectSuccess(await call(test.app, 'PUT', token, { date: day, time: EVENING }));
    await add(day, [], [EVENING]);
  });

  it('refuses to add what does not fit into the day, or to a day that is off, which goes before added times', async () => {
    const day = addDays(closed, 7);
    expectRefusal(await add('2026-03-03', [EVENING]), 422, 'day');
    expectRefusal(await add(day, ['noon']), 422, 'added');
    expectRefusal(await add(day, ['11:50 PM']), 422, 'added');
    expectRefusal(await add(day, [EVENING, '6:31 PM']), 422, 'added');
    expectRefusal(await add(workday(3), [...slotsOn(workday(3)), '9:01 AM']), 422, 'added');
    expectSuccess(await add(day, [EVENING]));
    const off = { first_day: day, last_day: null, note: null };
    expectSuccess(await test.app.api('POST', 'days-off.php', { bearer: test.owner, json: off }));
    expectRefusal(await book(day, EVENING), 422, 'date');
    const refusal = await add(day, [EVENING, NIGHT]);
    expectRefusal(refusal, 422, 'day');
    expect(refusal.json.error).toBe('That day is off. Open it again first.');
    expectSuccess(await add(day, []));
  });

  it('is never booked once that was acknowledged, however many try', async () => {
    const day = workday(10);
    const trying = SLOTS.slice(0, 6).map((time) => book(day, time));
    expectSuccess(await set(day, slotsOn(day)));
    const late = await Promise.all(slotsOn(day).map((time) => book(day, time)));
    for (const answer of late) expectRefusal(answer, 409, 'time');
    const booked = (await Promise.all(trying)).filter(({ status }) => status === 200).length;
    expect((await list()).find((one) => one.day === day)?.standing).toHaveLength(booked);
  });
});
