import type Quill from 'quill';
import { isFree } from '../beside-block.ts';
import { isHalf } from '../figure.ts';
import { NOTE_LIST } from '../note-lines.ts';
import { formatsOf, type Line } from '../line.ts';
import { partAt } from './move-block.ts';
import { levelOf, type Part, partOf } from './parts.ts';

/** How far beside the text the pointer is still at its blocks, in pixels: there are their handles. */
const BESIDE = 80;

/** What of the text is at a pointer's height, to be moved as one, and where on the screen that begins; null for nothing. */
export function blockAtPointer(quill: Quill, pointer: MouseEvent): { part: Part; box: DOMRect } | null {
  const line = lineNearest(quill, pointer);
  const formats = formatsOf(line);
  if (line === null || isFree(line) || isHalf(line) || formats.list === NOTE_LIST) return null;
  const part = partOf(quill, line);
  const box = boxAt(quill, part.start);
  return box === null ? null : { part, box };
}

/**
 * The gap of the text that is nearest to a pointer: where it is on the screen, and in the text. Only an item goes between those
 * of a list. Null beside the text, and where the part would stay where it is.
 * @param part what is moved; null for what is new
 * @param limit where the footnotes begin, behind which nothing goes
 */
export function gapAtPointer(
  quill: Quill,
  pointer: MouseEvent,
  { part, limit }: { part: Part | null; limit: number },
): { y: number; index: number } | null {
  const line = lineNearest(quill, pointer);
  if (line === null) return null;
  const beside = besideOf(quill, line, part !== null && isItem(quill.getLine(part.start)[0]));
  const [first, last] = [boxAt(quill, beside.start), boxAt(quill, beside.end - 1)];
  if (first === null || last === null) return null;
  const isAbove = beside.end > limit || pointer.clientY < (first.top + last.bottom) / 2;
  const index = Math.min(limit, isAbove ? beside.start : beside.end);
  if (part !== null && index >= part.start && index <= part.end) return null;
  const y = isAbove ? boxAt(quill, index)?.top : last.bottom;
  return y === undefined ? null : { y, index };
}

/** What has a gap on both sides, of a line: an item for an item, or else all of its list. */
function besideOf(quill: Quill, line: Line, forItem: boolean): Part {
  if (!isItem(line)) return partOf(quill, line);
  const start = line.offset(quill.scroll);
  return (forItem ? null : partAt(quill, line.domNode)) ?? { start, end: start + line.length() };
}

function isItem(line: Line | null): boolean {
  return line !== null && levelOf(line) !== null;
}

/** The line or block whose height the pointer is at, or which is next below; null beside the text. */
function lineNearest(quill: Quill, { clientX, clientY }: MouseEvent): Line | null {
  const { left, right } = quill.root.getBoundingClientRect();
  if (clientX < left - BESIDE || clientX > right + BESIDE) return null;
  const child = nearestOf(quill.root, clientY);
  const element = child?.matches('ol, ul') === true ? nearestOf(child, clientY) : child;
  const blot = element === null ? null : quill.scroll.find(element);
  return blot === null ? null : quill.getLine(blot.offset(quill.scroll))[0];
}

function nearestOf({ children }: Element, y: number): Element | null {
  const all = [...children];
  return all.find((child) => child.getBoundingClientRect().bottom >= y) ?? all.at(-1) ?? null;
}

/** Where something of the text is on the screen: an item, or what stands directly in the text. */
export function boxAt(quill: Quill, index: number): DOMRect | null {
  const [line] = quill.getLine(index);
  const node = line?.domNode;
  const item = node instanceof Element ? node.closest('li') : null;
  const element = item ?? partAt(quill, node ?? null)?.element ?? null;
  return element?.getBoundingClientRect() ?? null;
}
