import { describe, expect, it } from 'vitest';
import { promiseOf } from '#content/contact-subject.ts';
import { contactSubjects } from '#content/contact.ts';
import { projectTypes } from '#content/home.ts';
import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { dayOf } from '#shared/business-time.ts';
import { instantAt } from '#shared/business-instant.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import { DEFAULT_SUBJECT } from '#shared/limits.ts';
import type { Business } from '#shared/business-profile.ts';
import { dueWith, isPostponed, promiseInWords, replyDue } from '#shared/reply-clock.ts';
import { scanZone } from '#shared/scan-zone.ts';

/** An instant by Arizona's clock, 'YYYY-MM-DD HH:MM[:SS]'. */
const arizona = (moment: string) => new Date(`${moment.replace(' ', 'T')}-07:00`);
const HOUR = 3_600_000;

describe('four business hours', () => {
  it.each([
    // Within a day.
    ['2026-11-18 09:00', '2026-11-18 13:00'],
    ['2026-11-18 10:17', '2026-11-18 14:17'],
    ['2026-11-18 13:00', '2026-11-18 17:00'],
    // Over a night.
    ['2026-11-18 13:00:01', '2026-11-19 09:00:01'],
    ['2026-11-18 16:30', '2026-11-19 12:30'],
    ['2026-11-18 17:00', '2026-11-19 13:00'],
    ['2026-11-18 21:00', '2026-11-19 13:00'],
    // Both sides of midnight, and early.
    ['2026-11-18 23:59:59', '2026-11-19 13:00'],
    ['2026-11-19 00:00', '2026-11-19 13:00'],
    ['2026-11-19 08:59:59', '2026-11-19 13:00'],
    // Over a weekend.
    ['2026-11-20 13:00', '2026-11-20 17:00'],
    ['2026-11-20 16:00', '2026-11-23 12:00'],
    ['2026-11-20 23:59:59', '2026-11-23 13:00'],
    ['2026-11-21 00:00', '2026-11-23 13:00'],
    ['2026-11-21 12:00', '2026-11-23 13:00'],
    ['2026-11-22 23:59:59', '2026-11-23 13:00'],
    ['2026-11-23 00:00', '2026-11-23 13:00'],
    // Over a year's end (a Thursday) and a leap day (a Tuesday).
    ['2026-12-31 16:00', '2027-01-01 12:00'],
    ['2028-02-28 16:00', '2028-02-29 12:00'],
    ['2028-02-29 16:00', '2028-03-01 12:00'],
    // Where others change their clocks.
    ['2026-03-06 16:00', '2026-03-09 12:00'],
    ['2026-10-30 16:00', '2026-11-02 12:00'],
  ])('[9.2.07] [9.2.08] a message of %s is due %s', (received, due) => {
    expect(replyDue('business hours', arizona(received))).toEqual(arizona(due));
  });

  it('are never due outside of business hours, and sooner messages never later', () => {
    const opens = (at: Date) => instantAt(dayOf(at), '09:00')!.getTime();
    const closes = (at: Date) => instantAt(dayOf(at), '17:00')!.getTime();
    const start = arizona('2026-12-20 00:00').getTime();
    let before = 0;
    for (let at = start; at < start + 21 * 24 * HOUR; at += 7 * 60_000 + 13_000) {
      const received = new Date(at);
      const due = replyDue('business hours', received);
      expect(weekdayOf(dayOf(due))).not.toMatch(/^s/);
      expect(due.getTime()).toBeGreaterThanOrEqual(opens(due));
      expect(due.getTime()).toBeLessThanOrEqual(closes(due));
      expect(due.getTime()).toBeGreaterThanOrEqual(Math.max(before, at + 4 * HOUR));
      before = due.getTime();
    }
  });
});

