import type Quill from 'quill';
import { Delta } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { isFree } from '../beside-block.ts';
import { currentRange } from '../commands.ts';
import type { Op } from '../formats.ts';
import { asOneStep } from '../one-step.ts';
import { notesOf, readNotes } from './note-change.ts';
import { depthOf, type Part, partBeside, partOf, stepWithin } from './parts.ts';

/** What stands directly in the text at a node: a line, a block, or a list with all of its lines. */
export function partAt(quill: Quill, node: Node | null): (Part & { element: Element }) | null {
  let element = node;
  while (element !== null && element.parentNode !== quill.root) element = element.parentNode;
  const blot = element instanceof Element ? quill.scroll.find(element) : null;
  if (blot === null || !(element instanceof Element)) return null;
  const start = blot.offset(quill.scroll);
  return { element, start, end: start + blot.length() };
}

/**
 * Moves a part of the text to where `to` is now, as one step that can be undone. Behind a block that is the last stays an
 * empty line, where one goes on writing; without it Quill could not select the block.
 * @returns where it begins then; null where it stays
 */
export function moveBlock(quill: Quill, { start, end }: Part, to: number): number | null {
  const length = quill.getLength();
  const isLast = end === length || isFreeEnd(quill, end);
  if ((to >= start && to <= end) || (isLast && to === length)) return null;
  const moved = contentsFor(quill, { start, end }, to);
  const change =
    to < start
      ? new Delta([
          { retain: to },
          ...moved,
          { retain: start - to },
          { delete: end - start },
          ...(end === length ? lineBehind(quill, start) : []),
        ])
      : new Delta([
          { retain: start },
          { delete: end - start },
          { retain: to - end },
          ...moved,
          ...(to === length ? lineBehind(quill, end) : []),
        ]);
  asOneStep(quill, () => quill.updateContents(withoutNothing(change), 'user'));
  return to < start ? to : to - (end - start);
}

/**
 * Moves what the caret is in, or all that something is selected of, past what is above or below it. A line of a quote, a callout
 * or code moves within that, and takes it along at its edge. Footnotes stay in their order, and at the end of the text.
 * @returns whether it moved
 */
export function moveSelected(quill: Quill, direction: 'up' | 'down'): boolean {
  const range = currentRange(quill);
  const [first] = quill.getLine(range.index);
  const [last] = quill.getLine(range.index + Math.max(0, range.length - 1));
  if (first === null || last === null) return false;
  const by = direction === 'up' ? -1 : 1;
  const within = stepWithin(quill, [first, last], by);
  const part = within?.part ?? { start: partOf(quill, first).start, end: partOf(quill, last).end };
  const to = placeBeside(quill, part, direction, within?.beside);
  const place = to === null ? null : moveBlock(quill, part, to);
  if (place === null) return false;
  quill.setSelection(range.index + place - part.start, range.length, 'user');
  return true;
}

/**
 * Where a part goes by one step, for `moveBlock`: past what is beside it. Footnotes stay in their order, and at the end of the
 * text.
 * @returns null where it stays
 */
export function placeBeside(
  quill: Quill,
  part: Part,
  direction: 'up' | 'down',
  beside: Part | null = partBeside(quill, part, direction === 'up' ? -1 : 1),
): number | null {
  const limit = startOfNotes(quill);
  if (beside === null || part.end > limit || beside.end > limit) return null;
  // An empty line that ends the text is there to go on writing.
  if (direction === 'down' && isFreeEnd(quill, part.end)) return null;
  return direction === 'up' ? beside.start : beside.end;
}

/**
 * What is moved, as it may be there: an item is one level below the one before it at the most, and where it parts another from
 * what is below that, it is on their level.
 */
function contentsFor(quill: Quill, { start, end }: Part, to: number): Op[] {
  const { ops } = quill.getContents(start, end - start);
  const [first] = quill.getLine(start);
  const [before] = to === 0 ? [null] : quill.getLine(to - 1);
  const [behind] = to === quill.getLength() ? [null] : quill.getLine(to);
  const level = (first === null ? null : depthOf(first)) ?? 0;
  const deepest = ((before === null ? null : depthOf(before)) ?? -1) + 1;
  const highest = (behind === null ? null : depthOf(behind)) ?? 0;
  const wanted = Math.min(Math.max(level, highest), deepest);
  return level === wanted ? ops : ops.map((op) => indented(op, wanted - level));
}

function indented(op: Op, by: number): Op {
  if (op.attributes?.list === undefined) return op;
  const { indent, ...attributes } = op.attributes;
  const level = Math.max(0, Number(indent ?? 0) + by);
  return { ...op, attributes: level === 0 ? attributes : { ...attributes, indent: level } };
}

/** The line that goes behind a block that ends the text: none behind a line. */
function lineBehind(quill: Quill, index: number): Op[] {
  const [last] = index === 0 ? [null] : quill.getLine(index - 1);
  return last instanceof BlockEmbed ? [{ insert: '\n' }] : [];
}

/** Where the footnotes begin that the text ends with, or else where it ends. */
export function startOfNotes(quill: Quill): number {
  const { lines, length } = readNotes(quill.getContents().ops);
  return notesOf(lines)[0]?.start ?? length;
}

/** Whether nothing but an empty line follows. */
function isFreeEnd(quill: Quill, index: number): boolean {
  return index + 1 === quill.getLength() && isFree(quill.getLine(index)[0]);
}

/** A retained length of 0 is none. */
function withoutNothing({ ops }: Delta): Delta {
  return new Delta(ops.filter(({ retain }) => retain !== 0));
}
