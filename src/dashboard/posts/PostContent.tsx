import CircleAlert from 'lucide-react/icons/circle-alert';
import { type RefObject, Suspense, useId } from 'react';
import { useMediaChoice } from '../../features/media/media-choice.ts';
import { useImageUpload } from '../../features/uploads/use-image-upload.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { RichTextEditor } from './lazy-editor.tsx';
import { ExcerptField } from './ExcerptField.tsx';
import { errorOf } from './required-field.ts';
import type { FieldsProps } from './use-post-editing.ts';

interface PostContentProps extends FieldsProps {
  /** Incremented when the fields are reset. */
  round: number;
  firstField: RefObject<HTMLInputElement | null>;
  /** Called with the editor's work in progress; null when it is done. */
  onBusy: (work: string | null) => void;
  disabled: boolean;
}

/** The fields for visitors: title, excerpt, text. [2.15.24] */
export function PostContent({
  values,
  change,
  missing,
  round,
  firstField,
  onBusy,
  disabled,
}: PostContentProps) {
  const id = useId();
  const upload = useImageUpload();
  const chooseMedia = useMediaChoice();
  const error = errorOf('content', missing);
  return (
    <div className="grid min-w-0 content-start gap-5">
      <Field label="Title" required error={errorOf('title', missing)}>
        {(control) => (
          <TextInput
            {...control}
            ref={firstField}
            name="title"
            value={values.title}
            onChange={({ target }) => change({ title: target.value })}
            autoComplete="off"
            className="font-serif text-lead!"
          />
        )}
      </Field>
      <ExcerptField values={values} change={change} missing={missing} />
      <div data-field="content" data-invalid={error !== null} className="min-w-0">
        <p id={`${id}-label`} className="mb-1.5 font-semibold">
          Content
        </p>
        <Suspense fallback={<EditorLoading />}>
          <RichTextEditor
            key={round}
            id={`${id}-editor`}
            labelledBy={error === null ? `${id}-label` : `${id}-label ${id}-error`}
            value={values.content}
            onChange={(content) => change({ content })}
            uploadImage={upload}
            {...(chooseMedia === null ? {} : { chooseImage: () => chooseMedia('image') })}
            onBusy={onBusy}
            disabled={disabled}
          />
        </Suspense>
        {error === null ? null : (
          <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-fine font-medium text-alarm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** The editor's box, as high as it will be. */
function EditorLoading() {
  return (
    <div
      role="status"
      aria-label="Loading the editor"
      className="rounded border border-edge bg-raised motion-safe:animate-pulse"
    >
      <div className="h-[45px] border-b border-line max-[43.75rem]:h-[57px] touch:h-[57px]" />
      <div className="h-[400px]" />
    </div>
  );
}
