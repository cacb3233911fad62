import { useId } from 'react';

interface SegmentsProps<Value extends string> {
  /** What is chosen, for those who listen. */
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few ways to show something: in one frame, since they belong together. */
export function Segments<Value extends string>({ legend, choices, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="w-fit shrink-0 rounded border border-edge p-0.5 text-small">
      <legend className="sr-only">{legend}</legend>
      <div className="flex">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-7.5 cursor-pointer items-center rounded-[3px] px-2 font-semibold whitespace-nowrap text-quiet transition-colors hover:text-ink has-checked:bg-line has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-clay sm:px-3 touch:min-h-10"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
