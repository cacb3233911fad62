import type { BusyCalendars, BusyTimes, BusyTimesToList, CalendarToAdd } from './busy-calendars.ts';
import { cookie } from './operation.ts';

const SCRIPT = 'busy-calendars.php';

/** Calendars that tell when the owner is busy. Every answer to a change is the resulting list. */
export const busyCalendarEndpoints = {
  listBusyCalendars: cookie<{ answer: BusyCalendars }>('GET', SCRIPT),
  /** Reads it first, and keeps it if that is possible. */
  addBusyCalendar: cookie<{ body: CalendarToAdd; answer: BusyCalendars }>('POST', SCRIPT),
  /** Reads it now. */
  checkBusyCalendar: cookie<{ query: { id: number }; answer: BusyCalendars }>('PUT', SCRIPT),
  removeBusyCalendar: cookie<{ query: { id: number }; answer: BusyCalendars }>('DELETE', SCRIPT),
  /** What they have on some days: the owner books all the same, and is told. */
  listBusyTimes: cookie<{ query: BusyTimesToList; answer: BusyTimes }>('GET', 'busy-times.php'),
};
