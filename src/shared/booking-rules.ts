import type { Business, ClosedDay, StartTimes, Weekday } from './business-profile.ts';
import { addDays, type CalendarDay } from './calendar-day.ts';
import { forEachWeekday, weekdayOf } from './weekdays.ts';
import { minutesOf, type Slot, slotOf, slotTo24Hours, timeAt } from './time-of-day.ts';
import { instantOf } from './zone-clock.ts';
import { localTime, type ZoneChanges } from './zone-offsets.ts';

/** What the rules follow from. */
export interface BookingProfile {
  time: Pick<Business['time'], 'closed'>;
  consultations: Omit<Business['consultations'], 'slots'> & { slots: Record<Weekday, StartTimes> };
}

/** When calls begin on each day of the week, `HH:MM` where the business is, in order. */
export type WeeklyHours = Record<Weekday, readonly string[]>;

/** The times of days that have others than their weekday, `HH:MM` in order. */
export type DateTimes = Record<CalendarDay, readonly string[]>;

export type BookingRules = ReturnType<typeof bookingRules>;

const MINUTE = 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

/** When consultations can be booked with this profile, in a zone with these changes of clocks. @param dates go before the week */
export function bookingRules(
  { time: { closed }, consultations }: BookingProfile,
  zone: ZoneChanges,
  dates: DateTimes = {},
) {
  const { minutes, slots, days, leadMinutes, bufferMinutes } = consultations;
  const hours: WeeklyHours = forEachWeekday((weekday) => timesOf(slots[weekday]));

  /** The instant a time of day begins; null if clocks skip it on that day. */
  function slotStart(day: CalendarDay, slot: Slot): Date | null {
    return instantOf(zone, day, slotTo24Hours(slot));
  }

  /** The times at which consultations begin on a day, in order; none on a closed one. */
  function slotsOn(day: CalendarDay): Slot[] {
    const times = dates[day] ?? (isClosed(closed, day) ? [] : hours[weekdayOf(day)]);
    return times.map(slotOf).filter((slot) => slotStart(day, slot) !== null);
  }

  /** Whether it is too late at `now` to book this slot. */
  function isTooLate(day: CalendarDay, slot: Slot, now: Date): boolean {
    const start = slotStart(day, slot)?.getTime() ?? 0;
    return start <= now.getTime() || start < now.getTime() + leadMinutes * MINUTE;
  }

  return {
    /** How many days ahead the last one that can be booked is. */
    daysAhead: days.last,

    /** Whether what can be booked changes within a day. */
    changesHourly: days.first < 1 || leadMinutes > 0,
    slotStart,
    slotsOn,
    isTooLate,
    hours,

    /** The times at which any day has a slot, in order. */
    allSlots: [...new Set(Object.values({ ...hours, ...dates }).flat())].sort().map(slotOf),

    /** Whether there are consultations on this day of the week, or on one such day. */
    hasSlots: (weekday: Weekday) =>
      hours[weekday].length > 0 || Object.keys(dates).some((day) => weekdayOf(day) === weekday),

    /** The days at `now` on which a slot can be booked, if nobody has it. [2.12.02] [9.2.04] */
    bookableDays: (now: Date): CalendarDay[] => {
      const today = localTime(zone, now).slice(0, 10);
      return Array.from({ length: days.last - days.first + 1 }, (_, index) =>
        addDays(today, days.first + index),
      ).filter((day) => slotsOn(day).some((slot) => !isTooLate(day, slot, now)));
    },

    /** On how many days before and after one there may be consultations that are too near to one of that day. */
    daysAround: (free = bufferMinutes) => Math.floor((minutes + free) / MINUTES_OF_A_DAY) + 1,

    /** Whether two consultations that begin then are too near each other, with so many free minutes between them. */
    collide: (one: Date, other: Date, free = bufferMinutes) =>
      Math.abs(one.getTime() - other.getTime()) < (minutes + free) * MINUTE,
  };
}

/** Each `HH:MM`, in order. */
export function timesOf(times: StartTimes): string[] {
  if (!('first' in times)) return [...times].sort();
  const [first, last] = [minutesOf(times.first), minutesOf(times.last)];
  const count = Math.floor((last - first) / times.every) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => timeAt(first + index * times.every));
}

/** Whether the business takes that day off, this year or every year. */
export function isClosed(closed: readonly ClosedDay[], day: CalendarDay): boolean {
  return closed.some((one) => one === day || one === day.slice(5));
}
