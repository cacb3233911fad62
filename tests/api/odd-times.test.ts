import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldAnswers } from '#content/words/answers.ts';
import { bookedConsultation } from '#content/words/booked-consultation.ts';
import { CONSULTATION_MINUTES as MINUTES } from '#shared/booking.ts';
import { SLOTS } from '#tests/support/profile-slots.ts';
import { formatTime } from '#shared/times-in-words.ts';
import { type Slot, slotOf, slotTo24Hours } from '#shared/time-of-day.ts';
import {
  type TestConsultations,
  call,
  eventIn,
  slot,
  someone,
  startConsultations,
  startOf,
  workday,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';

/** So many minutes after a time of day, or before it. */
function later(time: Slot, minutes: number): Slot {
  const [hour = 0, minute = 0] = slotTo24Hours(time).split(':').map(Number);
  const whole = hour * 60 + minute + minutes;
  const two = (number: number) => String(number).padStart(2, '0');
  return slotOf(`${two(Math.floor(whole / 60))}:${two(whole % 60)}`);
}

const FIRST = slot(1);
const LAST = slot(SLOTS.length);
/** It ends when the second consultation of the day has begun. */
const ODD = later(slot(2), 1 - MINUTES);

describe('a consultation at a time that is no slot any more', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations();
  });
  afterAll(() => test.app.stop());

  /** As if it had been booked before the profile was changed. */
  async function oldBooking(date: string, time: string, email = someone()) {
    const { token } = await test.book(date, slot(1), { email });
    await test.app.context.db
      .updateTable('consultations')
      .set({ consultation_time: time })
      .where('email', '=', email)
      .execute();
    return { token, email };
  }

  it('takes every slot that it overlaps, and no other', async () => {
    const day = workday(3);
    await oldBooking(day, ODD);
    await test.book(day, slot(6), { email: someone() }); // so that no answer kept before is read
    const [begins, ends] = [Date.parse(startOf(day, ODD)), Date.parse(startOf(day, later(ODD, MINUTES)))];
    const overlapped = SLOTS.filter((time) => {
      const [from, until] = [startOf(day, time), startOf(day, later(time, MINUTES))].map(Date.parse);
      return from! < ends && until! > begins;
    });
    expect(overlapped).toContain(slot(2));
    expect(await test.takenOn(day)).toEqual([...overlapped, slot(6)]);
  });

  it.each([later(FIRST, -MINUTES), later(LAST, MINUTES)])(
    'takes none that it only touches: %s',
    async (time) => {
      const day = workday(4);
      await oldBooking(day, time);
      const { token } = await test.book(day, slot(6), { email: someone() });
      expect(await test.takenOn(day)).toEqual([slot(6)]);
      await call(test.app, 'DELETE', token);
    },
  );

  it('can’t be booked over or moved onto, and nothing of such an attempt is kept', async () => {
    await oldBooking(workday(5), ODD);
    const { token } = await test.book(workday(5), slot(7), { email: someone() });
    const email = someone();
    const json = bookingInput(workday(5), slot(2), { email });
    expectRefusal(await test.app.api('POST', 'consultation.php', { json }), 409, 'time');
    expectRefusal(await call(test.app, 'PUT', token, { date: workday(5), time: slot(2) }), 409, 'time');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ time: slot(7) });
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await test.listed(email)).toBeUndefined();
  });

  it('is shown, moved and cancelled like any other', async () => {
    const { token, email } = await oldBooking(workday(6), ODD);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({
      time: ODD,
      state: 'ahead',
    });
    // It does not stand in its own way.
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(6), time: slot(2) }));
    const [moved] = await test.mailsTo(email);
    expect(eventIn(moved!).start).toBe(startOf(workday(6), slot(2)));
    const other = await oldBooking(workday(7), ODD);
    expectSuccess(await call(test.app, 'DELETE', other.token));
    const [cancelled] = await test.mailsTo(other.email);
    const time = formatTime(slotTo24Hours(ODD));
    expect(cancelled?.subject).toMatch(
      new RegExp(`^${bookedConsultation.cancelled.subject}, .+ ${time}[ ,]`),
    );
    expect(eventIn(cancelled!)).toMatchObject({ method: 'CANCEL', start: startOf(workday(7), ODD) });
  });

  it.each(['9:31 AM', '09:31', '6:00 PM', '12:00 AM'])('can’t be booked anew: %s', async (time) => {
    const answer = await test.app.api('POST', 'consultation.php', { json: bookingInput(workday(8), time) });
    expectRefusal(answer, 422, 'time');
    expect(answer.json.error).toBe(fieldAnswers.timeNotOffered);
  });
});
