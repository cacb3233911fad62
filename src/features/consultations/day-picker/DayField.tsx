import CalendarDays from 'lucide-react/icons/calendar-days';
import type { Ref } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { DENSE } from '../../../components/dashboard/dense.ts';
import { TextInput } from '../../../ui/controls.tsx';
import type { ControlProps } from '../../../ui/Field.tsx';
import { DaySheet } from './DaySheet.tsx';
import { useDaySheet } from './use-day-sheet.ts';

interface DayFieldProps {
  control: ControlProps;
  ref?: Ref<HTMLInputElement>;
  /** What the day is, within a sentence: 'the first day off'. */
  what: string;
  /** '' for none. */
  value: string;
  /** The first day of the calendar; an earlier one that is typed is the form's to refuse, and to say why. */
  min: CalendarDay;
  onChange: (day: string) => void;
}

/** A day that is typed, or chosen from a calendar that knows what is off and booked. */
export function DayField({ control, ref, what, value, min, onChange }: DayFieldProps) {
  const { box, opener, isOpen, close } = useDaySheet();
  return (
    <div ref={box} className="relative">
      <TextInput
        {...control}
        ref={ref}
        type="date"
        className={`${DENSE} pr-12 tabular-nums [&::-webkit-calendar-picker-indicator]:hidden`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <button
        {...opener}
        type="button"
        aria-label={`Choose ${what}`}
        className="absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center rounded text-quiet transition-colors hover:text-ink aria-expanded:text-clay"
      >
        <CalendarDays aria-hidden className="size-4.5" />
      </button>
      {isOpen ? (
        <DaySheet
          label={`Choose ${what}`}
          chosen={value}
          min={min}
          onChoose={(day) => {
            onChange(day);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
