import { useRef } from 'react';
import { countWords } from '../../features/posts/post-form.ts';
import { useHost } from '../../lib/host.ts';
import { ExcerptField } from '../posts/ExcerptField.tsx';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { firstWords } from './first-words.ts';

/** The excerpt; an empty one is offered the first words of the text. */
export function ExcerptOffer(fields: FieldsProps) {
  const { domWindow } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const { values, change } = fields;
  function take() {
    // The offer goes, and the focus stays where its words are.
    place.current?.querySelector('textarea')?.focus();
    change({ excerpt: firstWords(values.content, domWindow()) });
  }
  return (
    <div ref={place}>
      <ExcerptField {...fields} />
      {values.excerpt.trim() !== '' || countWords(values.content) === 0 ? null : (
        <button
          type="button"
          onClick={take}
          className="finger-high mt-1.5 min-h-6 cursor-pointer text-fine text-link"
        >
          Use the first words of the post
        </button>
      )}
    </div>
  );
}
