import { describe, expect, it } from 'vitest';
import { changesClocks, scanZone } from '#shared/scan-zone.ts';
import { dayStart, instantOf } from '#shared/zone-clock.ts';
import { localTime } from '#shared/zone-offsets.ts';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const MINUTE = 60_000;

/** What Intl says a clock there shows, '2026-11-24T09:00'. */
function clockOf(zone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (instant: number) => format.format(instant).replace(' ', 'T');
}

describe.each([
  'America/Phoenix',
  'America/New_York',
  'America/Santiago', // its clocks change at midnight
  'Asia/Beirut', // at midnight, too
  'Asia/Kathmandu',
  'Australia/Lord_Howe', // by half an hour
  'Europe/Lisbon',
  'Africa/Casablanca', // around Ramadan
  'Pacific/Apia', // left out a whole day in 2011
])('the clock in %s', (zone) => {
  const changes = scanZone(zone, NOW);
  const clock = clockOf(zone);

  it('shows what Intl says, from 1970 to 2066', () => {
    const step = 53 * 60 * 61 * 1_000; // goes through all times of day
    const wrong: number[] = [];
    for (let instant = 0; instant < Date.UTC(2066, 0); instant += step) {
      if (localTime(changes, new Date(instant)).slice(0, 16) !== clock(instant)) wrong.push(instant);
    }
    expect(wrong).toEqual([]);
  });

  it('finds each time of day in 2026: the first of two, and none that is skipped', () => {
    const first = new Map<string, number>();
    const begins = new Map<string, number>();
    const end = Date.UTC(2027, 0, 1);
    for (let instant = Date.UTC(2026, 0, 1); instant < end; instant += 15 * MINUTE) {
      const shown = clock(instant);
      if (!first.has(shown)) first.set(shown, instant);
      if (!begins.has(shown.slice(0, 10))) begins.set(shown.slice(0, 10), instant);
    }
    const wrong: string[] = [];
    for (let shown = Date.UTC(2026, 0, 3); shown < Date.UTC(2026, 11, 29); shown += 15 * MINUTE) {
      const text = new Date(shown).toISOString().slice(0, 16);
      const found = instantOf(changes, text.slice(0, 10), text.slice(11))?.getTime();
      if (found !== first.get(text)) wrong.push(text);
    }
    for (const [day, begun] of [...begins].slice(2, -2)) {
      if (dayStart(changes, day).getTime() !== begun) wrong.push(day);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a change of clocks', () => {
  const lisbon = scanZone('Europe/Lisbon', NOW);
  const santiago = scanZone('America/Santiago', NOW);

  it('skips an hour in spring, and repeats one in autumn', () => {
    expect(instantOf(lisbon, '2027-03-28', '01:30')).toBeNull();
    expect(instantOf(lisbon, '2027-03-28', '02:00')).toEqual(new Date('2027-03-28T01:00:00Z'));
    expect(instantOf(lisbon, '2026-10-25', '01:30')).toEqual(new Date('2026-10-25T00:30:00Z'));
  });

  it('begins a day at one where there is no midnight', () => {
    expect(instantOf(santiago, '2026-09-06', '00:30')).toBeNull();
    expect(dayStart(santiago, '2026-09-06')).toEqual(new Date('2026-09-06T04:00:00Z'));
    expect(localTime(santiago, dayStart(santiago, '2026-09-06')).slice(11, 16)).toBe('01:00');
  });

  it.each(['', '9:00', '24:30', 'noon'])('is no reason to find %j', (time) => {
    expect(instantOf(lisbon, '2026-11-24', time)).toBeNull();
  });

  it('is told of zones that have one still', () => {
    const told = ['Europe/Lisbon', 'America/Phoenix', 'Asia/Kathmandu'].map((zone) =>
      changesClocks(zone, NOW),
    );
    expect(told).toEqual([true, false, false]);
  });
});

describe('the table of a zone', () => {
  it.each([
    ['America/Phoenix', [-420]],
    ['Asia/Kathmandu', [330, 8_415_030, 345]],
  ])('of %s is %j', (zone, table) => {
    expect(scanZone(zone, NOW)).toEqual(table);
  });
});
