import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { shortRange } from './day-range.ts';
import { type WeekAction, WeekMenu } from './WeekMenu.tsx';

interface WeekDayHeadProps {
  day: CalendarDay;
  isToday: boolean;
  /** What takes the whole day off; null for nothing. */
  off: DayOff | null;
  isSaving: boolean;
  actions: readonly WeekAction[];
}

/** The name of a day of the week, and why it is off; a button with what can be done with all of the day, if anything can. */
export function WeekDayHead({ day, isToday, off, isSaving, actions }: WeekDayHeadProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = formatShortDay(day);
  const note = off === null || off.note === '' ? '' : `: ${off.note}`;
  const says = (
    <>
      <span className="flex min-w-0 items-center gap-1 whitespace-nowrap md:max-xl:gap-0">
        {name}
        {actions.length === 0 ? null : (
          <ChevronDown aria-hidden className="size-3.5 shrink-0 md:max-xl:size-3" />
        )}
      </span>
      {off === null ? (
        // Its place: the cells stay in their rows once a day is taken off.
        <span aria-hidden className="max-md:hidden">
          &nbsp;
        </span>
      ) : (
        <span className="max-w-full font-semibold text-clay max-md:line-clamp-3 max-md:wrap-anywhere md:truncate">
          <span className="sr-only">, </span>Off{note}
        </span>
      )}
    </>
  );
  const look =
    'grid w-full content-start justify-items-start text-left max-md:py-2.5 md:px-2 md:py-2 md:max-xl:px-1';
  return (
    <h3
      aria-current={isToday ? 'date' : undefined}
      title={off === null ? undefined : `Off${note}`}
      className={`min-w-0 font-sans text-fine ${isToday ? 'font-semibold text-clay' : 'font-medium text-quiet'}`}
    >
      {actions.length === 0 ? (
        <span className={look}>{says}</span>
      ) : (
        <WeekMenu
          isOpen={isOpen}
          onOpen={setIsOpen}
          align="start"
          says={off === null ? undefined : `${rangeOf(off)}${note}`}
          actions={actions}
          aria-busy={isSaving}
          className={`${look} cursor-pointer rounded transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-busy:opacity-60 data-[state=open]:text-clay max-md:min-h-11`}
        >
          {says}
        </WeekMenu>
      )}
    </h3>
  );
}

function rangeOf(off: DayOff): string {
  return off.first_day === off.last_day ? 'Off that day' : `Off ${shortRange(off)}`;
}
