import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { visitorTime } from '#shared/visitor-time.ts';
import type { ScheduledConsultation } from '#server/features/consultations/scheduled-consultation.ts';
import { invitation } from '#server/features/consultations/consultation-calendar.ts';
import { expectStrictLines, readCalendar, readEvent } from '#tests/support/icalendar.ts';

const NOW = new Date('2026-03-04T17:00:00Z');

function aConsultation(changes: Partial<ScheduledConsultation> = {}): ScheduledConsultation {
  return {
    uid: 'a1b2',
    sequence: 0,
    name: 'Ada Ruiz',
    email: 'ada@example.com',
    phone: '',
    message: 'Secret.',
    consultation_date: '2026-03-06',
    consultation_time: '9:00 AM',
    suspected_spam: 0,
    time_zone: '',
    meeting_url: '',
    ...changes,
  };
}

function fileOf(
  consultation: ScheduledConsultation,
  method: 'REQUEST' | 'CANCEL' = 'REQUEST',
  readsAnswers = false,
): string {
  const calendar = { host: 'wren.example', organizer: 'desk@wren.example', readsAnswers };
  return invitation(method, consultation, { calendar, link: 'https://wren.example/x?token=y', now: NOW });
}

/**
 * Nine in the morning in Arizona on the last weekday before and the first one after each change of the clocks, by the
 * clocks of those who change them, and of two who don't.
 */
const CLOCKS: [string, [CalendarDay, string][]][] = [
  [
    'America/New_York',
    [
      ['2026-03-06', 'Fri 11:00 AM'],
      ['2026-03-09', 'Mon 12:00 PM'],
      ['2026-10-30', 'Fri 12:00 PM'],
      ['2026-11-02', 'Mon 11:00 AM'],
    ],
  ],
  [
    'America/Los_Angeles',
    [
      ['2026-03-06', 'Fri 8:00 AM'],
      ['2026-03-09', 'Mon 9:00 AM'],
      ['2026-10-30', 'Fri 9:00 AM'],
      ['2026-11-02', 'Mon 8:00 AM'],
    ],
  ],
  [
    'Europe/London',
    [
      ['2026-03-27', 'Fri 4:00 PM'],
      ['2026-03-30', 'Mon 5:00 PM'],
      ['2026-10-23', 'Fri 5:00 PM'],
      ['2026-10-26', 'Mon 4:00 PM'],
    ],
  ],
  [
    'Europe/Berlin',
    [
      ['2026-03-27', 'Fri 5:00 PM'],
      ['2026-03-30', 'Mon 6:00 PM'],
      ['2026-10-23', 'Fri 6:00 PM'],
      ['2026-10-26', 'Mon 5:00 PM'],
    ],
  ],
  [
    'Australia/Sydney',
    [
      ['2026-04-03', 'Sat 3:00 AM'],
      ['2026-04-06', 'Tue 2:00 AM'],
      ['2026-10-02', 'Sat 2:00 AM'],
      ['2026-10-05', 'Tue 3:00 AM'],
    ],
  ],
  [
    'America/Sao_Paulo',
    [
      ['2026-02-20', 'Fri 1:00 PM'],
      ['2026-02-23', 'Mon 1:00 PM'],
      ['2026-10-16', 'Fri 1:00 PM'],
      ['2026-10-19', 'Mon 1:00 PM'],
    ],
  ],
  [
    'Asia/Kolkata',
    [
      ['2026-03-06', 'Fri 9:30 PM'],
      ['2026-03-30', 'Mon 9:30 PM'],
      ['2026-10-30', 'Fri 9:30 PM'],
      ['2026-11-02', 'Mon 9:30 PM'],
    ],
  ],
  [
    'Pacific/Auckland',
    [
      ['2026-04-03', 'Sat 5:00 AM'],
      ['2026-04-06', 'Tue 4:00 AM'],
      ['2026-09-25', 'Sat 4:00 AM'],
      ['2026-09-28', 'Tue 5:00 AM'],
    ],
  ],
];

