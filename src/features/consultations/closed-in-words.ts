import { formatShortDay } from '#shared/times-in-words.ts';
import { howMany } from '../../lib/how-many.ts';
import { lengthInWords } from './length-in-words.ts';
import type { CellReason, WeekCell } from './week-cells.ts';

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

function busyInWords(calendar: string): string {
  return `busy in ${calendarInWords(calendar)}`;
}

function calendarInWords(calendar: string): string {
  return calendar === '' ? 'your calendar' : `your calendar “${calendar}”`;
}
