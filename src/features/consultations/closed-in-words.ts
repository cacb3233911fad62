import { formatShortDay } from '#shared/times-in-words.ts';
import { howMany } from '../../lib/how-many.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import { lengthInWords } from './length-in-words.ts';
import { type CellReason, offOn, type WeekCell } from './week-cells.ts';

/** Why visitors can't book a time: 'within 1 hour of Ada Ruiz’s call', 'off (Family visit)'; null where they can. */
export function whyClosed({ closed, busyIn }: Pick<WeekCell, 'closed' | 'busyIn'>): string | null {
  if (closed === null) return null;
  const isBusyToo = busyIn !== null && closed.why !== 'busy';
  return [reasonInWords(closed), ...(isBusyToo ? [busyInWords(busyIn)] : [])].join('; ');
}

function reasonInWords(reason: CellReason): string {
  switch (reason.why) {
    case 'off':
      return reason.note === '' ? 'off' : `off (${reason.note})`;
    case 'hours':
      return 'outside your hours';
    case 'window':
      return `visitors can book from ${formatShortDay(reason.from)} on`;
    case 'notice':
      return `less than ${lengthInWords(reason.minutes)} away`;
    case 'break':
      return `within ${lengthInWords(reason.minutes)} of ${reason.name}’s call`;
    case 'day-full':
      return `its day has ${howMany(reason.calls, 'call')} already`;
    case 'busy':
      return busyInWords(reason.calendar);
    case 'busy-near':
      return `within ${lengthInWords(reason.minutes)} of what is in ${calendarInWords(reason.calendar)}`;
  }
}

/** 'This day is off (Conference): nobody can book it.'; null where it is not. */
export function offInWords(day: CalendarDay, daysOff: readonly DayOff[]): string | null {
  const [range] = offOn(day, daysOff);
  return range === undefined
    ? null
    : `This day is ${reasonInWords({ why: 'off', note: range.note })}: nobody can book it.`;
}

function busyInWords(calendar: string): string {
  return `busy in ${calendarInWords(calendar)}`;
}

function calendarInWords(calendar: string): string {
  return calendar === '' ? 'your calendar' : `your calendar “${calendar}”`;
}
