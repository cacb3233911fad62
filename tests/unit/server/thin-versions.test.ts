import { expect, it } from 'vitest';
import { superfluousVersions } from '#server/features/writing/thin-versions.ts';

const NOW = new Date('2026-06-15T12:00:00.000Z');
const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Versions of these ages in ms, newest first; the id is the place in the list. */
function versions(...ages: number[]) {
  return ages.map((age, id) => ({ id, savedAt: new Date(NOW.getTime() - age).toISOString() }));
}

it('keeps every version of the last 24 hours', () => {
  const ages = Array.from({ length: 500 }, (_, index) => (index * DAY) / 499);
  expect(superfluousVersions(versions(...ages), NOW)).toEqual([]);
});

it('keeps the last of each hour for 7 days, of each day for 90, and then of each month', () => {
  const minute = HOUR / 60;
  const kept = versions(
    0,
    2 * DAY + 10 * minute, // 11:50
    2 * DAY + 20 * minute, // 11:40
    2 * DAY + 70 * minute, // 10:50
    20 * DAY,
    20 * DAY + HOUR,
    21 * DAY,
    100 * DAY, // March 7th
    102 * DAY,
    130 * DAY, // February
    140 * DAY, // January
    150 * DAY,
    155 * DAY, // the first one
  );
  expect(superfluousVersions(kept, NOW)).toEqual([2, 5, 8, 11]);
});

it('keeps the newest and the first one, however old they are', () => {
  expect(superfluousVersions(versions(400 * DAY, 400 * DAY + 1, 400 * DAY + 2), NOW)).toEqual([1]);
  expect(superfluousVersions(versions(400 * DAY, 400 * DAY + 1), NOW)).toEqual([]);
  expect(superfluousVersions(versions(400 * DAY), NOW)).toEqual([]);
  expect(superfluousVersions([], NOW)).toEqual([]);
});
