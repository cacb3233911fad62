import { DEFAULT_READ_TIME } from '#shared/limits.ts';
import { type PostForm, suggestedReadTime } from '../../features/posts/post-form.ts';

/** '4 min read', or the author's own words: what visitors are told. */
export function readTimeInWords({ read_time }: Pick<PostForm, 'read_time'>): string {
  const time = read_time.trim() || String(DEFAULT_READ_TIME);
  return /^\d+$/.test(time) ? `${time} min read` : time;
}

/** '1,204 words' */
export function wordsInWords(words: number): string {
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;
}

/** The field's value for a text; without words, that of a new post. */
export function readTimeOfText(html: string): string {
  return String(suggestedReadTime(html) ?? DEFAULT_READ_TIME);
}

/** Lets the reading time go along with the text, unless the owner has chosen another one. */
export function withReadTime(before: PostForm, changes: Partial<PostForm>): Partial<PostForm> {
  const { content, read_time: chosen } = changes;
  if (content === undefined || chosen !== undefined) return changes;
  const isOwn = before.read_time.trim() !== readTimeOfText(before.content);
  return isOwn ? changes : { ...changes, read_time: readTimeOfText(content) };
}
