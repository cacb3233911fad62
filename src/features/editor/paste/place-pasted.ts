import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import { cleared } from '../formats.ts';

/** What is pasted, in its place. */
export interface Placed {
  change: Delta;
  /** Where the caret is after it. */
  caret: number;
}

/**
 * Puts what is pasted into the place of a range. Whole lines that take the place of whole lines are what they were: the line end
 * of the last one stays, and becomes that of what is pasted.
 */
export function placePasted(quill: Quill, { index, length }: Range, pasted: Delta): Placed {
  const change = new Delta().retain(index).delete(length);
  const [first, offset] = quill.getLine(index);
  const [last, end] = quill.getLine(index + length);
  const isWhole = offset === 0 && last !== null && end === last.length() - 1;
  const format: Record<string, unknown> = last?.formats() ?? {};
  const { insert, attributes = {} } = pasted.ops.at(-1) ?? {};
  const text = typeof insert === 'string' ? insert : '';
  const isFormatted = text.endsWith('\n') && Object.keys(attributes).length > 0;
  const isFree = Object.keys(format).length === 0;

  if (isWhole && isFormatted && (length > 0 || isFree || isSame(format, attributes))) {
    const words = pasted.slice(0, pasted.length() - 1);
    return {
      change: change.concat(words).retain(1, { ...cleared(format), ...attributes }),
      caret: index + words.length(),
    };
  }
  const hasLines =
    first !== last || pasted.ops.some((op) => typeof op.insert === 'string' && op.insert.includes('\n'));
  const isPlainEnd = isWhole && hasLines && length > 0 && !isFree && !text.endsWith('\n');
  const placed = change.concat(pasted);
  return {
    change: isPlainEnd ? placed.retain(1, cleared(format)) : placed,
    caret: index + pasted.length() - (text.endsWith('\n') ? 1 : 0),
  };
}

function isSame(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
