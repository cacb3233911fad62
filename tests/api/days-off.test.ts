import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SLOTS } from '#shared/booking.ts';
import { type TestConsultations, call, startConsultations } from '#tests/support/consultations.ts';
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
  const takeOff = (day: unknown) => owner('POST', '', { day });
  const days = async () => (await owner('GET')).json.days_off as { day: string; standing: unknown[] }[];
  const bookOn = (date: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(date, '9:00 AM') });

  it('closes a day: every slot shows as taken, and booking is refused in so many words', async () => {
    const answer = await takeOff('2026-03-10');
    expectSuccess(answer);
    expect(answer.json.days_off).toEqual([{ day: '2026-03-10', standing: [] }]);
    expect((await readAvailability(test.app)).taken['2026-03-10']).toEqual([...SLOTS]);
    const refusal = await bookOn('2026-03-10');
    expectRefusal(refusal, 422, 'date');
    expect(refusal.json.error).toContain('no consultations on that day');
  });

  it('refuses to move a consultation to such a day', async () => {
    await takeOff('2026-03-11');
    const { token } = await test.book('2026-03-12', '9:00 AM', { email: 'mover@example.com' });
    expectRefusal(await call(test.app, 'PUT', token, { date: '2026-03-11', time: '9:00 AM' }), 422, 'date');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ date: '2026-03-12' });
    expect(await test.mailsTo('mover@example.com')).toEqual([]);
  });

  it('leaves what was booked before as it is, and lists it', async () => {
    const { token } = await test.book('2026-03-13', '2:00 PM', { email: 'early@example.com' });
    const gone = await test.book('2026-03-13', '3:00 PM', { email: 'gone@example.com' });
    await call(test.app, 'DELETE', gone.token);
    await takeOff('2026-03-13');
    expect((await days()).find(({ day }) => day === '2026-03-13')?.standing).toEqual([
      { name: 'Ada Ruiz', time: '2:00 PM' },
    ]);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'ahead' });
    expectSuccess(await call(test.app, 'PUT', token, { date: '2026-03-16', time: '2:00 PM' }));
    expect((await days()).find(({ day }) => day === '2026-03-13')?.standing).toEqual([]);
  });

  it('opens a day again', async () => {
    await takeOff('2026-03-17');
    expectSuccess(await owner('DELETE', '?day=2026-03-17'));
    expect((await days()).map(({ day }) => day)).not.toContain('2026-03-17');
    expectSuccess(await bookOn('2026-03-17'));
    expectRefusal(await owner('DELETE', '?day=2026-03-17'), 404);
  });

  it('takes the same day twice, and keeps it once', async () => {
    await takeOff('2026-03-18');
    expectSuccess(await takeOff('2026-03-18'));
    expect((await days()).filter(({ day }) => day === '2026-03-18')).toHaveLength(1);
  });

  it.each([
    ['a weekend', '2026-03-14'],
    ['yesterday', '2026-03-03'],
    ['no day', '2026-02-30'],
    ['nothing', undefined],
    ['a number', 20260310],
  ])('refuses %s', async (_what, day) => {
    expectRefusal(await takeOff(day), 422, 'day');
  });

  it('takes a day far ahead, lists days in their order, and forgets to list those that have passed', async () => {
    await takeOff('2027-01-04');
    const before = (await days()).map(({ day }) => day);
    expect(before).toEqual([...before].sort());
    expect(before.at(-1)).toBe('2027-01-04');
    test.clock.set('2026-03-11T06:59:59Z'); // still the 10th in Arizona
    expect((await days())[0]?.day).toBe('2026-03-10');
    test.clock.set('2026-03-11T07:00:00Z');
    expect((await days())[0]?.day).toBe('2026-03-11');
    test.clock.set('2026-03-04T17:00:00Z');
  });

  it('is never booked on, however bookings and the day off come together', async () => {
    const wanted = SLOTS.map((time) =>
      bookingInput('2026-03-19', time, { email: `${time.length}@example.com` }),
    );
    const [off, ...answers] = await Promise.all([
      takeOff('2026-03-19'),
      ...wanted.map((json) => test.app.api('POST', 'consultation.php', { json })),
    ]);
    expectSuccess(off);
    const booked = answers.filter(({ status }) => status === 200).length;
    for (const { status } of answers) expect([200, 422]).toContain(status);
    expect((await days()).find(({ day }) => day === '2026-03-19')?.standing).toHaveLength(booked);
    expectRefusal(await bookOn('2026-03-19'), 422, 'date');
  });
});