describe('twenty-four hours', () => {
  it.each([
    ['2026-11-18 10:17', '2026-11-19 10:17'],
    ['2026-11-19 09:00', '2026-11-20 09:00'],
    // They end in a night: when the day before ended.
    ['2026-11-18 20:00', '2026-11-19 17:00'],
    ['2026-11-18 03:00', '2026-11-18 17:00'],
    ['2026-12-31 23:59:59', '2027-01-01 17:00'],
  ])('[9.2.09] a message of %s is due %s', (received, due) => {
    expect(replyDue('hours', arizona(received))).toEqual(arizona(due));
    expect(isPostponed('hours', arizona(received))).toBe(false);
  });

  it.each([
    ['2026-11-20 16:00', '2026-11-23 12:00'],
    ['2026-11-20 20:00', '2026-11-23 13:00'],
    ['2026-11-22 00:32', '2026-11-23 13:00'],
  ])('end while nobody works: a message of %s is due %s', (received, due) => {
    expect(replyDue('hours', arizona(received))).toEqual(arizona(due));
    expect(isPostponed('hours', arizona(received))).toBe(true);
  });

  it('leave time for an answer: to a message before the weekend it is due that day', () => {
    expect(replyDue('hours', arizona('2026-11-20 09:30'))).toEqual(arizona('2026-11-20 17:00'));
  });
});

describe('another profile', () => {
  const open: Business['time']['open'] = {
    ...{ monday: [], sunday: [], tuesday: [['08:30', '18:00']], wednesday: [['08:30', '18:00']] },
    thursday: [
      ['09:00', '12:00'],
      ['14:00', '16:00'],
    ],
    ...{ friday: [['08:30', '18:00']], saturday: [['08:30', '18:00']] },
  };
  const due = (received: string, changes: Partial<Business['time']> = {}, zone = 'Europe/Lisbon') =>
    dueWith(
      {
        time: { zone, name: '', place: '', open, closed: ['12-25', '2026-10-30'], ...changes },
        replies: { businessHours: 6, hours: 48 },
      },
      scanZone(zone, Date.parse('2026-11-23')),
    )('business hours', new Date(received)).toISOString();

  it.each([
    // Over noon on a Thursday, then on Friday.
    ['2026-11-26T11:00:00Z', '2026-11-27T11:30:00.000Z'],
    // From Saturday to Tuesday.
    ['2026-11-21T17:00:00Z', '2026-11-24T13:30:00.000Z'],
    // Over the night in which clocks go back, by the local clock: 17:00 is 16:00 UTC before it.
    ['2026-10-24T16:00:00Z', '2026-10-27T13:30:00.000Z'],
    // Over a closed day of this year, and one of each year.
    ['2026-10-29T16:30:00Z', '2026-10-31T14:30:00.000Z'],
    ['2026-12-24T16:30:00Z', '2026-12-26T14:30:00.000Z'],
  ])('a message of %s is due %s', (received, expected) => {
    expect(due(received)).toBe(expected);
  });

  it('that is never open counts hours on the clock', () => {
    const never: Business['time']['open'] = {
      ...{ monday: [], tuesday: [], wednesday: [], thursday: [], friday: [] },
      ...{ saturday: [], sunday: [] },
    };
    expect(due('2026-11-21T17:00:00Z', { open: never })).toBe('2026-11-21T23:00:00.000Z');
  });
});

describe('what was promised', () => {
  it('is in words what the profile says', () => {
    expect([promiseInWords('business hours'), promiseInWords('hours')]).toEqual([
      '4 hours on business days',
      '24 hours',
    ]);
  });

  it('[9.2.08] is four business hours on the home page', () => {
    for (const subject of [...projectTypes.map(({ value }) => value), DEFAULT_SUBJECT, '']) {
      expect(promiseOf(subject)).toBe('business hours');
    }
  });

  it('[9.2.09] is 24 hours on the contact page', () => {
    for (const subject of contactSubjects) expect(promiseOf(subject)).toBe('hours');
  });
});

describe('a day and time in words', () => {
  it.each([
    ['2026-11-23 12:00', 'Monday 12 PM'],
    ['2026-11-23 00:05', 'Monday 12:05 AM'],
    ['2026-11-22 23:59:59', 'Sunday 11:59 PM'],
    ['2026-11-24 09:30', 'Tuesday 9:30 AM'],
  ])('%s is %s', (moment, words) => {
    expect(formatWeekdayTime(arizona(moment))).toBe(words);
  });
});
