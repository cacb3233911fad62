import { useMemo } from 'react';
import { consultation } from '#content/words/consultation.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { formatWeekday } from '#shared/times-in-words.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { takenOn } from './availability.ts';
import { BookingStep } from './BookingStep.tsx';
import { type CalendarCell, columnsOf, dayOfMonth, groupByMonth } from './calendar.ts';
import { ChoiceTile, NOW } from './ChoiceTile.tsx';
import type { useSlotChoice } from './use-slot-choice.ts';

interface DayStepProps {
  choice: ReturnType<typeof useSlotChoice>;
  /** The day of the consultation that is being moved. */
  now: CalendarDay | undefined;
  onChoose: (day: CalendarDay) => void;
}

/** Spelled out, so that the stylesheet has them. */
const GRIDS = [
  ...['grid-cols-1', 'grid-cols-2', 'grid-cols-3', 'grid-cols-4'],
  ...['grid-cols-5', 'grid-cols-6', 'grid-cols-7'],
];

/** The first step: one calendar sheet per month. [2.12.01]–[2.12.04] [5.41] */
export function DayStep({ choice, now, onChoose }: DayStepProps) {
  const { rules, text, days, taken, day: chosen } = choice;
  const { title, full } = consultation.day;
  const columns = useMemo(() => columnsOf(rules), [rules]);
  const grid = GRIDS[columns.length - 1] ?? '';
  const months = useMemo(() => groupByMonth(days ?? [], columns), [days, columns]);
  const isFull = (day: CalendarDay) => rules.slotsOn(day).every((slot) => takenOn(taken, day).includes(slot));
  return (
    <BookingStep number={1} choice="date" title={title} text={text}>
      <div className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
        {days === null ? <CalendarSkeleton /> : null}
        {months.map(({ name, weeks }) => (
          <div key={name} role="group" aria-label={name}>
            <h3 className="text-lead">{name}</h3>
            <div aria-hidden className={`mt-3 grid ${grid} gap-1.5 text-center text-fine text-quiet`}>
              {columns.map((weekday) => (
                <span key={weekday}>{formatWeekday(weekday)}</span>
              ))}
            </div>
            <div className={`mt-2 grid ${grid} gap-1.5`}>
              {weeks.flatMap((week, row) =>
                week.map((cell, column) =>
                  cell === null ? (
                    <span key={`${row}-${column}`} />
                  ) : (
                    <Cell
                      key={cell.day}
                      cell={cell}
                      full={cell.bookable && isFull(cell.day) ? full : null}
                      checked={cell.day === chosen}
                      isNow={cell.day === now}
                      onChoose={onChoose}
                    />
                  ),
                ),
              )}
            </div>
          </div>
        ))}
      </div>
    </BookingStep>
  );
}

interface CellProps {
  cell: CalendarCell;
  /** What it is called if nothing is free on it. */
  full: string | null;
  checked: boolean;
  isNow: boolean;
  onChoose: (day: CalendarDay) => void;
}

function Cell({ cell, full, checked, isNow, onChoose }: CellProps) {
  const { day, bookable } = cell;
  const number = (
    <span aria-hidden className={full ? 'line-through' : ''}>
      {dayOfMonth(day)}
    </span>
  );
  if (!bookable) {
    return <span className="flex h-12 items-center justify-center text-quiet tabular-nums">{number}</span>;
  }
  return (
    <ChoiceTile
      name="date"
      value={day}
      checked={checked}
      disabled={full !== null}
      onChoose={() => onChoose(day)}
      className={`h-12 leading-tight font-semibold tabular-nums ${isNow ? NOW : ''}`}
    >
      {number}
      {isNow || full ? (
        <span aria-hidden className="text-fine leading-none font-normal">
          {isNow ? consultation.time.current : full}
        </span>
      ) : null}
      <span className="sr-only">
        {formatDay(day)}
        {full ? `, ${full}` : null}
        {isNow ? `, ${consultation.time.current}` : null}
      </span>
    </ChoiceTile>
  );
}

function CalendarSkeleton() {
  return (
    <>
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </>
  );
}
