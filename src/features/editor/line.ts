import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';

/** A line of words, or a block. */
export type Line = NonNullable<ReturnType<Quill['getLine']>[0]>;

/** The formats of a line's end; none of a block, for which Quill has not even an empty list. */
export function formatsOf(line: Line | null): Record<string, unknown> {
  return line === null || line instanceof BlockEmbed ? {} : line.formats();
}
