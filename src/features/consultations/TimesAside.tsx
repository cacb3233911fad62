import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { Button } from '../../ui/Button.tsx';

interface TimesAsideProps {
  /** The days of each change that is put aside. */
  aside: readonly (readonly CalendarDay[])[];
  onShow: (day: CalendarDay) => void;
}

/** The other days whose times are changed and not saved, with a way to each; nothing where there are none. */
export function TimesAside({ aside, onShow }: TimesAsideProps) {
  if (aside.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-1 sm:col-span-2">
      <span className="mr-1 text-quiet">Not saved either:</span>
      {aside.map(([day = '', ...more]) => (
        <Button
          key={day}
          size="small"
          variant="quiet"
          aria-label={`Show the unsaved times of ${formatFullDay(day)}`}
          onClick={() => onShow(day)}
        >
          {formatShortDay(day)}
          {more.length === 0 ? null : ` + ${more.length}`}
        </Button>
      ))}
    </div>
  );
}
