import { describe, expect, it } from 'vitest';
import { timeLeft } from '#app/features/contacts/time-left.ts';

const arizona = (moment: string) => new Date(`${moment.replace(' ', 'T')}-07:00`);

describe('the time left', () => {
  it.each([
    ['2026-11-23 12:00', 'Due today, 12:00 PM'],
    ['2026-11-23 00:00', 'Due today, 12:00 PM'],
    ['2026-11-22 23:59', 'Due tomorrow, 12:00 PM'],
    ['2026-11-22 00:00', 'Due tomorrow, 12:00 PM'],
    ['2026-11-21 23:59', 'Due Monday 12 PM'],
    ['2026-11-20 16:00', 'Due Monday 12 PM'],
  ])('of a promise for Monday noon is at %s: %s', (now, words) => {
    expect(timeLeft(arizona('2026-11-23 12:00'), arizona(now))).toEqual({ isOverdue: false, words });
  });

  it.each([
    ['2026-11-23 12:00:01', 'Overdue by less than 1 min'],
    ['2026-11-23 12:01', 'Overdue by 1 min'],
    ['2026-11-23 12:59:59', 'Overdue by 59 min'],
    ['2026-11-23 13:00', 'Overdue by 1 hour'],
    ['2026-11-23 15:05', 'Overdue by 3 hours'],
    ['2026-11-24 11:59:59', 'Overdue by 23 hours'],
    ['2026-11-24 12:00', 'Overdue by 1 day'],
    ['2026-11-24 15:00', 'Overdue by 1 day'],
    ['2026-11-26 11:00', 'Overdue by 2 days'],
    ['2030-11-23 12:00', 'Overdue by 1,461 days'],
  ])('is over after that: %s, %s', (now, words) => {
    expect(timeLeft(arizona('2026-11-23 12:00'), arizona(now))).toEqual({ isOverdue: true, words });
  });
});
