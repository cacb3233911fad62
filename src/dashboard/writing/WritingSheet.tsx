import ImagePlus from 'lucide-react/icons/image-plus';
import { memo, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { CoverImage } from '../../components/CoverImage.tsx';
import type { PendingText } from '../../features/editor/pending-text.ts';
import { useMediaChoice } from '../../features/media/media-choice.ts';
import { useImageUpload } from '../../features/uploads/use-image-upload.ts';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { RichTextEditor } from '../posts/lazy-editor.tsx';
import { errorOf } from '../posts/required-field.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { postFinder } from './find-posts.ts';
import { MetaLine } from './MetaLine.tsx';
import { SheetTitle } from './SheetTitle.tsx';

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
  return (
    <div className="writing-sheet shell pt-10 pb-20 sm:pt-16">
      <div className="mx-auto max-w-[46.25rem]">
        <h1 className="sr-only">{isNew ? 'New post' : 'Edit post'}</h1>
        <SheetTitle fields={fields} textId={`${id}-text`} />
        <MetaLine values={values} choices={choices} onSettings={onSettings} />
      </div>
      {values.featured_image === '' ? (
        <div className="mx-auto mt-6 max-w-[46.25rem]">
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
        <Text
          id={`${id}-text`}
          labelledBy={error === null ? `${id}-label` : `${id}-label ${id}-error`}
          value={start}
          change={fields.change}
          pending={pending}
          toolbarSlot={toolbarSlot}
          onBusy={onBusy}
        />
      </div>
    </div>
  );
}

interface TextProps extends Pick<WritingSheetProps, 'pending' | 'toolbarSlot' | 'onBusy'> {
  id: string;
  labelledBy: string;
  value: string;
  change: FieldsProps['change'];
}

/** Not rendered again for what is typed: that would cost more than the typing. */
const Text = memo(function Text({ id, labelledBy, value, change, pending, toolbarSlot, onBusy }: TextProps) {
  const { request } = useHost();
  const upload = useImageUpload();
  const chooseMedia = useMediaChoice();
  const report = useCallback((content: string) => change({ content }), [change]);
  // Blocks, Markdown and menus: what the window's editor does not have.
  const writing = useMemo(() => ({ pending, findPosts: postFinder(request) }), [pending, request]);
  return (
    <Suspense fallback={<TextLoading />}>
      <RichTextEditor
        id={id}
        labelledBy={labelledBy}
        value={value}
        onChange={report}
        uploadImage={upload}
        {...(chooseMedia === null ? {} : { chooseImage: () => chooseMedia('picture') })}
        onBusy={onBusy}
        toolbarSlot={toolbarSlot}
        writing={writing}
      />
    </Suspense>
  );
});

function TextLoading() {
  return <p className="text-quiet">Loading the editor…</p>;
}
