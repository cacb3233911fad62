import * as frame from '#content/words/frame.ts';
import * as words from '#content/words/post.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { ColorDot } from '../../features/categories/ColorDot.tsx';
import { useCategories } from '../../features/categories/use-categories.ts';
import { countWords, KEPT_AUTHOR, type PostForm } from '../../features/posts/post-form.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import { readTimeInWords, wordsInWords } from './read-time.ts';

/** The line above the title, as visitors have one. It leads to where the category is chosen. */
export function TopicLine({ category, onChoose }: { category: string; onChoose: () => void }) {
  const { categories } = useCategories();
  const chosen = categories.find(({ id }) => String(id) === category);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onChoose}
      className="writing-topic finger-high cursor-pointer text-small font-semibold hover:text-clay"
    >
      <span className="text-quiet">{frame.blog}</span>
      <span aria-hidden className="mx-2 font-normal text-quiet">
        /
      </span>
      {chosen === undefined ? (
        <span className="writing-missing font-normal text-quiet">No category yet</span>
      ) : (
        <>
          <ColorDot color={chosen.color} className="mr-[0.55em] inline-block size-[0.6em] align-[0.05em]" />
          {chosen.name}
        </>
      )}
    </button>
  );
}

interface MetaLineProps {
  values: PostForm;
  choices: PostChoices;
  /** Leads to where its author and its date are chosen. */
  onSettings: () => void;
}

/** The line below the title, as visitors have one, and the number of words where the bar has no room for it. */
export function MetaLine({ values, choices, onSettings }: MetaLineProps) {
  const author = choices.authors.find(({ id }) => String(id) === values.author)?.byline;
  const isKept = values.author === KEPT_AUTHOR;
  // One without a date gets that of the day on which it is published.
  const date = values.published_at === '' ? new Date().toISOString() : values.published_at;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onSettings}
      className="writing-meta finger-high cursor-pointer text-small text-quiet hover:text-clay"
    >
      <span className="dotted">
        {author === undefined && !isKept ? (
          <span className="writing-missing">No author yet</span>
        ) : (
          <span>
            {words.by} <span className="text-ink">{author ?? 'its author'}</span>
          </span>
        )}
        <span>{formatLongDate(date)}</span>
        {values.content === '' ? null : (
          <>
            <span>{readTimeInWords(values)}</span>
            <span className="writing-words">{wordsInWords(countWords(values.content))}</span>
          </>
        )}
      </span>
    </button>
  );
}
