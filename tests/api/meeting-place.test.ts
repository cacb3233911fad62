import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Slot } from '#shared/time-of-day.ts';
import {
  type TestConsultations,
  call,
  eventIn,
  someone,
  startConsultations,
  tokenIn,
} from '#tests/support/consultations.ts';
import { expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { readCalendar } from '#tests/support/icalendar.ts';
import { unwrapped } from '#tests/support/plain-text.ts';
import { listConsultations, readAvailability } from '#tests/support/reading.ts';
import { OWNER } from '#tests/support/test-app.ts';

const ROOM = /https:\/\/meet\.jit\.si\/wren-[0-9a-f]{24}/;

describe('a site with a place to meet online', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations({ MEETING_URL: 'https://meet.jit.si/wren-{room}' });
  });
  afterAll(() => test.app.stop());

  async function linkOf(time: Slot, changes: Record<string, unknown>) {
    const json = bookingInput('2026-03-05', time, changes);
    const answer = await test.app.api('POST', 'consultation.php', { json });
    expectSuccess(answer);
    return answer.json.meeting_url as string;
  }

  it('says so to whoever is about to book', async () => {
    expect((await readAvailability(test.app)).meets_online).toBe(true);
  });

  it('gives each visitor without a telephone number a room of their own, and nobody else', async () => {
    const one = await linkOf('9:00 AM', { phone: '', email: someone() });
    const other = await linkOf('10:00 AM', { phone: '', email: someone() });
    expect([one, other]).toEqual([expect.stringMatching(ROOM), expect.stringMatching(ROOM)]);
    expect(one).not.toBe(other);
    expect(await linkOf('11:00 AM', { phone: '(520) 555-0100', email: someone() })).toBe('');
  });

  it('says the link wherever the visitor and the owner look for it', async () => {
    const email = someone();
    await test.ownerIsUpToDate();
    const { invitation, token } = await test.book('2026-03-06', '9:00 AM', { phone: '', email });
    const url = ROOM.exec(invitation.text)![0];
    expect(invitation.html).toContain(`href="${url}"`);
    expect(eventIn(invitation)).toMatchObject({ location: url, conference: url });
    expect(eventIn(invitation).description).toContain(`Join the call: ${url}`);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ meeting_url: url });
    const [notice] = await test.mailsTo(OWNER.email);
    expect(notice?.html).toContain(`href="${url}"`);
    const { consultations } = await listConsultations(test.app, test.owner);
    expect(consultations.find((one) => one.email === email)?.meeting_url).toBe(url);
    const feed = await test.app.context.calendarFeed.renew();
    const { text } = await test.app.api('GET', new URL(feed).pathname.slice(1), { base: '' });
    expect(readCalendar(text).events.find(({ location }) => location === url)?.conference).toBe(url);

    // It stays the same when the time changes.
    await call(test.app, 'PUT', token, { date: '2026-03-10', time: '9:00 AM' });
    const [moved] = await test.mailsTo(email);
    expect(eventIn(moved!)).toMatchObject({ location: url, sequence: 1 });
    test.clock.set('2026-03-09T16:00:00Z');
    const [reminder] = await test.mailsTo(email);
    expect(reminder?.subject).toContain('Reminder: your consultation');
    expect(reminder?.text).toContain(url);
    expect(tokenIn(reminder!)).toBe(token);
  });
});

