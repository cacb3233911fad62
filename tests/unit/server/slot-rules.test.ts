import { describe, expect, it } from 'vitest';
import { withAdded } from '#shared/added-times.ts';
import { CONSULTATION_MINUTES, rulesFor, slotStart } from '#shared/booking.ts';
import { bookableDays, slotsOn } from '#tests/support/profile-slots.ts';
import { addDays } from '#shared/calendar-day.ts';
import {
  type BookingFacts,
  nextTooLate,
  obstacleBeside,
  obstacleTo,
  takenSlots,
} from '#server/features/consultations/slot-rules.ts';

const NOW = new Date('2026-03-04T12:00:00Z');
const MINUTE = 60_000;
const [first = '', second = '', third = ''] = bookableDays(NOW);
const [early, next] = slotsOn(second) as [ReturnType<typeof slotsOn>[number], ...ReturnType<typeof slotsOn>];
const start = slotStart(second, early)!.getTime();

const LIMITS = { buffer: 0, lead: 0, ahead: 30, daily: null };
const facts = (changes: Partial<BookingFacts> = {}): BookingFacts => ({
  rules: rulesFor(null),
  limits: LIMITS,
  booked: new Map(),
  ...{ daysOff: [], slotsOff: new Map(), busy: [], starts: [] },
  ...changes,
});
const obstacle = (changes: Partial<BookingFacts>, now = NOW) =>
  obstacleTo(second, early, facts(changes), now);

describe('a slot', () => {
  it('is open when nothing hinders it', () => {
    expect(obstacle({})).toBeNull();
  });

  it('is not there before and after the window, nor at a time that its day has not', () => {
    expect(obstacleTo(addDays(first, -7), early, facts(), NOW)).toBe('window');
    expect(obstacleTo('2027-03-04', early, facts(), NOW)).toBe('window');
    expect(obstacleTo(second, '3:07 AM', facts(), NOW)).toBe('no-slot');
  });

  it('is there at a time that was added to its day alone, in the order of the day', () => {
    const added = withAdded(rulesFor(null), [{ day: second, slots: ['3:07 AM'] }]);
    expect(added.slotsOn(second)).toEqual(['3:07 AM', ...slotsOn(second)]);
    const rules = { rules: added };
    expect(obstacleTo(second, '3:07 AM', facts(rules), NOW)).toBeNull();
    expect(obstacleTo(third, '3:07 AM', facts(rules), NOW)).toBe('no-slot');
    expect(
      obstacleTo(
        second,
        '3:07 AM',
        facts({ ...rules, daysOff: [{ first_day: second, last_day: second }] }),
        NOW,
      ),
    ).toBe('day-off');
  });

  it.each([
    ['from before to after', addDays(first, -3), addDays(third, 3), true],
    ['of that day alone', second, second, true],
    ['that end with it', first, second, true],
    ['that begin with it', second, third, true],
    ['before', addDays(first, -3), first, false],
    ['after', third, third, false],
  ])('is off on days off %s', (_which, first_day, last_day, off) => {
    expect(obstacle({ daysOff: [{ first_day, last_day }] })).toBe(off ? 'day-off' : null);
  });

  it.each([
    ['at the same time', 0, CONSULTATION_MINUTES, true],
    ['from before to after', -60, 120, true],
    ['for a minute within it', 5, 6, true],
    ['until it begins', -60, 0, false],
    ['from its end', CONSULTATION_MINUTES, CONSULTATION_MINUTES + 60, false],
  ])('is busy when the owner’s calendar has something %s', (_when, from, to, busy) => {
    const time = { start: new Date(start + from * MINUTE), end: new Date(start + to * MINUTE) };
    expect(obstacle({ busy: [time] })).toBe(busy ? 'busy' : null);
    expect(obstacleBeside(second, early, facts({ busy: [time] }))).toBe(busy ? 'busy' : null);
  });

  it.each([
    ['ends less than the break before', -60, -14, true],
    ['ends a break before', -60, -15, false],
    ['begins less than the break after', CONSULTATION_MINUTES + 14, CONSULTATION_MINUTES + 60, true],
    ['begins a break after', CONSULTATION_MINUTES + 15, CONSULTATION_MINUTES + 60, false],
  ])('keeps the break to what is in the owner’s calendar: it %s', (_when, from, to, busy) => {
    const time = { start: new Date(start + from * MINUTE), end: new Date(start + to * MINUTE) };
    const changes = { limits: { ...LIMITS, buffer: 15 }, busy: [time] };
    expect(obstacle(changes)).toBe(busy ? 'busy' : null);
  });

  it('is off on its own day at its own time', () => {
    expect(obstacle({ slotsOff: new Map([[second, [early]]]) })).toBe('slot-off');
    expect(obstacle({ slotsOff: new Map([[first, [early]]]) })).toBeNull();
    expect(obstacle({ slotsOff: new Map([[second, [next!]]]) })).toBeNull();
  });

  it.each([
    [0, 0, true],
    [0, CONSULTATION_MINUTES, false],
    [15, CONSULTATION_MINUTES, true],
    [15, CONSULTATION_MINUTES + 14, true],
    [15, CONSULTATION_MINUTES + 15, false],
    [15, -CONSULTATION_MINUTES - 14, true],
    [15, -CONSULTATION_MINUTES - 15, false],
  ])('with a break of %i minutes is taken by a consultation %i minutes later: %s', (buffer, apart, taken) => {
    const starts = [new Date(start + apart * MINUTE)];
    expect(obstacle({ limits: { ...LIMITS, buffer, lead: 0 }, starts })).toBe(taken ? 'taken' : null);
  });

  it('needs its notice to the millisecond', () => {
    const limits = { ...LIMITS, lead: 90 };
    expect(obstacle({ limits }, new Date(start - 90 * MINUTE - 24 * 60 * MINUTE))).toBeNull();
    const lead = Math.round((start - NOW.getTime()) / MINUTE);
    expect(obstacle({ limits: { ...LIMITS, buffer: 0, lead } })).toBeNull();
    expect(obstacle({ limits: { ...LIMITS, buffer: 0, lead: lead + 1 } })).toBe('too-late');
  });
});

