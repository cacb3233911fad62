import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { fieldAnswers } from '#content/words/answers.ts';
import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import { dayOf } from '#shared/business-time.ts';
import type { ClosedTime } from '#shared/contract/availability.ts';
import { slotsOn } from '#tests/support/profile-slots.ts';
import {
  NOW,
  type TestConsultations,
  call,
  slot,
  startConsultations,
  workday,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { readAvailability } from '#tests/support/reading.ts';

const { bufferMinutes, leadMinutes, days } = business.consultations;
const PROFILE = { buffer: bufferMinutes, lead: leadMinutes, ahead: days.last, daily: null };
const HOUR = 60;
const daysBetween = (one: string, other: string) =>
  (Date.parse(other) - Date.parse(one)) / (24 * HOUR * 60_000);
const minutesBetween = (day: string, one: number, other: number) =>
  (slotStart(day, slot(other))!.getTime() - slotStart(day, slot(one))!.getTime()) / 60_000;

describe('booking-limits.php', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations();
  });
  afterAll(() => test.app.stop());
  beforeEach(() => test.clock.set(NOW));

  const read = async () =>
    (await test.app.api('GET', 'booking-limits.php', { bearer: test.owner })).json.limits;
  const save = (json: Record<string, unknown>) =>
    test.app.api('POST', 'booking-limits.php', { bearer: test.owner, json });
  const book = (day: string, time: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(day, time) });

  it('are the profile’s until the owner sets others', async () => {
    expect(await read()).toEqual(PROFILE);
    const own = { buffer: 20, lead: 180, ahead: 14, daily: 3 };
    expectSuccess(await save(own));
    expect(await read()).toEqual(own);
    await save(PROFILE);
  });

  it('are why visitors can’t book a time, which the owner alone is told, with whose call is near', async () => {
    const day = workday(6);
    await save({ ...PROFILE, buffer: 0 });
    await test.book(day, slot(4), { name: 'Marta Kowalski', email: 'marta@example.com' });
    const buffer = minutesBetween(day, 4, 5) - CONSULTATION_MINUTES + 1;
    await save({ ...PROFILE, buffer, lead: 48 * HOUR });
    const { json } = await test.app.api('GET', 'closed-times.php', { bearer: test.owner });
    const closed = json.closed_times as ClosedTime[];
    const beside = { day, why: 'break', minutes: buffer, name: 'Marta Kowalski' };
    expect(closed.filter((one) => one.day === day)).toEqual([
      { ...beside, time: slot(3) },
      { ...beside, time: slot(5) },
    ]);
    expect(closed.find((one) => one.day === workday(1))).toMatchObject({ why: 'notice', minutes: 48 * HOUR });
    expect(JSON.stringify(await readAvailability(test.app))).not.toContain('Marta');
    await save(PROFILE);
  });

  it('keep a break free on both sides of a consultation, in bookings and moves', async () => {
    const day = workday(3);
    await save({ ...PROFILE, buffer: 0 });
    expectSuccess(await book(day, slot(4)));
    const { token } = await test.book(day, slot(6), { email: 'mover@example.com' });
    const buffer = minutesBetween(day, 4, 5) - CONSULTATION_MINUTES + 1;
    expectSuccess(await save({ ...PROFILE, buffer }));
    const { taken } = await readAvailability(test.app);
    expect(taken[day]).toEqual([slot(3), slot(4), slot(5), slot(6), slot(7)]);
    expectRefusal(await book(day, slot(3)), 409, 'time');
    expectRefusal(await call(test.app, 'PUT', token, { date: day, time: slot(5) }), 409, 'time');
    // It is not in its own way.
    expectSuccess(await call(test.app, 'PUT', token, { date: day, time: slot(7) }));
    await save({ ...PROFILE, buffer: buffer - 1 });
    expectSuccess(await book(day, slot(3)));
    await save(PROFILE);
  });

  it('take slots too near, at the moment they become so', async () => {
    const day = workday(2);
    const start = slotStart(day, slot(2))!.getTime();
    const lead = 26 * HOUR;
    await save({ ...PROFILE, lead });
    const lastMoment = start - lead * 60_000;
    test.clock.set(new Date(lastMoment).toISOString());
    expect((await readAvailability(test.app)).taken[day]).toEqual([slot(1)]);
    expectRefusal(await book(day, slot(1)), 422, 'time');
    test.clock.set(new Date(lastMoment + 1).toISOString());
    expect((await readAvailability(test.app)).taken[day]).toEqual([slot(1), slot(2)]);
    const refusal = await book(day, slot(2));
    expectRefusal(refusal, 422, 'time');
    expect(refusal.json.error).toBe(fieldAnswers.timeNotOffered);
    test.clock.set(new Date(lastMoment).toISOString());
    expectSuccess(await book(day, slot(2)));
    await save(PROFILE);
  });

  it('close whole days, if the notice is that long', async () => {
    await save({ ...PROFILE, lead: 3 * 24 * HOUR });
    const { taken } = await readAvailability(test.app);
    expect(taken[workday(1)]).toEqual(slotsOn(workday(1)));
    await save(PROFILE);
    expect((await readAvailability(test.app)).taken[workday(1)]).toBeUndefined();
  });

  it('end the days ahead sooner than the profile, for bookings and moves, and say how far they go', async () => {
    const far = workday(12);
    const ahead = daysBetween(dayOf(new Date(NOW)), far) - 1;
    expectSuccess(await book(workday(11), slot(2)));
    const { token } = await test.book(workday(10), slot(2), { email: 'ahead@example.com' });
    expectSuccess(await save({ ...PROFILE, ahead }));
    const { hours } = await readAvailability(test.app);
    expect(hours?.ahead).toBe(ahead);
    expect(hours?.text).toContain(String(ahead));
    const refusal = await book(far, slot(1));
    expectRefusal(refusal, 422, 'date');
    expect(refusal.json.error).toContain(String(ahead));
    expectRefusal(await call(test.app, 'PUT', token, { date: far, time: slot(1) }), 422, 'date');
    expectSuccess(await book(workday(11), slot(3)));
    await save(PROFILE);
    expect((await readAvailability(test.app)).hours).toBeUndefined();
    expectSuccess(await book(far, slot(1)));
  });

  it('close a day that has as many calls as they allow, and open it when one is moved away', async () => {
    const [day, other] = [workday(7), workday(8)];
    await save({ ...PROFILE, daily: 2 });
    const { token } = await test.book(day, slot(1), { email: 'first@example.com' });
    expect((await readAvailability(test.app)).taken[day]).toEqual([slot(1)]);
    expectSuccess(await book(day, slot(3)));
    expect((await readAvailability(test.app)).taken[day]).toEqual(slotsOn(day));
    expectRefusal(await book(day, slot(5)), 409, 'time');
    // It is not in its own way.
    expectSuccess(await call(test.app, 'PUT', token, { date: day, time: slot(5) }));
    expectSuccess(await call(test.app, 'PUT', token, { date: other, time: slot(1) }));
    expectSuccess(await book(day, slot(1)));
    await save(PROFILE);
  });

  it('let the last call of a day be booked once, however many come together', async () => {
    const day = workday(9);
    await save({ ...PROFILE, daily: 1 });
    const answers = await Promise.all([1, 3, 5].map((number) => book(day, slot(number))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await save(PROFILE);
  });

  it('keep those that were changed elsewhere since, and refuse one that was changed to something else', async () => {
    // Two windows that both know the profile's.
    expectSuccess(await save({ ...PROFILE, daily: 4, seen: PROFILE }));
    expectSuccess(await save({ ...PROFILE, lead: 240, seen: PROFILE }));
    const both = { ...PROFILE, daily: 4, lead: 240 };
    expect(await read()).toEqual(both);
    expectRefusal(await save({ ...PROFILE, daily: 5, seen: PROFILE }), 409, 'daily');
    expect(await read()).toEqual(both);
    // What the first one did is taken back alone.
    expectSuccess(await save({ ...PROFILE, seen: { ...PROFILE, daily: 4 } }));
    expect(await read()).toEqual({ ...PROFILE, lead: 240 });
    await save(PROFILE);
  });

  it('lose none to another one that is saved at the same moment', async () => {
    const changes = [{ buffer: 20 }, { lead: 240 }, { daily: 4 }];
    const answers = await Promise.all(changes.map((one) => save({ ...PROFILE, ...one, seen: PROFILE })));
    for (const answer of answers) expectSuccess(answer);
    expect(await read()).toEqual({ ...PROFILE, buffer: 20, lead: 240, daily: 4 });
    await save(PROFILE);
  });

  it.each([
    ['a missing buffer', { buffer: undefined }, 'buffer'],
    ['a negative lead', { lead: -1 }, 'lead'],
    ['parts of a minute', { buffer: 0.5 }, 'buffer'],
    ['a text', { buffer: '10' }, 'buffer'],
    ['a buffer of a day', { buffer: 1_440 }, 'buffer'],
    ['a lead of a month', { lead: 43_200 }, 'lead'],
    ['no day ahead', { ahead: 0 }, 'ahead'],
    ['more days ahead than the profile has', { ahead: PROFILE.ahead + 1 }, 'ahead'],
    ['no calls', { daily: 0 }, 'daily'],
    ['more calls than a day has', { daily: 1_441 }, 'daily'],
  ])('refuse %s', async (_what, json, field) => {
    expectRefusal(await save({ ...PROFILE, ...json }), 422, field);
  });

  it('let two that are too near be booked once, however they come together', async () => {
    const day = workday(6);
    await save({ ...PROFILE, buffer: minutesBetween(day, 1, 2) });
    const answers = await Promise.all([1, 2].map((number) => book(day, slot(number))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await save(PROFILE);
  });
});
