import { type CalendarDay, dayInArizona } from './business.ts';

// Written out instead of asked of Intl, whose first use takes a phone longer than drawing the page.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * 'January 5, 2026'; 'No date' when there is none, 'Invalid date' when it cannot be read. [2.10.14] [8.59] [8.60]
 * An instant is dated where the owner works, wherever it is read; a date-only value never shifts by a day.
 */
export function formatLongDate(value: string | null | undefined): string {
  if (value === null || value === undefined || value.trim() === '') return 'No date';
  const time = Date.parse(value);
  if (Number.isNaN(time)) return 'Invalid date';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : dayInArizona(new Date(time));
  return `${monthAndDate(day)}, ${day.slice(0, 4)}`;
}

/** 'Tuesday, November 24, 2026'; 'No date' or 'Invalid date' where there is none to read. [8.59] [8.60] */
export function formatFullDay(day: CalendarDay): string {
  const words = formatLongDate(day);
  return Number.isNaN(Date.parse(day)) ? words : `${weekday(day)}, ${words}`;
}

/** 'Tuesday, November 24' */
export function formatDay(day: CalendarDay): string {
  return `${weekday(day)}, ${monthAndDate(day)}`;
}

/** 'November 2026' */
export function formatMonth(day: CalendarDay): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;
}

function weekday(day: CalendarDay): string {
  return WEEKDAYS[new Date(day).getUTCDay()] ?? '';
}

function monthAndDate(day: CalendarDay): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}`;
}
