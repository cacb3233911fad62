import type { PostForm } from './post-form.ts';

/** Three forms of one post. */
interface ThreeForms {
  /** What both began from, as far as that is known. */
  base: PostForm;
  mine: PostForm;
  theirs: PostForm;
}

interface MergedForm {
  form: PostForm;
  /** Whether a field was changed by both, and to different values: `form` has mine. */
  isClash: boolean;
}

/** Puts what I have changed since the base on top of theirs; the reading time goes with the text. */
export function mergedForm({ base, mine, theirs }: ThreeForms): MergedForm {
  const fields = Object.keys(theirs) as (keyof PostForm)[]; // Object.keys() widens the names.
  const own = fields.filter((field) => mine[field] !== base[field] && mine[field] !== theirs[field]);
  const changes = own.filter((field) => field !== 'read_time' || own.includes('content'));
  const form = { ...theirs, ...Object.fromEntries(changes.map((field) => [field, mine[field]])) };
  const isClash = changes.some((field) => field !== 'read_time' && theirs[field] !== base[field]);
  return { form, isClash };
}
