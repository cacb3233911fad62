import { describe, expect, it } from 'vitest';
import { NOW, slot, startOf, workday } from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { listConsultations } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('delete-consultation.php', () => {
  const clock = settableClock(NOW);
  const test = useTestApp({ clock });
  const remove = (query: string) =>
    test.app.api('DELETE', `delete-consultation.php${query}`, { bearer: test.token });

  it('[7.10.05] deletes that consultation and no other', async () => {
    for (const time of [slot(1), slot(2)]) {
      await test.app.api('POST', 'consultation.php', { json: bookingInput(workday(1), time) });
    }
    const gone = (await listConsultations(test.app, test.token)).consultations[0]!;
    const answer = await remove(`?id=${gone.id}`);
    expectSuccess(answer);
    expect(answer.json).toEqual({ success: true });
    const { consultations } = await listConsultations(test.app, test.token);
    expect(consultations.map((consultation) => consultation.consultation_time)).toEqual([slot(1)]);
    expectRefusal(await remove(`?id=${gone.id}`), 404);
  });

  it('says beforehand whether the visitor gets an email: only of what is ahead, and not suspected spam', async () => {
    const soon = bookingInput(workday(2), slot(1), { email: 'soon@example.com' });
    const spam = bookingInput(workday(2), slot(2), { email: 'spam@example.com', website: 'x' });
    for (const json of [soon, spam]) await test.app.api('POST', 'consultation.php', { json });
    const tells = async () => {
      const { consultations } = await listConsultations(test.app, test.token);
      return Object.fromEntries(consultations.map(({ email, tells_visitor }) => [email, tells_visitor]));
    };
    expect(await tells()).toMatchObject({ 'soon@example.com': true, 'spam@example.com': false });
    clock.set(startOf(workday(2), slot(1)));
    expect(await tells()).toMatchObject({ 'soon@example.com': false });
  });
});

describe('delete-consultation.php without a mail server', () => {
  const test = useTestApp({ clock: settableClock(NOW), mailer: null });

  it('is told of nobody', async () => {
    await test.app.api('POST', 'consultation.php', { json: bookingInput(workday(1), slot(1)) });
    const { consultations } = await listConsultations(test.app, test.token);
    expect(consultations.map(({ tells_visitor }) => tells_visitor)).toEqual([false]);
  });
});
