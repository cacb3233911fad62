import { useId } from 'react';
import { missingFields, type PostForm } from '../../features/posts/post-form.ts';
import { Button } from '../../ui/Button.tsx';
import { englishList } from '../../components/dashboard/english-list.ts';

interface SaveAsDraftProps {
  values: PostForm;
  isNew: boolean;
  /** Null where nothing has changed, or something is under way. */
  onSave: (() => void) | null;
}

/** Saves a post that visitors don't have. What is missing for that is named beforehand: what is written is kept without it. */
export function SaveAsDraft({ values, isNew, onSave }: SaveAsDraftProps) {
  const note = useId();
  const missing = onSave === null ? [] : missingFields(values);
  return (
    <div>
      <Button
        variant="secondary"
        className="w-full"
        disabled={onSave === null}
        aria-describedby={missing.length === 0 ? undefined : note}
        onClick={onSave ?? undefined}
      >
        Save as draft
      </Button>
      {missing.length === 0 ? null : (
        <p id={note} className="mt-2 text-quiet">
          {isNew
            ? 'Your draft is kept without it, in the list of posts.'
            : 'Your changes are kept without it.'}{' '}
          Saving it as a post needs {englishList(missing.map((field) => NAMES[field]))}.
        </p>
      )}
    </div>
  );
}

const NAMES = {
  title: 'a title',
  excerpt: 'an excerpt',
  content: 'a text',
  category: 'a category',
  author: 'an author',
};
