import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '#content/words/answers.ts';
import { SLOTS, slotsOn } from '#tests/support/profile-slots.ts';
import { addDays } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import { startOfDay } from '#shared/business-instant.ts';
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

describe('days-off.php', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations();
  });
  afterAll(() => test.app.stop());

  const owner = (method: string, query = '', json?: unknown) =>
    test.app.api(method, `days-off.php${query}`, {
      bearer: test.owner,
      ...(json === undefined ? {} : { json }),
    });
  const takeOff = (first_day: unknown, more: Record<string, unknown> = {}) =>
    owner('POST', '', { first_day, ...more });
  const days = async () => (await owner('GET')).json.days_off as DayOff[];
  const on = async (day: string) => (await days()).find(({ first_day }) => first_day === day);
  const bookOn = (date: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(date, slot(1)) });

  it('closes a day: every slot shows as taken, and booking is refused in so many words', async () => {
    const answer = await takeOff(workday(4));
    expectSuccess(answer);
    expect(answer.json.days_off).toEqual([
      {
        id: expect.any(Number) as number,
        first_day: workday(4),
        last_day: workday(4),
        note: '',
        standing: [],
      },
    ]);
    expect((await readAvailability(test.app)).taken[workday(4)]).toEqual(slotsOn(workday(4)));
    const refusal = await bookOn(workday(4));
    expectRefusal(refusal, 422, 'date');
    expect(refusal.json.error).toBe(answers.consultation.dayOff);
  });

  it('opens a day for one time alone, also for one that it does not have; the days around it stay off', async () => {
    const [first, day, last] = [workday(9), workday(10), workday(11)];
    await takeOff(first, { last_day: last, note: 'Sea' });
    const open = (time: string) => owner('PUT', '', { day, time });
    expectRefusal(await open('noon'), 422, 'time');
    expectRefusal(await open('9:01 AM'), 422, 'added');
    expect(await on(first)).toMatchObject({ last_day: last });

    const answer = await open(slot(2));
    expectSuccess(answer);
    const others = slotsOn(day).filter((one) => one !== slot(2));
    expect(answer.json.slots_off).toEqual([{ day, slots: others, added: [], standing: [] }]);
    expect(answer.json.days_off).toMatchObject([
      { first_day: workday(4) },
      { first_day: first, note: 'Sea' },
      { last_day: last, note: 'Sea' },
    ]);
    expect((await readAvailability(test.app)).taken[day]).toEqual(others);
    expectRefusal(await open(slot(3)), 404);

    await takeOff(day);
    const EVENING = '6:30 PM';
    expectSuccess(await open(EVENING));
    expect((await readAvailability(test.app)).taken[day]).toEqual(slotsOn(day));
    const booking = (time: string) =>
      test.app.api('POST', 'consultation.php', { json: bookingInput(day, time) });
    expectRefusal(await booking(slot(2)), 409, 'time');
    expectSuccess(await booking(EVENING));
    const json = { day, slots: [], added: [] };
    await test.app.api('POST', 'slots-off.php', { bearer: test.owner, json });
    for (const one of [first, last]) await owner('DELETE', `?day=${one}`);
    for (const one of await days()) if (one.note === 'Sea') await owner('DELETE', `?id=${one.id}`);
  });

  it('refuses to move a consultation to such a day', async () => {
    await takeOff(workday(5));
    const { token } = await test.book(workday(6), slot(1), { email: 'mover@example.com' });
    expectRefusal(await call(test.app, 'PUT', token, { date: workday(5), time: slot(1) }), 422, 'date');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ date: workday(6) });
    expect(await test.mailsTo('mover@example.com')).toEqual([]);
  });

  it('leaves what was booked before as it is, and lists it', async () => {
    const { token } = await test.book(workday(7), slot(6), { email: 'early@example.com' });
    const gone = await test.book(workday(7), slot(7), { email: 'gone@example.com' });
    await call(test.app, 'DELETE', gone.token);
    await takeOff(workday(7));
    expect((await on(workday(7)))?.standing).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Ada Ruiz',
        email: 'early@example.com',
        day: workday(7),
        time: slot(6),
      },
    ]);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'ahead' });
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(8), time: slot(6) }));
    expect((await on(workday(7)))?.standing).toEqual([]);
  });

  it('are changed in their place: other days, another note', async () => {
    const [first, last] = [workday(10), workday(11)];
    await takeOff(first, { note: 'Away' });
    const { id } = (await on(first))!;
    expectSuccess(await takeOff(first, { id, last_day: last, note: 'By the lake' }));
    expect((await days()).filter(({ first_day }) => first_day === first)).toMatchObject([
      { last_day: last, note: 'By the lake' },
    ]);
    expectRefusal(await bookOn(last), 422, 'date');
    expectRefusal(await takeOff(first, { id, last_day: first }), 404);
    const changed = (await on(first))!;
    expectRefusal(await takeOff('2026-03-03', { id: changed.id, last_day: last }), 422, 'first_day');
    expect(await on(first)).toEqual(changed);
    expectSuccess(await takeOff(last, { id: changed.id }));
    expectSuccess(await bookOn(first));
    await owner('DELETE', `?day=${last}`);
  });

  it('stay off from the day on that they began, when they are made longer', async () => {
    const [first, last] = [workday(1), workday(2)];
    await takeOff(first);
    const { id } = (await on(first))!;
    test.clock.set(startOfDay(addDays(first, 1)).toISOString());
    expectSuccess(await takeOff(first, { id, last_day: last }));
    expect(await on(first)).toMatchObject({ last_day: last });
    await owner('DELETE', `?id=${(await on(first))!.id}`);
    test.clock.set(NOW);
  });

  it('closes all days from one to another, with a note for the owner alone', async () => {
    const [first, last] = [workday(12), workday(14)];
    const { token } = await test.book(workday(13), slot(2), { email: 'within@example.com' });
    expectSuccess(await takeOff(first, { last_day: last, note: ' By the sea ' }));
    expect(await on(first)).toMatchObject({
      last_day: last,
      note: 'By the sea',
      standing: [
        {
          id: expect.any(Number) as number,
          name: 'Ada Ruiz',
          email: 'within@example.com',
          day: workday(13),
          time: slot(2),
        },
      ],
    });
    const answer = await test.app.api('GET', 'availability.php');
    expect(answer.text).not.toContain('sea');
    for (const number of [12, 13, 14]) {
      expect(answer.json.taken).toHaveProperty([workday(number)], slotsOn(workday(number)));
      expectRefusal(await bookOn(workday(number)), 422, 'date');
    }
    expectSuccess(await bookOn(workday(15)));
    expectRefusal(await call(test.app, 'PUT', token, { date: first, time: slot(2) }), 422, 'date');
  });

  it.each([
    ['an end before its beginning', workday(5), workday(4), 'last_day'],
    ['more than a year', workday(5), addDays(workday(5), 366), 'last_day'],
    ['an end that is no day', workday(5), '2026-02-30', 'last_day'],
  ])('refuses %s', async (_what, first, last_day, field) => {
    expectRefusal(await takeOff(first, { last_day }), 422, field);
    expectRefusal(await takeOff(first, { note: 'x'.repeat(201) }), 422, 'note');
  });

  it('opens a day again', async () => {
    await takeOff(workday(9));
    const query = `?id=${(await on(workday(9)))?.id}`;
    expectSuccess(await owner('DELETE', query));
    expect(await on(workday(9))).toBeUndefined();
    expectSuccess(await bookOn(workday(9)));
    expectRefusal(await owner('DELETE', query), 404);
  });

  it('opens one of several days: those before and after it stay off, until all are taken off once more', async () => {
    const [first, opened, last] = [workday(1), workday(2), workday(3)];
    expectSuccess(await takeOff(first, { last_day: last, note: 'Family visit' }));
    expectSuccess(await owner('DELETE', `?day=${opened}`));
    const parts = async () =>
      (await days())
        .filter(({ last_day }) => last_day >= first && last_day <= last)
        .map(({ first_day, last_day, note }) => [first_day, last_day, note]);
    expect(await parts()).toEqual([
      [first, addDays(opened, -1), 'Family visit'],
      [addDays(opened, 1), last, 'Family visit'],
    ]);
    expectSuccess(await bookOn(opened));
    expectRefusal(await bookOn(first), 422, 'date');
    expectRefusal(await bookOn(last), 422, 'date');
    expectRefusal(await owner('DELETE', `?day=${opened}`), 404);

    expectSuccess(await takeOff(opened, { note: 'At the dentist' }));
    expectSuccess(await takeOff(first, { last_day: last, note: 'Family visit' }));
    expect(await parts()).toEqual([
      [first, last, 'Family visit'],
      [opened, opened, 'At the dentist'],
    ]);
    expectSuccess(await owner('DELETE', `?day=${opened}`));
    expectSuccess(await owner('DELETE', `?day=${first}`));
    expectSuccess(await owner('DELETE', `?day=${last}`));
  });

  it('takes the same day twice, and keeps it once', async () => {
    await takeOff(workday(10));
    expectSuccess(await takeOff(workday(10), { note: 'At the dentist' }));
    const kept = (await days()).filter(({ first_day }) => first_day === workday(10));
    expect(kept.map(({ note }) => note)).toEqual(['At the dentist']);
  });

  it.each([
    ['a Sunday', '2026-03-15'],
    ['yesterday', '2026-03-03'],
    ['no day', '2026-02-30'],
    ['nothing', undefined],
    ['a number', 20260310],
  ])('refuses %s', async (_what, day) => {
    expectRefusal(await takeOff(day), 422, 'first_day');
  });

  it('takes a day far ahead, lists days in their order, and forgets to list those that have passed', async () => {
    await takeOff('2027-01-05');
    const before = (await days()).map(({ first_day }) => first_day);
    expect(before).toEqual([...before].sort());
    expect(before.at(-1)).toBe('2027-01-05');
    const midnight = startOfDay(workday(5)).getTime();
    test.clock.set(new Date(midnight - 1).toISOString());
    expect((await days())[0]?.first_day).toBe(workday(4));
    test.clock.set(new Date(midnight).toISOString());
    expect((await days())[0]?.first_day).toBe(workday(5));
    test.clock.set(NOW);
  });

  it('is never booked on, however bookings and the day off come together', async () => {
    const wanted = SLOTS.map((time) =>
      bookingInput(workday(11), time, { email: `${time.length}@example.com` }),
    );
    const [off, ...answers] = await Promise.all([
      takeOff(workday(11)),
      ...wanted.map((json) => test.app.api('POST', 'consultation.php', { json })),
    ]);
    expectSuccess(off);
    const booked = answers.filter(({ status }) => status === 200).length;
    for (const { status } of answers) expect([200, 422]).toContain(status);
    expect((await on(workday(11)))?.standing).toHaveLength(booked);
    expectRefusal(await bookOn(workday(11)), 422, 'date');
  });
});
