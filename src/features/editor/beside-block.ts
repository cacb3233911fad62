import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { asOneStep } from './one-step.ts';
import type { Line } from './line.ts';
import { isOnOuterLine } from './outer-line.ts';
import { selectBlock } from './selected-block.ts';
import { type Side, SIDES } from './sides.ts';

/** The line or block right before or behind another, in whichever list or code they stand; null at the text's ends. */
export function lineBeside(quill: Quill, line: Line, by: 1 | -1): Line | null {
  const start = line.offset(quill.scroll);
  const index = by < 0 ? start - 1 : start + line.length();
  return index < 0 || index >= quill.getLength() ? null : quill.getLine(index)[0];
}

/** Whether one can write in a line without going into what is there: an empty paragraph. */
export function isFree(line: Line | null): boolean {
  if (line === null || line instanceof BlockEmbed) return false;
  return line.length() === 1 && Object.keys(line.formats()).length === 0;
}

/** Whether a key is pressed in the text, and nothing with it. */
export function isPlainKey(quill: Quill, event: KeyboardEvent): boolean {
  const { shiftKey, ctrlKey, metaKey, altKey, isComposing, target } = event;
  return target === quill.root && !isComposing && !shiftKey && !ctrlKey && !metaKey && !altKey;
}

/** The side that a key leads to from the text; null for any other key. */
export function sideOf(quill: Quill, event: KeyboardEvent): Side | null {
  return isPlainKey(quill, event) ? (SIDES[event.key] ?? null) : null;
}

export function isBack(side: Side): boolean {
  return side === 'up' || side === 'left';
}

/** The block that a caret would go into by a step to this side; null where there is none. */
export function blockBeside(quill: Quill, side: Side): BlockEmbed | null {
  const range = quill.getSelection();
  if (range === null || range.length > 0) return null;
  const [line, offset] = quill.getLine(range.index);
  if (line === null) return null;
  if (side === 'left' && offset > 0) return null;
  if (side === 'right' && offset < line.length() - 1) return null;
  const neighbour = lineBeside(quill, line, isBack(side) ? -1 : 1);
  if (!(neighbour instanceof BlockEmbed)) return null;
  const isSideways = side === 'left' || side === 'right';
  return isSideways || isOnOuterLine(quill, range.index, line, side) ? neighbour : null;
}

/** Goes to what is before or behind a block: another is selected, and at the text's ends there is a line for the caret then. */
export function leaveBlock(quill: Quill, block: BlockEmbed, by: 1 | -1): void {
  const neighbour = lineBeside(quill, block, by);
  if (neighbour instanceof BlockEmbed) {
    selectBlock(quill, neighbour);
    return;
  }
  const index = block.offset(quill.scroll);
  const place = by < 0 ? index : index + 1;
  if (neighbour === null) asOneStep(quill, () => quill.insertText(place, '\n', 'user'));
  quill.setSelection(by < 0 ? Math.max(0, index - 1) : place, 0, 'user');
}
