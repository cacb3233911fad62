import type Quill from 'quill';
import { Delta } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { blocksApart } from '../block-parts.ts';
import { currentRange } from '../commands.ts';
import { deleteWhole } from '../delete-blocks.ts';
import { LIST_START } from '../formats.ts';
import { asOneStep } from '../one-step.ts';
import { takeCopiedNotes } from '../paste/copied-notes.ts';
import { withNotes } from '../paste/markdown-notes.ts';
import { withNotesOf } from '../paste/notes-to-copy.ts';
import { selectBlock } from '../selected-block.ts';
import { WRITE_BLOCKS } from '../unwritten.ts';
import { partName } from './block-kinds.ts';
import { moveBlock, partAt, placeBeside, startOfNotes } from './move-block.ts';
import { type Part, partOf } from './parts.ts';
import { moveSaid } from './use-move-keys.ts';

/** Does something with a part of the text, as one step that can be undone. @returns what is said of it */
export type BlockDeed = (quill: Quill, part: Part) => string;

/** What is said where there is no such part. */
export const NOT_OF_NOTES = 'Footnotes stay in their order, at the end';

/**
 * The blocks at the caret, as wholes: all that something is selected of, or the one that the focus is in, such as a table. Null
 * for footnotes, which stay in their order at the end.
 */
export function partAtCaret(quill: Quill): Part | null {
  const part = focusedPart(quill) ?? selectedPart(quill);
  return part === null || part.end > startOfNotes(quill) ? null : part;
}

function focusedPart(quill: Quill): Part | null {
  const { activeElement } = quill.root.ownerDocument;
  if (activeElement === quill.root || !quill.root.contains(activeElement)) return null;
  return partAt(quill, activeElement);
}

function selectedPart(quill: Quill): Part | null {
  const { index, length } = currentRange(quill);
  const [first] = quill.getLine(index);
  const [last] = quill.getLine(index + Math.max(0, length - 1));
  if (first === null || last === null) return null;
  return { start: partOf(quill, first).start, end: partOf(quill, last).end };
}

/** Moves a part past what is beside it. The caret stays where it is in it. */
export function movePart(direction: 'up' | 'down'): BlockDeed {
  return (quill, part) => {
    quill.emitter.emit(WRITE_BLOCKS);
    const to = placeBeside(quill, part, direction);
    const resume = holdCaret(quill, part);
    const place = to === null ? null : moveBlock(quill, part, to);
    resume(place ?? part.start);
    return moveSaid(place !== null, direction);
  };
}

/** Puts the same below a part once more, with notes of its own; one goes on there. */
export const duplicatePart: BlockDeed = (quill, part) => {
  quill.emitter.emit(WRITE_BLOCKS);
  const { start, end } = part;
  const all = quill.getContents();
  const { body, notes } = takeCopiedNotes(withNotesOf(all, start, end), { isWhole: true });
  const copy = blocksApart(quill, withoutPlaces(body));
  const change = new Delta().retain(end).concat(copy);
  const [last] = quill.getLine(end - 1);
  // A block that ends the text has a line below it, where one goes on writing.
  if (end === quill.getLength() && last instanceof BlockEmbed) change.insert('\n');
  const resume = holdCaret(quill, part);
  const noted = withNotes(all, { change, caret: end }, notes);
  asOneStep(quill, () => quill.updateContents(noted.change, 'user'));
  resume(end);
  return 'Duplicated';
};

/** Deletes a part. */
export const deletePart: BlockDeed = (quill, part) => {
  const name = partName(quill, part);
  quill.focus({ preventScroll: true });
  deleteWhole(quill, part);
  return `The ${name} is deleted`;
};

/** Leads to a part: the caret stays where it is in it, or goes to its end; a block is selected. */
export function goToPart(quill: Quill, part: Part): void {
  holdCaret(quill, part)(part.start);
}

/** Notes where the caret is in a part. @returns puts it there in a part that begins at this place */
export function holdCaret(quill: Quill, { start, end }: Part): (place: number) => void {
  const { index, length } = currentRange(quill);
  const isIn = index >= start && index + length < end;
  const [offset, selected] = isIn ? [index - start, length] : [end - start - 1, 0];
  return (place) => {
    const [line] = quill.getLine(place);
    quill.focus({ preventScroll: true });
    if (line instanceof BlockEmbed) selectBlock(quill, line);
    else quill.setSelection(place + offset, selected, 'user');
  };
}

/** A copy has no id that leads to the first one, and goes on with its list. */
function withoutPlaces(copied: Delta): Delta {
  return copied.reduce((all, { insert = '', attributes = {} }) => {
    const kept = Object.entries(attributes).filter(([name]) => name !== 'id' && name !== LIST_START);
    return all.insert(insert, Object.fromEntries(kept));
  }, new Delta());
}
