import { describe, expect, it } from 'vitest';
import { SLOTS } from '#tests/support/profile-slots.ts';
import { startOfDay } from '#shared/business-instant.ts';
import { slotTo24Hours } from '#shared/time-of-day.ts';
import { NOW, slot, workday } from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { listConsultations, readAvailability } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('consultation.php', () => {
  const clock = settableClock(NOW);
  const test = useTestApp({ clock });
  const send = (json: unknown) => test.app.api('POST', 'consultation.php', { json });

  let zones = 0;
  async function listed(email: string) {
    const { consultations } = await listConsultations(test.app, test.token);
    return consultations.filter((consultation) => consultation.email === email);
  }

  it.each([
    ['Europe/Lisbon', 'Europe/Lisbon'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['', ''],
    ['Mars/Olympus', ''],
    ['+05:30', ''],
    ['a'.repeat(500), ''],
    [null, ''],
    [['Europe/Lisbon'], ''],
    [7, ''],
  ])('takes the visitor’s time zone %j for %j, and refuses no booking for it', async (time_zone, kept) => {
    const email = `zone${zones++}@example.com`;
    const time = SLOTS[zones % SLOTS.length]!;
    expectSuccess(await send(bookingInput(workday(14), time, { email, time_zone })));
    expect((await listed(email))[0]).toMatchObject({ time_zone: kept });
  });

  it('[7.6.04] [7.6.05] [3.9.01] [3.9.02] [3.9.03] [3.9.04] books a slot, pending', async () => {
    const answer = await send(bookingInput(workday(1), slot(1), { email: 'first@example.com' }));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      success: true,
      calendar_uid: expect.stringMatching(/^[0-9a-f]{32}@localhost$/) as string,
      invited: true,
      meeting_url: '',
    });
    expect(await listed('first@example.com')).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Ada Ruiz',
        email: 'first@example.com',
        phone: '(520) 555-0100',
        message: 'About our site.',
        consultation_date: workday(1),
        consultation_time: slot(1),
        status: 'pending',
        suspected_spam: false,
        created_at: '2026-03-04T17:00:00.000Z',
        time_zone: '',
        meeting_url: '',
        declined: false,
        confirmation_sent_at: null,
        confirmation_note: '',
        reaches_visitor: true,
        tells_visitor: true,
        moved: null,
        cancelled: null,
        private_note: '',
        tells_at: null,
        others: [],
      },
    ]);
  });

  it.each([...SLOTS])('[9.2.02] [9.2.03] has the slot %s', async (time) => {
    expectSuccess(await send(bookingInput(workday(2), time)));
  });

  it.each([
    [slotTo24Hours(slot(1)), slot(1)],
    [slotTo24Hours(slot(4)), slot(4)],
    [slotTo24Hours(slot(9)), slot(9)],
    [slot(2).toLowerCase(), slot(2)],
  ])('takes %s for %s', async (time, kept) => {
    const email = `${time.replace(/\W/g, '')}@example.com`;
    expectSuccess(await send(bookingInput(workday(3), time, { email })));
    expect(await listed(email)).toMatchObject([{ consultation_time: kept }]);
  });

  it.each(['8:00 AM', '6:00 PM', '9:30 AM', '9:00', '9:00 PM', '25:00', '0:00', 'noon', '9', 'null'])(
    'has no slot %s',
    async (time) => {
      expectRefusal(await send(bookingInput(workday(4), time)), 422, 'time');
    },
  );

  it.each([
    ['the first day, tomorrow', workday(1), slot(2)],
    ['the thirtieth day', '2026-04-03', slot(2)],
  ])('[9.2.04] takes %s', async (_day, date, time) => {
    expectSuccess(await send(bookingInput(date, time)));
  });

  it.each([
    ['[9.2.04] today', '2026-03-04'],
    ['[9.2.04] yesterday', '2026-03-03'],
    ['[9.2.04] the first weekday after the window', '2026-04-06'],
    ['[9.2.04] next year', '2027-03-04'],
    ['[9.2.05] a Saturday', '2026-03-07'],
    ['[9.2.06] a Sunday', '2026-03-08'],
    ['a day that is not there', '2026-02-30'],
    ['a month that is not there', '2026-13-01'],
    ['another notation', '03/05/2026'],
    ['an instant', '2026-03-05T10:00:00Z'],
    ['a year of five digits', '12026-03-05'],
    ['words', 'tomorrow'],
  ])('refuses %s', async (_day, date) => {
    expectRefusal(await send(bookingInput(date, slot(3))), 422, 'date');
  });

  it.each([
    ['[5.41]', 'date'],
    ['[5.42]', 'time'],
    ['[5.43]', 'name'],
    ['[5.44]', 'email'],
  ])('%s refuses a booking without %s', async (_number, field) => {
    for (const value of [undefined, null, '']) {
      expectRefusal(await send(bookingInput(workday(5), slot(1), { [field]: value })), 422, field);
    }
  });

  it('[5.45] [5.46] needs neither phone nor message', async () => {
    const { name, date, time } = bookingInput(workday(5), slot(2));
    expectSuccess(await send({ name, email: 'brief@example.com', date, time }));
    expect(await listed('brief@example.com')).toMatchObject([{ phone: '', message: '' }]);
  });

  it.each([
    ['a name over two lines', { name: 'Ada\r\nBcc: all@example.com' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
    ['an address that is none', { email: 'ada' }, 'email'],
    ['an endless phone number', { phone: '1'.repeat(41) }, 'phone'],
    ['an endless message', { message: 'x'.repeat(5_001) }, 'message'],
    ['a list for a date', { date: [workday(6)] }, 'date'],
    ['a number for a time', { time: 9 }, 'time'],
  ])('refuses %s', async (_what, changes, field) => {
    expectRefusal(await send(bookingInput(workday(6), slot(1), changes)), 422, field);
  });

  it('refuses a taken slot with 409, however it is written, and keeps the first', async () => {
    expectSuccess(await send(bookingInput(workday(6), slot(5), { email: 'early@example.com' })));
    expectRefusal(await send(bookingInput(workday(6), slot(5), { email: 'late@example.com' })), 409, 'time');
    expectRefusal(
      await send(bookingInput(workday(6), slotTo24Hours(slot(5)), { email: 'late@example.com' })),
      409,
      'time',
    );
    expect(await listed('early@example.com')).toHaveLength(1);
    expect(await listed('late@example.com')).toEqual([]);
  });

  it('gives one slot to exactly one of 200 who ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        send(bookingInput(workday(7), slot(1), { email: `crowd${index}@example.com` })),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(199);
    const { consultations } = await listConsultations(test.app, test.token);
    expect(consultations.filter(({ consultation_date }) => consultation_date === workday(7))).toHaveLength(1);
  });

  it('frees the slot when the consultation is deleted', async () => {
    const booking = bookingInput(workday(8), slot(1), { email: 'freed@example.com' });
    await send(booking);
    const [consultation] = await listed('freed@example.com');
    await test.app.api('DELETE', `delete-consultation.php?id=${consultation!.id}`, { bearer: test.token });
    expectSuccess(await send(booking));
  });

  it('frees the slot when the consultation is cancelled', async () => {
    const booking = bookingInput(workday(8), slot(2), { email: 'cancelled@example.com' });
    await send(booking);
    await test.app.context.db
      .updateTable('consultations')
      .set({ status: 'cancelled' })
      .where('email', '=', 'cancelled@example.com')
      .execute();
    expect((await readAvailability(test.app)).taken[workday(8)] ?? []).not.toContain(slot(2));
    expectSuccess(await send(booking));
    expect(await listed('cancelled@example.com')).toMatchObject([
      { status: 'pending' },
      { status: 'cancelled' },
    ]);
  });

  it('ignores what only the server says', async () => {
    const smuggled = { id: 7_000, status: 'cancelled', created_at: '1999-01-01', suspected_spam: 1 };
    const booking = bookingInput(workday(9), slot(1), { email: 'smuggler@example.com', ...smuggled });
    await send(booking);
    const [consultation] = await listed('smuggler@example.com');
    expect(consultation).toMatchObject({
      status: 'pending',
      created_at: '2026-03-04T17:00:00.000Z',
      suspected_spam: false,
    });
    expect(consultation!.id).not.toBe(7_000);
    expectRefusal(await send(booking), 409, 'time'); // nobody holds a slot twice by calling it cancelled
  });

  it.each([
    ['an invisible field that is filled in', { website: 'https://spam.example' }, {}],
    ['a form filled in faster than anybody types', {}, { 'X-Form-Fill-Time': '300' }],
  ])('keeps a booking with %s, marked', async (what, changes, headers) => {
    const email = `${what.length}@spam.example`;
    const time = SLOTS[what.length % SLOTS.length]!;
    const json = bookingInput(workday(10), time, { email, ...changes });
    expectSuccess(await test.app.api('POST', 'consultation.php', { json, headers }));
    expect(await listed(email)).toMatchObject([{ suspected_spam: true }]);
  });

  it('believes a form filled in at a person’s pace', async () => {
    const json = bookingInput(workday(11), slot(1), { email: 'calm@example.com', website: '' });
    await test.app.api('POST', 'consultation.php', { json, headers: { 'X-Form-Fill-Time': '45000' } });
    expect(await listed('calm@example.com')).toMatchObject([{ suspected_spam: false }]);
  });

  it('works at the sub-folder base', async () => {
    const json = bookingInput(workday(12), slot(1));
    expectSuccess(await test.app.api('POST', 'consultation.php', { json, base: '/shingle/api' }));
  });
});

