import { useId, useState } from 'react';
import type { Weekday } from '#shared/business-profile.ts';
import { Button } from '../../../ui/Button.tsx';
import { weekdayName } from './weekday-name.ts';

interface CopyHoursProps {
  from: Weekday;
  /** The other days, in the week's order. */
  others: readonly Weekday[];
  onCopy: (to: readonly Weekday[]) => void;
  onClose: () => void;
}

/** Which days get the same hours as another one. */
export function CopyHours({ from, others, onCopy, onClose }: CopyHoursProps) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  return (
    <fieldset className="min-w-0 md:col-span-3">
      <legend className="mr-4 mb-2 py-1.5 font-semibold md:float-left">
        Copy the hours of <span className="capitalize">{weekdayName(from)}</span> to
      </legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {others.map((day) => (
          <label
            key={day}
            htmlFor={`${id}-${day}`}
            className="flex min-h-9 cursor-pointer items-center gap-2 touch:min-h-11"
          >
            <input
              id={`${id}-${day}`}
              type="checkbox"
              checked={chosen.includes(day)}
              className="size-5 shrink-0 accent-clay"
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, day] : chosen.filter((one) => one !== day))
              }
            />
            <span className="inline-block first-letter:uppercase">{weekdayName(day)}</span>
          </label>
        ))}
        <span className="flex gap-2">
          <Button
            size="small"
            variant="secondary"
            disabled={chosen.length === 0}
            onClick={() => onCopy(chosen)}
          >
            Copy
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </span>
      </div>
    </fieldset>
  );
}
