// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { busyTimesOf } from '#server/features/busy-calendars/icalendar/busy-times-of.ts';
import { startOfDay } from '#shared/business-instant.ts';
import { APPLE, GOOGLE, NEXTCLOUD, OUTLOOK } from '#tests/support/calendar-samples.ts';
import { calendarOf, OUTLOOK_EASTERN } from '#tests/support/calendars.ts';

const OWN = 'wren.example';

/** The busy times of March 2026, as two instants each. */
function busyIn(files: string | string[], owners: string[] = []) {
  const found = busyTimesOf({
    files: [files].flat(),
    from: Date.parse('2026-03-01T00:00:00Z'),
    until: Date.parse('2026-04-01T00:00:00Z'),
    ownHost: OWN,
    ownAddresses: owners,
  });
  const spans = found.spans.map(({ start, end }) => `${iso(start)}–${iso(end)}`);
  return { ...found, spans };
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(5, 16);
}

/** A day where the business of the tests' content is. */
function day(first: string, after: string): string {
  return `${iso(startOfDay(first).getTime())}–${iso(startOfDay(after).getTime())}`;
}

const event = (...lines: string[]) => calendarOf([['UID:one@example.com', ...lines]]);

describe('single events', () => {
  it('keep their owner busy from one instant to another, in whatever zone', () => {
    for (const [start, end] of [
      ['DTSTART:20260310T160000Z', 'DTEND:20260310T170000Z'],
      ['DTSTART;TZID=Europe/Berlin:20260310T170000', 'DTEND;TZID=Europe/Berlin:20260310T180000'],
      ['DTSTART;TZID=America/New_York:20260310T120000', 'DURATION:PT1H'],
      ['DTSTART;TZID="America/New_York":20260310T120000', 'DURATION:PT60M'],
      ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260310T170000', 'DURATION:PT1H'],
      ['DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260310T170000', 'DURATION:PT1H'],
      ['DTSTART;TZID=W. Europe Standard Time:20260310T170000', 'DURATION:PT1H'],
      ['DTSTART;TZID=Eastern Standard Time:20260310T120000', 'DURATION:PT1H'],
    ]) {
      expect(busyIn(event(start!, end!)).spans).toEqual(['03-10T16:00–03-10T17:00']);
    }
  });

  it('of whole days last from midnight to midnight where the business is', () => {
    expect(busyIn(event('DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260312')).spans).toEqual([
      day('2026-03-10', '2026-03-12'),
    ]);
    expect(busyIn(event('DTSTART;VALUE=DATE:20260310')).spans).toEqual([day('2026-03-10', '2026-03-11')]);
    expect(busyIn(event('DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260310')).spans).toEqual([
      day('2026-03-10', '2026-03-11'),
    ]);
  });

  it('without a zone are on the clock of the business', () => {
    const midnight = startOfDay('2026-03-10').getTime();
    expect(busyIn(event('DTSTART:20260310T090000', 'DTEND:20260310T100000')).spans).toEqual([
      `${iso(midnight + 9 * 3_600_000)}–${iso(midnight + 10 * 3_600_000)}`,
    ]);
    // A zone that neither the file nor anybody else knows is none.
    expect(busyIn(event('DTSTART;TZID=Home:20260310T090000', 'DURATION:PT1H')).spans).toEqual([
      `${iso(midnight + 9 * 3_600_000)}–${iso(midnight + 10 * 3_600_000)}`,
    ]);
  });

  it.each([
    ['is marked as free', ['TRANSP:TRANSPARENT']],
    ['is cancelled', ['STATUS:CANCELLED']],
    ['is free in Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'TRANSP:OPAQUE']],
    ['the owner has declined', ['ATTENDEE;PARTSTAT=DECLINED;CN=Wren:MAILTO:Wren@example.com']],
    ['takes no time', ['DURATION:PT0S']],
  ])('keep nobody busy where one %s', (_what, lines) => {
    const times = ['DTSTART:20260310T160000Z', ...(lines[0] === 'DURATION:PT0S' ? [] : ['DURATION:PT1H'])];
    expect(busyIn(event(...times, ...lines), ['wren@example.com']).spans).toEqual([]);
  });

  it.each([
    ['is tentative', ['STATUS:TENTATIVE']],
    ['is busy in Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:OOF']],
    ['somebody else has declined', ['ATTENDEE;PARTSTAT=DECLINED:mailto:other@example.com']],
  ])('keep the owner busy where one %s', (_what, lines) => {
    const { spans } = busyIn(event('DTSTART:20260310T160000Z', 'DURATION:PT1H', ...lines), [
      'wren@example.com',
    ]);
    expect(spans).toHaveLength(1);
  });

  it('are the site’s own consultations, which are no reason against themselves', () => {
    const own = (uid: string) =>
      busyIn(calendarOf([[`UID:${uid}`, 'DTSTART:20260310T160000Z', 'DURATION:PT1H']])).spans;
    expect(own(`0123456789abcdef0123456789abcdef@${OWN}`)).toEqual([]);
    expect(own('0123456789abcdef0123456789abcdef@other.example')).toHaveLength(1);
    expect(own(`meeting@${OWN}`)).toHaveLength(1);
  });

  it('are put together where they overlap or touch, and left out beyond the time that is looked at', () => {
    const at = (start: string, end: string) => [`UID:${start}`, `DTSTART:${start}`, `DTEND:${end}`];
    const { spans } = busyIn(
      calendarOf([
        at('20260310T170000Z', '20260310T180000Z'),
        at('20260310T160000Z', '20260310T170000Z'),
        at('20260310T163000Z', '20260310T164500Z'),
        at('20260201T160000Z', '20260201T170000Z'),
        at('20260228T230000Z', '20260301T010000Z'),
        at('20260401T000000Z', '20260401T010000Z'),
      ]),
    );
    expect(spans).toEqual(['02-28T23:00–03-01T01:00', '03-10T16:00–03-10T18:00']);
  });
});

