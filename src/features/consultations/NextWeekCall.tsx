import type { CalendarDay } from '#shared/calendar-day.ts';
import { addDays } from '#shared/calendar-day.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';
import { consultationSource } from './use-consultations.ts';
import { weekOf } from './weeks.ts';

interface NextWeekCallProps {
  /** The last day of the week that has none ahead. */
  after: CalendarDay;
  onMove: (first: CalendarDay) => void;
}

/** The way to the week of the next call; nothing where none is booked. */
export function NextWeekCall({ after, onMove }: NextWeekCallProps) {
  const { rows, isOutdated } = useOwnerList(consultationSource, {
    view: 'upcoming',
    limit: 1,
    from: addDays(after, 1),
  });
  const [next] = rows;
  if (next === undefined || isOutdated) return null;
  const { consultation_date: day, consultation_time: time } = next;
  const slot = parseSlot(time);
  return (
    <button
      type="button"
      className="finger-high ml-4 cursor-pointer text-link"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('section')?.focus(); // it is gone with the week
        onMove(weekOf(day));
      }}
    >
      Next: {formatShortDay(day)}, {slot === null ? time : formatSlot(slot)}
    </button>
  );
}
