import ImagePlus from 'lucide-react/icons/image-plus';
import { useCallback, useId, useState } from 'react';
import { CoverImage } from '../../components/CoverImage.tsx';
import type { PendingText } from '../../features/editor/pending-text.ts';
import { Button } from '../../ui/Button.tsx';
import { errorOf } from '../posts/required-field.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { MetaLine } from './MetaLine.tsx';
import { SheetTitle } from './SheetTitle.tsx';
import { WritingText } from './WritingText.tsx';

interface WritingSheetProps {
  fields: FieldsProps;
  /** Where the text waits while it is written. */
  pending: PendingText;
  isNew: boolean;
  choices: PostChoices;
  toolbarSlot: HTMLElement | null;
  /** Called with the editor's work in progress; null when it is done. */
  onBusy: (work: string | null) => void;
  onSettings: () => void;
  /** Leads to where the cover is chosen. */
  onCover: () => void;
}

/** Title, cover and text, in the measure and type of the published page. */
export function WritingSheet({
  fields,
  pending,
  isNew,
  choices,
  toolbarSlot,
  onBusy,
  onSettings,
  onCover,
}: WritingSheetProps) {
  const { values, missing } = fields;
  const id = useId();
  // From here on the editor keeps the text itself.
  const [start] = useState(values.content);
  const error = errorOf('content', missing);
  const { change } = fields;
  const report = useCallback((content: string) => change({ content }), [change]);
  return (
    <div className="writing-sheet shell pt-10 pb-20 sm:pt-16">
      <div className="mx-auto max-w-[46.25rem]">
        <h1 className="sr-only">{isNew ? 'New post' : 'Edit post'}</h1>
        <SheetTitle
          label="Title"
          name="title"
          value={values.title}
          error={errorOf('title', missing)}
          textId={`${id}-text`}
          onChange={(title) => fields.change({ title })}
        />
        <MetaLine values={values} choices={choices} onSettings={onSettings} />
      </div>
      {values.featured_image === '' ? (
        <div className="writing-no-cover mx-auto mt-6 max-w-[46.25rem]">
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onCover} className="-ml-3">
            <ImagePlus aria-hidden className="size-4" />
            Add a cover
          </Button>
        </div>
      ) : (
        <figure className="mt-9 sm:mt-12">
          <CoverImage src={values.featured_image} alt="" sizes="(min-width: 82rem) 74rem, 90vw" priority />
          {values.image_attribution.trim() === '' ? null : (
            <figcaption className="mt-2.5 text-fine text-quiet">{values.image_attribution}</figcaption>
          )}
        </figure>
      )}
      <div className="mx-auto mt-10 max-w-[46.25rem] sm:mt-14" data-field="content">
        <p id={`${id}-label`} className="sr-only">
          Content
        </p>
        {error === null ? null : (
          <p id={`${id}-error`} className="mb-4 text-fine font-medium text-alarm">
            {error}
          </p>
        )}
        <WritingText
          id={`${id}-text`}
          labelledBy={error === null ? `${id}-label` : `${id}-label ${id}-error`}
          value={start}
          onChange={report}
          pending={pending}
          toolbarSlot={toolbarSlot}
          onBusy={onBusy}
        />
      </div>
    </div>
  );
}
