import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldAnswers } from '#content/words/answers.ts';
import { CONSULTATION_MINUTES, rulesFor } from '#shared/booking.ts';
import { SLOTS } from '#tests/support/profile-slots.ts';
import type { WeeklyHours } from '#shared/booking-rules.ts';
import { addDays } from '#shared/calendar-day.ts';
import { slotTo24Hours } from '#shared/time-of-day.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import {
  call,
  NOW,
  slot,
  startConsultations,
  type TestConsultations,
  workday,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { readAvailability, readWeeklyHours } from '#tests/support/reading.ts';

const PROFILE = rulesFor(null).hours;
/** A day of the window on which the profile has no calls, and one on which it has. */
const window = Array.from({ length: 14 }, (_, index) => addDays(NOW.slice(0, 10), 2 + index));
const closed = window.find((day) => PROFILE[weekdayOf(day)].length === 0) ?? '';
const open = workday(3);
const EVENING = '6:30 PM';

/** The profile's week without the first time of `open`, and with an evening on `closed`. */
const OTHER: WeeklyHours = {
  ...PROFILE,
  [weekdayOf(open)]: PROFILE[weekdayOf(open)].slice(1),
  [weekdayOf(closed)]: ['18:30'],
};

describe('weekly-hours.php', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations();
  });
  afterAll(() => test.app.stop());

  const read = () => readWeeklyHours(test.app, test.owner);
  const save = (hours: unknown) =>
    test.app.api('POST', 'weekly-hours.php', { bearer: test.owner, json: { hours } });
  const available = () => readAvailability(test.app);
  const book = (day: string, time: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(day, time) });

  it('are the profile’s until the owner sets others, and again when she goes back to them', async () => {
    expect(await read()).toEqual({
      success: true,
      hours: PROFILE,
      profile: PROFILE,
      is_own: false,
      booked: [],
    });
    expect(await available()).not.toHaveProperty('hours');
    expect((await save(OTHER)).json).toMatchObject({ hours: OTHER, profile: PROFILE, is_own: true });
    expect(await read()).toMatchObject({ hours: OTHER, is_own: true });
    expect((await save(null)).json).toMatchObject({ hours: PROFILE, is_own: false });
    expect(await available()).not.toHaveProperty('hours');
  });

  const replace = (hours: unknown, seen: unknown) =>
    test.app.api('POST', 'weekly-hours.php', { bearer: test.owner, json: { hours, seen } });
  /** The profile's week with other times on one day. */
  const weekWith = (day: string, times: string[]) => ({ ...PROFILE, [weekdayOf(day)]: times });

  it('are taken back and set again from what was seen, as the profile’s', async () => {
    await save(OTHER);
    expect((await replace(null, OTHER)).json).toMatchObject({ is_own: false });
    expect((await replace(OTHER, null)).json).toMatchObject({ is_own: true });
    await save(null);
  });

  it('keep the days that were changed elsewhere since, and refuse those that were changed to something else', async () => {
    const [one, other] = [workday(1), workday(2)];
    // Two windows that both know the profile's week.
    expectSuccess(await replace(weekWith(one, ['10:00']), null));
    const answer = await replace(weekWith(other, ['11:00']), null);
    const both = { ...weekWith(one, ['10:00']), [weekdayOf(other)]: ['11:00'] };
    expect(answer.json).toMatchObject({ hours: both });
    const refusal = await replace(weekWith(one, ['12:00']), null);
    expectRefusal(refusal, 409, weekdayOf(one));
    expect((await read()).hours).toEqual(both);
    // The same change is none against the other; nor is one that is none.
    expectSuccess(await replace(weekWith(one, ['10:00']), null));
    expectSuccess(await replace(OTHER, OTHER));
    expect((await read()).hours).toEqual(both);
    // What the first one did is taken back alone.
    expect((await replace(null, weekWith(one, ['10:00']))).json).toMatchObject({
      hours: weekWith(other, ['11:00']),
    });
    expect((await replace(null, weekWith(other, ['11:00']))).json).toMatchObject({ is_own: false });
  });

  it('are a week with calls whatever is merged', async () => {
    const none = Object.fromEntries(Object.keys(PROFILE).map((day) => [day, [] as string[]]));
    const [one, other] = [weekdayOf(workday(1)), weekdayOf(workday(2))];
    const seen = { ...none, [one]: ['10:00'], [other]: ['10:00'] };
    await save(seen);
    expectSuccess(await replace({ ...seen, [one]: [] }, seen));
    expectRefusal(await replace({ ...seen, [other]: [] }, seen), 422, 'hours');
    await save(null);
  });

  it('lose no day to another one that is saved at the same moment', async () => {
    const days = [1, 2, 3].map((number) => workday(number));
    const answers = await Promise.all(days.map((day) => replace(weekWith(day, ['10:00']), null)));
    for (const answer of answers) expectSuccess(answer);
    const { hours } = await read();
    for (const day of days) expect(hours[weekdayOf(day)]).toEqual(['10:00']);
    await save(null);
  });

  it('open times that the profile hasn’t, and close others, for visitors and in every booking and move', async () => {
    const before = await book(closed, EVENING);
    expectRefusal(before, 422, 'time');
    expect(before.json.error).toBe(fieldAnswers.timeNotOffered);
    expectSuccess(await save(OTHER));

    const { hours, taken } = await available();
    expect(hours?.times).toEqual(OTHER);
    expect(hours?.text).toMatch(/\d/); // how many days ahead
    expect(taken).toEqual({});
    expectSuccess(await book(closed, EVENING));
    expect((await available()).taken).toEqual({ [closed]: [EVENING] });
    const refusal = await book(open, slot(1));
    expectRefusal(refusal, 422, 'time');
    expect(refusal.json.error).toBe(fieldAnswers.timeNotOffered);

    const { token } = await test.book(open, slot(2), { email: 'mover@example.com' });
    const next = addDays(closed, 7);
    expectRefusal(await call(test.app, 'PUT', token, { date: addDays(open, 7), time: slot(1) }), 422, 'time');
    expectSuccess(await call(test.app, 'PUT', token, { date: next, time: EVENING }));
    expectSuccess(
      await test.app.api('POST', 'slots-off.php', {
        bearer: test.owner,
        json: { day: next, slots: [EVENING] },
      }),
    );
    expectSuccess(
      await test.app.api('POST', 'days-off.php', {
        bearer: test.owner,
        json: { first_day: addDays(closed, 14), last_day: null, note: null },
      }),
    );
  });

  it('leave what was booked before as it is, and list all that is ahead', async () => {
    await save(OTHER);
    const { token } = await test.book(workday(5), slot(4), { email: 'stays@example.com' });
    await save({ ...OTHER, [weekdayOf(workday(5))]: [] });
    expect((await read()).booked).toContainEqual({
      id: expect.any(Number) as number,
      name: 'Ada Ruiz',
      email: 'stays@example.com',
      day: workday(5),
      time: slot(4),
    });
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'ahead' });
    await save(null);
  });

  it('can leave times off on a day without hours, which is opened again', async () => {
    const day = workday(6);
    const set = (slots: string[]) =>
      test.app.api('POST', 'slots-off.php', { bearer: test.owner, json: { day, slots } });
    expectSuccess(await set([slot(1)]));
    await save({ ...OTHER, [weekdayOf(day)]: [] });
    expectRefusal(await set([slot(1)]), 422, 'day');
    expect((await set([])).json.slots_off).not.toContainEqual(expect.objectContaining({ day }));
    expectRefusal(await set([]), 422, 'day');
    await save(null);
  });

  it('keep each day’s times in order, and once', async () => {
    const [first = '', second = ''] = SLOTS.map(slotTo24Hours);
    await save({ ...PROFILE, [weekdayOf(open)]: [second, first, second] });
    expect((await read()).hours[weekdayOf(open)]).toEqual([first, second]);
    await save(null);
  });

  const day = weekdayOf(open);
  const near = new Date(Date.UTC(2000, 0, 1, 9, CONSULTATION_MINUTES - 1)).toISOString().slice(11, 16);
  it.each([
    ['no hours', undefined, 'hours'],
    ['six days', { ...PROFILE, [day]: undefined }, 'hours'],
    ['a time that is none', { ...PROFILE, [day]: ['24:00'] }, 'hours'],
    ['a time as visitors send it', { ...PROFILE, [day]: ['9:00 AM'] }, 'hours'],
    ['calls that overlap', { ...PROFILE, [day]: ['09:00', near] }, day],
    ['a call that ends after midnight', { ...PROFILE, [day]: ['23:45'] }, day],
    ['a week without any', Object.fromEntries(Object.keys(PROFILE).map((each) => [each, []])), 'hours'],
  ])('refuse %s', async (_what, hours, field) => {
    expectRefusal(await save(hours), 422, field);
    expect((await read()).is_own).toBe(false);
  });

  it('are never booked outside of once that was acknowledged, however many try', async () => {
    const last = workday(9);
    const trying = SLOTS.slice(0, 6).map((time) => book(last, time));
    expectSuccess(await save({ ...PROFILE, [weekdayOf(last)]: ['23:00'] }));
    const late = await Promise.all(SLOTS.map((time) => book(last, time)));
    for (const answer of late) expectRefusal(answer, 422, 'time');
    const booked = (await Promise.all(trying)).filter(({ status }) => status === 200).length;
    expect((await read()).booked.filter((one) => one.day === last)).toHaveLength(booked);
    await save(null);
  });
});
