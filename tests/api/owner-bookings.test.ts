import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { listConsultations } from '#tests/support/reading.ts';
import { OWNER, settableClock, startTestApp } from '#tests/support/test-app.ts';
import { addDays } from '#shared/calendar-day.ts';
import { bookingInput } from '#tests/support/factories.ts';

let test: TestConsultations;
beforeAll(async () => {
  test = await startConsultations();
});
afterAll(() => test.app.stop());

async function booked(when: When) {
  const email = someone();
  const { token, invitation } = await test.book(when.date, when.time, { email });
  return { email, token, invitation, id: (await test.listed(email))!.id };
}

const confirm = (id: number, seen: When, more: object = {}) =>
  test.app.api('POST', 'confirm-consultation.php', { json: { id, seen, ...more }, bearer: test.owner });

describe('the owner books a consultation for somebody', () => {
  const book = (when: When, changes: object = {}) =>
    test.app.api('POST', 'book-consultation.php', {
      json: { ...bookingInput(when.date, when.time), confirm: false, ...changes },
      bearer: test.owner,
    });
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
      ...{ status: 'confirmed', confirmation_sent_at: null, suspected_spam: false, tells_visitor: true },
    });
    expect([await test.mailsTo(email), await reminders(email)]).toEqual([[], []]);
    expect(await test.mailsTo(OWNER.email)).toEqual([]);

    expectSuccess(await confirm(call!.id, when));
    expect(await test.mailsTo(email)).toHaveLength(1);
    expect(await reminders(email)).toHaveLength(1);
  });

  it('with a confirmation: the invitation comes with the link to move it, and the reminder waits', async () => {
    const email = someone();
    const when = at(5, 2);
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
    expect(confirmation_sent_at).toBe(test.clock().toISOString());
    expectRefusal(await confirm(id, when), 409);
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

  it('only at a time that is open and free', async () => {
    await booked(at(2, 1));
    expectRefusal(await book(at(2, 1)), 409, 'time');
    expectRefusal(await book({ date: workday(2), time: '7:00 AM' }), 422, 'time');
    expectRefusal(await book({ date: '2026-03-15', time: slot(1) }), 422, 'time');
    const off = { day: workday(2), slots: [slot(2)] };
    expectSuccess(await test.app.api('POST', 'slots-off.php', { json: off, bearer: test.owner }));
    expectRefusal(await book(at(2, 2)), 409, 'time');
    const days = { first_day: workday(3), last_day: '', note: '' };
    expectSuccess(await test.app.api('POST', 'days-off.php', { json: days, bearer: test.owner }));
    expectRefusal(await book(at(3, 1)), 422, 'date');
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'Ada\nBcc: all' }],
    ['email', { email: 'nobody' }],
    ['email', { email: undefined }],
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
