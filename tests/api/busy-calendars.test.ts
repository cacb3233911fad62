import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { answers } from '#content/words/answers.ts';
import { CONSULTATION_MINUTES, slotStart } from '#shared/booking.ts';
import type { BookingLimits, ClosedTime } from '#shared/contract/availability.ts';
import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import { busyAt, busyCalendars, eventAt } from '#tests/support/busy-calendars.ts';
import { calendarOf } from '#tests/support/calendars.ts';
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
import { readAvailability } from '#tests/support/reading.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { useCalendarServer } from '#tests/support/use-calendar-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('busy-calendars.php', () => {
  const server = useCalendarServer();
  let test: TestConsultations;
  let calendars: ReturnType<typeof busyCalendars>;
  beforeAll(async () => {
    test = await startConsultations({ CALENDAR_PRIVATE_NETWORKS: 'on' });
    calendars = busyCalendars(test);
  });
  afterAll(() => test.app.stop());
  beforeEach(() => test.clock.set(NOW));
  afterEach(() => calendars.clear());

  const book = (day: string, time: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(day, time) });
  const taken = async () => (await readAvailability(test.app)).taken;
  const later = (milliseconds: number) =>
    test.clock.set(new Date(test.clock().getTime() + milliseconds).toISOString());
  /** Reads all that is due, as the server does in the background. */
  async function readDue(): Promise<void> {
    while (await test.app.context.busyCalendars.readDue());
  }
  async function add(path: string, user = '', password = ''): Promise<BusyCalendar> {
    const answer = await calendars.add(`${server.url}${path}`, user, password);
    expectSuccess(answer);
    return (answer.json.calendars as BusyCalendar[]).at(-1)!;
  }

  it('reads a calendar, and says what was found and when', async () => {
    const file = busyAt([workday(2), slot(1)], [workday(2), slot(3)]);
    server.files.set('/mine.ics', file.replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-CALNAME:Workshop'));
    const calendar = await add('/mine.ics');
    expect(calendar).toEqual({
      id: expect.any(Number) as number,
      host: `127.0.0.1:${server.port}`,
      name: 'Workshop',
      signs_in: false,
      read_at: new Date(NOW).toISOString(),
      busy: 2,
      unreadable: 0,
      counts: true,
      failing_since: null,
      problem: null,
      standing: [],
    });
    expect(await calendars.list()).toEqual([calendar]);
    expect((await taken())[workday(2)]).toEqual([slot(1), slot(3)]);
  });

  it('refuses to book what is busy, and to move there', async () => {
    server.files.set('/mine.ics', busyAt([workday(3), slot(2)]));
    await add('/mine.ics');
    const refusal = await book(workday(3), slot(2));
    expectRefusal(refusal, 409, 'time');
    expect(refusal.json.error).toBe(answers.consultation.timeTaken);
    const { token } = await test.book(workday(3), slot(4), { email: 'busy-mover@example.com' });
    expectRefusal(await call(test.app, 'PUT', token, { date: workday(3), time: slot(2) }), 409, 'time');
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(3), time: slot(5) }));
    await calendars.clear();
    expectSuccess(await book(workday(3), slot(2)));
  });

  it('has the break between two calls around what is in it, which the owner alone is told', async () => {
    const day = workday(4);
    const { json } = await test.app.api('GET', 'booking-limits.php', { bearer: test.owner });
    const limits = json.limits as BookingLimits;
    const save = (changed: BookingLimits) =>
      test.app.api('POST', 'booking-limits.php', { bearer: test.owner, json: changed });
    const startAt = (nth: number) => slotStart(day, slot(nth))!.getTime();
    const gap = (startAt(5) - startAt(4)) / MINUTE - CONSULTATION_MINUTES; // the event lasts as long as a call
    const event = [...eventAt(day, slot(4)).slice(0, 2), `DURATION:PT${CONSULTATION_MINUTES}M`];
    server.files.set('/mine.ics', calendarOf([event]));
    await add('/mine.ics');
    expectSuccess(await save({ ...limits, buffer: gap }));
    expect((await taken())[day]).toEqual([slot(4)]);
    expectSuccess(await save({ ...limits, buffer: gap + 1 }));
    expect((await taken())[day]).toEqual([slot(3), slot(4), slot(5)]);
    expectRefusal(await book(day, slot(5)), 409, 'time');
    const closed = await test.app.api('GET', 'closed-times.php', { bearer: test.owner });
    const ofDay = (closed.json.closed_times as ClosedTime[]).filter((one) => one.day === day);
    expect(ofDay.map(({ why }) => why)).toEqual(['busy-near', 'busy', 'busy-near']);
    expectSuccess(await save(limits));
  });

  it('leaves what was booked before as it is, and lists it', async () => {
    await test.book(workday(5), slot(4), { email: 'busy-early@example.com' });
    server.files.set('/mine.ics', busyAt([workday(5), slot(4)], [workday(5), slot(5)]));
    const { standing } = await add('/mine.ics');
    expect(standing).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Ada Ruiz',
        email: 'busy-early@example.com',
        day: workday(5),
        time: slot(4),
      },
    ]);
  });

  it('lets a consultation that stands in the calendar, too, be moved and booked over', async () => {
    const { invitation, token } = await test.book(workday(6), slot(2), { email: 'busy-copy@example.com' });
    const uid = /UID:(\S+)/.exec(invitation.calendar?.content ?? '')?.[1] ?? '';
    server.files.set('/mine.ics', calendarOf([[`UID:${uid}`, ...eventAt(workday(6), slot(2)).slice(1)]]));
    expect(await add('/mine.ics')).toMatchObject({ busy: 0, standing: [] });
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(6), time: slot(3) }));
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(6), time: slot(2) }));
    expectSuccess(await call(test.app, 'DELETE', token));
    expectSuccess(await book(workday(6), slot(2)));
  });

  it('reads it again every ten minutes, and forgets what is not in it any more', async () => {
    server.files.set('/mine.ics', busyAt([workday(7), slot(1)]));
    await add('/mine.ics');
    server.files.set('/mine.ics', busyAt([workday(7), slot(2)]));
    later(9 * MINUTE);
    await readDue();
    expect((await taken())[workday(7)]).toEqual([slot(1)]);
    later(MINUTE);
    await readDue();
    expect((await taken())[workday(7)]).toEqual([slot(2)]);
    expect((await calendars.list())[0]?.read_at).toBe(test.clock().toISOString());
  });

  it('reads it when asked to', async () => {
    server.files.set('/mine.ics', busyAt([workday(7), slot(1)]));
    const { id } = await add('/mine.ics');
    server.files.set('/mine.ics', busyAt([workday(7), slot(2)]));
    expectSuccess(await calendars.check(id));
    expect((await taken())[workday(7)]).toEqual([slot(2)]);
  });

  it('keeps to what was read last while the calendar can’t be read, and says since when and why', async () => {
    server.files.set('/mine.ics', busyAt([workday(8), slot(1)]));
    const { id, read_at } = await add('/mine.ics');
    server.files.set('/mine.ics', (_request, response) => void response.writeHead(503).end());
    later(10 * MINUTE);
    await readDue();
    const since = test.clock().toISOString();
    later(20 * MINUTE);
    expectSuccess(await calendars.check(id));
    expect(await calendars.list()).toMatchObject([
      {
        read_at,
        counts: true,
        busy: 1,
        failing_since: since,
        problem: 'The server there refuses to answer (503).',
      },
    ]);
    expectRefusal(await book(workday(8), slot(1)), 409, 'time');
    server.files.set('/mine.ics', busyAt([workday(8), slot(1)]));
    later(60 * MINUTE);
    await readDue();
    expect(await calendars.list()).toMatchObject([{ failing_since: null, problem: null }]);
  });

  it('asks less often the longer it fails, at least once an hour', async () => {
    server.files.set('/mine.ics', busyAt());
    await add('/mine.ics');
    server.files.delete('/mine.ics');
    const pauses: number[] = [];
    let last = test.clock().getTime();
    while (pauses.length < 9) {
      later(5 * MINUTE);
      const before = server.asked.length;
      await readDue();
      if (server.asked.length === before) continue;
      pauses.push((test.clock().getTime() - last) / MINUTE);
      last = test.clock().getTime();
    }
    expect(pauses).toEqual([10, 10, 20, 30, 40, 50, 60, 60, 60]);
  });

  it('lets what was read two weeks ago count no more, until the calendar is read again', async () => {
    test.clock.set(new Date(Date.parse(NOW) - 15 * DAY).toISOString());
    server.files.set('/mine.ics', busyAt([workday(9), slot(1)]));
    const { id } = await add('/mine.ics');
    server.files.delete('/mine.ics');
    later(14 * DAY - MINUTE);
    expectSuccess(await calendars.check(id));
    expect((await taken())[workday(9)]).toEqual([slot(1)]);
    later(2 * MINUTE);
    expect((await taken())[workday(9)]).toBeUndefined();
    expect(await calendars.list()).toMatchObject([{ counts: false, busy: 0, standing: [] }]);
    server.files.set('/mine.ics', busyAt([workday(9), slot(1)]));
    expectSuccess(await calendars.check(id));
    expect((await taken())[workday(9)]).toEqual([slot(1)]);
  });

  it('is told by one of several processes, and heard by all of them', async () => {
    const beside = await startTestApp({
      clock: test.clock,
      beside: test.app,
      env: { CALENDAR_PRIVATE_NETWORKS: 'on', SITE_URL: 'https://wren.example' },
    });
    try {
      server.files.set('/mine.ics', busyAt([workday(10), slot(1)]));
      const seen = async () => (await readAvailability(beside)).taken[workday(10)];
      expect(await seen()).toBeUndefined();
      await add('/mine.ics');
      const refusal = await beside.api('POST', 'consultation.php', {
        json: bookingInput(workday(10), slot(1)),
      });
      expectRefusal(refusal, 409, 'time');
      await expect.poll(seen, { timeout: 5_000 }).toEqual([slot(1)]);

      server.asked.splice(0);
      later(10 * MINUTE);
      const both = [test.app, beside, test.app, beside].map(({ context }) => context.busyCalendars.readDue());
      expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
      expect(server.asked).toEqual(['GET /mine.ics']);
    } finally {
      await beside.stop();
    }
  });

  it('is never booked once it is known to be busy, however many try', async () => {
    const day = workday(11);
    server.files.set('/mine.ics', busyAt([day, slot(1)], [day, slot(2)], [day, slot(3)]));
    const trying = [1, 2, 3].map((number) => book(day, slot(number)));
    const { standing } = await add('/mine.ics');
    const late = await Promise.all([1, 2, 3].map((number) => book(day, slot(number))));
    for (const answer of late) expectRefusal(answer, 409, 'time');
    const booked = (await Promise.all(trying)).filter(({ status }) => status === 200).length;
    expect(standing).toHaveLength(booked);
  });

  it('reads several calendars, each address once', async () => {
    server.files.set('/one.ics', busyAt([workday(12), slot(1)]));
    server.files.set('/other.ics', busyAt([workday(12), slot(2)]));
    await add('/one.ics');
    await add('/other.ics');
    await add('/one.ics', 'wren', 'secret');
    expect((await calendars.list()).map(({ signs_in }) => signs_in)).toEqual([true, false]);
    expect((await taken())[workday(12)]).toEqual([slot(1), slot(2)]);
    const [first] = await calendars.list();
    expectSuccess(await calendars.remove(first!.id));
    expect((await taken())[workday(12)]).toEqual([slot(2)]);
    expectRefusal(await calendars.remove(first!.id), 404);
    expectRefusal(await calendars.check(first!.id), 404);
  });

  it('reads ten at most', async () => {
    for (let number = 0; number < 10; number += 1) {
      server.files.set(`/${number}.ics`, busyAt());
      await add(`/${number}.ics`);
    }
    server.files.set('/more.ics', busyAt());
    expectRefusal(await calendars.add(`${server.url}/more.ics`), 409, 'address');
    await add('/3.ics');
  });

  it('tells nobody how a calendar is reached, not even the owner, and keeps it encrypted', async () => {
    server.files.set('/feed/private-0815.ics?token=4711', busyAt());
    const address = server.url.replace('//', '//wren:p%40ss%20word@');
    const answer = await calendars.add(`${address}/feed/private-0815.ics?token=4711`);
    expect(server.asked.at(-1)).toBe(
      `GET /feed/private-0815.ics?token=4711 Basic ${Buffer.from('wren:p@ss word').toString('base64')}`,
    );
    const secrets = /0815|4711|feed|p@ss|p%40ss|d3Jlbjpw|"wren"/;
    expect(answer.text).not.toMatch(secrets);
    expect(JSON.stringify(await calendars.list())).not.toMatch(secrets);
    const rows = await test.app.context.db.selectFrom('busy_calendars').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(secrets);
    expect((await test.app.context.db.selectFrom('busy_times').selectAll().execute()).length).toBe(0);
  });

  it('needs the calendar once more when its key is gone', async () => {
    server.files.set('/mine.ics', busyAt([workday(13), slot(1)]));
    const { id } = await add('/mine.ics');
    const [row] = await test.app.context.db.selectFrom('busy_calendars').select('sealed').execute();
    const broken = Buffer.from(row!.sealed, 'base64');
    broken[20]! ^= 1;
    await test.app.context.db
      .updateTable('busy_calendars')
      .set({ sealed: broken.toString('base64') })
      .execute();
    expectSuccess(await calendars.check(id));
    const [calendar] = await calendars.list();
    expect(calendar?.problem).toMatch(/JWT_SECRET/);
    expect((await taken())[workday(13)]).toEqual([slot(1)]);
  });

  it.each([
    ['nothing', '', 'address'],
    ['no address', 'my calendar', 'address'],
    ['another protocol', 'ftp://127.0.0.1/a.ics', 'address'],
    ['an address in two lines', 'https://a.example/\r\nb', 'address'],
  ])('refuses %s, and keeps nothing', async (_what, address, field) => {
    expectRefusal(await calendars.add(address), 422, field);
    expect(await calendars.list()).toEqual([]);
  });

  it('refuses a password without a user, and a user with a colon', async () => {
    expectRefusal(await calendars.add(`${server.url}/a.ics`, '', 'secret'), 422, 'user');
    expectRefusal(await calendars.add(`${server.url}/a.ics`, 'a:b', 'secret'), 422, 'user');
    expect(server.asked).toEqual([]);
  });
});

