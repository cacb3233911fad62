import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { emails as words } from '#content/words/emails.ts';
import {
  type TestConsultations,
  type When,
  at,
  call,
  eventIn,
  NOW,
  slot,
  someone,
  startConsultations,
  startOf,
  tokenIn,
  workday,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { listConsultations, readAvailability } from '#tests/support/reading.ts';
import { OWNER, settableClock, startTestApp } from '#tests/support/test-app.ts';
import { addDays } from '#shared/calendar-day.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { minutesOf, type Slot, slotOf, slotTo24Hours, timeAt } from '#shared/time-of-day.ts';
import { slotsOn } from '#tests/support/profile-slots.ts';
import { busyAt, busyCalendars } from '#tests/support/busy-calendars.ts';
import { useCalendarServer } from '#tests/support/use-calendar-server.ts';

let test: TestConsultations;
beforeAll(async () => {
  test = await startConsultations();
});
afterAll(() => test.app.stop());

describe('the owner books a consultation for somebody', () => {
  const book = (when: When, changes: object = {}) =>
    test.app.api('POST', 'book-consultation.php', {
      json: { ...bookingInput(when.date, when.time), confirm: false, ...changes },
      bearer: test.owner,
    });
  const booked = async (when: When, email: string) =>
    ((await book(when, { email })).json as { id: number }).id;
  const changed = (method: string, what: string, json: object) =>
    test.app.api(method, `${what}-consultation.php`, { json, bearer: test.owner });
  const remove = (query: string) =>
    test.app.api('DELETE', `delete-consultation.php${query}`, { bearer: test.owner });
  /** Those that wait for the day before. */
  const reminders = (email: string) =>
    test.app.context.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', email)
      .where('kind', '=', 'reminder')
      .where('status', '=', 'waiting')
      .execute();

  it('without an email: it is confirmed and takes its slot, and nobody hears of it until she tells them', async () => {
    const email = someone();
    const when = at(5, 1);
    const answer = await book(when, { email, message: 'Rang up about a shop.' });
    expectSuccess(answer);
    expect(answer.json).toMatchObject({ told: false });
    expect(await test.takenOn(when.date)).toEqual([when.time]);
    const call = await test.listed(email);
    expect(call).toMatchObject({
      ...{ name: 'Ada Ruiz', phone: '(520) 555-0100', message: 'Rang up about a shop.' },
      ...{ status: 'confirmed', confirmation_sent_at: null, suspected_spam: false },
      ...{ reaches_visitor: true, tells_visitor: false },
    });
    expect([await test.mailsTo(email), await reminders(email)]).toEqual([[], []]);
    expect(await test.mailsTo(OWNER.email)).toEqual([]);

    expectSuccess(await test.confirm(call!.id, when));
    expect(await test.mailsTo(email)).toHaveLength(1);
    expect(await reminders(email)).toHaveLength(1);
    expect(await test.listed(email)).toMatchObject({ tells_visitor: true });
  });

  it('and moves, cancels, deletes or restores it without an email, as long as none has told of it', async () => {
    const email = someone();
    const id = await booked(at(6, 1), email);
    expectSuccess(await changed('PUT', 'change', { id, seen: at(6, 1), note: '', ...at(6, 2) }));
    expect(await test.listed(email)).toMatchObject({ tells_visitor: false, moved: { told: false } });
    expectSuccess(await remove(`?id=${id}&untold=1`));
    expect(await test.takenOn(workday(6))).toEqual([]);
    const json = { kind: 'consultation', ids: [id] };
    expectSuccess(await test.app.api('POST', 'trash.php', { json, bearer: test.owner }));
    expect(await test.takenOn(workday(6))).toEqual([slot(2)]);
    expectSuccess(await changed('POST', 'cancel', { id, seen: at(6, 2), note: '' }));
    expect([await test.mailsTo(email), await reminders(email)]).toEqual([[], []]);
  });

  it('and takes the booking back, but not once an email has told of it', async () => {
    const email = someone();
    const id = await booked(at(6, 3), email);
    expectSuccess(await test.confirm(id, at(6, 3)));
    await test.mailsTo(email);
    expectRefusal(await remove(`?id=${id}&untold=1`), 409, 'told');
    expect(await test.takenOn(workday(6))).toContain(slot(3));
  });

  it('and takes back that it was moved or cancelled, but not once an email has told of it, or another has its time', async () => {
    const email = someone();
    const [first, second] = [at(7, 1), at(7, 2)];
    const id = await booked(first, email);
    const takeBack = (seen: When, before: When) =>
      changed('POST', 'take-back', { id, seen, before: { ...before, status: 'confirmed' } });
    const as = (when: When) => ({
      ...{ consultation_date: when.date, consultation_time: when.time, status: 'confirmed' },
      ...{ moved: null, cancelled: null },
    });
    expectSuccess(await changed('PUT', 'change', { id, seen: first, note: 'I am away.', ...second }));
    expectSuccess(await takeBack(second, first));
    expect(await test.listed(email)).toMatchObject(as(first));
    const kept = test.app.context.db.selectFrom('consultations').select('move_note').where('id', '=', id);
    expect(await kept.execute()).toEqual([{ move_note: '' }]);
    expectRefusal(await takeBack(first, first), 409);

    expectSuccess(await changed('POST', 'cancel', { id, seen: first, note: '' }));
    const { id: other } = (await book(first, { email: someone() })).json as { id: number };
    expectRefusal(await takeBack(first, first), 409, 'time');
    expectSuccess(await remove(`?id=${other}&untold=1`));
    expectSuccess(await takeBack(first, first));
    expect(await test.listed(email)).toMatchObject(as(first));
    expect([await test.mailsTo(email), await reminders(email)]).toEqual([[], []]);

    expectSuccess(await changed('PUT', 'change', { id, seen: first, note: '', ...second }));
    expectSuccess(await test.confirm(id, second));
    expect(await test.mailsTo(email)).toHaveLength(1);
    expectRefusal(await takeBack(second, first), 409, 'told');
    expectRefusal(await changed('PUT', 'change', { id, seen: second, ...first, untold: true }), 409, 'told');
    expectRefusal(await changed('POST', 'cancel', { id, seen: second, untold: true }), 409, 'told');
    expect(await test.listed(email)).toMatchObject({ consultation_time: second.time, status: 'confirmed' });
  });

  it('without an address, for somebody whom no email can tell', async () => {
    const when = at(6, 4);
    const answer = await book(when, { name: 'Rosa Vega', email: '', confirm: true });
    expect(answer.json).toMatchObject({ success: true, told: false });
    const { id } = answer.json as { id: number };
    const { consultations } = await listConsultations(test.app, test.owner);
    expect(consultations.find((one) => one.id === id)).toMatchObject({
      ...{ email: '', reaches_visitor: false, tells_visitor: false, confirmation_sent_at: null },
    });
    expectRefusal(await test.confirm(id, when), 422);
    const found = await test.app.api('GET', 'find.php?words=rosa', { bearer: test.owner });
    expect(found.json).toMatchObject({ people: [], calls: [{ id, email: '' }] });
    expectSuccess(await changed('POST', 'cancel', { id, seen: when, note: '' }));
    expect(await test.mailsTo('')).toEqual([]);
  });

  it('with a confirmation: the invitation comes with the link to move it, and the reminder waits', async () => {
    const email = someone();
    const when = at(5, 2);
    const bookedAt = test.clock().toISOString();
    expect((await book(when, { email, confirm: true })).json).toMatchObject({ told: true });
    const [mail, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain(words.consultation.confirmed.subject);
    expect(eventIn(mail!)).toMatchObject({
      ...{ method: 'REQUEST', sequence: 0 },
      start: startOf(when.date, slot(2)),
    });
    expect(await reminders(email)).toHaveLength(1);
    expect(await test.mailsTo(OWNER.email)).toEqual([]);
    const { id, confirmation_sent_at } = (await test.listed(email))!;
    expect(confirmation_sent_at).toBe(bookedAt);
    expectRefusal(await test.confirm(id, when), 409);
    expectSuccess(await call(test.app, 'PUT', tokenIn(mail!), at(5, 3)));
  });

  it('on this day and beyond the window, too, which visitors can’t; not once its time has begun', async () => {
    const today = NOW.slice(0, 10);
    const [over, now, later] = [slot(1), slot(2), slot(3)];
    test.clock.set(startOf(today, now));
    expectRefusal(await book({ date: today, time: over }), 422, 'time');
    expectSuccess(await book({ date: today, time: later }, { email: someone() }));
    const beyond = { date: addDays(workday(1), 8 * 7), time: slot(1) };
    const json = bookingInput(beyond.date, beyond.time);
    expectRefusal(await test.app.api('POST', 'consultation.php', { json }), 422, 'date');
    expectSuccess(await book(beyond, { email: someone() }));
    test.clock.set(NOW);
  });

  it('not at a time that another call has, whole or in part', async () => {
    await test.book(workday(2), slot(1), { email: someone() });
    expectRefusal(await book(at(2, 1)), 409, 'time');
    const into = slotOf(timeAt(minutesOf(slotTo24Hours(slot(1))) + CONSULTATION_MINUTES - 1));
    expectRefusal(await book({ date: workday(2), time: into }), 409, 'time');
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'Ada\nBcc: all' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'x'.repeat(41) }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['confirm', { confirm: 'yes' }],
  ])('not with a wrong %s', async (field, changes) => {
    expectRefusal(await book(at(4, 1), changes), 422, field);
  });

  it('in a race with visitors for one slot, one of them', async () => {
    const when = at(4, 2);
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => book(when, { email: someone(), confirm: true })),
      ...Array.from({ length: 3 }, () =>
        test.app.api('POST', 'consultation.php', {
          json: bookingInput(when.date, when.time, { email: someone() }),
        }),
      ),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await test.takenOn(when.date)).toEqual([when.time]);
  });

  it('and finds it in what happened', async () => {
    const { json } = await test.app.api('GET', 'activity.php', { bearer: test.owner });
    const kinds = (json as { activity: { kind: string }[] }).activity.map(({ kind }) => kind);
    expect(kinds).toContain('consultation-booked');
  });
});