/** The last millisecond before a day begins for the business. */
function beforeDay(day: string): string {
  return new Date(startOfDay(day).getTime() - 1).toISOString();
}

describe('the booking window', () => {
  const clock = settableClock(NOW);
  const test = useTestApp({ clock });
  const book = (date: string) =>
    test.app.api('POST', 'consultation.php', { json: bookingInput(date, slot(1)) });

  it('turns at midnight on the business’s clock', async () => {
    clock.set(beforeDay(workday(1)));
    expectSuccess(await book(workday(1)));
    clock.set(startOfDay(workday(1)).toISOString());
    expectRefusal(await book(workday(1)), 422, 'date');
    expectSuccess(await book(workday(2)));
  });

  it('turns at midnight there in summer, too', async () => {
    clock.set(beforeDay('2026-07-14'));
    expectSuccess(await book('2026-07-14'));
    clock.set(startOfDay('2026-07-14').toISOString());
    expectRefusal(await book('2026-07-14'), 422, 'date');
  });

  // The last day and the one after it are weekdays, so that a day too many or too few shows.
  it.each([
    ['2026-03-31', '2026-04-30', '2026-05-01'],
    ['2026-12-01', '2026-12-31', '2027-01-01'],
    ['2026-12-15', '2027-01-14', '2027-01-15'],
    ['2027-01-31', '2027-03-02', '2027-03-03'],
    ['2028-01-30', '2028-02-29', '2028-03-01'],
  ])('[9.2.04] reaches, on %s, to %s and not to %s', async (today, last, next) => {
    clock.set(`${today}T17:00:00Z`);
    expectRefusal(await book(next), 422, 'date');
    expectSuccess(await book(last));
  });
});

describe('consultation.php where mail can’t be sent', () => {
  const test = useTestApp({ clock: settableClock(NOW), mailer: null });

  it('books, and promises no invitation', async () => {
    const answer = await test.app.api('POST', 'consultation.php', {
      json: bookingInput(workday(1), slot(1)),
    });
    expectSuccess(answer);
    expect(answer.json.invited).toBe(false);
  });
});