describe.each(CLOCKS)('an invitation read in %s', (timeZone, times) => {
  let before: string | undefined;
  beforeEach(() => {
    before = process.env.TZ;
    process.env.TZ = timeZone; // the machine that makes the file stands there, too
  });
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });

  it.each(times)('on %s is at %s', (consultation_date, expected) => {
    const [event] = readCalendar(fileOf(aConsultation({ consultation_date }))).events;
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    const words = parts.format(new Date(event!.start)).replace(',', '').replace('\u202f', ' ');
    expect(words).toBe(expected);
    expect(event!.start).toBe(`${consultation_date}T16:00:00.000Z`); // whoever reads it
    expect(visitorTime(consultation_date, '9:00 AM', timeZone)?.time).toBe(expected.slice(4)); // the page agrees
  });
});

describe('a calendar file', () => {
  it('keeps its UID through every change, and counts SEQUENCE up', () => {
    const files = [
      fileOf(aConsultation()),
      fileOf(aConsultation({ sequence: 1, consultation_date: '2026-03-09' })),
      fileOf(aConsultation({ sequence: 2, consultation_date: '2026-03-09' }), 'CANCEL'),
    ].map((text) => readCalendar(text));
    expect(files.map(({ method, events }) => [method, events[0]?.uid, events[0]?.sequence])).toEqual([
      ['REQUEST', 'a1b2@wren.example', 0],
      ['REQUEST', 'a1b2@wren.example', 1],
      ['CANCEL', 'a1b2@wren.example', 2],
    ]);
    expect(files.map(({ events }) => events[0]?.status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED']);
  });

  it('has lines of at most 75 octets, and a zone that never changes', () => {
    const text = fileOf(aConsultation({ name: 'Ångström Ødegård-Müller'.padEnd(60, 'é') }));
    expectStrictLines(text);
    expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(text.match(/TZOFFSET(FROM|TO):-0700/g)).toHaveLength(2);
    expect(text).not.toContain('BEGIN:DAYLIGHT');
  });

  it.each([
    ['REQUEST', false, 'ACCEPTED,FALSE'],
    ['REQUEST', true, 'NEEDS-ACTION,TRUE'],
    ['CANCEL', false, 'undefined,undefined'],
    ['CANCEL', true, 'undefined,undefined'],
  ] as const)('asks for an answer only where it is read: %s, %s', (method, readsAnswers, expected) => {
    expect(readEvent(fileOf(aConsultation(), method, readsAnswers)).answer).toBe(expected);
  });

  it.each([
    [{ phone: '(520) 555-0100' }, 'By phone', 'null'],
    [{}, 'To be agreed', 'null'],
    [{ meeting_url: 'https://meet.example.com/wren-1;2,3' }, undefined, undefined],
  ])('says where: %j', (changes, place, conference) => {
    const url = 'https://meet.example.com/wren-1;2,3';
    for (const method of ['REQUEST', 'CANCEL'] as const) {
      const event = readEvent(fileOf(aConsultation(changes), method));
      expect([event.location, event.conference]).toEqual([place ?? url, conference ?? url]);
      const joins = method === 'REQUEST' && 'meeting_url' in changes;
      expect(event.description.includes(`Join the call: ${url}`)).toBe(joins);
    }
  });

  it('names an address in another alphabet so that it is a URI', () => {
    const text = fileOf(aConsultation({ email: 'ana@exämple.de' })).replaceAll('\r\n ', '');
    expect(text).toContain(':mailto:ana@ex%C3%A4mple.de');
  });

  it('says nothing that the visitor wrote, and leads to where it is changed', () => {
    const text = fileOf(aConsultation({ name: 'https://evil.example', phone: 'evil' })).replace(/\r\n /g, '');
    expect(text).not.toContain('evil');
    expect(text).not.toContain('Secret');
    expect(text).toContain('https://wren.example/x?token=y');
  });
});
