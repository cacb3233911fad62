import { instantAt } from '#shared/business-instant.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?/;

/**
 * The instant that a post has a date of. A time in UTC is all zeros where nobody has published it yet, and sometimes where
 * somebody has: then the local time counts, where the business is.
 * @returns null where neither says anything
 */
export function dateOf(utc: string, local: string, fallback = ''): Date | null {
  return utcDate(utc) ?? localDate(local) ?? anyDate(fallback);
}

function utcDate(text: string): Date | null {
  return LOCAL.test(text) ? valid(new Date(`${text.replace(' ', 'T')}Z`)) : null;
}

function localDate(text: string): Date | null {
  const [, day, time, seconds = '00'] = LOCAL.exec(text) ?? [];
  if (day === undefined || time === undefined || valid(new Date(`${day}T${time}Z`)) === null) return null;
  // A time that a change of clocks skips is an hour later there.
  const instant = instantAt(day, time) ?? new Date(`${day}T${time}Z`);
  return new Date(instant.getTime() + Number(seconds) * 1_000);
}

function anyDate(text: string): Date | null {
  return valid(new Date(text));
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) || date.getTime() < 0 ? null : date;
}
