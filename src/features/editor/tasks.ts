/** The boxes of tasks, open and done. They are part of the item's words where it is saved: a post holds no controls. */
const OPEN = '☐';
const DONE = '☑';

/** What an item's words are of: Quill's `unchecked` and `checked` list, with the words alone; null for no task. */
export function readTask(words: string): { list: 'checked' | 'unchecked'; words: string } | null {
  const [, box, rest] = /^([☐☑])(?: (.*))?$/s.exec(words) ?? [];
  if (box === undefined) return null;
  return { list: box === DONE ? 'checked' : 'unchecked', words: rest ?? '' };
}

/** The words of a task as they are saved, with its box. */
export function writeTask(isDone: boolean, words: string): string {
  return `${isDone ? DONE : OPEN} ${words}`.trimEnd();
}
