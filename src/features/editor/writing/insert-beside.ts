import type Quill from 'quill';
import { Delta } from 'quill';
import { isFree } from '../beside-block.ts';
import { isHalf, rowOf } from '../figure.ts';
import { formatsOf } from '../line.ts';
import { asOneStep } from '../one-step.ts';
import { WRITE_BLOCKS } from '../unwritten.ts';
import type { BlockDeed } from './block-deeds.ts';
import { levelOf, type Part } from './parts.ts';

/** The editor's event that asks for the menu of blocks at a place of the text. */
export const ASK_BLOCK = 'ask-block';

/**
 * Makes an empty line above or below a part, or goes to one that is there, and opens the menu of blocks in it: an item beside an
 * item, a paragraph beside all else.
 */
export function insertBeside(side: 'above' | 'below'): BlockDeed {
  return (quill, part) => {
    quill.emitter.emit(WRITE_BLOCKS);
    const index = side === 'above' ? startOf(quill, part) : endOf(quill, part);
    const formats = itemFormats(quill, part);
    const [there] = index < quill.getLength() ? quill.getLine(index) : [null];
    const isThere = formats === null && side === 'below' && isFree(there);
    quill.focus({ preventScroll: true });
    if (!isThere) {
      const change = new Delta().retain(index).insert('\n', formats ?? {});
      asOneStep(quill, () => quill.updateContents(change, 'user'));
    }
    quill.setSelection(index, 0, 'user');
    quill.scrollSelectionIntoView();
    quill.emitter.emit(ASK_BLOCK, index);
    return `New line ${side}`;
  };
}

/** Pictures that stand side by side are not parted. */
function startOf(quill: Quill, { start }: Part): number {
  const [line] = quill.getLine(start);
  return isHalf(line) ? (rowOf(line)[0] ?? line).offset(quill.scroll) : start;
}

function endOf(quill: Quill, { end }: Part): number {
  const [line] = quill.getLine(end - 1);
  return isHalf(line) ? (rowOf(line).at(-1) ?? line).offset(quill.scroll) + 1 : end;
}

/** What makes a line an item like the part's first one; null for a part that is no item of a list. */
function itemFormats(quill: Quill, { start }: Part): Record<string, unknown> | null {
  const [line] = quill.getLine(start);
  if (line === null || levelOf(line) === null) return null;
  const { list, indent } = formatsOf(line);
  return { list, ...(indent === undefined ? {} : { indent }) };
}
