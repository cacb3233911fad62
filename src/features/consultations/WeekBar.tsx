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
  /** Where a call is held that is dragged: over what leads to the later week, 1, or to the earlier one, -1. */
  turning: 1 | -1 | null;
  onMove: (first: CalendarDay) => void;
}

/** Which week is shown and in which time, and the way to other ones: on a phone, that stays in sight above the days. */
export function WeekBar({ first, today, summary, until, next, turning, onMove }: WeekBarProps) {
  const isBeyond = until !== null && until < (daysOf(first).at(-1) ?? first);
  const turn = (label: string, weeks: 1 | -1, key: string, arrow: ReactNode) => (
    <Button
      size="small"
      variant="secondary"
      className="px-2! data-held:bg-clay/15 data-held:inset-ring-2 data-held:inset-ring-clay touch:min-w-11"
      aria-label={label}
      data-turns={weeks}
      data-held={turning === weeks ? '' : undefined}
      data-key={key}
      aria-keyshortcuts={key}
      onClick={() => onMove(weeksFrom(first, weeks))}
    >
      {arrow}
    </Button>
  );
  return (
    <div className="max-md:contents md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-x-6 md:py-4">
      <div className="flex items-center justify-between gap-2 max-md:sticky max-md:top-11 max-md:z-20 max-md:mt-2 max-md:bg-paper max-md:py-1.5 md:contents">
        <div className="min-w-0 tabular-nums">
          <WeekTitle first={first} today={today} onMove={onMove} />
        </div>
        <div className="flex shrink-0 items-center gap-2 max-md:gap-1 md:col-start-2 md:row-span-2 md:row-start-1">
          {turn('Earlier week', -1, 'PageUp', <ChevronLeft aria-hidden className="size-4.5" />)}
          <Button
            size="small"
            variant="secondary"
            className="max-md:px-2! max-md:disabled:hidden"
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
      <div className="text-quiet tabular-nums max-md:pb-2 md:col-start-1 md:row-start-2">
        <p>
          <span role="status">{summary}</span>, {zoneLabel}
          {next}
        </p>
        {isBeyond ? <p>Visitors can book until {formatShortDay(until)}.</p> : null}
      </div>
    </div>
  );
}