describe('recurring events', () => {
  const weekly = [
    'DTSTART;TZID=America/New_York:20250106T090000',
    'DTEND;TZID=America/New_York:20250106T093000',
  ];

  it('keep to the clock of their zone when it changes', () => {
    // New York goes from −5 to −4 on 8 March 2026.
    expect(busyIn(event(...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=MO')).spans).toEqual([
      '03-02T14:00–03-02T14:30',
      '03-09T13:00–03-09T13:30',
      '03-16T13:00–03-16T13:30',
      '03-23T13:00–03-23T13:30',
      '03-30T13:00–03-30T13:30',
    ]);
  });

  it('do not take place on what is excepted, however that is written', () => {
    for (const exceptions of [
      ['EXDATE;TZID=America/New_York:20260309T090000,20260316T090000'],
      ['EXDATE:20260309T130000Z', 'EXDATE:20260316T130000Z'],
      ['EXDATE;VALUE=DATE:20260309,20260316'],
      // Exceptions that fit no occurrence, as are left when a series is moved.
      [
        'EXDATE:20260302T000000Z,20260303T000000Z,20260304T000000Z',
        'EXDATE:20260309T130000Z,20260316T130000Z',
      ],
    ]) {
      expect(busyIn(event(...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=MO', ...exceptions)).spans).toEqual([
        '03-02T14:00–03-02T14:30',
        '03-23T13:00–03-23T13:30',
        '03-30T13:00–03-30T13:30',
      ]);
    }
  });

  it('end with the last occurrence, however the end is written', () => {
    for (const until of ['20260309T130000Z', '20260309', '20260309T090000', '20260309T235959Z']) {
      expect(busyIn(event(...weekly, `RRULE:FREQ=WEEKLY;UNTIL=${until};BYDAY=MO`)).spans).toEqual([
        '03-02T14:00–03-02T14:30',
        '03-09T13:00–03-09T13:30',
      ]);
    }
    expect(busyIn(event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=61;BYDAY=MO')).spans).toHaveLength(1);
    expect(busyIn(event(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20251231T000000Z')).spans).toEqual([]);
  });

  it('of whole days end with the last day, and are excepted by days', () => {
    const days = ['DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260303'];
    const rule = 'RRULE:FREQ=DAILY;UNTIL=20260305';
    expect(busyIn(event(...days, rule)).spans).toEqual([day('2026-03-02', '2026-03-06')]);
    expect(busyIn(event(...days, rule, 'EXDATE;VALUE=DATE:20260303')).spans).toEqual([
      day('2026-03-02', '2026-03-03'),
      day('2026-03-04', '2026-03-06'),
    ]);
  });

  it('have changed occurrences, which count in their place', () => {
    const series = ['UID:series', ...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=63'];
    const moved = [
      'UID:series',
      'RECURRENCE-ID;TZID=America/New_York:20260309T090000',
      'DTSTART;TZID=America/New_York:20260310T150000',
      'DTEND;TZID=America/New_York:20260310T160000',
    ];
    const cancelled = [
      'UID:series',
      'RECURRENCE-ID:20260316T130000Z',
      'STATUS:CANCELLED',
      'DTSTART:20260316T130000Z',
      'DTEND:20260316T133000Z',
    ];
    // One that is moved here from beyond what is looked at.
    const brought = [
      'UID:series',
      'RECURRENCE-ID:20250106T140000Z',
      'DTSTART:20260320T140000Z',
      'DTEND:20260320T150000Z',
    ];
    const expected = ['03-02T14:00–03-02T14:30', '03-10T19:00–03-10T20:00', '03-20T14:00–03-20T15:00'];
    expect(busyIn(calendarOf([series, moved, cancelled, brought])).spans).toEqual(expected);
    expect(busyIn(calendarOf([brought, cancelled, moved, series])).spans).toEqual(expected);
    // The same in files of their own, as a CalDAV server sends them.
    expect(busyIn([calendarOf([moved, series]), calendarOf([brought, cancelled])]).spans).toEqual(expected);
  });

  it('may be changed for all of the future', () => {
    const series = ['UID:series', ...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=63'];
    const later = [
      'UID:series',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20260309T090000',
      'DTSTART;TZID=America/New_York:20260309T110000',
      'DTEND;TZID=America/New_York:20260309T120000',
    ];
    expect(busyIn(calendarOf([series, later])).spans).toEqual([
      '03-02T14:00–03-02T14:30',
      '03-09T15:00–03-09T16:00',
      '03-16T15:00–03-16T16:00',
    ]);
  });

  it('keep to their pace over many years', () => {
    const since2010 = (rule: string) =>
      busyIn(event('DTSTART:20100104T160000Z', 'DURATION:PT1H', rule)).spans.map((span) => span.slice(0, 5));
    expect(since2010('RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE')).toEqual([
      '03-09',
      '03-11',
      '03-23',
      '03-25',
    ]);
    expect(since2010('RRULE:FREQ=DAILY;INTERVAL=10')).toEqual(['03-01', '03-11', '03-21', '03-31']);
    expect(since2010('RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20260310T235959Z')).toEqual(['03-03', '03-10']);
    expect(since2010('RRULE:FREQ=MONTHLY;BYDAY=-1FR')).toEqual(['03-27']);
    expect(since2010('RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=12')).toEqual(['03-12']);
  });

  it('have single dates besides their rule', () => {
    expect(
      busyIn(event(...weekly, 'RDATE;TZID=America/New_York:20260304T120000,20260305T120000')).spans,
    ).toEqual(['03-04T17:00–03-04T17:30', '03-05T17:00–03-05T17:30']);
  });

  it('keep to the hours of a zone that only the file knows', () => {
    const zone = OUTLOOK_EASTERN.replaceAll('Eastern Standard Time', 'Customized Time Zone');
    const own = calendarOf(
      [
        [
          'UID:one',
          'DTSTART;TZID=Customized Time Zone:20250106T090000',
          'DURATION:PT30M',
          'RRULE:FREQ=WEEKLY;BYDAY=MO',
        ],
      ],
      [zone],
    );
    expect(busyIn(own).spans.slice(0, 2)).toEqual(['03-02T14:00–03-02T14:30', '03-09T13:00–03-09T13:30']);
  });

  it('that could go on forever end the reading of no other', () => {
    const found = busyIn(
      calendarOf([
        ['UID:mad', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'],
        ['UID:often', 'DTSTART:19000101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=HOURLY'],
        ['UID:good', 'DTSTART:20260310T160000Z', 'DURATION:PT1H'],
      ]),
    );
    expect(found.spans).toEqual(['03-10T16:00–03-10T17:00']);
    expect(found.unreadable).toBe(2);
  });
});

describe('a file', () => {
  it('says when somebody is busy without its events, too', () => {
    const freeBusy = [
      'BEGIN:VCALENDAR',
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20260310T160000Z/20260310T170000Z,20260311T160000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20260312T160000Z/PT30M',
      'END:VFREEBUSY',
      'END:VCALENDAR',
    ].join('\r\n');
    expect(busyIn(freeBusy).spans).toEqual(['03-10T16:00–03-10T17:00', '03-11T16:00–03-11T16:30']);
  });

  it('may be folded, end its lines in any way, and begin with a mark', () => {
    const text = event('DTSTART;TZID=Amer\r\n ica/New_York:202603\r\n\t10T120000', 'DURATION:PT1H');
    for (const file of [text, `\uFEFF${text}`, text.replaceAll('\r\n', '\n')]) {
      expect(busyIn(file).spans).toEqual(['03-10T16:00–03-10T17:00']);
    }
  });

  it('counts the events that can’t be read, and reads the others', () => {
    const found = busyIn(
      calendarOf([
        ['UID:bad', 'DTSTART:tomorrow', 'DURATION:PT1H'],
        ['UID:none', 'SUMMARY:No time at all'],
        ['UID:rule', 'DTSTART:20260310T160000Z', 'RRULE:FREQ=SOMETIMES'],
        ['UID:good', 'DTSTART:20260311T160000Z', 'DURATION:PT1H', 'DESCRIPTION:END:VEVENT\\nBEGIN:VEVENT'],
      ]),
    );
    expect(found).toMatchObject({ unreadable: 3, spans: ['03-11T16:00–03-11T17:00'] });
  });

  it('says what the calendar is called', () => {
    const named = event('DTSTART:20260310T160000Z').replace('VERSION:2.0', 'X-WR-CALNAME:Work\\, and play');
    expect(busyIn(named).name).toBe('Work, and play');
    expect(busyIn(event('DTSTART:20260310T160000Z')).name).toBeNull();
  });

  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['another vCard', 'BEGIN:VCARD\r\nEND:VCARD'],
    ['cut off', event('DTSTART:20260310T160000Z').slice(0, -20)],
    ['cut off within an event', event('DTSTART:20260310T160000Z').slice(0, 90)],
    ['wrongly nested', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT'],
  ])('is no calendar when it is %s', (_what, file) => {
    expect(() => busyIn(file)).toThrow('not-a-calendar');
  });

  it('with more events than a person has is not read', () => {
    const events = Array.from({ length: 20_001 }, (_, index) => [`UID:${index}`, 'DTSTART:20260310T160000Z']);
    expect(() => busyIn(calendarOf(events))).toThrow('too-many');
  });
});

describe('what programs write', () => {
  it('is read of Google', () => {
    const { spans, name, unreadable } = busyIn(GOOGLE);
    // The call on the 10th was moved, the one on the 17th called off; the clocks change on the 8th.
    expect(spans).toEqual(['03-03T16:00–03-03T16:45', '03-12T19:00–03-12T19:45', '03-24T15:00–03-24T15:45']);
    expect([name, unreadable]).toEqual(['wren.calder@gmail.com', 0]);
  });

  it('is read of Outlook and Exchange', () => {
    const { spans, unreadable } = busyIn(OUTLOOK);
    expect(spans).toEqual([
      '03-12T18:00–03-12T19:00',
      '03-18T16:30–03-18T17:00',
      '03-31T09:00–03-31T09:30', // in London it is summer
    ]);
    expect(unreadable).toBe(0);
  });

  it('is read of Apple', () => {
    const noon = startOfDay('2026-03-16').getTime() + 12 * 3_600_000;
    const { spans, unreadable } = busyIn(APPLE);
    expect(spans).toEqual([
      `${iso(noon)}–${iso(noon + 45 * 60_000)}`,
      '03-27T18:00–03-27T19:00',
      '03-28T18:00–03-28T19:00',
      '03-29T17:00–03-29T18:00',
      '03-30T17:00–03-30T18:00',
    ]);
    expect(unreadable).toBe(0);
  });

  it('is read of Nextcloud', () => {
    const { spans, unreadable } = busyIn(NEXTCLOUD);
    expect(spans).toEqual([day('2026-03-20', '2026-03-21')]);
    expect(unreadable).toBe(0);
  });
});
