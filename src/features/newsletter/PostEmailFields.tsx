import { useId } from 'react';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { LIMITS, MAX_PREVIEW_TEXT } from '#shared/limits.ts';
import { TextInput } from '../../ui/controls.tsx';

/** What of a post goes to the subscribers. */
export interface PostEmail {
  part: PostPart;
  subject: string;
  /** What inboxes show after it; '' for the beginning of the text. */
  previewText: string;
}

/** The same as it is sent. */
export interface PostEmailToSend extends PostEmail {
  /** Whether it is among the newsletters on the web, too. */
  onWeb: boolean;
}

interface PostEmailFieldsProps {
  value: PostEmail;
  onChange: (email: PostEmail) => void;
  /** When it goes out, in a sentence. */
  when: string;
  /** What inboxes show where nothing else is written; '' while that is not known. */
  beginning?: string;
}

const PARTS: readonly { part: PostPart; label: string }[] = [
  { part: 'excerpt', label: 'The excerpt, with a button to the post' },
  { part: 'whole', label: 'The whole post' },
];

/** What of a post goes out, under which subject, and what inboxes show after it. */
export function PostEmailFields({ value, onChange, when, beginning = '' }: PostEmailFieldsProps) {
  const id = useId();
  return (
    <>
      <div role="radiogroup" aria-label="What goes out" className="flex flex-wrap gap-x-6">
        {PARTS.map(({ part, label }) => (
          <label key={part} className="flex min-h-9 cursor-pointer items-center gap-2.5 touch:min-h-11">
            <input
              type="radio"
              name={`${id}-part`}
              checked={value.part === part}
              onChange={() => onChange({ ...value, part })}
              className="size-4 accent-clay"
            />
            {label}
          </label>
        ))}
      </div>
      <div className="max-w-xl pt-1 pb-2">
        <label htmlFor={`${id}-subject`} className="mb-1 block text-fine text-quiet">
          Subject
        </label>
        <TextInput
          id={`${id}-subject`}
          value={value.subject}
          maxLength={LIMITS.subject}
          autoComplete="off"
          aria-invalid={value.subject.trim() === ''}
          aria-describedby={`${id}-goes`}
          onChange={({ target }) => onChange({ ...value, subject: target.value })}
        />
        <label htmlFor={`${id}-preview`} className="mt-2 mb-1 block text-fine text-quiet">
          Preview text
        </label>
        <TextInput
          id={`${id}-preview`}
          value={value.previewText}
          maxLength={MAX_PREVIEW_TEXT}
          autoComplete="off"
          placeholder={beginning || 'Left empty, the post’s excerpt'}
          onChange={({ target }) => onChange({ ...value, previewText: target.value })}
        />
        <p id={`${id}-goes`} className="mt-1.5 text-fine text-quiet">
          {value.subject.trim() === '' ? 'An email needs a subject. ' : ''}
          {when}
        </p>
      </div>
    </>
  );
}
