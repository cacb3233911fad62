import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import { busyAt, busyCalendars, eventAt } from '#tests/support/busy-calendars.ts';
import { calendarOf } from '#tests/support/calendars.ts';
import { slot, startConsultations, type TestConsultations, workday } from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { type Radicale, startRadicale } from '#tests/support/radicale.ts';
import { readAvailability } from '#tests/support/reading.ts';

describe('a calendar on Radicale', () => {
  let radicale: Radicale;
  let test: TestConsultations;
  let calendars: ReturnType<typeof busyCalendars>;
  beforeAll(async () => {
    [radicale, test] = await Promise.all([
      startRadicale(),
      startConsultations({ CALENDAR_PRIVATE_NETWORKS: 'on' }),
    ]);
    calendars = busyCalendars(test);
  }, 90_000);
  afterAll(async () => {
    await test.app.stop();
    await radicale.stop();
  });
  afterEach(() => calendars.clear());

  const add = (address = radicale.calendar, password = radicale.password) =>
    calendars.add(address, radicale.user, password);
  const taken = async () => (await readAvailability(test.app)).taken;

  it('takes its slots, by CalDAV with a user name and a password', async () => {
    await radicale.put('one', busyAt([workday(2), slot(1)]));
    await radicale.put('free', calendarOf([eventAt(workday(2), slot(3), 'TRANSP:TRANSPARENT')]));
    const answer = await add();
    expectSuccess(answer);
    expect(answer.json.calendars).toMatchObject([
      { name: 'Wren’s work & play', signs_in: true, busy: 1, problem: null },
    ]);
    expect(await taken()).toEqual({ [workday(2)]: [slot(1)] });
    const booking = bookingInput(workday(2), slot(1));
    expectRefusal(await test.app.api('POST', 'consultation.php', { json: booking }), 409, 'time');
    await radicale.delete('one');
    await radicale.delete('free');
    const [{ id } = { id: 0 }] = await calendars.list();
    expectSuccess(await calendars.check(id));
    expect(await taken()).toEqual({});
  });

  it('has events that recur, with what is changed of them', async () => {
    const [uid, ...times] = eventAt(workday(1), slot(1), 'RRULE:FREQ=DAILY;COUNT=30');
    const moved = eventAt(workday(3), slot(3)).slice(1);
    const from = eventAt(workday(2), slot(1))[1]!.replace('DTSTART', 'RECURRENCE-ID');
    await radicale.put(
      'series',
      calendarOf([
        [uid!, ...times],
        [uid!, from, ...moved],
      ]),
    );
    expectSuccess(await add());
    const found = await taken();
    expect(found[workday(1)]).toEqual([slot(1)]);
    expect(found[workday(2)]).toBeUndefined();
    expect(found[workday(3)]).toEqual([slot(1), slot(3)]);
    await radicale.delete('series');
  });

  it('is read as a file where its address is one', async () => {
    await radicale.put('single', busyAt([workday(4), slot(2)]));
    expectSuccess(await add(`${radicale.calendar}single.ics`));
    expect(await taken()).toEqual({ [workday(4)]: [slot(2)] });
    await radicale.delete('single');
  });

  it('is refused with a wrong password, without one, as a folder, and where nothing is', async () => {
    const sentences: unknown[] = [];
    for (const [answer, field] of [
      [await add(radicale.calendar, 'wrong'), 'password'],
      [await calendars.add(radicale.calendar), 'user'],
      [await add(radicale.folder), 'address'],
      [await add(`${radicale.folder}other/`), 'address'],
    ] as const) {
      expectRefusal(answer, 422, field);
      sentences.push(answer.json.error);
    }
    expect(sentences).toEqual([
      'The server there refuses the user name or the password.',
      'The server there asks for a user name and a password.',
      'That is the address of a folder of calendars. Use the address of one of them.',
      'There is nothing at that address.',
    ]);
    expect(await calendars.list()).toEqual([]);
  });

  it('goes on counting while Radicale is down, and is read again when it is back', async () => {
    await radicale.put('one', busyAt([workday(6), slot(1)]));
    const { id } = ((await add()).json.calendars as BusyCalendar[])[0]!;
    await radicale.down();
    expectSuccess(await calendars.check(id));
    expect(await calendars.list()).toMatchObject([{ problem: 'The server there does not answer.', busy: 1 }]);
    expect(await taken()).toEqual({ [workday(6)]: [slot(1)] });
    await radicale.up();
    expectSuccess(await calendars.check(id));
    expect(await calendars.list()).toMatchObject([{ problem: null, failing_since: null }]);
    await radicale.delete('one');
  });
});
