import { useCallback, useId, useState } from 'react';
import type { PendingText } from '../../features/editor/pending-text.ts';
import { errorOf } from '../posts/required-field.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { MetaLine, TopicLine } from './MetaLine.tsx';
import { SheetCover } from './SheetCover.tsx';
import { SheetTitle } from './SheetTitle.tsx';
import { WritingText } from './WritingText.tsx';

interface WritingSheetProps {
  fields: FieldsProps;
  /** Where the text waits while it is written. */
  pending: PendingText;
  /** Null for a new post. */
  postId: number | null;
  choices: PostChoices;
  toolbarSlot: HTMLElement | null;
  /** Called with the editor's work in progress; null when it is done. */
  onBusy: (work: string | null) => void;
  onSettings: () => void;
  /** Leads to where the category is chosen. */
  onCategory: () => void;
  /** Leads to where the cover is chosen. */
  onCover: () => void;
}

/** Title, cover and text, in the measure and type of the published page. */
export function WritingSheet({
  fields,
  pending,
  postId,
  choices,
  toolbarSlot,
  onBusy,
  onSettings,
  onCategory,
  onCover,
}: WritingSheetProps) {
  const { values, missing, change } = fields;
  const id = useId();
  // From here on the editor keeps the text itself.
  const [start] = useState(values.content);
  const error = errorOf('content', missing);
  const report = useCallback((content: string) => change({ content }), [change]);
  return (
    <div className="writing-sheet shell pt-10 pb-20 sm:pt-16">
      <div className="mx-auto max-w-[46.25rem]">
        <h1 className="sr-only">{postId === null ? 'New post' : 'Edit post'}</h1>
        <TopicLine category={values.category} onChoose={onCategory} />
        <SheetTitle
          label="Title"
          id={`${id}-title`}
          name="title"
          value={values.title}
          error={errorOf('title', missing)}
          textId={`${id}-text`}
          onChange={(title) => change({ title })}
        />
        <MetaLine values={values} choices={choices} onSettings={onSettings} />
      </div>
      <SheetCover values={values} change={change} onChoose={onCover} />
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
          aboveId={`${id}-title`}
          value={start}
          onChange={report}
          pending={pending}
          postId={postId}
          toolbarSlot={toolbarSlot}
          onBusy={onBusy}
        />
      </div>
    </div>
  );
}
