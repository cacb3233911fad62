import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emails as words } from '#content/words/emails.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import {
  at,
  call,
  eventIn,
  slot,
  someone,
  startConsultations,
  type TestConsultations,
  type When,
  workday,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';

let test: TestConsultations;
beforeAll(async () => {
  test = await startConsultations();
});
afterAll(() => test.app.stop());

const send = (method: string, path: string, json?: object) =>
  test.app.api(method, path, { bearer: test.owner, ...(json === undefined ? {} : { json }) });
const move = (id: number, seen: When, to: When, note = '') =>
  send('PUT', 'change-consultation.php', { id, seen, note, ...to });
const cancel = (id: number, seen: When, note = '') =>
  send('POST', 'cancel-consultation.php', { id, seen, note });
const takeBack = (id: number, seen: When) => send('POST', 'take-back-consultation.php', { id, seen });
const remove = (id: number, query = '') => send('DELETE', `delete-consultation.php?id=${id}${query}`);
const restore = (id: number) => send('POST', 'trash.php', { kind: 'consultation', ids: [id] });
const bookFor = (email: string, when: When) =>
  send('POST', 'book-consultation.php', { ...bookingInput(when.date, when.time, { email }), confirm: true });

/** One that a visitor has booked and knows of. */
async function booked(when: When) {
  const email = someone();
  const { token } = await test.book(when.date, when.time, { email });
  return { email, token, call: (await test.listed(email))! };
}
/** Those of an address that wait in the outbox, with when they go out. */
const waitingFor = (email: string) =>
  test.app.context.db
    .selectFrom('outbox')
    .select(['kind', 'due_at'])
    .where('recipient', '=', email)
    .where('status', '=', 'waiting')
    .orderBy('due_at')
    .execute();
const soon = () => new Date(test.clock().getTime() + TAKE_BACK_MS).toISOString();

