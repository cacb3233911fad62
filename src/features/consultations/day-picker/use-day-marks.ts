import type { CalendarDay } from '#shared/calendar-day.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { useOwnerList } from '../../../lib/use-owner-list.ts';
import { consultationSource } from '../use-consultations.ts';
import { useDaysOff } from '../use-days-off.ts';
import { useOwnRules } from '../use-slots-off.ts';
import { isOff } from '../week-cells.ts';

/** What is known of a day that the owner may choose. */
export interface DayMark {
  isOff: boolean;
  /** Whether calls can begin on it at all. */
  hasHours: boolean;
  /** The calls on it that stand. */
  booked: number;
}

/** @param days in order, such as a month's */
export function useDayMarks(days: readonly CalendarDay[]): (day: CalendarDay) => DayMark {
  const rules = useOwnRules();
  const daysOff = useDaysOff().query.data ?? [];
  const { rows } = useOwnerList(consultationSource, {
    view: 'all',
    sort: 'time',
    limit: OWNER_LIST_LIMIT,
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
  });
  return (day) => ({
    isOff: isOff(day, { daysOff }),
    hasHours: rules.slotsOn(day).length > 0,
    booked: rows.filter((call) => call.consultation_date === day && call.status !== 'cancelled').length,
  });
}
