import { type Weekday, WEEKDAYS } from './business-profile.ts';
import { type CalendarDay, weekdayNumber } from './calendar-day.ts';
import {
  columns,
  halves,
  monthOfYear,
  monthsOfYear,
  shortDay,
  shortMonths,
  shortWeekdays,
  time,
} from './clock-patterns.ts';
import { fill } from './fill.ts';
import { type Slot, slotTo24Hours } from './time-of-day.ts';

/** '9:00 AM' or '09:00', as the site shows it, of 'HH:MM'. */
export function formatTime(text: string): string {
  return writeTime({ time, halves }, text);
}

/** The same with other patterns than the site's. */
export function writeTime(patterns: { time: string; halves: readonly string[] }, text: string): string {
  const [hours = '', minute] = text.split(':');
  const ofDay = Number(hours);
  const [before, after] = patterns.halves;
  const hour = before === undefined ? hours : ofDay % 12 === 0 ? 12 : ofDay % 12;
  return fill(patterns.time, { hour, minute, dayPeriod: ofDay < 12 ? before : after });
}

/** A slot as the site shows it. */
export function formatSlot(slot: Slot): string {
  return formatTime(slotTo24Hours(slot));
}

/** 'Tue, Nov 24' */
export function formatShortDay(date: CalendarDay): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  const weekday = shortWeekdays[weekdayNumber(date)];
  return fill(shortDay, { weekday, year, month: shortMonths[month - 1], day });
}

/** 'November 2026', of `2026-11`, as a heading. */
export function formatMonth(month: string): string {
  const [year, number = 1] = month.split('-').map(Number);
  return fill(monthOfYear, { month: monthsOfYear[number - 1], year });
}

/** 'Tue', as a heading. */
export function formatWeekday(weekday: Weekday): string {
  return columns[WEEKDAYS.indexOf(weekday)] ?? '';
}
