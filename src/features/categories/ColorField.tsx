import { useState } from 'react';
import { defaultColor } from '#content/categories.ts';

interface ColorFieldProps {
  /** The category's colour, or that of a new one. */
  initial: string;
  /** Those of all categories. */
  used: readonly string[];
}

/** A category's colour: one that another category has, or any other. */
export function ColorField({ initial, used }: ColorFieldProps) {
  const [color, setColor] = useState(initial.toUpperCase());
  const offered = [...used, defaultColor, initial];
  const colors = [...new Set(offered.map((one) => one.toUpperCase()))];
  const isOther = !colors.includes(color);
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Color</legend>
      <div className="flex flex-wrap items-center gap-2">
        {colors.map((one) => (
          <label
            key={one}
            className="grid size-8 cursor-pointer place-items-center rounded-full border-2 border-transparent transition-colors hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay touch:size-11"
          >
            <input
              type="radio"
              name="color"
              value={one}
              checked={one === color}
              onChange={() => setColor(one)}
              className="sr-only"
            />
            <span className="sr-only">{one}</span>
            <svg aria-hidden viewBox="0 0 14 14" className="size-5">
              <circle cx="7" cy="7" r="7" fill={one} />
            </svg>
          </label>
        ))}
        <label className="flex min-h-8 cursor-pointer items-center gap-2 font-semibold text-quiet hover:text-ink touch:min-h-11">
          <input
            type="color"
            // The chosen one counts, whichever way it was chosen.
            {...(isOther ? { name: 'color' } : {})}
            value={color.toLowerCase()}
            onChange={({ target }) => setColor(target.value.toUpperCase())}
            className="size-8 cursor-pointer rounded border border-edge bg-raised p-1 hover:border-ink"
          />
          Another
        </label>
      </div>
    </fieldset>
  );
}
