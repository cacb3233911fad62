import ChevronDown from 'lucide-react/icons/chevron-down';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { DaySheet } from './day-picker/DaySheet.tsx';
import { useDaySheet } from './day-picker/use-day-sheet.ts';
import { daysOf, weekInWords, weekOf } from './weeks.ts';

interface WeekTitleProps {
  /** The first day of the week. */
  first: CalendarDay;
  today: CalendarDay;
  onMove: (first: CalendarDay) => void;
}

/** Nobody has booked anything before. */
const EARLIEST = '2000-01-01';

/** Which week is shown: a button, with a calendar to go to that of any day. */
export function WeekTitle({ first, today, onMove }: WeekTitleProps) {
  const { box, opener, isOpen, close } = useDaySheet();
  return (
    <div ref={box} className="relative w-fit">
      <button
        {...opener}
        type="button"
        title="Go to another week"
        className="finger-high flex cursor-pointer items-center gap-1.5 rounded text-left text-body font-semibold transition-colors hover:text-clay aria-expanded:text-clay"
      >
        {weekInWords(first, today)}
        <ChevronDown aria-hidden className="size-4" />
      </button>
      {isOpen ? (
        <DaySheet
          label="Go to the week of"
          chosen={daysOf(first).includes(today) ? today : first}
          span={{ first, last: daysOf(first).at(-1) ?? first }}
          min={EARLIEST}
          onChoose={(day) => {
            close();
            onMove(weekOf(day));
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