describe('the reading in the background', () => {
  const server = useCalendarServer();

  async function startReading() {
    const test = await startConsultations({ CALENDAR_PRIVATE_NETWORKS: 'on' });
    server.files.set('/mine.ics', busyAt([workday(2), slot(1)]));
    expectSuccess(await busyCalendars(test).add(`${server.url}/mine.ics`));
    test.clock.set(new Date(Date.parse(NOW) + 10 * MINUTE).toISOString());
    return test;
  }

  it('goes on by itself', async () => {
    const test = await startReading();
    onTestFinished(() => test.app.stop());
    server.files.set('/mine.ics', busyAt([workday(2), slot(2)]));
    test.app.context.busyCalendarReader.start();
    await expect
      .poll(async () => (await readAvailability(test.app)).taken, { timeout: 15_000 })
      .toEqual({ [workday(2)]: [slot(2)] });
  });

  it('ends with the server, and that is no failure of the calendar', async () => {
    const test = await startReading();
    onTestFinished(() => test.app.stop());
    const asked = new Promise<void>((resolve) => server.files.set('/mine.ics', () => resolve())); // and no answer
    test.app.context.busyCalendarReader.start();
    await asked;
    await test.app.context.busyCalendarReader.close();
    expect(await busyCalendars(test).list()).toMatchObject([{ failing_since: null, problem: null }]);
  });
});

describe('without leave for private networks', () => {
  const server = useCalendarServer();
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations();
  });
  afterAll(() => test.app.stop());

  it.each([
    ['an address', 'https://127.0.0.1:PORT/a.ics', /private network/],
    ['an address of IPv6', 'https://[::1]:PORT/a.ics', /private network/],
    ['an address in disguise', 'https://2130706433:PORT/a.ics', /private network/],
    ['a name that leads there', 'https://localhost:PORT/a.ics', /private network/],
    ['the host’s service', 'https://169.254.169.254/latest/meta-data', /private network/],
    ['no encryption', 'http://localhost:PORT/a.ics', /encrypted/],
  ])('refuses %s, and asks nobody', async (_what, address, reason) => {
    const { add, list } = busyCalendars(test);
    for (const user of ['', 'wren']) {
      const refusal = await add(address.replace('PORT', String(server.port)), user, user);
      expectRefusal(refusal, 422, 'address');
      expect(refusal.json.error).toMatch(reason);
    }
    expect(server.asked).toEqual([]);
    expect(await list()).toEqual([]);
  });
});
