import { findAll } from './find-all.ts';

/** Puts a task's box, which stands at the beginning of its words in the author's text, in the place of the item's mark. */
export function markTasks(roots: readonly Element[]): void {
  for (const item of findAll(roots, 'li')) {
    const words = item.firstChild;
    if (words === null || words.nodeType !== words.TEXT_NODE) continue;
    const [, box, rest] = /^([☐☑]) ?(.*)$/s.exec(words.textContent ?? '') ?? [];
    if (box === undefined) continue;
    words.textContent = rest ?? '';
    item.classList.add(box === '☑' ? 'done' : 'task');
  }
}
