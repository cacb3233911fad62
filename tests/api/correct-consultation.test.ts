import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Consultation } from '#shared/contract/consultations.ts';
import {
  type TestConsultations,
  type When,
  at,
  call,
  eventIn,
  someone,
  startConsultations,
  tokenIn,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { listConsultations } from '#tests/support/reading.ts';

let test: TestConsultations;
beforeAll(async () => {
  test = await startConsultations();
});
afterAll(() => test.app.stop());

describe('consultation-details.php', () => {
  const correct = (seen: Consultation, changes: object) => {
    const { id, name, email, phone, message } = seen;
    const json = { id, seen, name, email, phone, message, confirm: false, ...changes };
    return test.app.api('PUT', 'consultation-details.php', { json, bearer: test.owner });
  };
  const ofId = async (id: number) =>
    (await listConsultations(test.app, test.owner)).consultations.find((one) => one.id === id)!;
  const bookByOwner = async (when: When, changes: object) => {
    const json = { ...bookingInput(when.date, when.time), confirm: false, ...changes };
    const answer = await test.app.api('POST', 'book-consultation.php', { json, bearer: test.owner });
    return ofId((answer.json as { id: number }).id);
  };
  /** To whom the reminders of some addresses wait. */
  const remindersTo = async (...emails: string[]) => {
    const rows = test.app.context.db
      .selectFrom('outbox')
      .select('recipient')
      .where('recipient', 'in', emails)
      .where('kind', '=', 'reminder')
      .where('status', '=', 'waiting');
    return (await rows.execute()).map(({ recipient }) => recipient);
  };

  it('corrects what was mistyped, and nobody gets an email now; the reminder goes to the right address', async () => {
    const [wrong, right] = [someone(), someone()];
    const { token } = await test.book(at(7, 1).date, at(7, 1).time, { email: wrong, phone: '' });
    const listed = (await test.listed(wrong))!;
    const { others, ...seen } = listed;
    expect(others).toEqual([]);
    const details = { name: 'Ada Ruiz-Vega', email: right, phone: '(520) 555-0199', message: 'A shop.' };
    const answer = await correct(seen, details);
    expectSuccess(answer);
    expect(answer.json).toMatchObject({ told: false, consultation: { ...seen, ...details } });
    expect(await ofId(seen.id)).toMatchObject(details);
    expect([await test.mailsTo(wrong), await test.mailsTo(right)]).toEqual([[], []]);
    expect(await remindersTo(wrong, right)).toEqual([right]);

    // The link that the visitor may have still leads to it, and its email to the right address.
    expectSuccess(await call(test.app, 'PUT', token, at(7, 2)));
    expect(eventIn((await test.mailsTo(right))[0]!)).toMatchObject({ method: 'REQUEST', sequence: 1 });
    const { json } = await test.app.api('GET', 'activity.php', { bearer: test.owner });
    const kinds = (json as { activity: { kind: string }[] }).activity.map(({ kind }) => kind);
    expect(kinds).toContain('consultation-corrected');
  });

  it('sends the confirmation to the new address, with the calendar file, if that is asked for', async () => {
    const [wrong, right] = [someone(), someone()];
    await test.book(at(2, 1).date, at(2, 1).time, { email: wrong });
    const seen = (await test.listed(wrong))!;
    const answer = await correct(seen, { email: right, confirm: true });
    expect(answer.json).toMatchObject({
      told: true,
      consultation: { status: 'confirmed', confirmation_sent_at: test.clock().toISOString() },
    });
    const [mail, ...more] = await test.mailsTo(right);
    expect([more, await test.mailsTo(wrong)]).toEqual([[], []]);
    expect(eventIn(mail!)).toMatchObject({ method: 'REQUEST', sequence: 0 });
    expect(await remindersTo(wrong, right)).toEqual([right]);
    expectSuccess(await call(test.app, 'PUT', tokenIn(mail!), at(2, 2)));
  });

  it('forgets a confirmation that went to another address, until that is taken back', async () => {
    const [wrong, right] = [someone(), someone()];
    const seen = await bookByOwner(at(3, 1), { email: right, confirm: true });
    const sent_at = seen.confirmation_sent_at;
    await test.mailsTo(right);
    const byMistake = (await correct(seen, { email: wrong })).json.consultation as Consultation;
    expect(byMistake).toMatchObject({ confirmation_sent_at: null, tells_visitor: false });
    expect(await remindersTo(wrong, right)).toEqual([]);
    const back = { email: right, confirmation: { sent_at, note: '' } };
    expectSuccess(await correct(byMistake, back));
    expect(await ofId(seen.id)).toEqual({ ...seen, tells_at: null });
    expect(await remindersTo(wrong, right)).toEqual([right]);
    expect([await test.mailsTo(wrong), await test.mailsTo(right)]).toEqual([[], []]);
  });

  it('refuses to write over what has changed since the owner saw it', async () => {
    const email = someone();
    const { token } = await test.book(at(4, 1).date, at(4, 1).time, { email });
    const seen = (await test.listed(email))!;
    const phones = ['1', '2', '3'].map((last) => `(520) 555-010${last}`);
    const answers = await Promise.all(phones.map((phone) => correct(seen, { phone })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const now = await ofId(seen.id);
    expectSuccess(await call(test.app, 'DELETE', token));
    expectRefusal(await correct(now, { phone: '' }), 409);
    const cancelled = await ofId(seen.id);
    expect(cancelled.phone).toBe(now.phone);
    expectSuccess(await correct(cancelled, { phone: '' }));
    expect(await ofId(seen.id)).toMatchObject({ status: 'cancelled', phone: '' });
  });

  it('leaves out the address of those alone whom the owner has booked without one', async () => {
    const email = someone();
    await test.book(at(5, 1).date, at(5, 1).time, { email });
    expectRefusal(await correct((await test.listed(email))!, { email: '' }), 422, 'email');
    const none = await bookByOwner(at(5, 2), { email: '' });
    const answer = await correct(none, { email: someone(), phone: '' });
    expectSuccess(answer);
    expectSuccess(await correct(answer.json.consultation as Consultation, { email: '', phone: none.phone }));
    expect(await ofId(none.id)).toEqual(none);
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: 'x'.repeat(41) }],
    ['message', { message: 'x'.repeat(5_001) }],
    ['confirm', { confirm: 'yes' }],
    ['seen', { seen: null }],
  ])('refuses a wrong %s', async (field, changes) => {
    const seen = await bookByOwner(at(6, 1), { email: '' });
    expectRefusal(await correct(seen, changes), 422, field);
    expect(await ofId(seen.id)).toEqual(seen);
    await test.app.api('DELETE', `delete-consultation.php?id=${seen.id}`, { bearer: test.owner });
  });
});
