import type { KeyboardEvent } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { useInSight } from '../../../components/dashboard/use-in-sight.ts';
import { MonthDays } from './MonthDays.tsx';
import type { DaySpan } from './months.ts';

interface DaySheetProps {
  label: string;
  /** The present choice; '' for none. */
  chosen: string;
  /** The first day that can be chosen. */
  min: CalendarDay;
  /** Days that are shown together at first. */
  span?: DaySpan;
  onChoose: (day: CalendarDay) => void;
  onClose: () => void;
}

/** A calendar below a field, scrolled into sight as it opens. Escape leads back. */
export function DaySheet({ label, chosen, min, span, onChoose, onClose }: DaySheetProps) {
  const sheet = useInSight<HTMLDivElement>(label);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons
    <div
      ref={sheet}
      role="dialog"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="absolute top-full left-0 z-30 mt-1 w-[min(19rem,calc(100vw-2.5rem))] scroll-mt-4 scroll-mb-16 rounded border border-edge bg-raised p-3 shadow-[0_6px_18px_-10px_var(--veil)]"
    >
      <MonthDays chosen={chosen} min={min} span={span} isFocused onChoose={onChoose} />
    </div>
  );
}
