import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type TestConsultations,
  call,
  eventIn,
  NOW,
  someone,
  startConsultations,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { readCalendar } from '#tests/support/icalendar.ts';
import { listConsultations, readAvailability } from '#tests/support/reading.ts';
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
  return { email, id: (await listed(email))!.id, ...booked };
}

async function listed(email: string) {
  const { consultations } = await listConsultations(test.app, test.owner);
  return consultations.find((one) => one.email === email);
}

const free = (id: number) =>
  test.app.api('DELETE', `declined-consultation.php?id=${id}`, { bearer: test.owner });
const keep = (id: number) =>
  test.app.api('POST', 'declined-consultation.php', { json: { id }, bearer: test.owner });
const takenOn = async (day: string) => (await readAvailability(test.app)).taken[day] ?? [];

describe('a declined consultation', () => {
  it('keeps its slot until the owner says so; the list and the owner’s calendar mark it', async () => {
    const { email } = await bookAndDecline('2026-03-05', '9:00 AM');
    expect(await listed(email)).toMatchObject({ declined: true, status: 'pending' });
    expect(await takenOn('2026-03-05')).toContain('9:00 AM');
    const feed = await test.app.context.calendarFeed.renew();
    const { text } = await test.app.api('GET', new URL(feed).pathname.slice(1), { base: '' });
    expect(readCalendar(text).events.find(({ summary }) => summary === 'Declined: Ada Ruiz')).toMatchObject({
      status: 'TENTATIVE',
      modified: '2026-03-04T18:00:00Z',
    });
  });

  it('is cancelled by the owner’s yes: the slot is free, and the visitor’s calendar is told', async () => {
    const { email, id, invitation } = await bookAndDecline('2026-03-06', '9:00 AM');
    await test.ownerIsUpToDate();
    expectSuccess(await free(id));
    expect(await takenOn('2026-03-06')).toEqual([]);
    expect(await listed(email)).toMatchObject({ declined: false, status: 'cancelled' });
    const [farewell, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(farewell?.text).toContain('As you asked, your consultation does not take place.');
    expect(eventIn(farewell!)).toMatchObject({
      method: 'CANCEL',
      uid: eventIn(invitation).uid,
      sequence: 1,
      status: 'CANCELLED',
    });
    expect(await test.mailsTo(OWNER.email)).toEqual([]); // who did it knows it
    expectRefusal(await free(id), 409);
    await test.book('2026-03-06', '9:00 AM', { email: someone() });
  });

  it('is kept by the owner’s no, and can be declined again', async () => {
    const { email, id } = await bookAndDecline('2026-03-09', '9:00 AM');
    expectSuccess(await keep(id));
    expect(await listed(email)).toMatchObject({ declined: false, status: 'pending' });
    expect(await takenOn('2026-03-09')).toEqual(['9:00 AM']);
    expect(await test.mailsTo(email)).toEqual([]);
    expectRefusal(await free(id), 409);
  });

  it('is declined no more once its visitor has moved it', async () => {
    const { email, id, token } = await bookAndDecline('2026-03-10', '9:00 AM');
    expectSuccess(await call(test.app, 'PUT', token, { date: '2026-03-10', time: '10:00 AM' }));
    expect(await listed(email)).toMatchObject({ declined: false, status: 'pending' });
    expectRefusal(await free(id), 409);
    expect(await takenOn('2026-03-10')).not.toContain('9:00 AM');
  });

  it('is cancelled once where the owner frees it while its visitor moves it', async () => {
    const { email, id, token } = await bookAndDecline('2026-03-11', '9:00 AM');
    const answers = await Promise.all([
      free(id),
      call(test.app, 'PUT', token, { date: '2026-03-11', time: '10:00 AM' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const cancelled = answers[0].status === 200;
    expect((await listed(email))?.status).toBe(cancelled ? 'cancelled' : 'pending');
    expect(await takenOn('2026-03-11')).toEqual(cancelled ? [] : ['10:00 AM']);
  });

  it('has no reminder', async () => {
    const { email } = await bookAndDecline('2026-03-12', '9:00 AM');
    const other = someone();
    await test.book('2026-03-12', '10:00 AM', { email: other });
    test.clock.set('2026-03-11T16:00:00Z');
    expect(await test.mailsTo(other)).toHaveLength(1);
    expect(await test.mailsTo(email)).toEqual([]);
    test.clock.set(NOW);
  });

  it('that is over waits for nobody', async () => {
    const { email, id } = await bookAndDecline('2026-03-10', '3:00 PM');
    test.clock.set('2026-03-10T22:00:00Z'); // within the week of the sign-in
    expect(await listed(email)).toMatchObject({ declined: false });
    expectRefusal(await free(id), 409);
    test.clock.set(NOW);
  });

  it('that nobody booked is not there', async () => {
    expectRefusal(await free(999), 404);
    expectRefusal(await keep(999), 404);
  });
});
