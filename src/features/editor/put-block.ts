import type Quill from 'quill';
import { Delta } from 'quill';
import { asOneStep } from './one-step.ts';

/** Puts a block into the place of the empty line at the caret, or below a line with words. @returns where it is */
export function putBlock(quill: Quill, index: number, embed: Record<string, unknown>): number {
  const [at, offset] = quill.getLine(index);
  const isEmpty = (at?.length() ?? 1) === 1;
  const place = isEmpty ? index : index - offset + (at?.length() ?? 1);
  asOneStep(quill, () => {
    quill.updateContents(new Delta().retain(place).insert(embed), 'user');
    if (place + 1 >= quill.getLength()) quill.insertText(place + 1, '\n', 'user');
  });
  quill.setSelection(place + 1, 0, 'user');
  return place;
}
