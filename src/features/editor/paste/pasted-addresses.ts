import { Delta } from 'quill';
import { addressesIn, linkFor, loneVideo, type Site } from '../addresses.ts';
import type { Op } from '../formats.ts';

interface Place {
  site: Site;
  /** Whether what is pasted begins a line that is a paragraph, and ends one. */
  isAtStart?: boolean;
  isAtEnd?: boolean;
}

/** The lines of a plain text: blank ones only part them. */
export function withoutBlankLines(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const written = lines.filter((line) => line.trim() !== '');
  return (written.length === 0 ? lines : written).join('\n');
}

/** What is pasted with its addresses as links; one of YouTube that is all of a paragraph is its video. */
export function withAddresses(pasted: Delta, { site, isAtStart = false, isAtEnd = false }: Place): Delta {
  const lines = linesOf(pasted);
  return lines.reduce((all, { ops, end }, at) => {
    const isWhole = (at > 0 || isAtStart) && (end === null ? isAtEnd : end.insert === '\n');
    const isParagraph = Object.keys(end?.attributes ?? {}).length === 0;
    const video = isWhole && isParagraph ? videoOf(ops) : null;
    if (video !== null) return all.insert({ video });
    const isCode = end?.attributes !== undefined && 'code-block' in end.attributes;
    for (const op of ops) {
      if (isCode) all.push(op);
      else putLinked(all, op, site);
    }
    return end === null ? all : all.push(end);
  }, new Delta());
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
      if ('image' in insert || 'soft-break' in insert) ops.push({ insert, ...marked });
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
