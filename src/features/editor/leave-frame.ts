import type Quill from 'quill';
import { Delta } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { isFree, lineBeside } from './beside-block.ts';
import { formatsOf } from './line.ts';
import { asOneStep } from './one-step.ts';

/** Lines that are more than a paragraph, until Backspace at their beginning makes one of them. */
export const FRAMED = ['header', 'blockquote', 'code-block'] as const;

/**
 * Backspace at the beginning of a heading, a quote or code makes it a paragraph, so that the next press joins it to what is
 * above. A heading takes an empty paragraph above it away first. Code of several lines stays as it is: the caret leaves it.
 * @returns whether that is all; a line within a quote or code is joined to the one above it
 */
export function leaveFrame(quill: Quill, index: number): boolean {
  const [line] = quill.getLine(index);
  const formats = formatsOf(line);
  const name = FRAMED.find((framed) => framed in formats);
  if (line === null || name === undefined) return false;
  const above = lineBeside(quill, line, -1);
  const isOfFrame = name !== 'header' && formatsOf(above)[name] === formats[name];
  if (isOfFrame) return false;
  if (name === 'header' && line.length() > 1 && isFree(above)) {
    asOneStep(quill, () => quill.deleteText(index - 1, 1, 'user'));
    return true;
  }
  if (name !== 'code-block' || line.next === null) {
    asOneStep(quill, () => quill.formatLine(index, 1, name, false, 'user'));
    return true;
  }
  if (above instanceof BlockEmbed) return false;
  if (above !== null) quill.setSelection(index - 1, 0, 'user');
  return true;
}

/**
 * Enter at the beginning of a line within a quote parts it, as a second Enter in its words does: one writes in a paragraph
 * between the two parts.
 * @returns whether it did
 */
export function partQuote(quill: Quill, index: number): boolean {
  const [line] = quill.getLine(index);
  if (line === null || line.length() === 1 || 'list' in line.formats()) return false;
  if (!('blockquote' in formatsOf(lineBeside(quill, line, -1)))) return false;
  asOneStep(quill, () => quill.updateContents(new Delta().retain(index).insert('\n'), 'user'));
  quill.setSelection(index, 0, 'user');
  return true;
}

/**
 * Enter at the beginning of a heading moves it down, below an empty paragraph.
 * @returns whether it did; Quill goes on below an empty heading
 */
export function moveHeadingDown(quill: Quill, index: number): boolean {
  const [line] = quill.getLine(index);
  if (line === null || line.length() === 1) return false;
  asOneStep(quill, () => quill.updateContents(new Delta().retain(index).insert('\n'), 'user'));
  quill.setSelection(index + 1, 0, 'user');
  quill.scrollSelectionIntoView();
  return true;
}
