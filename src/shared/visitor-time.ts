import { business } from '#content/business.ts';
import { slotStart } from './booking.ts';
import type { CalendarDay } from './calendar-day.ts';
import { weekdayOf } from './weekdays.ts';
import { formatDay } from './days-in-words.ts';
import { type Slot, slotTo24Hours } from './time-of-day.ts';
import { formatTime, formatWeekday } from './times-in-words.ts';

/** A consultation's time in another time zone. */
export interface VisitorTime {
  /** '12:00 PM' */
  time: string;
  /** 'Central Standard Time' */
  zone: string;
  /** The day there, if it is another one than the business's. */
  otherDay: CalendarDay | null;
  /** Whether the local time equals the business's. */
  same: boolean;
}

/** Null if the time zone is invalid, or the time is skipped on that day. */
export function visitorTime(day: CalendarDay, slot: Slot, timeZone: string): VisitorTime | null {
  const start = slotStart(day, slot);
  const parts = start === null ? null : partsOf(start, timeZone);
  if (parts === null) return null;
  const there = `${parts.year}-${parts.month}-${parts.day}`;
  const time = `${parts.hour}:${parts.minute}`;
  return {
    time: formatTime(time),
    zone: parts.timeZoneName,
    otherDay: there === day ? null : there,
    same: there === day && time === slotTo24Hours(slot),
  };
}

/** '12:00 PM, Central Standard Time', prefixed with the day if it differs. */
export function describeVisitorTime(visitor: VisitorTime): string {
  return `${dayAndTime(visitor)}, ${visitor.zone}`;
}

/** '12:00 PM', prefixed with the day if it differs from the business's: 'Wednesday, November 25, 1:00 AM'. */
export function dayAndTime({ time, otherDay }: VisitorTime): string {
  return otherDay === null ? time : `${formatDay(otherDay)}, ${time}`;
}

/** 'Wed', if the day differs from the business's. */
export function otherWeekday({ otherDay }: VisitorTime): string | null {
  return otherDay === null ? null : formatWeekday(weekdayOf(otherDay));
}

/** Names that browsers still report, and today's. */
const TODAYS_NAMES: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** 'New York' of 'America/New_York'; null for a zone that is named after no place, such as 'Etc/GMT+5'. */
export function cityOf(timeZone: string): string | null {
  const [area = '', ...places] = timeZone.split('/');
  const place = places.at(-1);
  if (place === undefined || ['Etc', 'SystemV', 'US'].includes(area)) return null;
  const city = place.replaceAll('_', ' ');
  return TODAYS_NAMES[city] ?? city;
}

const MAX_ZONE_LENGTH = 64;

/** Whether this names a time zone that is known here, such as 'Europe/Lisbon'. An offset names none. */
export function isTimeZone(name: string): boolean {
  return name.length <= MAX_ZONE_LENGTH && /^[A-Z]/i.test(name) && makeFormat(name) !== null;
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'timeZoneName', string>;

function partsOf(instant: Date, timeZone: string): Parts | null {
  const format = formatFor(timeZone);
  if (format === null) return null;
  // With the options below, all of the parts are present.
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value])) as Parts;
}

/** One per time zone: they are slow to create, and the slots re-render on every keystroke. */
const formats = new Map<string, Intl.DateTimeFormat | null>();
/** A server meets the zones of all visitors, in any spelling. */
const MAX_FORMATS = 100;

function formatFor(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = makeFormat(timeZone);
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(business.language.locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'long',
    });
  } catch {
    return null; // a browser may report a time zone that it does not support itself
  }
}
