import type Quill from 'quill';
import { Delta } from 'quill';
import { asOneStep } from './one-step.ts';

type Embed = Record<string, unknown>;

/** Puts a block into the place of the empty line at the caret, or below a line with words. @returns where it is */
export function putBlock(quill: Quill, index: number, embed: Embed): number {
  return putBlocks(quill, index, [embed]);
}

/** The same for several that follow each other, as one step that can be undone. @returns where the first is */
export function putBlocks(quill: Quill, index: number, embeds: readonly Embed[]): number {
  const [at, offset] = quill.getLine(index);
  const isEmpty = (at?.length() ?? 1) === 1;
  const place = isEmpty ? index : index - offset + (at?.length() ?? 1);
  const end = place + embeds.length;
  asOneStep(quill, () => {
    const change = embeds.reduce((delta, embed) => delta.insert(embed), new Delta().retain(place));
    quill.updateContents(change, 'user');
    if (end >= quill.getLength()) quill.insertText(end, '\n', 'user');
  });
  quill.setSelection(end, 0, 'user');
  return place;
}
