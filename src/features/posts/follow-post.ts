import { KEPT_AUTHOR, type PostForm } from './post-form.ts';

/** What a change from a list, or of the clock, can change of a post without touching its words. */
export type Standing = Pick<PostForm, 'status' | 'published_at'>;

/** Whether a form says what a post says, whatever became of that, and when. @param saved the post's form */
export function sameWords(form: PostForm, saved: PostForm): boolean {
  const fields = Object.keys(saved) as (keyof PostForm)[]; // Object.keys() widens the names.
  return fields.every(
    (field) =>
      field === 'status' ||
      field === 'published_at' ||
      (field === 'author' && saved.author === KEPT_AUTHOR) ||
      form[field].trim() === saved[field].trim(),
  );
}

/** A form whose status and date are those of its post, which were changed elsewhere: the words stay. */
export function withStanding(form: PostForm, { status, published_at }: Standing): PostForm {
  return { ...form, status, published_at };
}
