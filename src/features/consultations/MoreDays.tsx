import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { DayField } from './day-picker/DayField.tsx';

interface MoreDaysProps {
  /** All that get the same times; the first one is chosen elsewhere. */
  days: readonly CalendarDay[];
  /** The first day that can be chosen. */
  min: CalendarDay;
  onChange: (days: readonly CalendarDay[]) => void;
}

const DAYS_OF_A_WEEK = 7;

/** Further days for the same change: the same weekday of the next week at a press, or any other. */
export function MoreDays({ days, min, onChange }: MoreDaysProps) {
  const [typed, setTyped] = useState('');
  const [first = '', ...more] = days;
  const next = addDays(days.at(-1) ?? first, DAYS_OF_A_WEEK);

  function add(day: CalendarDay) {
    setTyped('');
    if (!days.includes(day)) onChange([first, ...[...more, day].sort()]);
  }

  return (
    <div className="grid gap-3">
      <Field label="The same on" name="also" hint="These days have exactly the times that are checked.">
        {(control) => (
          <DayField
            control={control}
            what="another day"
            value={typed}
            min={min}
            // A day that is typed passes through years such as 0002 until it is all there.
            onChange={(day) => (day >= min ? add(day) : setTyped(day))}
          />
        )}
      </Field>
      <ul className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {more.map((day) => (
          <li key={day}>
            <Button
              size="small"
              variant="secondary"
              aria-label={`Not on ${formatFullDay(day)}`}
              onClick={() => onChange(days.filter((one) => one !== day))}
            >
              {formatShortDay(day)}
              <X aria-hidden className="ml-1.5 size-3.5" />
            </Button>
          </li>
        ))}
        <li>
          <Button
            size="small"
            variant="quiet"
            className={more.length === 0 ? '-ml-3' : ''}
            aria-label={`Also on ${formatFullDay(next)}`}
            onClick={() => add(next)}
          >
            + {formatShortDay(next)}
          </Button>
        </li>
      </ul>
    </div>
  );
}
