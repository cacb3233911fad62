import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type TestConsultations,
  call,
  eventIn,
  NOW,
  someone,
  startConsultations,
  tokenIn,
} from '#tests/support/consultations.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { listConsultations, readAvailability } from '#tests/support/reading.ts';
import { OWNER } from '#tests/support/test-app.ts';

let test: TestConsultations;
beforeAll(async () => {
  test = await startConsultations();
});
afterAll(() => test.app.stop());

const taken = async (day: string) => (await readAvailability(test.app)).taken[day] ?? [];

describe('appointment.php', () => {
  it('GET tells what is agreed, and nothing about people; it is never kept', async () => {
    const { token } = await test.book('2026-03-09', '9:00 AM', { email: someone() });
    const answer = await call(test.app, 'GET', token);
    expect(answer.json).toEqual({
      success: true,
      appointment: { date: '2026-03-09', time: '9:00 AM', state: 'ahead', meeting_url: '' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('PUT moves it: the old slot is free, the new one taken, the calendars follow', async () => {
    const email = someone();
    const { token, invitation } = await test.book('2026-03-09', '10:00 AM', { email });
    await test.ownerIsUpToDate();
    const answer = await call(test.app, 'PUT', token, { date: '2026-03-10', time: '14:00' });
    expectSuccess(answer);
    expect(answer.json.appointment).toEqual({
      date: '2026-03-10',
      time: '2:00 PM',
      state: 'ahead',
      meeting_url: '',
    });
    expect(await taken('2026-03-09')).not.toContain('10:00 AM');
    expect(await taken('2026-03-10')).toContain('2:00 PM');

    const [update, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(update?.subject).toBe(
      'Moved: your consultation, Tuesday, March 10, 2026, at 2:00 PM Arizona time',
    );
    const before = eventIn(invitation);
    expect(eventIn(update!)).toMatchObject({
      method: 'REQUEST',
      uid: before.uid,
      sequence: before.sequence + 1,
      start: '2026-03-10T21:00:00.000Z',
    });
    expect(tokenIn(update!)).toBe(token);
    const [notice] = await test.mailsTo(OWNER.email);
    expect(notice?.subject).toContain('Ada Ruiz moved to Tuesday, March 10');
    expect(notice?.text).toContain('Monday, March 9, 2026, at 10:00 AM');
  });

  it('PUT to where it is changes nothing and writes to nobody', async () => {
    const email = someone();
    const { token } = await test.book('2026-03-09', '11:00 AM', { email });
    expectSuccess(await call(test.app, 'PUT', token, { date: '2026-03-09', time: '11:00 AM' }));
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it.each([
    ['a weekend', { date: '2026-03-14', time: '9:00 AM' }, 422, 'date'],
    ['today', { date: '2026-03-04', time: '9:00 AM' }, 422, 'date'],
    ['after the window', { date: '2026-04-06', time: '9:00 AM' }, 422, 'date'],
    ['no slot', { date: '2026-03-11', time: '8:00 AM' }, 422, 'time'],
    ['no time', { date: '2026-03-11' }, 422, 'time'],
    ['a taken slot', { date: '2026-03-11', time: '9:00 AM' }, 409, 'time'],
  ])('PUT refuses %s, and all stays as it was', async (_what, json, status, field) => {
    await test.app.api('POST', 'consultation.php', { json: bookingInput('2026-03-11', '9:00 AM') });
    const email = someone();
    const { token } = await test.book('2026-03-12', '9:00 AM', { email });
    expectRefusal(await call(test.app, 'PUT', token, json), status, field);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ date: '2026-03-12' });
    expect(await test.mailsTo(email)).toEqual([]);
    await call(test.app, 'DELETE', token);
  });

  it('DELETE cancels: the slot is bookable at once, the calendars follow', async () => {
    const email = someone();
    const { token, invitation } = await test.book('2026-03-13', '9:00 AM', { email });
    await call(test.app, 'PUT', token, { date: '2026-03-13', time: '10:00 AM' });
    await test.mailsTo(email);
    await test.ownerIsUpToDate();
    const answer = await call(test.app, 'DELETE', token);
    expectSuccess(answer);
    expect(answer.json.appointment).toMatchObject({ state: 'cancelled' });
    expect(await taken('2026-03-13')).toEqual([]);

    const [news, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(eventIn(news!)).toMatchObject({
      method: 'CANCEL',
      uid: eventIn(invitation).uid,
      sequence: 2,
      status: 'CANCELLED',
      start: '2026-03-13T17:00:00.000Z',
    });
    expect((await test.mailsTo(OWNER.email)).map(({ subject }) => subject)).toEqual([
      'Ada Ruiz cancelled Friday, March 13, 2026, at 10:00 AM Arizona time',
    ]);
    const { consultations } = await listConsultations(test.app, test.owner);
    expect(consultations.find((one) => one.email === email)?.status).toBe('cancelled');

    const next = await test.book('2026-03-13', '10:00 AM', { email });
    expect(eventIn(next.invitation).uid).not.toBe(eventIn(invitation).uid);
  });

  it('refuses to cancel or move a second time, in so many words', async () => {
    const { token } = await test.book('2026-03-16', '9:00 AM', { email: someone() });
    await call(test.app, 'DELETE', token);
    expectRefusal(await call(test.app, 'DELETE', token), 409);
    expectRefusal(await call(test.app, 'PUT', token, { date: '2026-03-17', time: '9:00 AM' }), 409);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'cancelled' });
  });

  it('knows no consultation behind a forged, cut or foreign token, or a deleted one', async () => {
    const { token } = await test.book('2026-03-16', '10:00 AM', { email: someone() });
    const [uid = '', signature = ''] = token.split('.');
    const forged = [
      uid,
      `${uid}.`,
      `${uid}.${signature.slice(0, -1)}`,
      `${uid.startsWith('0') ? '1' : '0'}${uid.slice(1)}.${signature}`,
      '.',
    ];
    for (const wrong of forged) {
      expectRefusal(await call(test.app, 'GET', wrong), 404);
      expectRefusal(await call(test.app, 'DELETE', wrong), 404);
    }
    expectRefusal(await test.app.api('GET', 'appointment.php'), 422, 'token');
    const { consultations } = await listConsultations(test.app, test.owner);
    await test.app.api('DELETE', `delete-consultation.php?id=${consultations[0]!.id}`, {
      bearer: test.owner,
    });
    expectRefusal(await call(test.app, 'GET', token), 404);
  });

  it('changes nothing any more once the consultation has begun', async () => {
    const { token } = await test.book('2026-03-16', '11:00 AM', { email: someone() });
    test.clock.set('2026-03-16T17:59:59Z');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'ahead' });
    test.clock.set('2026-03-16T18:00:00Z');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'now' });
    expectRefusal(await call(test.app, 'DELETE', token), 422);
    expectRefusal(await call(test.app, 'PUT', token, { date: '2026-03-18', time: '9:00 AM' }), 422);
    test.clock.set('2026-03-16T18:29:59Z');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'now' });
    test.clock.set('2026-03-16T18:30:00Z');
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'over' });
    test.clock.set(NOW);
  });

  it('200 GETs of every link in the mail change nothing', async () => {
    const email = someone();
    const { invitation, token } = await test.book('2026-03-17', '9:00 AM', { email });
    const links = [...invitation.html.matchAll(/href="https:\/\/wren\.example([^"]*)"/g)].map(
      ([, path]) => path!,
    );
    expect(links.map((path) => path.replace(token, '…'))).toEqual(['/consultation/appointment?token=…']);
    await test.app.context.delivery?.idle();
    const everything = async () => ({
      consultations: await test.app.context.db
        .selectFrom('consultations')
        .selectAll()
        .orderBy('id')
        .execute(),
      outbox: await test.app.context.db.selectFrom('outbox').selectAll().orderBy('id').execute(),
    });
    const before = await everything();
    const paths = [...links, `/api/appointment.php?token=${token}`];
    for (const path of paths) {
      const visits = Array.from({ length: 200 }, async (_, index) => {
        const method = index % 2 === 0 ? 'GET' : 'HEAD';
        const answer = await fetch(`${test.app.url}${path.replaceAll('&amp;', '&')}`, {
          method,
          headers: { Connection: 'close' },
          redirect: 'follow',
        });
        await answer.arrayBuffer();
        return answer.status;
      });
      expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
    }
    expect(await everything()).toEqual(before);
  });
});

