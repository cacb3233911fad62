import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type TestConsultations,
  call,
  eventIn,
  someone,
  startConsultations,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { listConsultations, readAvailability } from '#tests/support/reading.ts';

describe('a consultation at a time that is no slot any more', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations();
  });
  afterAll(() => test.app.stop());

  const taken = async (day: string) => (await readAvailability(test.app)).taken[day] ?? [];

  /** As if it had been booked before the profile was changed. */
  async function oldBooking(date: string, time: string, email = someone()) {
    const { token } = await test.book(date, '9:00 AM', { email });
    await test.app.context.db
      .updateTable('consultations')
      .set({ consultation_time: time })
      .where('email', '=', email)
      .execute();
    return { token, email };
  }

  it('takes every slot that it overlaps, and no other', async () => {
    await oldBooking('2026-03-09', '9:31 AM');
    await test.book('2026-03-09', '2:00 PM', { email: someone() }); // so that no answer kept before is read
    expect(await taken('2026-03-09')).toEqual(['10:00 AM', '2:00 PM']);
    await oldBooking('2026-03-10', '9:30 AM');
    await test.book('2026-03-10', '2:00 PM', { email: someone() });
    expect(await taken('2026-03-10')).toEqual(['2:00 PM']);
  });

  it('can’t be booked over or moved onto, and nothing of such an attempt is kept', async () => {
    await oldBooking('2026-03-11', '9:31 AM');
    const { token } = await test.book('2026-03-11', '3:00 PM', { email: someone() });
    const email = someone();
    const json = bookingInput('2026-03-11', '10:00 AM', { email });
    expectRefusal(await test.app.api('POST', 'consultation.php', { json }), 409, 'time');
    expectRefusal(await call(test.app, 'PUT', token, { date: '2026-03-11', time: '10:00 AM' }), 409, 'time');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ time: '3:00 PM' });
    expect(await test.mailsTo(email)).toEqual([]);
    const { consultations } = await listConsultations(test.app, test.owner);
    expect(consultations.map((one) => one.email)).not.toContain(email);
  });

  it('is shown, moved and cancelled like any other', async () => {
    const { token, email } = await oldBooking('2026-03-12', '9:31 AM');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({
      time: '9:31 AM',
      state: 'ahead',
    });
    // It does not stand in its own way.
    expectSuccess(await call(test.app, 'PUT', token, { date: '2026-03-12', time: '10:00 AM' }));
    const [moved] = await test.mailsTo(email);
    expect(eventIn(moved!).start).toBe('2026-03-12T17:00:00.000Z');
    const other = await oldBooking('2026-03-13', '9:31 AM');
    expectSuccess(await call(test.app, 'DELETE', other.token));
    const [cancelled] = await test.mailsTo(other.email);
    expect(cancelled?.subject).toContain('Friday, March 13, 2026, at 9:31 AM Arizona time');
    expect(eventIn(cancelled!)).toMatchObject({ method: 'CANCEL', start: '2026-03-13T16:31:00.000Z' });
  });

  it.each(['9:31 AM', '09:31', '6:00 PM', '12:00 AM'])('can’t be booked anew: %s', async (time) => {
    const answer = await test.app.api('POST', 'consultation.php', { json: bookingInput('2026-03-16', time) });
    expectRefusal(answer, 422, 'time');
    expect(answer.json.error).toBe('Please choose one of the times offered.');
  });
});
