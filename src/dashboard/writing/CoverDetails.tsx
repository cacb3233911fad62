import type { KeyboardEvent, MouseEvent } from 'react';
import { movedFocus, readFocus, writeFocus } from '../../features/media/focus-point.ts';
import { useAddress, useHost } from '../../lib/host.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import type { FieldsProps } from '../posts/use-post-editing.ts';

/** What the cover shows, and what stays in sight where it is cut. Nothing for a post without one. */
export function CoverDetails({ values, change }: Pick<FieldsProps, 'values' | 'change'>) {
  if (values.featured_image === '') return null;
  return (
    <>
      <Field label="Alternative text" hint="What the cover shows, for those who can’t see it.">
        {(control) => (
          <TextInput
            {...control}
            name="image_alt"
            value={values.image_alt}
            onChange={({ target }) => change({ image_alt: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <CoverFocus
        image={values.featured_image}
        focus={values.image_focus}
        onChange={(image_focus) => change({ image_focus })}
      />
    </>
  );
}

interface CoverFocusProps {
  image: string;
  /** "x y" in percent. */
  focus: string;
  onChange: (focus: string) => void;
  /** In a window of its own. */
  isLarge?: boolean;
}

/** What stays in sight of a cover: pressed with a pointer, or moved with the arrow keys. */
export function CoverFocus({ image, focus, onChange, isLarge = false }: CoverFocusProps) {
  const address = useAddress();
  const { announcer } = useHost();
  const point = readFocus(focus);
  const { x, y } = point;

  function move(to: { x: number; y: number }) {
    const next = writeFocus(to);
    const { x: left, y: top } = readFocus(next);
    onChange(next);
    announcer.announce(`${left} % from the left, ${top} % from the top`);
  }
  function press({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    if (detail === 0) return; // pressed with a key
    const box = currentTarget.getBoundingClientRect();
    move({ x: ((clientX - box.left) / box.width) * 100, y: ((clientY - box.top) / box.height) * 100 });
  }
  function pressKey(event: KeyboardEvent) {
    const next = movedFocus(point, event.key);
    if (next === null) return;
    event.preventDefault();
    move(next);
  }

  return (
    <div data-field="image_focus">
      <p className="mb-1.5 text-small font-semibold">Focus point</p>
      <button
        type="button"
        aria-label={`Focus point, ${x} % from the left, ${y} % from the top. Arrow keys move it.`}
        onClick={press}
        onKeyDown={pressKey}
        className="relative block max-w-full cursor-crosshair"
      >
        <img
          src={address(image)}
          alt=""
          className={`block h-auto w-auto max-w-full rounded ${isLarge ? 'max-h-[50dvh]' : 'max-h-64'}`}
        />
        <span
          aria-hidden
          style={{ left: `${x}%`, top: `${y}%` }}
          className="absolute size-6 -translate-1/2 rounded-full border-2 border-on-band bg-band/60 ring-2 ring-band"
        />
      </button>
      <p className="mt-1.5 text-fine text-quiet">
        Press the part that must stay in sight where lists and shared links cut the cover.
      </p>
    </div>
  );
}
