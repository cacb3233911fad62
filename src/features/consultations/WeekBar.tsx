import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { zoneLabel } from '#shared/booking-days.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { Button } from '../../ui/Button.tsx';
import { WeekTitle } from './WeekTitle.tsx';
import { daysOf, weekOf, weeksFrom } from './weeks.ts';

interface WeekBarProps {
  /** The first day of the week. */
  first: CalendarDay;
  today: CalendarDay;
  /** What is in it, in words. */
  summary: string;
  /** The last day that visitors can book; null where they can book none. */
  until: CalendarDay | null;
  /** The way to what is next, behind it. */
  next: ReactNode;
  onMove: (first: CalendarDay) => void;
}

/** Which week is shown and in which time, and the way to other ones: on a phone, that stays in sight above the days. */
export function WeekBar({ first, today, summary, until, next, onMove }: WeekBarProps) {
  const isBeyond = until !== null && until < (daysOf(first).at(-1) ?? first);
  const turn = (label: string, weeks: number, key: string, arrow: ReactNode) => (
    <Button
      size="small"
      variant="secondary"
      className="px-2!"
      aria-label={label}
      data-key={key}
      aria-keyshortcuts={key}
      onClick={() => onMove(weeksFrom(first, weeks))}
    >
      {arrow}
    </Button>
  );
  return (
    <div className="max-md:contents md:flex md:flex-wrap md:items-center md:gap-x-6 md:gap-y-3 md:py-4">
      <div className="mr-auto min-w-0 tabular-nums max-md:pt-4">
        <WeekTitle first={first} today={today} onMove={onMove} />
        <p className="text-quiet">
          <span role="status">{summary}</span>, {zoneLabel}
          {next}
        </p>
        {isBeyond ? <p className="text-quiet">Visitors can book until {formatShortDay(until)}.</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:sticky max-md:top-11 max-md:z-20 max-md:bg-paper max-md:py-2">
        {turn('Earlier week', -1, 'PageUp', <ChevronLeft aria-hidden className="size-4.5" />)}
        <Button
          size="small"
          variant="secondary"
          data-key="t"
          aria-keyshortcuts="t"
          disabled={today === '' || first === weekOf(today)}
          onClick={() => onMove(weekOf(today))}
        >
          Today
        </Button>
        {turn('Later week', 1, 'PageDown', <ChevronRight aria-hidden className="size-4.5" />)}
      </div>
    </div>
  );
}
