import { focusPosition } from '#shared/focus-point.ts';
import { FocusImage } from '../../features/media/FocusImage.tsx';
import { useAddress } from '../../lib/host.ts';
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
  /** In a window of its own, which says what it is. */
  isLarge?: boolean;
}

/** As lists show covers, and the site's own image of a shared link. */
const CUTS = [
  { name: 'In lists', className: 'aspect-video' },
  { name: 'Shared', className: 'aspect-[480/630]' },
];

/** What stays in sight of a cover, and what is left of it elsewhere. */
export function CoverFocus({ image, focus, onChange, isLarge = false }: CoverFocusProps) {
  const address = useAddress();
  return (
    <div data-field="image_focus">
      {isLarge ? null : <p className="mb-1.5 text-small font-semibold">Focus point</p>}
      <FocusImage
        src={address(image)}
        className={`rounded ${isLarge ? 'max-h-[50dvh]' : 'max-h-64'}`}
        focus={focus}
        onChange={onChange}
      />
      <p className="mt-1.5 text-fine text-quiet">
        Press the part that must stay in sight where lists and shared links cut the cover.
      </p>
      <div className="mt-3 flex gap-4">
        {CUTS.map(({ name, className }) => (
          <figure key={name}>
            <img
              src={address(image)}
              alt=""
              style={{ objectPosition: focusPosition(focus) }}
              className={`h-24 rounded border border-line object-cover ${className}`}
            />
            <figcaption className="mt-1 text-fine text-quiet">{name}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