/** Slots on both sides of a change of clocks, on the visitor's clock; each a booking of its own. */
const CLOCKS: [now: string, zone: string, day: string, time: Slot, visitor: string, owner: string][] = [
  [
    '2026-03-20T17:00:00Z',
    'Europe/Lisbon',
    '2026-03-27',
    '10:00 AM',
    '5:00 PM, Western European Standard Time',
    'Friday, March 27, 2026: 10:00 AM in Arizona, 5:00 PM for Ana (Lisbon)',
  ],
  [
    '2026-03-20T17:00:00Z',
    'Europe/Lisbon',
    '2026-03-30',
    '10:00 AM',
    '6:00 PM, Western European Summer Time',
    'Monday, March 30, 2026: 10:00 AM in Arizona, 6:00 PM for Ana (Lisbon)',
  ],
  [
    '2026-10-20T17:00:00Z',
    'America/New_York',
    '2026-10-30',
    '9:00 AM',
    '12:00 PM, Eastern Daylight Time',
    'Friday, October 30, 2026: 9:00 AM in Arizona, 12:00 PM for Ana (New York)',
  ],
  [
    '2026-10-20T17:00:00Z',
    'America/New_York',
    '2026-11-02',
    '9:00 AM',
    '11:00 AM, Eastern Standard Time',
    'Monday, November 2, 2026: 9:00 AM in Arizona, 11:00 AM for Ana (New York)',
  ],
  [
    '2026-03-25T17:00:00Z',
    'Australia/Lord_Howe',
    '2026-04-03',
    '9:00 AM',
    'Saturday, April 4, 3:00 AM, Lord Howe Daylight Time',
    'Friday, April 3, 2026: 9:00 AM in Arizona, Saturday, April 4, 3:00 AM for Ana (Lord Howe)',
  ],
  [
    '2026-03-25T17:00:00Z',
    'Australia/Lord_Howe',
    '2026-04-06',
    '9:00 AM',
    'Tuesday, April 7, 2:30 AM, Lord Howe Standard Time',
    'Monday, April 6, 2026: 9:00 AM in Arizona, Tuesday, April 7, 2:30 AM for Ana (Lord Howe)',
  ],
  [
    '2026-03-25T17:00:00Z',
    'Asia/Kathmandu',
    '2026-04-07',
    '12:00 PM',
    'Wednesday, April 8, 12:45 AM, Nepal Time',
    'Tuesday, April 7, 2026: 12:00 PM in Arizona, Wednesday, April 8, 12:45 AM for Ana (Kathmandu)',
  ],
];

describe('both times', () => {
  it.each(CLOCKS)(
    'at %s are told to a visitor in %s who books %s at %s, and to the owner',
    async (now, time_zone, day, time, visitor, owner) => {
      const test = await startConsultations();
      try {
        test.clock.set(now);
        const email = someone();
        const { invitation, token } = await test.book(day, time, { name: 'Ana Ruiz', email, time_zone });
        expect(invitation.text).toContain(`at ${time} Arizona time`);
        expect(unwrapped(invitation.text)).toContain(`On your clock ${visitor} Length`);
        const [notice] = await test.mailsTo(OWNER.email);
        expect(unwrapped(notice!.text)).toContain(owner);
        test.clock.set(`${day}T00:00:00Z`); // past nine on the day before
        const [reminder] = await test.mailsTo(email);
        expect(unwrapped(reminder!.text)).toContain(`On your clock ${visitor} Length`);
        expect(tokenIn(reminder!)).toBe(token);
      } finally {
        await test.app.stop();
      }
    },
  );

  it('are told anew when the consultation moves over a change of clocks', async () => {
    const test = await startConsultations();
    try {
      test.clock.set('2026-03-20T17:00:00Z');
      const email = someone();
      const { token } = await test.book('2026-03-27', '10:00 AM', { email, time_zone: 'Europe/Lisbon' });
      await call(test.app, 'PUT', token, { date: '2026-03-30', time: '10:00 AM' });
      const [moved] = await test.mailsTo(email);
      expect(moved?.text).toContain('On your clock  6:00 PM, Western European Summer Time\n');
      expect(moved?.text).toContain('It was on      Friday, March 27, 2026, at 10:00 AM Arizona time\n');
    } finally {
      await test.app.stop();
    }
  });

  it('are one where the clocks agree, and Arizona’s alone where the zone is not known', async () => {
    const test = await startConsultations();
    try {
      const denver = { email: someone(), time_zone: 'America/Denver' };
      const same = await test.book('2026-03-05', '9:00 AM', denver); // winter: both are at UTC-7
      expect(same.invitation.text).toContain('The same: Arizona time is yours too.');
      const unknown = await test.book('2026-03-05', '10:00 AM', { email: someone() });
      expect(unknown.invitation.text).toContain('On your clock  Your calendar turns it into yours');
    } finally {
      await test.app.stop();
    }
  });
});