describe('the owner books a consultation where no email can be sent', () => {
  it('all the same, and is told that none goes out', async () => {
    const app = await startTestApp({ clock: settableClock(NOW), mailer: null });
    const { token: bearer } = await app.signIn();
    const json = { ...bookingInput(workday(2), slot(1)), confirm: true };
    const answer = await app.api('POST', 'book-consultation.php', { json, bearer });
    expectSuccess(answer);
    expect(answer.json).toMatchObject({ told: false });
    const { consultations } = await listConsultations(app, bearer);
    expect(consultations).toEqual([expect.objectContaining({ confirmation_sent_at: null })]);
    await app.stop();
  });
});

describe('at a time that is closed to visitors, the owner', () => {
  const server = useCalendarServer();
  let closed: TestConsultations;
  beforeAll(async () => {
    closed = await startConsultations({ CALENDAR_PRIVATE_NETWORKS: 'on' });
  });
  afterAll(() => closed.app.stop());

  const byOwner = (method: string, path: string, json?: object) =>
    closed.app.api(method, path, { bearer: closed.owner, ...(json === undefined ? {} : { json }) });
  const takeOff = async (first_day: string, last_day = '') =>
    expectSuccess(await byOwner('POST', 'days-off.php', { first_day, last_day, note: '' }));
  const close = async (day: string, slots: string[]) =>
    expectSuccess(await byOwner('POST', 'slots-off.php', { day, slots }));
  const book = (when: When, email: string, more: object = {}) =>
    byOwner('POST', 'book-consultation.php', {
      ...bookingInput(when.date, when.time, { email }),
      confirm: true,
      ...more,
    });
  const move = (id: number, seen: When, to: When) =>
    byOwner('PUT', 'change-consultation.php', { id, seen, ...to });
  const asVisitor = ({ date, time }: When) =>
    closed.app.api('POST', 'consultation.php', { json: bookingInput(date, time, { email: someone() }) });
  const idOf = async (email: string) => (await closed.listed(email))!.id;
  /** A day of the window without hours. */
  const never =
    Array.from({ length: 7 }, (_, index) => addDays(NOW.slice(0, 10), 3 + index)).find(
      (day) => slotsOn(day).length === 0,
    ) ?? '';

  const TIMES: [what: string, when: When, closing: () => Promise<void>][] = [
    ['a time taken off', at(2, 1), () => close(workday(2), [slot(1)])],
    ['a day off', at(3, 1), () => takeOff(workday(3))],
    ['a day that is never open', { date: never, time: '10:10 AM' }, () => Promise.resolve()],
    ['an hour that no day has', { date: workday(4), time: '6:50 AM' }, () => Promise.resolve()],
  ];

  it.each(TIMES)(
    'books %s: its visitor gets the invitation, the others still can’t have it',
    async (...it) => {
      const [, when, closing] = it;
      await closing();
      const before = (await readAvailability(closed.app)).taken[when.date];
      const email = someone();
      expectSuccess(await book(when, email));
      const [mail] = await closed.mailsTo(email);
      expect(eventIn(mail!)).toMatchObject({
        method: 'REQUEST',
        start: startOf(when.date, when.time as Slot),
      });
      expect((await readAvailability(closed.app)).taken[when.date]).toEqual(before);
      const refusal = await asVisitor(when);
      expect([409, 422]).toContain(refusal.status);
      expectRefusal(await book(when, someone()), 409, 'time');
      expectSuccess(await byOwner('POST', 'cancel-consultation.php', { id: await idOf(email), seen: when }));
    },
  );

  it.each(TIMES)(
    'moves a call to %s, and its visitor moves it from there by their own rules',
    async (...it) => {
      const [, when, closing] = it;
      await closing();
      const email = someone();
      const { token } = await closed.book(workday(6), slot(1), { email });
      expectSuccess(await move(await idOf(email), at(6, 1), when));
      const [moved] = await closed.mailsTo(email);
      expect(eventIn(moved!)).toMatchObject({ sequence: 1, start: startOf(when.date, when.time as Slot) });
      await takeOff(workday(9));
      expectRefusal(await call(closed.app, 'PUT', token, at(9, 1)), 422, 'date');
      expectRefusal(await call(closed.app, 'PUT', token, { ...when, time: '5:10 AM' }), 422, 'time');
      expectSuccess(await call(closed.app, 'PUT', token, at(7, 1)));
      expectSuccess(await call(closed.app, 'DELETE', token));
    },
  );

  it('has it back from the trash there, unless another call has its time by then', async () => {
    const when = at(8, 1);
    await takeOff(when.date);
    const email = someone();
    expectSuccess(await book(when, email));
    const id = await idOf(email);
    const remove = async () => expectSuccess(await byOwner('DELETE', `delete-consultation.php?id=${id}`));
    const restore = async () =>
      (await byOwner('POST', 'trash.php', { kind: 'consultation', ids: [id] })).json;
    await remove();
    expect(await restore()).toMatchObject({ done: [id], failed: [] });
    await remove();
    expectSuccess(await book(when, someone()));
    expect(await restore()).toMatchObject({ done: [] });
  });

  it('gets one of two that are booked at once', async () => {
    const when = at(10, 2);
    await takeOff(when.date);
    const answers = await Promise.all([book(when, someone()), book(when, someone()), asVisitor(when)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.slice(0, 2).sort()).toEqual([200, 409]);
  });

  it('books and moves it into breaks and what her calendar has, which she can ask for', async () => {
    const none = { buffer: 0, lead: 0, ahead: business.consultations.days.last, daily: null };
    const limits = { ...none, buffer: 60, ahead: Math.max(1, business.consultations.days.first), daily: 1 };
    expectSuccess(await byOwner('POST', 'booking-limits.php', limits));
    const first = slotTo24Hours(slot(1));
    const next = slotOf(timeAt(minutesOf(first) + CONSULTATION_MINUTES));
    expectSuccess(await book(at(11, 1), someone()));
    expectSuccess(await book({ date: workday(11), time: next }, someone()));
    expectSuccess(await byOwner('POST', 'booking-limits.php', none));

    const calendars = busyCalendars(closed);
    server.files.set('/own.ics', busyAt([workday(12), slot(1)]));
    expectSuccess(await calendars.add(`${server.url}/own.ics`));
    const busyOn = async (day: string) => {
      const { json } = await byOwner('GET', `busy-times.php?from=${day}&to=${day}`);
      return (json as { busy_times: { start: string; end: string }[] }).busy_times.map(({ start }) => start);
    };
    expect(await busyOn(workday(12))).toEqual([new Date(startOf(workday(12), slot(1))).toISOString()]);
    expect(await busyOn(workday(5))).toEqual([]);
    expectRefusal(await asVisitor(at(12, 1)), 409, 'time');
    expectSuccess(await book(at(12, 1), someone()));
    await calendars.clear();
  });
});
