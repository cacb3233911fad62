import { useEffect, useId, useRef, useState } from 'react';
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

const WEEKEND: readonly Weekday[] = ['saturday', 'sunday'];

/** Which days get the same hours as another one. */
export function CopyHours({ from, others, onCopy, onClose }: CopyHoursProps) {
  const id = useId();
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const boxes = useRef<HTMLFieldSetElement>(null);
  useEffect(() => boxes.current?.querySelector('input')?.focus(), []);
  const weekdays = others.filter((day) => !WEEKEND.includes(day));

  function choose(days: readonly Weekday[], isOn: boolean) {
    const rest = chosen.filter((day) => !days.includes(day));
    setChosen(isOn ? [...rest, ...days] : rest);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from any of its controls
    <fieldset
      ref={boxes}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
      className="min-w-0 max-xl:col-span-2 xl:col-span-3"
    >
      <legend className="mr-4 mb-2 py-1.5 font-semibold md:float-left">
        Copy the hours of <span className="capitalize">{weekdayName(from)}</span> to
      </legend>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Box
          id={`${id}-weekdays`}
          label="All weekdays"
          isChecked={weekdays.every((day) => chosen.includes(day))}
          onChange={(isOn) => choose(weekdays, isOn)}
        />
        {others.map((day) => (
          <Box
            key={day}
            id={`${id}-${day}`}
            label={weekdayName(day)}
            isChecked={chosen.includes(day)}
            onChange={(isOn) => choose([day], isOn)}
          />
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

interface BoxProps {
  id: string;
  label: string;
  isChecked: boolean;
  onChange: (isOn: boolean) => void;
}

function Box({ id, label, isChecked, onChange }: BoxProps) {
  return (
    <label htmlFor={id} className="flex min-h-9 cursor-pointer items-center gap-2 touch:min-h-11">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        className="size-5 shrink-0 accent-clay"
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="inline-block first-letter:uppercase">{label}</span>
    </label>
  );
}
