import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { slotTo24Hours } from '#shared/time-of-day.ts';
import {
  type TestConsultations,
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
import { onContent } from '#tests/support/on-content.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { readCalendar } from '#tests/support/icalendar.ts';
import { listConsultations } from '#tests/support/reading.ts';
import { OWNER } from '#tests/support/test-app.ts';

let test: TestConsultations;
beforeAll(async () => {
  test = await startConsultations();
});
afterAll(() => test.app.stop());

describe('appointment.php', () => {
  it('GET tells what is agreed, and nothing about people; it is never kept', async () => {
    const { token } = await test.book(workday(3), slot(1), { email: someone() });
    const answer = await call(test.app, 'GET', token);
    expect(answer.json).toEqual({
      success: true,
      appointment: { date: workday(3), time: slot(1), state: 'ahead', meeting_url: '', by_phone: true },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is a file for the visitor’s calendar behind its email’s button, as the invitation has it, and leads to its page once it is cancelled', async () => {
    const { token, invitation } = await test.book(workday(12), slot(1), { email: someone() });
    const address = /"https:\/\/wren\.example\/(calendar\/appointment\.ics\?token=[\w.-]+)"/;
    const link = address.exec(invitation.html)?.[1] ?? 'nowhere';
    expect(invitation.text).toContain(link);
    const file = (path: string, base?: string) => test.app.api('GET', path, { base: base ?? '' });
    for (const base of ['', '/shingle']) {
      const { status, headers, text } = await file(link, base);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(headers.get('content-disposition')).toMatch(/^inline; filename="[\w-]+\.ics"$/);
      const { method, events } = readCalendar(text);
      const { uid, sequence, start, summary, description } = eventIn(invitation);
      expect(method).toBe('PUBLISH');
      expect(events).toMatchObject([{ uid, sequence, start, summary, description, attendees: [] }]);
    }
    for (const wrong of [link.split('?')[0]!, `${link}&token=x`]) {
      expect((await file(wrong)).status).toBe(404);
    }
    const leadsTo = async (path: string) => {
      const answer = await fetch(`${test.app.url}/shingle/${path}`, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    const toPage = (of: string) => [302, `../consultation/appointment?token=${of}`];
    expect(await leadsTo(link.slice(0, -3))).toEqual(toPage(token.slice(0, -3)));
    await call(test.app, 'DELETE', token);
    expect(await leadsTo(link)).toEqual(toPage(token));
  });

  it('PUT moves it: the old slot is free, the new one taken, the calendars follow', async () => {
    const email = someone();
    const { token, invitation } = await test.book(workday(3), slot(2), { email });
    await test.ownerIsUpToDate();
    const answer = await call(test.app, 'PUT', token, { date: workday(4), time: slotTo24Hours(slot(6)) });
    expectSuccess(answer);
    expect(answer.json.appointment).toEqual({
      date: workday(4),
      time: slot(6),
      state: 'ahead',
      meeting_url: '',
      by_phone: true,
    });
    expect(await test.takenOn(workday(3))).not.toContain(slot(2));
    expect(await test.takenOn(workday(4))).toContain(slot(6));

    const [update, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(update?.subject).toBe(
      onContent({
        wren: 'Moved: your consultation, Tuesday, March 10, 2026, at 2:00 PM Arizona time',
        lisbon: 'Mudança de hora: a sua reunião, terça-feira, 10 de março de 2026, às 12:15, hora de Lisboa',
      }),
    );
    const before = eventIn(invitation);
    expect(eventIn(update!)).toMatchObject({
      method: 'REQUEST',
      uid: before.uid,
      sequence: before.sequence + 1,
      start: startOf(workday(4), slot(6)),
    });
    expect(tokenIn(update!)).toBe(token);
    const [notice] = await test.mailsTo(OWNER.email);
    expect(notice?.subject).toContain(`Ada Ruiz moved to ${formatFullDay(workday(4))}`);
    expect(notice?.text).toContain(
      onContent({
        wren: 'Monday, March 9, 2026, at 10:00 AM',
        lisbon: 'sábado, 7 de março de 2026, às 09:15',
      }),
    );
  });

  it('PUT to where it is changes nothing and writes to nobody', async () => {
    const email = someone();
    const { token } = await test.book(workday(3), slot(3), { email });
    expectSuccess(await call(test.app, 'PUT', token, { date: workday(3), time: slot(3) }));
    expect(await test.mailsTo(email)).toEqual([]);
  });

  it.each([
    ['a Sunday', { date: '2026-03-15', time: slot(1) }, 422, 'date'],
    ['today', { date: '2026-03-04', time: slot(1) }, 422, 'date'],
    ['after the window', { date: '2026-04-07', time: slot(1) }, 422, 'date'],
    ['no slot', { date: workday(5), time: '7:00 AM' }, 422, 'time'],
    ['no time', { date: workday(5) }, 422, 'time'],
    ['a taken slot', { date: workday(5), time: slot(1) }, 409, 'time'],
  ])('PUT refuses %s, and all stays as it was', async (_what, json, status, field) => {
    await test.app.api('POST', 'consultation.php', { json: bookingInput(workday(5), slot(1)) });
    const email = someone();
    const { token } = await test.book(workday(6), slot(1), { email });
    expectRefusal(await call(test.app, 'PUT', token, json), status, field);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ date: workday(6) });
    expect(await test.mailsTo(email)).toEqual([]);
    await call(test.app, 'DELETE', token);
  });

  it('DELETE cancels: the slot is bookable at once, the calendars follow', async () => {
    const email = someone();
    const { token, invitation } = await test.book(workday(7), slot(1), { email });
    await call(test.app, 'PUT', token, { date: workday(7), time: slot(2) });
    await test.mailsTo(email);
    await test.ownerIsUpToDate();
    const answer = await call(test.app, 'DELETE', token);
    expectSuccess(answer);
    expect(answer.json.appointment).toMatchObject({ state: 'cancelled' });
    const then = test.clock().toISOString();
    expect(await test.takenOn(workday(7))).toEqual([]);

    const [news, ...more] = await test.mailsTo(email);
    expect(more).toEqual([]);
    expect(eventIn(news!)).toMatchObject({
      method: 'CANCEL',
      uid: eventIn(invitation).uid,
      sequence: 2,
      status: 'CANCELLED',
      start: startOf(workday(7), slot(2)),
    });
    expect((await test.mailsTo(OWNER.email)).map(({ subject }) => subject)).toEqual([
      onContent({
        wren: 'Ada Ruiz cancelled Friday, March 13, 2026, at 10:00 AM Arizona time',
        lisbon: 'Ada Ruiz cancelled sexta-feira, 13 de março de 2026, às 09:15, hora de Lisboa',
      }),
    ]);
    expect(await test.listed(email)).toMatchObject({
      status: 'cancelled',
      moved: { by: 'visitor', from: { date: workday(7), time: slot(1) } },
      cancelled: { by: 'visitor', at: then, note: '', told: true },
    });

    const next = await test.book(workday(7), slot(2), { email });
    expect(eventIn(next.invitation).uid).not.toBe(eventIn(invitation).uid);
  });

  it('refuses to cancel or move a second time, in so many words', async () => {
    const { token } = await test.book(workday(8), slot(1), { email: someone() });
    await call(test.app, 'DELETE', token);
    expectRefusal(await call(test.app, 'DELETE', token), 409);
    expectRefusal(await call(test.app, 'PUT', token, { date: workday(9), time: slot(1) }), 409);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'cancelled' });
  });

  it('knows no consultation behind a forged, cut or foreign token, or a deleted one', async () => {
    const { token } = await test.book(workday(8), slot(2), { email: someone() });
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
    const { token } = await test.book(workday(8), slot(3), { email: someone() });
    const begins = Date.parse(startOf(workday(8), slot(3)));
    const at = (milliseconds: number) => test.clock.set(new Date(milliseconds).toISOString());
    at(begins - 1_000);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'ahead' });
    at(begins);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'now' });
    expectRefusal(await call(test.app, 'DELETE', token), 422);
    expectRefusal(await call(test.app, 'PUT', token, { date: workday(10), time: slot(1) }), 422);
    at(begins + business.consultations.minutes * 60_000 - 1_000);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'now' });
    at(begins + business.consultations.minutes * 60_000);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ state: 'over' });
    test.clock.set(NOW);
  });

  it('200 GETs of every link in the mail change nothing', async () => {
    const email = someone();
    const { invitation, token } = await test.book(workday(9), slot(1), { email });
    const links = [...invitation.html.matchAll(/href="https:\/\/wren\.example([^"]*)"/g)].map(
      ([, path]) => path!,
    );
    expect(links.map((path) => path.replace(token, '…'))).toEqual([
      '/calendar/appointment.ics?token=…',
      '/consultation/appointment?token=…',
    ]);
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
    const first = await test.book(workday(10), slot(1), { email: someone() });
    const second = await test.book(workday(10), slot(2), { email: someone() });
    const wanted = { date: workday(10), time: slot(7) };
    const answers = await Promise.all(
      [first, second].map(({ token }) => call(test.app, 'PUT', token, wanted)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await test.takenOn(workday(10))).toHaveLength(2);
  });

  it('one consultation moved to twenty slots: it has one, and the calendars know which', async () => {
    const email = someone();
    const { token } = await test.book(workday(11), slot(1), { email });
    const times = [slot(2), slot(3), slot(4), slot(5), slot(6)];
    const wanted = [workday(11), workday(12), workday(13), workday(14)].flatMap((date) =>
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
    const { token } = await test.book(workday(15), slot(1), { email });
    const answers = await Promise.all([
      call(test.app, 'DELETE', token),
      call(test.app, 'PUT', token, { date: workday(15), time: slot(2) }),
      call(test.app, 'DELETE', token),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const events = (await test.mailsTo(email)).map(eventIn);
    const sequences = events.map(({ sequence }) => sequence);
    expect(new Set(sequences).size).toBe(sequences.length);
    expect(events.filter(({ method }) => method === 'CANCEL').length).toBeLessThan(2);
  });
});
