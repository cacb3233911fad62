import { describe, expect, it } from 'vitest';
import { instantAt } from '#shared/business-instant.ts';
import { addDays } from '#shared/calendar-day.ts';
import { dayOf, timeOf } from '#shared/business-time.ts';
import { isDue, isOverdue, lastDue, nextDue } from '#server/features/backups/backup-schedule.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const plus = (instant: Date, ms: number) => new Date(Number(instant) + ms);

/** 03:15 on a day whose clocks do not change. */
function due(day = '2026-11-24'): Date {
  const instant = instantAt(day, '03:15');
  if (instant === null) throw new Error('there is no such time');
  return instant;
}

const quiet = { made_at: null, tried_at: null, claimed_until: null, failing_since: null };

describe('the time of the next backup', () => {
  it('is the same on the clock every night, also over a year with its changes of clocks', () => {
    let now = plus(due('2026-01-01'), -1);
    for (let night = 0; night < 365; night += 1) {
      const next = nextDue(now, '03:15');
      expect([dayOf(next), timeOf(next)]).toEqual([addDays('2026-01-01', night), '03:15']);
      expect(lastDue(next, '03:15')).toEqual(next);
      expect(lastDue(plus(next, -1), '03:15') < next).toBe(true);
      now = next;
    }
  });

  it('comes once a night at whatever time, even where the clocks skip it or show it twice', () => {
    // Lisbon skips 01:00 to 02:00 on March 29, and shows it twice on October 25; Arizona's clocks never change.
    for (const at of ['00:00', '01:00', '01:30', '01:59', '02:00', '23:59']) {
      let now = plus(instantAt('2026-01-01', at)!, -1);
      for (let night = 0; night < 365; night += 1) {
        const next = nextDue(now, at);
        expect(dayOf(next)).toBe(addDays('2026-01-01', night));
        now = next;
      }
    }
  });
});

describe('a backup is due', () => {
  const upSince = plus(due(), -48 * HOUR);

  it('at its time, once, and not again before the next night', () => {
    const tried = { ...quiet, tried_at: due('2026-11-23').toISOString() };
    expect(isDue(tried, { now: plus(due(), -1), at: '03:15', upSince })).toBe(false);
    expect(isDue(tried, { now: due(), at: '03:15', upSince })).toBe(true);
    const done = { ...quiet, tried_at: due().toISOString() };
    expect(isDue(done, { now: plus(due(), 23 * HOUR), at: '03:15', upSince })).toBe(false);
    expect(isDue(done, { now: due('2026-11-25'), at: '03:15', upSince })).toBe(true);
  });

  it('never where it is off, or while a process makes one', () => {
    expect(isDue(quiet, { now: due(), at: null, upSince })).toBe(false);
    const claimed = { ...quiet, claimed_until: plus(due(), MINUTE).toISOString() };
    expect(isDue(claimed, { now: due(), at: '03:15', upSince })).toBe(false);
  });

  it('a minute after the start, when the night was missed', () => {
    const missed = { ...quiet, tried_at: due('2026-11-22').toISOString() };
    const start = plus(due(), 5 * HOUR);
    expect(isDue(missed, { now: plus(start, 59_000), at: '03:15', upSince: start })).toBe(false);
    expect(isDue(missed, { now: plus(start, 60_000), at: '03:15', upSince: start })).toBe(true);
    expect(isDue(quiet, { now: plus(start, 60_000), at: '03:15', upSince: start })).toBe(true);
  });

  it('an hour after a try that failed, or that nobody finished', () => {
    const tried_at = due().toISOString();
    for (const open of [{ failing_since: tried_at }, { claimed_until: plus(due(), MINUTE).toISOString() }]) {
      const state = { ...quiet, tried_at, ...open };
      expect(isDue(state, { now: plus(due(), 59 * MINUTE), at: '03:15', upSince })).toBe(false);
      expect(isDue(state, { now: plus(due(), 60 * MINUTE), at: '03:15', upSince })).toBe(true);
    }
  });
});

it('the last backup is overdue after a day and a half, where backups are on', () => {
  const state = { made_at: due().toISOString() };
  expect(isOverdue(state, plus(due(), 36 * HOUR), '03:15')).toBe(false);
  expect(isOverdue(state, plus(due(), 36 * HOUR + 1), '03:15')).toBe(true);
  expect(isOverdue(state, plus(due(), 72 * HOUR), null)).toBe(false);
  expect(isOverdue({ made_at: null }, due(), '03:15')).toBe(false);
});
