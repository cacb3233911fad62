import type Quill from 'quill';
import type { Range } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { Figure, rightOf } from './figure.ts';

/** The picture, table or other block that this range is; null for any other. */
export function blockOf(quill: Quill, range: Range | null): BlockEmbed | null {
  const [line] = range?.length === 1 ? quill.getLine(range.index) : [null];
  return line instanceof BlockEmbed ? line : null;
}

/** The block that is selected as a whole; null for any other selection. */
export function selectedBlock(quill: Quill): BlockEmbed | null {
  return blockOf(quill, quill.getSelection());
}

/**
 * Selects a block as a whole. Quill could not select the last of a text: a line comes below it, which is no step of the
 * writer's.
 */
export function selectBlock(quill: Quill, block: BlockEmbed): void {
  const index = block.offset(quill.scroll);
  if (index + 1 === quill.getLength()) quill.insertText(index + 1, '\n', 'api');
  quill.setSelection(index, 1, 'user');
}

/**
 * Selects what an element of the text stands for as a whole, as a click on it does: a picture, a video, a table or another block.
 * An image inside a preserved block counts as that block. @returns whether there was one outside of tables' cells
 */
export function selectEmbed(quill: Quill, element: Element): boolean {
  if (element.closest('.ql-cell') !== null) return false;
  const node = element.closest('img, hr, .ql-video, .ql-kept, .ql-table');
  const blot = node === null ? null : quill.scroll.find(node.closest('.ql-kept, .ql-figure') ?? node);
  if (blot === null) return false;
  if (blot instanceof BlockEmbed) selectBlock(quill, blot);
  else quill.setSelection(blot.offset(quill.scroll), 1, 'user');
  return true;
}

/** The place below a block: below both of two that stand side by side, which it would part. */
export function indexBelow(quill: Quill, block: BlockEmbed): number {
  return block.offset(quill.scroll) + (block instanceof Figure && rightOf(block) !== null ? 2 : 1);
}