describe('those who want the same at once', () => {
  it('two consultations moved to one slot: one has it, the other stays', async () => {
    const first = await test.book('2026-03-18', '9:00 AM', { email: someone() });
    const second = await test.book('2026-03-18', '10:00 AM', { email: someone() });
    const wanted = { date: '2026-03-18', time: '3:00 PM' };
    const answers = await Promise.all(
      [first, second].map(({ token }) => call(test.app, 'PUT', token, wanted)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await taken('2026-03-18')).toHaveLength(2);
  });

  it('one consultation moved to twenty slots: it has one, and the calendars know which', async () => {
    const email = someone();
    const { token } = await test.book('2026-03-19', '9:00 AM', { email });
    const times = ['10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM'];
    const wanted = ['2026-03-19', '2026-03-20', '2026-03-23', '2026-03-24'].flatMap((date) =>
      times.map((time) => ({ date, time })),
    );
    const answers = await Promise.all(wanted.map((json) => call(test.app, 'PUT', token, json)));
    const moves = answers.filter(({ status }) => status === 200);
    expect(moves.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { appointment } = (await call(test.app, 'GET', token)).json as {
      appointment: { date: string; time: string };
    };
    const updates = (await test.mailsTo(email)).map(eventIn);
    const last = updates.reduce((a, b) => (b.sequence > a.sequence ? b : a));
    expect(last.sequence).toBe(moves.length);
    const row = await test.app.context.db
      .selectFrom('consultations')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ sequence: moves.length, consultation_date: appointment.date });
    expect(last.start.slice(0, 10)).toBe(appointment.date);
  });

  it('a cancellation and a move: one of them counts, and one cancellation is sent at most', async () => {
    const email = someone();
    const { token } = await test.book('2026-03-25', '9:00 AM', { email });
    const answers = await Promise.all([
      call(test.app, 'DELETE', token),
      call(test.app, 'PUT', token, { date: '2026-03-25', time: '10:00 AM' }),
      call(test.app, 'DELETE', token),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const events = (await test.mailsTo(email)).map(eventIn);
    const sequences = events.map(({ sequence }) => sequence);
    expect(new Set(sequences).size).toBe(sequences.length);
    expect(events.filter(({ method }) => method === 'CANCEL').length).toBeLessThan(2);
  });
});