describe('a day with a limit of calls', () => {
  const limits = { ...LIMITS, daily: 2 };

  it.each([
    [1, null],
    [2, 'day-full'],
    [3, 'day-full'],
  ])('that has %i of 2', (count, expected) => {
    expect(obstacle({ limits, booked: new Map([[second, count]]) })).toBe(expected);
    expect(obstacle({ limits, booked: new Map([[first, count]]) })).toBeNull();
  });

  it('takes back the consultations that it had', () => {
    expect(obstacleBeside(second, early, facts({ limits, booked: new Map([[second, 5]]) }))).toBeNull();
  });
});

describe('a slot that a consultation goes back to', () => {
  it('has neither window nor notice', () => {
    expect(
      obstacleBeside(addDays(second, -7), early, facts({ limits: { ...LIMITS, buffer: 0, lead: 9_999 } })),
    ).toBeNull();
  });

  it('is closed by days off, times off and its neighbours', () => {
    const off = { first_day: second, last_day: second };
    expect(obstacleBeside(second, early, facts({ daysOff: [off] }))).toBe('day-off');
    expect(obstacleBeside(second, early, facts({ slotsOff: new Map([[second, [early]]]) }))).toBe('slot-off');
    expect(obstacleBeside(second, early, facts({ starts: [new Date(start)] }))).toBe('taken');
  });
});

describe('what is taken', () => {
  it('is empty when nothing hinders', () => {
    expect(takenSlots(facts(), NOW)).toEqual({});
  });

  it('has the days of the window with the slots that can’t be had, in order', () => {
    const off = { first_day: third, last_day: third };
    expect(takenSlots(facts({ daysOff: [off], slotsOff: new Map([[second, [early]]]) }), NOW)).toEqual({
      [second]: [early],
      [third]: slotsOn(third),
    });
  });

  it('changes when the next slot comes too near', () => {
    const lead = 48 * 60;
    const moment = nextTooLate(facts({ limits: { ...LIMITS, buffer: 0, lead } }), NOW)!;
    const before = takenSlots(
      facts({ limits: { ...LIMITS, buffer: 0, lead } }),
      new Date(moment.getTime() - 1),
    );
    const after = takenSlots(facts({ limits: { ...LIMITS, buffer: 0, lead } }), moment);
    const count = (taken: Record<string, unknown[]>) => Object.values(taken).flat().length;
    expect(count(after)).toBe(count(before) + 1);
  });
});
