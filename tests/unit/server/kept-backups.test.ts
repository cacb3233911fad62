import { describe, expect, it } from 'vitest';
import { keptBackups } from '#server/backup/kept-backups.ts';
import { addDays } from '#shared/calendar-day.ts';

const nightly = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(last, index - count + 1)).map((day) => ({
    name: day,
    day,
  }));

describe('which backups are kept', () => {
  it('are the last of 7 days, 4 weeks and 12 months', () => {
    // A Tuesday. Sundays end weeks.
    expect([...keptBackups(nightly('2026-11-24', 800))].sort()).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-08',
      '2026-11-15',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
  });

  it('are the same when each night is thinned out by itself', () => {
    let left: { name: string; day: string }[] = [];
    for (const one of nightly('2026-11-24', 800)) {
      left = [...left, one];
      const kept = keptBackups(left);
      left = left.filter(({ name }) => kept.has(name));
    }
    expect(left.map(({ name }) => name)).toEqual([...keptBackups(nightly('2026-11-24', 800))].sort());
  });

  it('are all of the last day, however old, and the last one of the days before', () => {
    const backups = ['a', 'b'].map((name) => ({ name, day: '2020-01-01' }));
    expect([...keptBackups(backups)].sort()).toEqual(['a', 'b']);
    expect([...keptBackups([...backups, { name: 'c', day: '2020-01-02' }])].sort()).toEqual(['b', 'c']);
    expect([...keptBackups([])]).toEqual([]);
  });
});
