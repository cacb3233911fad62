import type Quill from 'quill';
import { lineBeside } from '../beside-block.ts';
import { formatsOf, type Line } from '../line.ts';
import { Figure, isHalf, rowOf } from '../figure.ts';
import { frameOf } from '../list-frames.ts';
import { NOTE_LIST } from '../note-lines.ts';

/** A stretch of whole lines and blocks. */
export interface Part {
  /** Where it begins in the text, and the next one does. */
  start: number;
  end: number;
}

/** What is one for the writer at a line: a block, all of a quote, callout or code, or an item with those below it in its list. */
export function partOf(quill: Quill, line: Line): Part {
  const level = levelOf(line);
  if (level !== null) return { ...boundsOf(quill, line), end: endBelow(quill, line, level) };
  const name = runNameOf(line);
  return name === null ? boundsOf(quill, line) : runOf(quill, line, (other) => runNameOf(other) === name);
}

/** What another part goes past as one at this side: a whole list too, and pictures that stand side by side. */
export function partBeside(quill: Quill, { start, end }: Part, by: 1 | -1): Part | null {
  const [first] = quill.getLine(start);
  const [last] = quill.getLine(end - 1);
  const beside = first === null || last === null ? null : lineBeside(quill, by < 0 ? first : last, by);
  if (first === null || beside === null) return null;
  if (levelOf(beside) !== null) {
    const level = levelOf(first);
    if (level === null) return runOf(quill, beside, (other) => levelOf(other) !== null);
    return by < 0 ? itemBefore(quill, beside, level) : itemBehind(quill, beside, level);
  }
  // Among pictures in pairs, one changes places with the next one.
  return beside instanceof Figure && !isHalf(first) ? rowBounds(quill, beside) : partOf(quill, beside);
}

/**
 * The same for lines within one quote, callout or code, with the items below them: what is moved, and what it goes past there.
 * Null at its edge, where all of it is moved, and for other lines.
 */
export function stepWithin(
  quill: Quill,
  [first, last]: readonly [first: Line, last: Line],
  by: 1 | -1,
): { part: Part; beside: Part } | null {
  const name = runNameOf(first);
  if (name === null || last.offset(quill.scroll) >= partOf(quill, first).end) return null;
  const isHere = (line: Line | null): line is Line => line !== null && runNameOf(line) === name;
  const reach = (from: Line, to: 1 | -1, isPart: (line: Line) => boolean): Line => {
    let end = from;
    for (let at = lineBeside(quill, from, to); isHere(at) && isPart(at); at = lineBeside(quill, at, to))
      end = at;
    return end;
  };
  const below = (line: Line): Line => {
    const depth = depthOf(line);
    return depth === null ? line : reach(line, 1, (other) => (depthOf(other) ?? -1) > depth);
  };
  const part = { start: boundsOf(quill, first).start, end: boundsOf(quill, below(last)).end };
  const neighbour = by < 0 ? lineBeside(quill, first, -1) : lineBeside(quill, below(last), 1);
  if (!isHere(neighbour)) return null;
  const depth = depthOf(first);
  const isOfList = (line: Line) => depthOf(line) !== null;
  if (by > 0) {
    const end = depth === null && isOfList(neighbour) ? reach(neighbour, 1, isOfList) : below(neighbour);
    return { part, beside: { start: part.end, end: boundsOf(quill, end).end } };
  }
  const wholeList = depth === null && isOfList(neighbour);
  let begin = wholeList ? reach(neighbour, -1, isOfList) : neighbour;
  while (depth !== null && (depthOf(begin) ?? -1) > depth) {
    const before = lineBeside(quill, begin, -1);
    if (!isHere(before) || !isOfList(before)) break;
    begin = before;
  }
  return { part, beside: { start: boundsOf(quill, begin).start, end: part.start } };
}

/** How deep an item is in its list, wherever that stands; null for what is no item. */
export function depthOf(line: Line): number | null {
  const { list, indent = 0 } = formatsOf(line);
  return list === undefined ? null : Number(indent);
}

/** How deep an item is in its list; null for what is no item, for a footnote, and in a quote or a callout, which is one. */
export function levelOf(line: Line): number | null {
  const formats = formatsOf(line);
  const { list, indent = 0 } = formats;
  const isOfText = list !== undefined && list !== NOTE_LIST && frameOf(formats) === null;
  return isOfText ? Number(indent) : null;
}

/** The sibling before an item, with those below it, or else the item that both are below of. */
function itemBefore(quill: Quill, last: Line, level: number): Part {
  let first = last;
  while ((levelOf(first) ?? 0) > level) {
    const before = lineBeside(quill, first, -1);
    if (before === null || levelOf(before) === null) break;
    first = before;
  }
  return { start: first.offset(quill.scroll), end: boundsOf(quill, last).end };
}

/** The sibling behind an item, with those below it; of another list level, the item alone. */
function itemBehind(quill: Quill, item: Line, level: number): Part {
  return levelOf(item) === level ? partOf(quill, item) : boundsOf(quill, item);
}

/** Where the items below one end. */
function endBelow(quill: Quill, item: Line, level: number): number {
  let last = item;
  for (let at = lineBeside(quill, item, 1); at !== null; at = lineBeside(quill, at, 1)) {
    if ((levelOf(at) ?? -1) <= level) break;
    last = at;
  }
  return boundsOf(quill, last).end;
}

function rowBounds(quill: Quill, figure: Figure): Part {
  const row = rowOf(figure);
  return { ...boundsOf(quill, row[0] ?? figure), end: boundsOf(quill, row.at(-1) ?? figure).end };
}

/** The lines around one that are like it. */
function runOf(quill: Quill, line: Line, isLike: (other: Line) => boolean): Part {
  const ends = ([-1, 1] as const).map((by) => {
    let end = line;
    for (let at = lineBeside(quill, line, by); at !== null && isLike(at); at = lineBeside(quill, at, by))
      end = at;
    return boundsOf(quill, end);
  });
  return { start: ends[0]?.start ?? 0, end: ends[1]?.end ?? 0 };
}

/** Lines of the same name that follow each other are one block: code, a quote or a callout; null for others. */
function runNameOf(line: Line): string | null {
  const formats = formatsOf(line);
  return 'code-block' in formats ? `code-block ${String(formats['code-block'])}` : frameOf(formats);
}

function boundsOf(quill: Quill, line: Line): Part {
  const start = line.offset(quill.scroll);
  return { start, end: start + line.length() };
}
