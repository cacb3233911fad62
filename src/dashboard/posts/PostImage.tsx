import { useId, useState } from 'react';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import { FeaturedImageUploader } from '../../features/uploads/FeaturedImageUploader.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { CoverChoices } from './CoverChoices.tsx';
import type { FieldsProps } from './use-post-editing.ts';

interface PostImageProps extends FieldsProps {
  /** Incremented when the fields are reset. */
  round: number;
  onBusy: (busy: boolean) => void;
}

/** What is said of one image is not true of the next. */
export const NO_IMAGE = { featured_image: '', image_alt: '', image_focus: DEFAULT_FOCUS };

/** The picture above a post, and its attribution. [2.15.25] [3.2.05] [3.2.06] */
export function PostImage({ values, change, round, onBusy }: PostImageProps) {
  const id = useId();
  const [isUploading, setIsUploading] = useState(false);
  /** Incremented when the image is chosen otherwise, so that the uploader forgets its own. */
  const [choice, setChoice] = useState(0);
  return (
    <div className="grid content-start gap-5">
      <div data-field="featured_image">
        <p className="mb-1.5 flex items-baseline justify-between gap-4">
          <span id={id} className="font-semibold">
            Featured Image
          </span>
          <span className="text-quiet">Optional</span>
        </p>
        <FeaturedImageUploader
          key={`${round}-${choice}`}
          labelledBy={id}
          value={values.featured_image}
          focus={values.image_focus}
          onChange={(path) => change({ ...NO_IMAGE, featured_image: path })}
          onRemove={() => change(NO_IMAGE)}
          onBusy={(busy) => {
            setIsUploading(busy);
            onBusy(busy);
          }}
        />
        <CoverChoices
          title={values.title}
          value={values.featured_image}
          disabled={isUploading}
          onChoose={({ path, alt, focus }) => {
            setChoice(choice + 1);
            change({ featured_image: path, image_alt: alt, image_focus: focus });
          }}
        />
      </div>
      <Field label="Image attribution" hint="Whose image it is; shown under it.">
        {(control) => (
          <TextInput
            {...control}
            name="image_attribution"
            value={values.image_attribution}
            onChange={({ target }) => change({ image_attribution: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
    </div>
  );
}
