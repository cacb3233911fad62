import { zoneLabel } from '#shared/booking-days.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { Button } from '../../ui/Button.tsx';
import { daysOf, weekOf, weeksFrom } from './weeks.ts';

interface WeekBarProps {
  /** The first day of the week. */
  first: CalendarDay;
  today: CalendarDay;
  /** What is in it, in words. */
  summary: string;
  onMove: (first: CalendarDay) => void;
}

/** Which week is shown and in which time, and the way to other ones. */
export function WeekBar({ first, today, summary, onMove }: WeekBarProps) {
  const move = (label: string, target: CalendarDay, disabled = false) => (
    <Button size="small" variant="secondary" disabled={disabled} onClick={() => onMove(target)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="mr-auto min-w-0 tabular-nums">
        <p className="text-body font-semibold">
          {formatShortDay(first)} – {formatShortDay(daysOf(first).at(-1) ?? first)}
        </p>
        <p className="text-quiet">
          <span role="status">{summary}</span>, {zoneLabel}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {move('Earlier week', weeksFrom(first, -1))}
        {move('This week', weekOf(today), today === '' || first === weekOf(today))}
        {move('Later week', weeksFrom(first, 1))}
      </div>
    </div>
  );
}
