import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookedConsultation } from '#content/words/booked-consultation.ts';
import {
  type TestConsultations,
  call,
  eventIn,
  NOW,
  slot,
  someone,
  startConsultations,
  workday,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { readCalendar } from '#tests/support/icalendar.ts';
import { unwrapped } from '#tests/support/plain-text.ts';
import { OWNER } from '#tests/support/test-app.ts';

let test: TestConsultations;
beforeAll(async () => {
  test = await startConsultations();
});
afterAll(() => test.app.stop());

/** Books, and declines as a calendar's reply does. */
async function bookAndDecline(date: string, time: string) {
  const email = someone();
  const booked = await test.book(date, time, { email });
  await test.app.context.db
    .updateTable('consultations')
    .set({ declined_at: '2026-03-04T18:00:00.000Z' })
    .where('email', '=', email)
    .execute();
  return { email, id: (await test.listed(email))!.id, ...booked };
}

const free = (id: number) =>
  test.app.api('DELETE', `declined-consultation.php?id=${id}`, { bearer: test.owner });
const keep = (id: number) =>
  test.app.api('POST', 'declined-consultation.php', { json: { id }, bearer: test.owner });

describe('a declined consultation', () => {
  it('keeps its slot until the owner says so; the list and the owner’s calendar mark it', async () => {
    const { email } = await bookAndDecline(workday(1), slot(1));
    expect(await test.listed(email)).toMatchObject({ declined: true, status: 'pending' });
    expect(await test.takenOn(workday(1))).toContain(slot(1));
    const feed = await test.app.context.calendarFeed.renew();
    const { text } = await test.app.api('GET', new URL(feed).pathname.slice(1), { base: '' });
    expect(readCalendar(text).events.find(({ summary }) => summary === 'Declined: Ada Ruiz')).toMatchObject({
      status: 'TENTATIVE',
      modified: '2026-03-04T18:00:00Z',
    });
  });

  it('is cancelled by the owner’s yes: the slot is free, and the visitor’s calendar is told', async () => {
    const { email, id, invitation } = await bookAndDecline(workday(2), slot(1));
    await test.ownerIsUpToDate();
    expectSuccess(await free(id));
    expect(await test.takenOn(workday(2))).toEqual([]);
    expect(await test.listed(email)).toMatchObject({ declined: false, status: 'cancelled' });
    const [farewell, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(unwrapped(farewell!.text)).toContain(bookedConsultation.cancelled.text);
    expect(eventIn(farewell!)).toMatchObject({
      method: 'CANCEL',
      uid: eventIn(invitation).uid,
      sequence: 1,
      status: 'CANCELLED',
    });
    expect(await test.mailsTo(OWNER.email)).toEqual([]); // who did it knows it
    expectRefusal(await free(id), 409);
    await test.book(workday(2), slot(1), { email: someone() });
  });

  it('is kept by the owner’s no, and can be declined again', async () => {
    const { email, id } = await bookAndDecline(workday(3), slot(1));
    expectSuccess(await keep(id));
    expect(await test.listed(email)).toMatchObject({ declined: false, status: 'pending' });
    expect(await test.takenOn(workday(3))).toEqual([slot(1)]);
    expect(await test.mailsTo(email)).toEqual([]);
    expectRefusal(await free(id), 409);
  });

  it('is declined no more once its visitor has moved it', async () => {
    const { email, id, token } = await bookAndDecline(workday(4), slot(1));
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(4), time: slot(2) }));
    expect(await test.listed(email)).toMatchObject({ declined: false, status: 'pending' });
    expectRefusal(await free(id), 409);
    expect(await test.takenOn(workday(4))).not.toContain(slot(1));
  });

  it('is cancelled once where the owner frees it while its visitor moves it', async () => {
    const { email, id, token } = await bookAndDecline(workday(5), slot(1));
    const answers = await Promise.all([
      free(id),
      call(test.app, 'PUT', token, { date: workday(5), time: slot(2) }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const cancelled = answers[0].status === 200;
    expect((await test.listed(email))?.status).toBe(cancelled ? 'cancelled' : 'pending');
    expect(await test.takenOn(workday(5))).toEqual(cancelled ? [] : [slot(2)]);
  });

  it('has no reminder', async () => {
    const { email } = await bookAndDecline(workday(6), slot(1));
    const other = someone();
    await test.book(workday(6), slot(2), { email: other });
    test.clock.set('2026-03-11T16:00:00Z');
    expect(await test.mailsTo(other)).toHaveLength(1);
    expect(await test.mailsTo(email)).toEqual([]);
    test.clock.set(NOW);
  });

  it('that is over waits for nobody', async () => {
    const { email, id } = await bookAndDecline(workday(4), slot(7));
    test.clock.set('2026-03-10T22:00:00Z'); // within the week of the sign-in
    expect(await test.listed(email)).toMatchObject({ declined: false });
    expectRefusal(await free(id), 409);
    test.clock.set(NOW);
  });

  it('that nobody booked is not there', async () => {
    expectRefusal(await free(999), 404);
    expectRefusal(await keep(999), 404);
  });
});
