import { dayOf, timeOf } from '#shared/business-time.ts';
import { zoneChanges } from '#shared/zone-changes.ts';
import { instantsOf } from '#shared/zone-clock.ts';
import { localTime, type ZoneChanges } from '#shared/zone-offsets.ts';

/** A date and time as they are chosen, in the business's time. */
export interface ChosenDate {
  /** `YYYY-MM-DD`; '' while it is missing. */
  day: string;
  /** `HH:MM`; '' while it is missing. */
  time: string;
  /** The instants at which a clock there shows it: two where clocks are put back over it, none where they skip it. */
  instants: string[];
  /** The chosen one of them; null while there is none. */
  instant: string | null;
}

/** Reads the form's date. @param text not '': see `PageFields` */
export function readDate(text: string, zone: ZoneChanges = zoneChanges): ChosenDate {
  if (isInstant(text)) {
    const local = localTime(zone, new Date(text));
    const chosen = chooseDate(local.slice(0, 10), local.slice(11, 16), zone);
    // Seconds are kept as long as nobody chooses another time.
    const instants = chosen.instants.map((other) => (isSameMinute(other, text) ? text : other));
    return { ...chosen, instants, instant: text };
  }
  const [day = '', time = ''] = text.split('T');
  return chooseDate(day, time, zone);
}

/** The form's value of a day and a time: the instant where there is one, else both as they were chosen. */
export function writeDate(day: string, time: string, zone: ZoneChanges = zoneChanges): string {
  return chooseDate(day, time, zone).instant ?? `${day}T${time}`;
}

const HOUR_MS = 60 * 60_000;

/** The form's value of a time that was asked for ('YYYY-MM-DDTHH:MM'), or else of the next full hour but one. */
export function soonOr(asked: string): string {
  const soon = new Date(Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS);
  const [day = '', time = ''] = asked.split('T');
  return asked === '' ? writeDate(dayOf(soon), timeOf(soon)) : writeDate(day, time);
}

function chooseDate(day: string, time: string, zone: ZoneChanges): ChosenDate {
  const isWhole = day !== '' && time !== '';
  const instants = isWhole ? instantsOf(zone, day, time).map((instant) => instant.toISOString()) : [];
  return { day, time, instants, instant: instants[0] ?? null };
}

/** What keeps the date from being saved; null for nothing. @param text the form's */
export function dateProblem(text: string, zone: ZoneChanges = zoneChanges): string | null {
  if (text === '') return null;
  const { day, time, instant } = readDate(text, zone);
  if (instant !== null) return null;
  if (day === '' || time === '') return 'Please choose a day and a time.';
  return 'Clocks are put forward over this time on that day: it does not exist. Please choose another one.';
}

/** Whether a date of the form, or of a post, is still to come. */
export function isAhead(date: string | null | undefined, now: Date): boolean {
  return date !== null && date !== undefined && Date.parse(date) > now.getTime() && isInstant(date);
}

const isInstant = (text: string) => text.endsWith('Z') && !Number.isNaN(Date.parse(text));
const isSameMinute = (a: string, b: string) => a.slice(0, 16) === b.slice(0, 16);
