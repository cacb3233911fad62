import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookedConsultation } from '#content/words/booked-consultation.ts';
import { consultation } from '#content/words/consultation.ts';
import { type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import {
  type TestConsultations,
  call,
  eventIn,
  slot,
  someone,
  startConsultations,
  startOf,
  tokenIn,
  workday,
} from '#tests/support/consultations.ts';
import { onContent } from '#tests/support/on-content.ts';
import { expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { readCalendar } from '#tests/support/icalendar.ts';
import { unwrapped } from '#tests/support/plain-text.ts';
import { readAvailability } from '#tests/support/reading.ts';
import { OWNER } from '#tests/support/test-app.ts';

const { clock, reminder: reminderWords } = bookedConsultation;

const ROOM = /https:\/\/meet\.jit\.si\/wren-[0-9a-f]{24}/;

describe('a site with a place to meet online', () => {
  let test: TestConsultations;
  beforeAll(async () => {
    test = await startConsultations({ MEETING_URL: 'https://meet.jit.si/wren-{room}' });
  });
  afterAll(() => test.app.stop());

  async function linkOf(time: Slot, changes: Record<string, unknown>) {
    const json = bookingInput(workday(1), time, changes);
    const answer = await test.app.api('POST', 'consultation.php', { json });
    expectSuccess(answer);
    return answer.json.meeting_url as string;
  }

  it('says so to whoever is about to book', async () => {
    expect((await readAvailability(test.app)).meets_online).toBe(true);
  });

  it('gives each visitor without a telephone number a room of their own, and nobody else', async () => {
    const one = await linkOf(slot(1), { phone: '', email: someone() });
    const other = await linkOf(slot(2), { phone: '', email: someone() });
    expect([one, other]).toEqual([expect.stringMatching(ROOM), expect.stringMatching(ROOM)]);
    expect(one).not.toBe(other);
    expect(await linkOf(slot(3), { phone: '(520) 555-0100', email: someone() })).toBe('');
  });

  it('says the link wherever the visitor and the owner look for it', async () => {
    const email = someone();
    await test.ownerIsUpToDate();
    const { invitation, token } = await test.book(workday(2), slot(1), { phone: '', email });
    const url = ROOM.exec(invitation.text)![0];
    expect(invitation.html).toContain(`href="${url}"`);
    expect(eventIn(invitation)).toMatchObject({ location: url, conference: url });
    expect(eventIn(invitation).description).toContain(`${consultation.event.join}: ${url}`);
    expect((await call(test.app, 'GET', token)).json.appointment).toMatchObject({ meeting_url: url });
    const [notice] = await test.mailsTo(OWNER.email);
    expect(notice?.html).toContain(`href="${url}"`);
    expect((await test.listed(email))?.meeting_url).toBe(url);
    const feed = await test.app.context.calendarFeed.renew();
    const { text } = await test.app.api('GET', new URL(feed).pathname.slice(1), { base: '' });
    expect(readCalendar(text).events.find(({ location }) => location === url)?.conference).toBe(url);

    // It stays the same when the time changes.
    await call(test.app, 'PUT', token, { date: workday(4), time: slot(1) });
    const [moved] = await test.mailsTo(email);
    expect(eventIn(moved!)).toMatchObject({ location: url, sequence: 1 });
    test.clock.set(startOf(workday(4), slot(3)).replace('-10T', '-09T')); // past nine on the day before
    const [reminder] = await test.mailsTo(email);
    expect(reminder?.subject).toContain(reminderWords.subject);
    expect(reminder?.text).toContain(`\n${consultation.event.join}:\n${url}\n`);
    expect(tokenIn(reminder!)).toBe(token);
  });
});

type Clocks = [now: string, zone: string, day: string, time: Slot, visitor: string, owner: string];

/** Slots on both sides of a change of clocks, on the visitor's clock; each a booking of its own. */
const ARIZONA: Clocks[] = [
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

/** There the clocks of the business change, too. */
const LISBON: Clocks[] = [
  [
    '2026-03-20T17:00:00Z',
    'America/New_York',
    '2026-03-27',
    '8:30 AM',
    '04:30, Hora de verão oriental norte-americana',
    'sexta-feira, 27 de março de 2026: 08:30 em Lisboa, 04:30 para Ana (New York)',
  ],
  [
    '2026-03-20T17:00:00Z',
    'America/New_York',
    '2026-03-31',
    '8:30 AM',
    '03:30, Hora de verão oriental norte-americana',
    'terça-feira, 31 de março de 2026: 08:30 em Lisboa, 03:30 para Ana (New York)',
  ],
  [
    '2026-10-20T17:00:00Z',
    'Asia/Kathmandu',
    '2026-10-24',
    '10:45 AM',
    '15:30, Hora do Nepal',
    'sábado, 24 de outubro de 2026: 10:45 em Lisboa, 15:30 para Ana (Kathmandu)',
  ],
  [
    '2026-10-20T17:00:00Z',
    'Asia/Kathmandu',
    '2026-10-27',
    '10:45 AM',
    '16:30, Hora do Nepal',
    'terça-feira, 27 de outubro de 2026: 10:45 em Lisboa, 16:30 para Ana (Kathmandu)',
  ],
  [
    '2026-03-25T17:00:00Z',
    'Pacific/Auckland',
    '2026-04-04',
    '4:45 PM',
    'domingo, 5 de abril, 03:45, Hora padrão da Nova Zelândia',
    'sábado, 4 de abril de 2026: 16:45 em Lisboa, domingo, 5 de abril, 03:45 para Ana (Auckland)',
  ],
];

/** What a mail says of a time on both clocks: the visitor's first, with its day where that is another one. */
function onBothClocks(visitor: string, time: Slot): string[] {
  const parts = visitor.split(', ');
  const [own = '', zone = ''] = parts.slice(-2);
  const [between = ''] = clock.both(zone, '|').split('|');
  const ours = onContent({
    wren: `${time} Arizona time.`,
    lisbon: `${slotTo24Hours(time)}, hora de Lisboa.`,
  });
  return [parts.slice(0, -2).join(', ').toLowerCase(), `${own} ${between}`.toLowerCase(), ours.toLowerCase()];
}

describe('both times', () => {
  it.each(onContent({ wren: ARIZONA, lisbon: LISBON }))(
    'at %s are told to a visitor in %s who books %s at %s, and to the owner',
    async (now, time_zone, day, time, visitor, owner) => {
      const test = await startConsultations();
      try {
        test.clock.set(now);
        const email = someone();
        const { invitation, token } = await test.book(day, time, { name: 'Ana Ruiz', email, time_zone });
        const told = onBothClocks(visitor, time);
        for (const part of told) expect(unwrapped(invitation.text).toLowerCase()).toContain(part);
        const [notice] = await test.mailsTo(OWNER.email);
        expect(unwrapped(notice!.text)).toContain(owner);
        test.clock.set(`${day}T00:00:00Z`); // past nine on the day before
        const [reminder] = await test.mailsTo(email);
        for (const part of told) expect(unwrapped(reminder!.text).toLowerCase()).toContain(part);
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
      const [time_zone, date, words] = onContent({
        wren: ['Europe/Lisbon', '2026-03-30', '6:00 PM, Western European Summer Time'],
        lisbon: ['America/New_York', '2026-03-31', '04:15, Hora de verão oriental norte-americana'],
      });
      const { token } = await test.book('2026-03-27', slot(2), { email, time_zone });
      await call(test.app, 'PUT', token, { date, time: slot(2) });
      const [moved] = await test.mailsTo(email);
      for (const part of onBothClocks(words, slot(2))) {
        expect(unwrapped(moved!.text).toLowerCase()).toContain(part);
      }
    } finally {
      await test.app.stop();
    }
  });

  it('are one where the clocks agree, and the business’s alone where the zone is not known', async () => {
    const test = await startConsultations();
    try {
      const time_zone = onContent({ wren: 'America/Denver', lisbon: 'Europe/London' }); // in winter
      const same = await test.book(workday(1), slot(1), { email: someone(), time_zone });
      expect(unwrapped(same.invitation.text)).toContain(clock.same);
      const unknown = await test.book(workday(1), slot(2), { email: someone() });
      expect(unwrapped(unknown.invitation.text)).toContain(clock.unknown);
    } finally {
      await test.app.stop();
    }
  });
});
