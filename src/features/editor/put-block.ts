import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { isFree } from './beside-block.ts';
import { cleared } from './formats.ts';
import { NOTE_LIST } from './note-lines.ts';
import { asOneStep } from './one-step.ts';
import { indexBelow, selectBlock } from './selected-block.ts';
import { layOut } from './writing/lay-out.ts';

type Embed = Record<string, unknown>;

/** Puts a block into the place of the empty line at the caret, or below a line with words. @returns where it is */
export function putBlock(quill: Quill, index: number, embed: Embed): number {
  return putBlocks(quill, index, [embed]);
}

/**
 * The same for several that follow each other, as one step that can be undone. One goes on writing in an empty
 * line below them; above anything else the last of them is selected, from where Enter and what is typed lead below it.
 * @returns where the first is
 */
export function putBlocks(quill: Quill, index: number, embeds: readonly Embed[]): number {
  const [line, offset] = quill.getLine(index);
  const length = line?.length() ?? 1;
  const isBlock = line instanceof BlockEmbed;
  const isEmpty = length === 1 && !isBlock;
  const below = isBlock ? indexBelow(quill, line) : index - offset + length;
  const place = isEmpty ? index : below;
  const isLast = endsAt(quill, isEmpty ? place + 1 : place);
  const change = embeds.reduce((delta, embed) => delta.insert(embed), new Delta().retain(place));
  if (isEmpty && !isLast) change.delete(1);
  else if (isEmpty)
    change.retain(1, cleared(line?.formats() ?? {})); // one goes on writing in the last line
  else if (isLast) change.insert('\n');
  putInto(quill, change, place, embeds.length);
  return place;
}

/** Puts blocks exactly where a line begins, or behind the last one, as one step that can be undone. */
export function putBlocksBetween(quill: Quill, place: number, embeds: readonly Embed[]): void {
  const change = embeds.reduce((delta, embed) => delta.insert(embed), new Delta().retain(place));
  if (endsAt(quill, place)) change.insert('\n');
  putInto(quill, change, place, embeds.length);
}

/** Makes a change that puts so many blocks there, and goes on below them. */
function putInto(quill: Quill, change: Delta, place: number, count: number): void {
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  // Until a browser draws them, they would have no height, and what is below them would leave the window.
  const blocks = Array.from({ length: count }, (_, at) => quill.getLine(place + at)[0]?.domNode);
  layOut(
    quill,
    blocks.filter((node) => node instanceof Element),
  );
  goOnBelow(quill, place + count - 1);
}

/** Whether a place is the end of the text, or where its footnotes begin: one goes on writing in a line above them. */
export function endsAt(quill: Quill, index: number): boolean {
  return index >= quill.getLength() || quill.getFormat(index).list === NOTE_LIST;
}

/** Puts a block where the caret is, in the place of what is selected: words behind it go on in a line below it. */
export function insertBlock(quill: Quill, { index, length }: Range, embed: Embed): void {
  asOneStep(quill, () => {
    if (length > 0) quill.deleteText(index, length, 'user');
    const [line, offset] = quill.getLine(index);
    if (line === null || offset === line.length() - 1) {
      putBlock(quill, index, embed);
      return;
    }
    const change = new Delta().retain(index);
    if (offset > 0) change.insert('\n', line.formats());
    quill.updateContents(change.insert(embed), 'user');
    goOnBelow(quill, index + (offset > 0 ? 1 : 0));
  });
}

/** Goes on below the block at a place: in an empty line, or with the block selected where nothing else is to be written into. */
export function goOnBelow(quill: Quill, index: number): void {
  const [block] = quill.getLine(index);
  const [below] = quill.getLine(index + 1);
  if (isFree(below) || !(block instanceof BlockEmbed)) quill.setSelection(index + 1, 0, 'user');
  else selectBlock(quill, block);
  quill.scrollSelectionIntoView();
}

/** Puts another block into the place of the one there, as one step that can be undone; it is selected then. */
export function exchangeBlock(quill: Quill, index: number, embed: Embed): void {
  const change = new Delta().retain(index).insert(embed).delete(1);
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  quill.setSelection(index, 1, 'user');
}
