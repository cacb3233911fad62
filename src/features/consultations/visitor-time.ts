import { type CalendarDay, type Slot, slotStart } from '#shared/business.ts';
import { formatDay } from '#shared/dates-in-words.ts';

/** When a consultation is, by the clock of somebody elsewhere. */
export interface VisitorTime {
  /** '12:00 PM' */
  time: string;
  /** 'Central Standard Time' */
  zone: string;
  /** 'Wednesday, November 25', where it is another day than in Arizona. */
  otherDay: string | null;
  /** Whether the clock there shows what Arizona's shows. */
  same: boolean;
}

/** Null when the zone is none. */
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

/** '12:00 PM, Central Standard Time', and the day before it where that differs. */
export function describeVisitorTime(visitor: VisitorTime): string {
  const { time, zone, otherDay } = visitor;
  return otherDay === null ? `${time}, ${zone}` : `${otherDay}, ${time}, ${zone}`;
}

/** '12:00 PM', or 'Wed 1:00 AM' where it is another day than in Arizona. */
export function shortVisitorTime({ time, otherDay }: VisitorTime): string {
  return otherDay === null ? time : `${otherDay.slice(0, 3)} ${time}`;
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'dayPeriod' | 'timeZoneName', string>;

function partsOf(instant: Date, timeZone: string): Parts | null {
  const format = formatFor(timeZone);
  if (format === null) return null;
  // With the options below, every one of the parts is there.
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value])) as Parts;
}

/** One a zone: they are slow to make, and the nine slots are drawn again with every letter typed. */
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
    return null; // a browser can name a zone that it does not know itself
  }
}
