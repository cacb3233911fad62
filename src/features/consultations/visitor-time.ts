import { type CalendarDay, type Slot, slotStart } from '#shared/business.ts';
import { formatDay } from '#shared/dates-in-words.ts';

/** A consultation's time in another time zone. */
export interface VisitorTime {
  /** '12:00 PM' */
  time: string;
  /** 'Central Standard Time' */
  zone: string;
  /** 'Wednesday, November 25', if the day differs from Arizona's. */
  otherDay: string | null;
  /** Whether the local time equals Arizona's. */
  same: boolean;
}

/** Null if the time zone is invalid. */
export function visitorTime(day: CalendarDay, slot: Slot, timeZone: string): VisitorTime | null {
  const start = slotStart(day, slot);
  const parts = partsOf(start, timeZone);
  if (parts === null) return null;
  const there = `${parts.year}-${parts.month}-${parts.day}`;
  const time = `${parts.hour}:${parts.minute} ${parts.dayPeriod}`;
  return {
    time,
    zone: parts.timeZoneName,
    otherDay: there === day ? null : formatDay(there),
    same: there === day && time === slot,
  };
}

/** '12:00 PM, Central Standard Time', prefixed with the day if it differs. */
export function describeVisitorTime(visitor: VisitorTime): string {
  const { time, zone, otherDay } = visitor;
  return otherDay === null ? `${time}, ${zone}` : `${otherDay}, ${time}, ${zone}`;
}

/** '12:00 PM', or 'Wed 1:00 AM' if the day differs from Arizona's. */
export function shortVisitorTime({ time, otherDay }: VisitorTime): string {
  return otherDay === null ? time : `${otherDay.slice(0, 3)} ${time}`;
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'dayPeriod' | 'timeZoneName', string>;

function partsOf(instant: Date, timeZone: string): Parts | null {
  const format = formatFor(timeZone);
  if (format === null) return null;
  // With the options below, all of the parts are present.
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value])) as Parts;
}

/** One per time zone: they are slow to create, and the nine slots re-render on every keystroke. */
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatFor(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = makeFormat(timeZone);
  formats.set(timeZone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZoneName: 'long',
    });
  } catch {
    return null; // a browser may report a time zone that it does not support itself
  }
}
