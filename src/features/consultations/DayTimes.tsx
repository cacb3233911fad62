import { Link } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Standing } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { offInWords, whyClosed } from './closed-in-words.ts';
import { dayOffPath } from './part-path.ts';
import { SlotBoxes } from './SlotBoxes.tsx';
import type { useTimesEditing } from './use-times-editing.ts';
import { useWeekFacts } from './use-week-facts.ts';
import { useWeekRules } from './use-weekly-hours.ts';
import { cellsOf, isOff } from './week-cells.ts';

interface DayTimesProps {
  /** The one whose times are shown. */
  day: CalendarDay;
  /** The current day where the business is. */
  today: CalendarDay;
  editing: ReturnType<typeof useTimesEditing>;
  /** All calls that are ahead. */
  booked: readonly Standing[];
}

/** The times of a single day as they are edited, with what else keeps visitors from booking them. */
export function DayTimes({ day, today, editing, booked }: DayTimesProps) {
  const { slotsOn } = useWeekRules();
  // A day that is typed passes through years such as 0002 until it is all there.
  const asked = day < today ? today : day;
  const facts = useWeekFacts(asked, asked);
  const now = useMinute();
  const { times, days } = editing;
  const isDayOff = isOff(day, facts);
  const cells = isDayOff ? [] : cellsOf(day, times, { ...facts, calls: [], now });

  const bookedBy = (slot: Slot) =>
    booked.find((one) => one.day === day && parseSlot(one.time) === slot)?.name ?? null;

  /** What is edited is not among the facts: that a time is off or added says its box. */
  function whyNot(slot: Slot): string | null {
    const cell = cells.find((one) => one.slot === slot);
    if (cell === undefined) return null;
    if (cell.isPast) return 'over';
    const isEdited = cell.closed?.why === 'off' || cell.closed?.why === 'hours';
    const { busyIn } = cell;
    if (isEdited)
      return busyIn === null ? null : whyClosed({ closed: { why: 'busy', calendar: busyIn }, busyIn });
    return whyClosed(cell);
  }

  return (
    <>
      {days.map((one) => {
        const says = offInWords(one, facts.daysOff);
        return says === null ? null : (
          <p key={one} className="mb-2 wrap-anywhere">
            {one === day ? says : `${formatFullDay(one)}: ${says}`}{' '}
            {one === day ? 'These times hold once you open it again. ' : null}
            <Link to={dayOffPath(one)} className="text-link">
              Show the days off
            </Link>
          </p>
        );
      })}
      <SlotBoxes
        offered={slotsOn(day)}
        times={times}
        isOpen={editing.isOpen}
        onChange={editing.set}
        bookedBy={bookedBy}
        whyNot={whyNot}
        isDayOff={isDayOff}
      />
    </>
  );
}
