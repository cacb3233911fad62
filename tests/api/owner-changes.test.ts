import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookedConsultation } from '#content/words/booked-consultation.ts';
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
import { addDays } from '#shared/calendar-day.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { unwrapped } from '#tests/support/plain-text.ts';
import { OWNER } from '#tests/support/test-app.ts';

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

const move = (id: number, seen: When, to: When, more: object = {}) =>
  test.app.api('PUT', 'change-consultation.php', {
    json: { id, seen, ...to, ...more },
    bearer: test.owner,
  });
const noted = (id: number, note: string, before = '') =>
  test.app.api('PUT', 'consultations.php', { json: { id, note, before }, bearer: test.owner });
const cancel = (id: number, seen: When, more: object = {}) =>
  test.app.api('POST', 'cancel-consultation.php', { json: { id, seen, ...more }, bearer: test.owner });

describe('the owner moves a consultation', () => {
  it('to a free slot: its visitor gets her words and the invitation’s new version, and she gets nothing', async () => {
    const { email, id, token, invitation } = await booked(at(2, 1));
    await test.ownerIsUpToDate();
    const note = 'The dentist has only this hour.\n\n<b>Sorry</b>';
    expectSuccess(await move(id, at(2, 1), at(3, 2), { note }));
    expect(await test.takenOn(workday(2))).toEqual([]);
    expect(await test.takenOn(workday(3))).toEqual([slot(2)]);
    expect(await test.listed(email)).toMatchObject({
      consultation_date: workday(3),
      consultation_time: slot(2),
      status: 'pending',
      moved: { from: at(2, 1), at: test.clock().toISOString(), by: 'owner', told: true, note },
      cancelled: null,
    });
    const [update, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    const { rescheduled } = words.consultation;
    expect(update!.subject).toContain(rescheduled.subject);
    const text = unwrapped(update!.text);
    expect(text).toContain(rescheduled.text);
    expect(text).toContain('The dentist has only this hour.');
    expect(update!.html).toContain('&lt;b&gt;Sorry&lt;/b&gt;');
    const before = eventIn(invitation);
    expect(eventIn(update!)).toMatchObject({
      method: 'REQUEST',
      uid: before.uid,
      sequence: before.sequence + 1,
      start: startOf(workday(3), slot(2)),
    });
    expect(tokenIn(update!)).toBe(token);
    expect(await test.mailsTo(OWNER.email)).toEqual([]);
  });

  it('once: the same request again, as after a lost answer, does and says nothing more', async () => {
    const { email, id } = await booked(at(4, 1));
    expectSuccess(await move(id, at(4, 1), at(4, 2)));
    expect(await test.mailsTo(email)).toHaveLength(1);
    expectSuccess(await move(id, at(4, 1), at(4, 2)));
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it('and its reminder with it', async () => {
    const { email, id } = await booked(at(1, 8));
    expectSuccess(await move(id, at(1, 8), at(6, 8)));
    await test.mailsTo(email);
    test.clock.set('2026-03-11T17:30:00Z'); // the day before the sixth one that can be booked, past nine
    const reminders = await test.mailsTo(email);
    expect(reminders.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(bookedConsultation.reminder.subject),
    ]);
    test.clock.set(NOW);
  });

  it.each([
    ['a time that is over', { date: NOW.slice(0, 10), time: '12:00 AM' }, 422, 'time'],
    ['no time', { date: workday(8), time: '7 AM' }, 422, 'time'],
    ['no day', { date: '2026-02-30', time: slot(1) }, 422, 'date'],
    ['a taken slot', { date: workday(8), time: slot(1) }, 409, 'time'],
  ])('not to %s, and all stays as it was', async (_what, to, status, field) => {
    const other = await booked(at(8, 1));
    const { email, id, token } = await booked(at(9, 1));
    expectRefusal(await move(id, at(9, 1), to), status, field);
    expect(await test.listed(email)).toMatchObject({ consultation_date: workday(9) });
    expect(await test.mailsTo(email)).toEqual([]);
    for (const done of [token, other.token]) await call(test.app, 'DELETE', done);
  });

  it('beyond the window, too, which visitors can’t', async () => {
    const { id, token } = await booked(at(9, 2));
    const beyond = { date: addDays(workday(1), 8 * 7), time: slot(1) };
    expectRefusal(await call(test.app, 'PUT', token, beyond), 422, 'date');
    expectSuccess(await move(id, at(9, 2), beyond));
  });

  it('not unseen: one that its visitor has moved meanwhile', async () => {
    const { email, id, token } = await booked(at(11, 1));
    expectSuccess(await call(test.app, 'PUT', token, at(11, 2)));
    await test.mailsTo(email);
    expectRefusal(await move(id, at(11, 1), at(11, 3)), 409);
    expectRefusal(await cancel(id, at(11, 1)), 409);
    expect(await test.listed(email)).toMatchObject({ consultation_time: slot(2), status: 'pending' });
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it('in a race of two for one slot, one of them', async () => {
    const [one, other] = [await booked(at(12, 1)), await booked(at(12, 2))];
    const answers = await Promise.all([
      move(one.id, at(12, 1), at(12, 5)),
      move(other.id, at(12, 2), at(12, 5)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectRefusal(
      answers.find(({ status }) => status === 409)!,
      409,
      'time',
    );
    expect((await test.takenOn(workday(12))).filter((time) => time === slot(5))).toEqual([slot(5)]);
    expect(await test.takenOn(workday(12))).toHaveLength(2);
  });

  it('beside its visitor, who does so at the same time: it is in one place, of which the visitor knows', async () => {
    const { email, id, token } = await booked(at(13, 1));
    const answers = await Promise.all([
      move(id, at(13, 1), at(13, 2)),
      call(test.app, 'PUT', token, at(13, 3)),
    ]);
    const [owners, visitors] = answers.map(({ status }) => status === 200);
    // A visitor may move it on from where she put it; she doesn't move it on unseen.
    expect(owners || visitors).toBe(true);
    const time = slot(visitors ? 3 : 2);
    expect((await test.listed(email))?.consultation_time).toBe(time);
    expect(await test.takenOn(workday(13))).toEqual([time]);
    const mails = await test.mailsTo(email);
    expect(eventIn(mails.at(-1)!).start).toBe(startOf(workday(13), time));
  });
});

describe('the owner cancels a consultation', () => {
  it('with words: its visitor’s calendar is told, the slot is free, the row is among the cancelled', async () => {
    const { email, id, invitation } = await booked(at(14, 1));
    await test.ownerIsUpToDate();
    expectSuccess(await cancel(id, at(14, 1), { note: 'I am ill. Thursday again?' }));
    expect(await test.takenOn(workday(14))).toEqual([]);
    expect(await test.listed(email)).toMatchObject({
      status: 'cancelled',
      cancelled: {
        ...{ at: test.clock().toISOString(), by: 'owner', told: true },
        note: 'I am ill. Thursday again?',
      },
    });
    const [farewell, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    const text = unwrapped(farewell!.text);
    expect(text).toContain(bookedConsultation.calledOff.heading);
    expect(text).toContain('I am ill. Thursday again?');
    expect(eventIn(farewell!)).toMatchObject({
      method: 'CANCEL',
      uid: eventIn(invitation).uid,
      sequence: 1,
      status: 'CANCELLED',
    });
    expect(await test.mailsTo(OWNER.email)).toEqual([]);
    expectRefusal(await cancel(id, at(14, 1)), 409);
    await booked(at(14, 1));
  });

  it('of which nobody was told where the booking looks like spam; deleted and restored, it still says so', async () => {
    const { email, id } = await booked(at(15, 5));
    await test.app.context.db
      .updateTable('consultations')
      .set({ suspected_spam: 1 })
      .where('id', '=', id)
      .execute();
    expectSuccess(await move(id, at(15, 5), at(15, 6)));
    expectSuccess(await cancel(id, at(15, 6)));
    const done = {
      moved: { from: at(15, 5), by: 'owner', told: false },
      cancelled: { by: 'owner', told: false },
    };
    expect(await test.listed(email)).toMatchObject(done);
    expectSuccess(await test.app.api('DELETE', `delete-consultation.php?id=${id}`, { bearer: test.owner }));
    expect(await test.listed(email)).toBeUndefined();
    const restored = { json: { kind: 'consultation', ids: [id] }, bearer: test.owner };
    expectSuccess(await test.app.api('POST', 'trash.php', restored));
    expect(await test.listed(email)).toMatchObject(done);
  });

  it('only while it is ahead', async () => {
    const { id } = await booked(at(1, 3));
    test.clock.set('2026-03-05T23:30:00Z'); // the end of that day
    expectRefusal(await cancel(id, at(1, 3)), 422);
    expectRefusal(await move(id, at(1, 3), at(15, 1)), 422);
    test.clock.set(NOW);
  });

  it('once: of two at a time one is refused, and one email goes out', async () => {
    const { email, id } = await booked(at(15, 2));
    const answers = await Promise.all([cancel(id, at(15, 2)), cancel(id, at(15, 2))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await test.mailsTo(email)).toHaveLength(1);
  });

  it('that nobody booked: it is not there', async () => {
    expectRefusal(await cancel(999, at(1, 1)), 404);
    expectRefusal(await move(999, at(1, 1), at(1, 2)), 404);
  });

  it('with no more words than a mail can hold', async () => {
    const { id } = await booked(at(15, 3));
    expectRefusal(await cancel(id, at(15, 3), { note: 'x'.repeat(1_001) }), 422, 'note');
  });

  it('and finds both in what happened', async () => {
    const { json } = await test.app.api('GET', 'activity.php', { bearer: test.owner });
    const kinds = (json as { activity: { kind: string }[] }).activity.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['consultation-moved', 'consultation-cancelled']));
  });
});

describe('the owner has a confirmation sent', () => {
  it('with words: the invitation as it is comes once more, the call is confirmed, the reminder stays one', async () => {
    const { email, id, token, invitation } = await booked(at(2, 3));
    await test.ownerIsUpToDate();
    expect(await test.listed(email)).toMatchObject({ status: 'pending', confirmation_sent_at: null });
    expectSuccess(await test.confirm(id, at(2, 3), { note: 'Have the menu at hand.' }));
    expect(await test.listed(email)).toMatchObject({
      status: 'confirmed',
      confirmation_sent_at: test.clock().toISOString(),
      confirmation_note: 'Have the menu at hand.',
    });
    const [mail, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain(words.consultation.confirmed.subject);
    const text = unwrapped(mail!.text);
    expect(text).toContain(words.consultation.confirmed.text);
    expect(text).toContain('Have the menu at hand.');
    const { stamp } = eventIn(mail!);
    expect(eventIn(mail!)).toEqual({ ...eventIn(invitation), stamp });
    expect(tokenIn(mail!)).toBe(token);
    expect(await test.mailsTo(OWNER.email)).toEqual([]);
    const waiting = test.app.context.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', email)
      .where('kind', '=', 'reminder')
      .where('status', '=', 'waiting');
    expect(await waiting.execute()).toHaveLength(1);
  });

  it('once: of two at a time one is refused, as is a later one, until it is moved', async () => {
    const { email, id } = await booked(at(2, 4));
    const answers = await Promise.all([test.confirm(id, at(2, 4)), test.confirm(id, at(2, 4))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectRefusal(await test.confirm(id, at(2, 4)), 409);
    expect(await test.mailsTo(email)).toHaveLength(1);
    expectSuccess(await move(id, at(2, 4), at(2, 5)));
    expect(await test.listed(email)).toMatchObject({ confirmation_sent_at: null });
    expectSuccess(await test.confirm(id, at(2, 5)));
    expect(await test.mailsTo(email)).toHaveLength(2);
  });

  it('of no call that has changed, was declined, is over, or is not there', async () => {
    const { email, id, token } = await booked(at(1, 4));
    expectRefusal(await test.confirm(id, at(1, 5)), 409);
    await test.app.context.db
      .updateTable('consultations')
      .set({ declined_at: NOW })
      .where('id', '=', id)
      .execute();
    expectRefusal(await test.confirm(id, at(1, 4)), 409);
    test.clock.set('2026-03-05T23:30:00Z'); // the end of that day
    expectRefusal(await test.confirm(id, at(1, 4)), 422);
    test.clock.set(NOW);
    await call(test.app, 'DELETE', token);
    await test.mailsTo(email);
    expectRefusal(await test.confirm(id, at(1, 4)), 409);
    expectRefusal(await test.confirm(999, at(1, 4)), 404);
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it('to nobody whose booking looks like spam', async () => {
    const { email, id } = await booked(at(2, 6));
    await test.app.context.db
      .updateTable('consultations')
      .set({ suspected_spam: 1 })
      .where('id', '=', id)
      .execute();
    expectRefusal(await test.confirm(id, at(2, 6)), 422);
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await test.listed(email)).toMatchObject({ confirmation_sent_at: null });
  });
});

describe('the owner’s private note on a consultation', () => {
  it('is written over only by who has read it, and stays as the call is moved', async () => {
    const { email, id } = await booked(at(5, 1));
    expectSuccess(await noted(id, 'Ask for the menu.\nShe likes blue.'));
    expectSuccess(await noted(id, 'Ask for the menu.\nShe likes blue.')); // as after a lost answer
    expectRefusal(await noted(id, 'Something else'), 409);
    expectSuccess(await noted(id, 'Agreed: two pages.', 'Ask for the menu.\nShe likes blue.'));
    expectSuccess(await move(id, at(5, 1), at(5, 2)));
    expect(await test.listed(email)).toMatchObject({ private_note: 'Agreed: two pages.' });
    expectSuccess(await noted(id, '', 'Agreed: two pages.'));
    expect(await test.listed(email)).toMatchObject({ private_note: '' });
    expectRefusal(await noted(999_999, 'Nobody'), 404);
    expectRefusal(await noted(id, 'x'.repeat(5_001)), 422, 'note');
  });

  it('never reaches its visitor: neither by an email, nor by a calendar, nor by their link', async () => {
    const { email, id, token } = await booked(at(6, 1));
    const secret = 'Rather difficult';
    expectSuccess(await noted(id, secret));
    expectSuccess(await move(id, at(6, 1), at(6, 2), { note: 'A word' }));
    const shown = await call(test.app, 'GET', token);
    expectSuccess(shown);
    const file = await test.app.api('GET', `calendar/appointment.ics?token=${token}`, { base: '' });
    expect(file.status).toBe(200);
    const mails = await test.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify([mails, shown.json, file.text])).not.toContain(secret);
  });

  it('is found by the list’s search, comes back from the trash, and can be written once the call is over', async () => {
    const { email, id } = await booked(at(7, 1));
    await test.app.context.db
      .updateTable('consultations')
      .set({ consultation_date: '2026-02-02' })
      .where('id', '=', id)
      .execute();
    expectSuccess(await noted(id, 'Agreed on quinces'));
    const remove = await test.app.api('DELETE', `delete-consultation.php?id=${id}`, { bearer: test.owner });
    expectSuccess(remove);
    const back = { json: { kind: 'consultation', ids: [id] }, bearer: test.owner };
    expectSuccess(await test.app.api('POST', 'trash.php', back));
    const found = await test.app.api('GET', 'consultations.php?view=past&search=quinces', {
      bearer: test.owner,
    });
    expect(found.json).toMatchObject({ consultations: [{ id, email, private_note: 'Agreed on quinces' }] });
  });
});

describe('beside a consultation', () => {
  it('stands what the same person wrote and booked; of who left no address nothing', async () => {
    const { email, id } = await booked(at(8, 1));
    const message = { name: 'Ada', email: email.toUpperCase(), subject: 'Earlier', message: 'Hello there.' };
    expectSuccess(await test.app.api('POST', 'contact-form.php', { json: message }));
    const others = [{ kind: 'message', subject: 'Earlier' }];
    expect(await test.listed(email)).toMatchObject({ id, others });
    const byOwner = (index: number) =>
      test.app.api('POST', 'book-consultation.php', {
        json: { name: `By phone ${index}`, date: workday(9), time: slot(index), confirm: false },
        bearer: test.owner,
      });
    expectSuccess(await byOwner(1));
    expectSuccess(await byOwner(2));
    const listed = await test.app.api('GET', `consultations.php?view=all&search=By+phone`, {
      bearer: test.owner,
    });
    expect(listed.json).toMatchObject({ consultations: [{ others: [] }, { others: [] }] });
  });
});
