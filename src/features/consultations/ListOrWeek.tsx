import { useId } from 'react';
import { isWeek, weekOf } from './weeks.ts';

interface ListOrWeekProps {
  /** The first day of the week that is shown; '' for the list. */
  week: string;
  /** The current day; '' while it is not known. */
  today: string;
  onChange: (week: string) => void;
}

const CHOICES = ['List', 'Week'] as const;

/** Whether consultations are shown as a list or as a week. */
export function ListOrWeek({ week, today, onChange }: ListOrWeekProps) {
  const name = useId();
  const chosen = isWeek(week) ? 'Week' : 'List';
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">Show as</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice}
          className="flex min-h-9 cursor-pointer items-center rounded px-3 font-semibold text-quiet transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay touch:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={choice === chosen}
            onChange={() => onChange(choice === 'Week' && today !== '' ? weekOf(today) : '')}
            className="sr-only"
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}