describe('what the owner does with a consultation', () => {
  it('is done at once, and told when the time to take it back is over, to the moment', async () => {
    const { email, call: before } = await booked(at(1, 1));
    expectSuccess(await move(before.id, at(1, 1), at(1, 2)));
    expect(await test.takenOn(workday(1))).toEqual([slot(2)]);
    expect(await test.listed(email)).toMatchObject({ consultation_time: slot(2), tells_at: soon() });
    await test.pass(TAKE_BACK_MS - 1);
    expect(test.sent.filter(({ to }) => to === email)).toEqual([]);
    await test.pass(1);
    expect(test.sent.filter(({ to }) => to === email)).toHaveLength(1);
    expect(await test.listed(email)).toMatchObject({ consultation_time: slot(2), tells_at: null });
    await test.mailsTo(email);
  });

  it('leaves all as it was once it is taken back, and nobody hears of it', async () => {
    const { email, call: before } = await booked(at(2, 1));
    const reminders = await waitingFor(email);
    expect(reminders).toMatchObject([{ kind: 'reminder' }]);
    const deeds: [() => Promise<unknown>, When][] = [
      [() => move(before.id, at(2, 1), at(3, 2), 'I am away.'), at(3, 2)],
      [() => cancel(before.id, at(2, 1), 'I am ill.'), at(2, 1)],
      [() => test.confirm(before.id, at(2, 1), { note: 'See you.' }), at(2, 1)],
    ];
    for (const [deed, seen] of deeds) {
      await deed();
      expect(await test.listed(email)).not.toEqual(before);
      expectSuccess(await takeBack(before.id, seen));
      expect(await test.listed(email)).toEqual(before);
      expectRefusal(await takeBack(before.id, at(2, 1)), 409);
    }
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await waitingFor(email)).toEqual(reminders);
    expect(await test.takenOn(workday(2))).toEqual([slot(1)]);
  });

  it('has the next number in calendars afterwards, and answers to the one that they know still count', async () => {
    const { email, call: before } = await booked(at(4, 1));
    await move(before.id, at(4, 1), at(4, 2));
    await takeBack(before.id, at(4, 2));
    const { uid } = await test.app.context.db
      .selectFrom('consultations')
      .select('uid')
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    const answer = { uid: `${uid}@wren.example`, sequence: 0, attendee: email };
    await test.app.context.calendarAnswers.accept({ ...answer, declined: true });
    expect(await test.listed(email)).toMatchObject({ declined: true });
    await test.app.context.calendarAnswers.accept({ ...answer, declined: false });

    await move(before.id, at(4, 1), at(4, 3));
    const [mail, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(eventIn(mail!).sequence).toBeGreaterThan(0);
    await test.app.context.calendarAnswers.accept({ ...answer, declined: true });
    expect(await test.listed(email)).toMatchObject({ declined: false });
  });

  it('is taken back one after the other, and the email of each is the only one that goes out', async () => {
    const { email, call: before } = await booked(at(5, 1));
    await move(before.id, at(5, 1), at(5, 2), 'One');
    const moved = await test.listed(email);
    await test.pass(TAKE_BACK_MS / 2);
    await cancel(before.id, at(5, 2), 'Two');
    expectSuccess(await takeBack(before.id, at(5, 2)));
    const again = await test.listed(email);
    expect({ ...again, tells_at: null }).toEqual({ ...moved, tells_at: null });
    expectSuccess(await takeBack(before.id, at(5, 2)));
    expect(await test.listed(email)).toEqual(before);
    expect(await test.mailsTo(email)).toEqual([]);

    await move(before.id, at(5, 1), at(5, 2), 'Three');
    await cancel(before.id, at(5, 2));
    await takeBack(before.id, at(5, 2));
    const [mail, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('Three');
  });

  it('tells of the time that its visitor knows, where an earlier deed has not gone out', async () => {
    const { email, call: before } = await booked(at(6, 1));
    await move(before.id, at(6, 1), at(6, 2));
    await move(before.id, at(6, 2), at(6, 3));
    const [moved] = await test.mailsTo(email);
    expect(moved!.text).toContain(formatSlot(slot(1)));
    expect(moved!.text).not.toContain(formatSlot(slot(2)));
    await move(before.id, at(6, 3), at(6, 2));
    await cancel(before.id, at(6, 2));
    const [cancelled, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(cancelled!.text).toContain(formatSlot(slot(3)));
    expect(eventIn(cancelled!).method).toBe('CANCEL');
  });

  it('stays once it was told, is on its way, or its visitor has changed it', async () => {
    const { email, token, call: before } = await booked(at(7, 1));
    await move(before.id, at(7, 1), at(7, 2));
    await test.mailsTo(email);
    expectRefusal(await takeBack(before.id, at(7, 2)), 409, 'told');

    await move(before.id, at(7, 2), at(7, 3));
    await test.app.context.db
      .updateTable('outbox')
      .set({ status: 'sending', claimed_until: soon() })
      .where('recipient', '=', email)
      .where('kind', '=', 'appointment')
      .where('status', '=', 'waiting')
      .execute();
    const onItsWay = await test.listed(email);
    expectRefusal(await takeBack(before.id, at(7, 3)), 409, 'told');
    expect(await test.listed(email)).toEqual(onItsWay);

    await move(before.id, at(7, 3), at(7, 1));
    expectSuccess(await call(test.app, 'PUT', token, at(7, 2)));
    expectRefusal(await takeBack(before.id, at(7, 2)), 409);
    expect(await test.listed(email)).toMatchObject({ consultation_time: slot(2) });
    await test.mailsTo(email);
  });

  it('or telling it: one of the two happens, when both are tried at once', async () => {
    const { email, call: before } = await booked(at(8, 1));
    await cancel(before.id, at(8, 1));
    test.clock.set(soon());
    test.app.context.delivery!.wake();
    const { status } = await takeBack(before.id, at(8, 1));
    const isTakenBack = status === 200;
    expect(await test.mailsTo(email)).toHaveLength(isTakenBack ? 0 : 1);
    expect((await test.listed(email))!.status === 'cancelled').toBe(!isTakenBack);
  });

  it('stays where its time is taken by then, and is told', async () => {
    const { email, call: before } = await booked(at(9, 1));
    await cancel(before.id, at(9, 1));
    await booked(at(9, 1));
    expectRefusal(await takeBack(before.id, at(9, 1)), 409, 'time');
    const { email: second, call: other } = await booked(at(9, 2));
    await move(other.id, at(9, 2), at(9, 3));
    await bookFor(someone(), at(9, 2));
    expectRefusal(await takeBack(other.id, at(9, 3)), 409, 'time');
    expect(await test.listed(second)).toMatchObject({ consultation_time: slot(3) });
    expect(await test.mailsTo(second)).toHaveLength(1);
    await test.mailsTo(email);
  });

  it('is taken back on days that are off, too, and its visitor hears of later changes', async () => {
    const { email, call: before } = await booked(at(10, 1));
    const dayOff = { first_day: workday(10), last_day: workday(10), note: '' };
    expectSuccess(await send('POST', 'days-off.php', dayOff));
    await move(before.id, at(10, 1), at(11, 1));
    expectSuccess(await takeBack(before.id, at(11, 1)));
    await remove(before.id);
    expect((await restore(before.id)).json).toMatchObject({ done: [before.id] });
    expect(await test.listed(email)).toEqual(before);
    expect(before).toMatchObject({ tells_visitor: true });
    expect(await test.mailsTo(email)).toEqual([]);
  });
});

describe('a deletion', () => {
  it('is told after a moment, and restoring before that tells nobody of either', async () => {
    const { email, call: before } = await booked(at(12, 1));
    const reminders = await waitingFor(email);
    expectSuccess(await remove(before.id));
    expect(await test.takenOn(workday(12))).toEqual([]);
    await test.pass(TAKE_BACK_MS - 1);
    expect((await restore(before.id)).json).toMatchObject({ done: [before.id] });
    expect(await test.listed(email)).toEqual(before);
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await waitingFor(email)).toEqual(reminders);

    expectSuccess(await remove(before.id));
    const [farewell] = await test.mailsTo(email);
    expect(eventIn(farewell!).method).toBe('CANCEL');
    await restore(before.id);
    const [anew] = await test.mailsTo(email);
    expect(eventIn(anew!)).toMatchObject({ method: 'REQUEST' });
    expect(eventIn(anew!).sequence).toBeGreaterThan(eventIn(farewell!).sequence);
  });

  it('of what was moved just before brings that back, which can be taken back as well', async () => {
    const { email, call: before } = await booked(at(13, 1));
    await move(before.id, at(13, 1), at(13, 2));
    await remove(before.id);
    await restore(before.id);
    expect(await test.listed(email)).toMatchObject({ consultation_time: slot(2) });
    expectSuccess(await takeBack(before.id, at(13, 2)));
    expect(await test.listed(email)).toEqual(before);
    expect(await test.mailsTo(email)).toEqual([]);
  });
});

describe('a booking that the owner has confirmed by email', () => {
  it('is taken back with it, and hears nothing as it comes back from the trash', async () => {
    const email = someone();
    const { id } = (await bookFor(email, at(14, 1))).json as { id: number };
    expect(await test.listed(email)).toMatchObject({ tells_at: soon() });
    expectSuccess(await remove(id, '&untold=1'));
    expect(await test.takenOn(workday(14))).toEqual([]);
    expect(await waitingFor(email)).toEqual([]);
    await restore(id);
    expect(await test.listed(email)).toMatchObject({
      ...({ confirmation_sent_at: null, tells_visitor: false } satisfies Partial<Consultation>),
    });
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it('but not once it went out, which it does by itself', async () => {
    const email = someone();
    const { id } = (await bookFor(email, at(15, 1))).json as { id: number };
    const [mail] = await test.mailsTo(email);
    expect(mail!.subject).toContain(words.consultation.confirmed.subject);
    expectRefusal(await remove(id, '&untold=1'), 409, 'told');
    expect(await test.takenOn(workday(15))).toEqual([slot(1)]);
  });
});
