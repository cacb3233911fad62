import Block from 'quill/blots/block.js';
import { NOTE_LIST } from './note-lines.ts';

/** What a list can stand in. Its items have the format of that beside their own. */
export const LIST_FRAMES = ['blockquote', 'callout'] as const;

type FrameName = (typeof LIST_FRAMES)[number];
type Format = [name: string, value: unknown];

export function isFrameName(name: string): name is FrameName {
  return LIST_FRAMES.some((frame) => frame === name);
}

/**
 * Makes an item of a line of a quote or a callout, where it stays then; a footnote stands elsewhere.
 * @returns whether the format asks for one
 */
export function listInFrame(line: Block, [name, list]: Format, frame: Format): boolean {
  if (name !== 'list' || !list || list === NOTE_LIST) return false;
  const item = line.replaceWith(name, list);
  if (item instanceof Block) item.format(...frame);
  return true;
}

/**
 * The quote or callout that lines of these formats are of, as text; null for others. Lines of one that follow each other are one
 * block.
 */
export function frameOf(formats: Readonly<Record<string, unknown>>): string | null {
  const name = LIST_FRAMES.find((frame) => formats[frame]);
  return name === undefined ? null : `${name} ${String(formats[name])}`;
}
