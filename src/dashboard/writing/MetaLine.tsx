import { countWords, KEPT_AUTHOR, type PostForm } from '../../features/posts/post-form.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import { Dotted } from './Dotted.tsx';
import { readTimeInWords, wordsInWords } from './read-time.ts';

interface MetaLineProps {
  values: PostForm;
  choices: PostChoices;
  onSettings: () => void;
}

/**
 * The line below the title, as visitors have one, and the number of words where the bar has no room for it. It leads to where
 * category and author are chosen.
 */
export function MetaLine({ values, choices, onSettings }: MetaLineProps) {
  const category = choices.categories.find(({ value }) => value === values.category)?.label;
  const author = choices.authors.find(({ id }) => String(id) === values.author)?.byline;
  const isKept = values.author === KEPT_AUTHOR;
  const parts = [
    isKept ? 'Its author' : (author ?? 'No author yet'),
    ...(values.content === '' ? [] : [readTimeInWords(values)]),
  ];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onSettings}
      className="writing-meta finger-high cursor-pointer text-small text-quiet hover:text-clay"
    >
      {category === undefined ? <span className="writing-missing">No category yet</span> : category}
      <span className="writing-dot"> · </span>
      <Dotted text={parts.join(' · ')} />
      {values.content === '' ? null : (
        <span className="writing-words">
          <span className="writing-dot"> · </span>
          {wordsInWords(countWords(values.content))}
        </span>
      )}
    </button>
  );
}
