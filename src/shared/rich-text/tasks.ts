import { findAll } from './find-all.ts';

/** Puts a task's box, which stands at the beginning of its words in the author's text, in the place of the item's mark. */
export function markTasks(roots: readonly Element[]): void {
  for (const item of findAll(roots, 'li')) {
    const words = item.firstChild;
    const box = words?.nodeType === words?.TEXT_NODE ? /^[☐☑] ?/.exec(words?.textContent ?? '') : null;
    if (words === null || box === null) continue;
    words.textContent = words.textContent!.slice(box[0].length);
    item.classList.add(box[0].startsWith('☑') ? 'done' : 'task');
  }
}
