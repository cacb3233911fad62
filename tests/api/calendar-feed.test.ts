import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  type TestConsultations,
  call,
  eventIn,
  slot,
  startConsultations,
  startOf,
  workday,
} from '#tests/support/consultations.ts';
import { readByFirstParser, readCalendar } from '#tests/support/icalendar.ts';
import { expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';

describe('calendar-feed.php', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations();
  });
  afterAll(() => test.app.stop());

  const owner = (method: string) => test.app.api(method, 'calendar-feed.php', { bearer: test.owner });
  const fetchFeed = (address: string, base = '') =>
    test.app.api('GET', new URL(address).pathname.slice(1), { base });
  async function renew() {
    const answer = await owner('POST');
    expectSuccess(answer);
    return answer.json.address as string;
  }

  it('has no address until the owner makes one; looking makes none', async () => {
    expect((await owner('GET')).json).toEqual({ success: true, address: null });
    expect((await owner('GET')).json).toEqual({ success: true, address: null });
    for (const guess of ['.ics', 'null.ics', 'undefined.ics', 'calendar.ics']) {
      expect((await fetchFeed(`https://wren.example/calendar/${guess}`)).status).toBe(404);
    }
  });

  it('gives an address that can’t be guessed, and the same until a new one is made', async () => {
    const address = await renew();
    expect(address).toMatch(/^https:\/\/wren\.example\/calendar\/[\w-]{43}\.ics$/);
    expect((await owner('GET')).json.address).toBe(address);
  });

  it('shows all live consultations under the ids their invitations have', async () => {
    const address = await renew();
    const kept = await test.book(workday(1), slot(1), {
      email: 'kept@example.com',
      message: 'One, two;\nthree \\ four',
    });
    const moved = await test.book(workday(1), slot(2), { email: 'moved@example.com' });
    const cancelled = await test.book(workday(1), slot(3), { email: 'cancelled@example.com' });
    await call(test.app, 'PUT', moved.token, { date: workday(2), time: slot(2) });
    await call(test.app, 'DELETE', cancelled.token);
    const json = bookingInput(workday(1), slot(4), { name: 'Buy now', website: 'https://spam.example' });
    await test.app.api('POST', 'consultation.php', { json });

    const answer = await fetchFeed(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    const { method, events } = readCalendar(answer.text);
    expect(method).toBe('PUBLISH');
    expect(events.map(({ summary, start, sequence }) => [summary, start, sequence])).toEqual([
      ['Consultation: Ada Ruiz', startOf(workday(1), slot(1)), 0],
      ['Suspected spam: Buy now', startOf(workday(1), slot(4)), 0],
      ['Consultation: Ada Ruiz', startOf(workday(2), slot(2)), 1],
    ]);
    expect(events[0]?.uid).toBe(eventIn(kept.invitation).uid);
    expect(events[2]?.uid).toBe(eventIn(moved.invitation).uid);
    expect(events[0]?.description).toBe('kept@example.com\n(520) 555-0100\nOne, two;\nthree \\ four');
  });

  it('is there at the sub-folder base, too', async () => {
    expect((await fetchFeed(await renew(), '/shingle')).status).toBe(200);
  });

  it('is gone from the old address when a new one is made', async () => {
    const old = await renew();
    const fresh = await renew();
    expect(fresh).not.toBe(old);
    expect((await fetchFeed(old)).status).toBe(404);
    expect((await fetchFeed(fresh)).status).toBe(200);
  });

  it('is at no address that is nearly right', async () => {
    const address = await renew();
    for (const wrong of [
      address.slice(0, -5) + '.ics',
      address.replace('.ics', ''),
      address.replace('.ics', '.ICS'),
    ]) {
      expect((await fetchFeed(wrong)).status).toBe(404);
    }
  });

  it('is the same until a consultation changes, so that programs need not read it again', async () => {
    const address = await renew();
    const { token } = await test.book(workday(4), slot(1), { email: 'same@example.com' });
    const first = await fetchFeed(address);
    const tag = first.headers.get('etag')!;
    expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
    test.clock.set(new Date(test.clock().getTime() + 3_600_000).toISOString());
    const second = await fetchFeed(address);
    expect([second.text, second.headers.get('etag')]).toEqual([first.text, tag]);
    const ask = (method: string, path = address) =>
      test.app.api(method, new URL(path).pathname.slice(1), { base: '', headers: { 'If-None-Match': tag } });
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(method);
      expect([answer.status, answer.text, answer.headers.get('etag')]).toEqual([304, '', tag]);
    }

    const moved = new Date(test.clock()).toISOString().slice(0, 19);
    await call(test.app, 'PUT', token, { date: workday(4), time: slot(2) });
    const third = await ask('GET');
    expect(third.status).toBe(200);
    const event = readCalendar(third.text).events.find(({ start }) => start.startsWith(workday(4)));
    expect(event).toMatchObject({ sequence: 1, stamp: `${moved}Z`, modified: `${moved}Z` });
  });

  it('says how often to look, who organises, and where to meet', async () => {
    const { text } = await fetchFeed(await renew());
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT15M\r\nX-PUBLISHED-TTL:PT15M\r\n');
    const { events } = readCalendar(text);
    expect(new Set(events.map(({ organizer }) => organizer))).toEqual(
      new Set(['mailto:dashboard@wren.example']),
    );
    expect(new Set(events.map(({ attendees }) => attendees.length))).toEqual(new Set([0])); // RFC 5546, PUBLISH
  });

  it('can’t be broken by what a visitor writes, and shows none of its control characters', async () => {
    const test = await startConsultations();
    onTestFinished(() => test.app.stop());
    const address = await test.app.context.calendarFeed.renew();
    const message = `END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\n"quoted": ;,\\ \u2028next\u0085line \u202Eevil\u202C \u2066x\u2069 🌵`;
    await test.book(workday(3), slot(1), { email: 'odd@example.com', message: message.repeat(20) });
    // The form refuses such a name now; older rows have it.
    const { db } = test.app.context;
    await db.updateTable('consultations').set({ name: 'Ana\u0085\u202Ezuir' }).execute();
    const { text } = await test.app.api('GET', new URL(address).pathname.slice(1), { base: '' });
    const { events } = readByFirstParser(text);
    const [event, ...more] = events.filter(({ start }) => start.startsWith(workday(3)));
    expect(more).toEqual([]);
    expect(event?.summary).toBe('Consultation: Ana\nzuir');
    const clean = 'END:VEVENT\nEND:VCALENDAR\nBEGIN:VCALENDAR\n"quoted": ;,\\ \nnext\nline evil x 🌵';
    expect(event?.description).toContain(clean.repeat(20));
  });
});
