import type Quill from 'quill';
import { quietly } from './quietly.ts';

/** Marks a block of the text that is always laid out: see `content-visibility` in the style sheet. */
const WRITTEN = 'written';

/** Has blocks of the text laid out at once, out of sight or not: they have their place and their height then. */
export function layOut(quill: Quill, wanted: readonly (Element | null | undefined)[]): void {
  const blocks = wanted.filter((block) => block?.classList.contains(WRITTEN) === false);
  if (blocks.length === 0) return;
  quietly(quill, () => {
    for (const block of blocks) block?.classList.add(WRITTEN);
  });
  quill.root.getBoundingClientRect();
}
