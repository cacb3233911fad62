import type Quill from 'quill';
import { Delta } from 'quill';
import type { Figure } from '../figure.ts';
import { asOneStep } from '../one-step.ts';

/** What stands directly in the text: a line, a block, or a list with all of its lines. */
interface Part {
  element: Element;
  /** Where it begins in the text, and the next one does. */
  start: number;
  end: number;
}

/** The part of the text that a node stands in. */
export function partAt(quill: Quill, node: Node | null): Part | null {
  let element = node;
  while (element !== null && element.parentNode !== quill.root) element = element.parentNode;
  const blot = element instanceof Element ? quill.scroll.find(element) : null;
  if (blot === null || !(element instanceof Element)) return null;
  const start = blot.offset(quill.scroll);
  return { element, start, end: start + blot.length() };
}

/**
 * Moves the block at `from` to where `to` is now, as one step that can be undone. Behind the last one stays an empty line,
 * where one goes on writing; without it Quill could not select the block.
 * @returns whether it moved
 */
export function moveBlock(quill: Quill, from: number, to: number): boolean {
  const length = quill.getLength();
  const isLast = from + 2 === length;
  if (to === from || to === from + 1 || (isLast && to === length)) return false;
  const [block] = quill.getContents(from, 1).ops;
  if (block === undefined) return false;
  const line = to === length ? [{ insert: '\n' }] : [];
  const change =
    to < from
      ? new Delta([{ retain: to }, block, { retain: from - to }, { delete: 1 }])
      : new Delta([{ retain: from }, { delete: 1 }, { retain: to - from - 1 }, block, ...line]);
  asOneStep(quill, () => quill.updateContents(withoutNothing(change), 'user'));
  quill.setSelection(to < from ? to : to - 1, 1, 'user');
  return true;
}

/** Moves a picture past the part of the text above or below it. @returns whether it moved */
export function moveFigure(quill: Quill, figure: Figure, direction: 'up' | 'down'): boolean {
  const { previousElementSibling: before, nextElementSibling: behind } = figure.domNode;
  const part = partAt(quill, direction === 'up' ? before : behind);
  if (part === null) return false;
  return moveBlock(quill, figure.offset(quill.scroll), direction === 'up' ? part.start : part.end);
}

/** A retained length of 0 is none. */
function withoutNothing({ ops }: Delta): Delta {
  return new Delta(ops.filter(({ retain }) => retain !== 0));
}
