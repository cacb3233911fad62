import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { defaultColor } from '#content/categories.ts';
import { ColorDot } from './ColorDot.tsx';

const SWATCH =
  'grid size-8 place-items-center rounded-full border-2 border-transparent transition-colors touch:size-11';

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
    <fieldset className="md:col-span-full">
      <legend className="mb-1.5 font-semibold">Color</legend>
      <div className="flex flex-wrap items-center gap-2">
        {colors.map((one) => (
          <label
            key={one}
            className={`cursor-pointer hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay ${SWATCH}`}
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
            <ColorDot color={one} className="size-5" />
          </label>
        ))}
        <label className="group relative flex cursor-pointer items-center gap-1.5 rounded font-semibold text-quiet hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay">
          <span className={`${SWATCH} ${isOther ? 'border-ink!' : 'group-hover:border-edge'}`}>
            {isOther ? (
              <ColorDot color={color} className="size-5" />
            ) : (
              <Plus aria-hidden className="size-5 rounded-full border border-edge p-0.5" />
            )}
          </span>
          Custom
          {/* Over all of it: the browser's chooser opens beside what is pressed. */}
          <input
            type="color"
            // The chosen one counts, whichever way it was chosen.
            {...(isOther ? { name: 'color' } : {})}
            value={color.toLowerCase()}
            onChange={({ target }) => setColor(target.value.toUpperCase())}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
    </fieldset>
  );
}
