import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { deleteRange } from 'quill/modules/keyboard.js';
import { lineBeside } from './beside-block.ts';
import { formatsOf, type Line } from './line.ts';
import { BUTTON, cleared } from './formats.ts';
import { frameOf } from './list-frames.ts';
import { NOTE_LIST } from './note-lines.ts';
import { asOneStep } from './one-step.ts';
import { selectBlock, selectedBlock } from './selected-block.ts';

/** Whole lines and blocks: where the first begins, and what is behind the last. */
interface Stretch {
  start: number;
  end: number;
}

/**
 * Deletes whole lines and blocks, as one step that can be undone. One goes on writing at the beginning of the line that is
 * there then, or at the end of the one before; among blocks alone, one of them is selected.
 * @param from where one came from: from above, the line before is the first choice
 */
export function deleteWhole(quill: Quill, stretch: Stretch, from: 'above' | 'below' = 'below'): void {
  const { start: index } = stretch;
  deleteStretch(quill, stretch);
  const before = index === 0 ? null : quill.getLine(index - 1)[0];
  const next = index >= quill.getLength() ? null : quill.getLine(index)[0];
  const sides = from === 'above' ? [before, next] : [next, before];
  const words = sides.find((side) => side !== null && !(side instanceof BlockEmbed));
  const block = from === 'above' ? (next ?? before) : (before ?? next);
  if (words !== undefined) quill.setSelection(words === next ? index : index - 1, 0, 'user');
  else if (block instanceof BlockEmbed) selectBlock(quill, block);
}

/** The same for a single line or block. */
export function deleteLine(quill: Quill, line: Line, from: 'above' | 'below' = 'below'): void {
  deleteWhole(quill, stretchOf(quill, line), from);
}

/** Deletes the block that is selected as a whole. @returns whether there was one */
export function deleteSelectedBlock(quill: Quill, from: 'above' | 'below'): boolean {
  const block = selectedBlock(quill);
  if (block !== null) deleteLine(quill, block, from);
  return block !== null;
}

/**
 * Backspace at a line's beginning, or Delete at its end, beside a block, a button, a quote, a callout or other code. A block is
 * selected first, so that the next press takes it away; a button is one thing, whose words are joined to no others, and so is
 * a quote or a callout: the caret goes there. An empty line goes at once. Words that take in an item stay what they are.
 * @returns whether that is all; other lines of words are joined by Quill
 */
export function deleteAcross(quill: Quill, index: number, by: 1 | -1): boolean {
  const [line] = quill.getLine(index);
  if (line instanceof BlockEmbed) {
    selectBlock(quill, line);
    return true;
  }
  const other = line === null ? null : lineBeside(quill, line, by);
  if (line === null || other === null) return false;
  if (other instanceof BlockEmbed) {
    if (line.length() === 1) takeOut(quill, line);
    selectBlock(quill, other);
    return true;
  }
  const isBesideButton = isButton(line) || isButton(other);
  const isJoined = !isBesideButton && isOneBlock(line, other);
  const isAboveList = isJoined && by > 0 && line.length() > 1 && !isItem(line) && isItem(other);
  if (isJoined && !isAboveList) return false;
  const [first, second] = by < 0 ? [other, line] : [line, other];
  const end = first.offset(quill.scroll) + first.length() - 1;
  if (!isAboveList && first.length() > 1 && second.length() > 1) {
    quill.setSelection(by < 0 ? end : end + 1, 0, 'user');
    return true;
  }
  if (!isBesideButton && !isAboveList) return false;
  // The line end that stays is that of the line with words.
  const format = first.length() > 1 ? { ...cleared(second.formats()), ...first.formats() } : {};
  const change = new Delta()
    .retain(end)
    .delete(1)
    .retain(second.length() - 1)
    .retain(1, format);
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  quill.setSelection(end, 0, 'user');
  return true;
}

/** Whether the words of two lines may become those of one: not of two frames, nor of two blocks of code. */
function isOneBlock(line: Line, other: Line): boolean {
  const [a, b] = [line.formats(), other.formats()];
  const areOfTwoCodes = 'code-block' in a && 'code-block' in b && a['code-block'] !== b['code-block'];
  return frameOf(a) === frameOf(b) && !areOfTwoCodes;
}

/** Whether a line is an item of a list, and no footnote. */
function isItem(line: Line): boolean {
  const { list } = line.formats();
  return list !== undefined && list !== NOTE_LIST;
}

/** Whether a line is a button. */
export function isButton(line: Line): boolean {
  return BUTTON in formatsOf(line);
}

/** Deletes what is cut, as one step that can be undone. Where that is all of the text, what is left is a paragraph. */
export function cutRange(quill: Quill, range: Range): void {
  if (range.length === 0) return;
  asOneStep(quill, () => {
    if (!deleteAll(quill, range)) deleteRange({ quill, range });
  });
}

/** Deletes all of the text where all is selected: what is left is a paragraph. @returns whether it was */
export function deleteAll(quill: Quill, { index, length }: Range): boolean {
  const end = quill.getLength() - 1;
  if (index > 0 || length < end) return false;
  const change = new Delta().delete(end).retain(1, cleared(quill.getFormat(end)));
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  return true;
}

function takeOut(quill: Quill, line: Line): void {
  deleteStretch(quill, stretchOf(quill, line));
}

function stretchOf(quill: Quill, line: Line): Stretch {
  const start = line.offset(quill.scroll);
  return { start, end: start + line.length() };
}

/** Deletes whole lines and blocks. The text's last line stays, as a plain one: one goes on writing there. */
function deleteStretch(quill: Quill, { start, end }: Stretch): void {
  const [last] = quill.getLine(end - 1);
  const isLast = end === quill.getLength() && last !== null && !(last instanceof BlockEmbed);
  const change = new Delta().retain(start);
  if (isLast) change.delete(end - start - 1).retain(1, cleared(last.formats()));
  else change.delete(end - start);
  asOneStep(quill, () => quill.updateContents(change, 'user'));
}
