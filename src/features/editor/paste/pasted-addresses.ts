import { Delta } from 'quill';
import { addressesIn, linkFor, loneVideo, type Site } from '../addresses.ts';
import type { Op } from '../formats.ts';

interface Place {
  site: Site;
  /** Whether what is pasted begins a line that is a paragraph, and ends one. */
  isAtStart?: boolean;
  isAtEnd?: boolean;
  /** Whether it is pasted into a paragraph: what stands between its line breaks may be a block then. */
  isInParagraph?: boolean;
}

/** The lines of a plain text: blank ones only part them. */
export function withoutBlankLines(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const written = lines.filter((line) => line.trim() !== '');
  return (written.length === 0 ? lines : written).join('\n');
}

/**
 * What is pasted with its addresses as links; one of YouTube that is all of a paragraph, or all of a line of it between line
 * breaks, is its video, which parts the paragraph.
 */
export function withAddresses(
  pasted: Delta,
  { site, isAtStart = false, isAtEnd = false, isInParagraph = false }: Place,
): Delta {
  const lines = linesOf(pasted);
  return lines.reduce((all, { ops, end }, at) => {
    const isFirst = at === 0;
    const isLast = end === null;
    const isEnded = isLast ? isAtEnd || isInParagraph : isPlainEnd(end);
    const isParagraph = isEnded && (!isFirst || isAtStart || isInParagraph);
    const edges = { isAtStart: !isFirst || isAtStart, isAtEnd: !isLast || isAtEnd };
    const parts = isParagraph ? partedByVideos(ops, edges) : [ops];
    const isCode = end?.attributes !== undefined && 'code-block' in end.attributes;
    for (const [index, part] of parts.entries()) {
      if (!Array.isArray(part)) {
        all.insert(part);
        continue;
      }
      for (const op of part) {
        if (isCode) all.push(op);
        else putLinked(all, op, site);
      }
      if (index < parts.length - 1) all.insert('\n');
    }
    // A video ends its line itself.
    return end === null || !Array.isArray(parts.at(-1)) ? all : all.push(end);
  }, new Delta());
}

/** Whether it ends a paragraph. */
function isPlainEnd({ insert, attributes = {} }: Op): boolean {
  return insert === '\n' && Object.keys(attributes).length === 0;
}

interface PastedLine {
  ops: Op[];
  /** What ends it: its line break or, in the place of one, a block; null for the last one. */
  end: Op | null;
}

function linesOf(pasted: Delta): PastedLine[] {
  const lines: PastedLine[] = [];
  let ops: Op[] = [];
  for (const { insert = '', attributes } of pasted.ops) {
    const marked = attributes === undefined ? {} : { attributes };
    if (typeof insert !== 'string') {
      if ('image' in insert || isBreak({ insert })) ops.push({ insert, ...marked });
      else {
        lines.push({ ops, end: { insert, ...marked } });
        ops = [];
      }
      continue;
    }
    for (const [index, words] of insert.split('\n').entries()) {
      if (index > 0) {
        lines.push({ ops, end: { insert: '\n', ...marked } });
        ops = [];
      }
      if (words !== '') ops.push({ insert: words, ...marked });
    }
  }
  return ops.length === 0 ? lines : [...lines, { ops, end: null }];
}

type Part = Op[] | { video: string };

/**
 * The parts of a paragraph: its videos, which stand on lines of their own, and the words between them, without the line breaks
 * beside a video.
 */
function partedByVideos(
  ops: readonly Op[],
  { isAtStart, isAtEnd }: { isAtStart: boolean; isAtEnd: boolean },
): Part[] {
  const lines = betweenBreaks(ops);
  const parts: Part[] = [];
  let words: Op[][] = [];
  function endWords() {
    const text = joined(words);
    if (text.length > 0) parts.push(text);
    words = [];
  }
  for (const [index, line] of lines.entries()) {
    const isWhole = (index > 0 || isAtStart) && (index < lines.length - 1 || isAtEnd);
    const video = isWhole ? videoOf(line) : null;
    if (video === null) words.push(line);
    else {
      endWords();
      parts.push({ video });
    }
  }
  if (parts.length === 0) return [[...ops]];
  endWords();
  return parts;
}

function betweenBreaks(ops: readonly Op[]): Op[][] {
  const lines: Op[][] = [[]];
  for (const op of ops) {
    if (isBreak(op)) lines.push([]);
    else lines.at(-1)?.push(op);
  }
  return lines;
}

/** Lines with their breaks between them, but for blank ones at the edges. */
function joined(lines: readonly Op[][]): Op[] {
  const isWritten = (line: Op[]) =>
    line.some(({ insert }) => typeof insert !== 'string' || insert.trim() !== '');
  const first = lines.findIndex(isWritten);
  const last = lines.findLastIndex(isWritten);
  return lines
    .slice(Math.max(first, 0), last + 1)
    .flatMap((line, index) => (index === 0 ? line : [{ insert: { 'soft-break': true } }, ...line]));
}

function isBreak({ insert }: Op): boolean {
  return typeof insert === 'object' && 'soft-break' in insert;
}

function videoOf([op, another]: readonly Op[]): string | null {
  if (another !== undefined || typeof op?.insert !== 'string') return null;
  const isPlain = Object.keys(op.attributes ?? {}).every((name) => name === 'link');
  return isPlain ? loneVideo(op.insert) : null;
}

function putLinked(all: Delta, op: Op, site: Site): void {
  const { insert, attributes = {} } = op;
  if (typeof insert !== 'string' || 'link' in attributes || 'code' in attributes) {
    all.push(op);
    return;
  }
  let at = 0;
  for (const { start, length, address } of addressesIn(insert)) {
    const link = linkFor(address, site);
    all
      .insert(insert.slice(at, start), attributes)
      .insert(insert.slice(start, start + length), { ...attributes, link });
    at = start + length;
  }
  all.insert(insert.slice(at), attributes);
}
