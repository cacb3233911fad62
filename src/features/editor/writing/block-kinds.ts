import type { LucideIcon } from 'lucide-react';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pilcrow from 'lucide-react/icons/pilcrow';
import Quote from 'lucide-react/icons/quote';
import Code from 'lucide-react/icons/square-code';
import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { apartAt } from '../block-parts.ts';
import { isButton } from '../delete-blocks.ts';
import { CALLOUTS, NO_LANGUAGE } from '../formats.ts';
import { formatsOf, type Line } from '../line.ts';
import { frameOf } from '../list-frames.ts';
import { NOTE_LIST } from '../note-lines.ts';
import { asOneStep } from '../one-step.ts';
import { NOTE, PLAIN, TASK } from './blocks.ts';
import { levelOf, type Part, partOf } from './parts.ts';

type Formats = Readonly<Record<string, unknown>>;

/** What lines can be, and be turned into. */
export interface BlockKind {
  name: string;
  icon: LucideIcon;
  /** Its format: a line with this value; of code and callouts, one of its own is made. */
  format: Formats;
}

const PARAGRAPH: BlockKind = { name: 'Paragraph', icon: Pilcrow, format: {} };

/** As the menu that a slash opens has them. */
const KINDS: readonly BlockKind[] = [
  PARAGRAPH,
  { name: 'Heading 2', icon: Heading2, format: { header: 2 } },
  { name: 'Heading 3', icon: Heading3, format: { header: 3 } },
  { name: 'Bulleted list', icon: List, format: { list: 'bullet' } },
  { name: 'Numbered list', icon: ListOrdered, format: { list: 'ordered' } },
  { name: TASK.name, icon: TASK.icon, format: { list: 'unchecked' } },
  { name: 'Quote', icon: Quote, format: { blockquote: true } },
  { name: 'Code', icon: Code, format: { 'code-block': NO_LANGUAGE } },
  { name: 'Callout', icon: NOTE.icon, format: { callout: CALLOUTS[0] } },
];

/** What Quill's blocks are called. */
const EMBED_NAMES: Readonly<Partial<Record<string, string>>> = {
  figure: 'picture',
  grid: 'table',
  video: 'video',
  divider: 'divider',
};

/** What the lines of a part can be turned into: nothing else of a block, a footnote, and a heading of one line alone. */
export function kindsFor(quill: Quill, part: Part): readonly BlockKind[] {
  const lines = linesOf(quill, part);
  if (lines.some((line) => line instanceof BlockEmbed || formatsOf(line).list === NOTE_LIST)) return [];
  if (lines.some(isButton)) return [PARAGRAPH];
  return KINDS.filter(({ format }) => lines.length === 1 || !('header' in format));
}

/** What the lines of a part are; null for what nothing is turned into. */
export function kindOf(quill: Quill, part: Part): BlockKind | null {
  const [line = null] = linesOf(quill, part);
  if (line === null || line instanceof BlockEmbed || isButton(line)) return null;
  const formats = formatsOf(line);
  const frame = ['blockquote', 'callout', 'code-block'].find((name) => formats[name]);
  if (frame !== undefined) return KINDS.find(({ format }) => frame in format) ?? null;
  if (formats.list === undefined && formats.header === undefined) return PARAGRAPH;
  const list = formats.list === 'checked' ? 'unchecked' : formats.list;
  return KINDS.find(({ format }) => format.list === list && format.header === formats.header) ?? null;
}

/**
 * Turns all lines of a part into another kind, as one step that can be undone. An item goes into another list alone: those below
 * it stay what they are.
 */
export function turnInto(quill: Quill, part: Part, { format }: BlockKind): void {
  const lines = linesOf(quill, part);
  const [first] = lines;
  if (first === undefined) return;
  const isItemAgain = 'list' in format && levelOf(first) !== null;
  // Lists in a quote or a callout stay what they are in the other.
  const isFrameLeft = frameOf(formatsOf(first)) !== null && !('list' in format) && !('code-block' in format);
  const { list, indent, ...others } = PLAIN;
  const left = isItemAgain || isFrameLeft ? others : { list, indent, ...others };
  const isAlone = isItemAgain && isOnePart(quill, first, part);
  const range = { index: part.start, length: isAlone ? 0 : part.end - part.start - 1 };
  asOneStep(quill, () =>
    quill.formatLine(range.index, range.length, { ...left, ...apart(quill, range, format) }, 'user'),
  );
}

/** What a part is called where it is spoken of. */
export function partName(quill: Quill, part: Part): string {
  const [line] = linesOf(quill, part);
  if (line === undefined || !isOnePart(quill, line, part)) return 'selection';
  if (line instanceof BlockEmbed) return EMBED_NAMES[embedAt(quill, part.start)] ?? 'block';
  const formats = formatsOf(line);
  if (isButton(line)) return 'button';
  if (formats.header !== undefined) return 'heading';
  if (frameOf(formats) === null && formats.list !== undefined) return 'item';
  return kindOf(quill, part)?.name.toLowerCase() ?? 'block';
}

/** Quill's name of the block at a place. */
function embedAt(quill: Quill, index: number): string {
  const insert = quill.getContents(index, 1).ops[0]?.insert;
  return typeof insert === 'object' ? (Object.keys(insert)[0] ?? '') : '';
}

function linesOf(quill: Quill, { start, end }: Part): Line[] {
  return quill.getLines(start, end - start);
}

/** Whether a part is that of its first line, and no selection of several. */
function isOnePart(quill: Quill, first: Line, { end }: Part): boolean {
  return partOf(quill, first).end === end;
}

/** The format with a value by which the lines become no part of their neighbours. */
function apart(quill: Quill, range: { index: number; length: number }, format: Formats): Formats {
  const entries = Object.entries(format).map(([name, value]) => {
    const isBlock = name === 'code-block' || name === 'callout';
    return [name, isBlock ? apartAt(quill, range, [name, String(value)]) : value] as const;
  });
  return Object.fromEntries(entries);
}
