import type Quill from 'quill';
import { Delta } from 'quill';
import { isFree } from './beside-block.ts';
import { BUTTON, cleared } from './formats.ts';
import { asOneStep } from './one-step.ts';
import { endsAt } from './put-block.ts';

/**
 * Makes a button of the empty line at the caret, or below a line with words. One goes on in an empty line below it: a new one
 * at the text's end and above its footnotes; above anything else, behind its words, from where Enter and what is typed lead on.
 */
export function putButton(
  quill: Quill,
  index: number,
  { words, address }: { words: string; address: string },
): void {
  const [line, offset] = quill.getLine(index);
  const { length, formats } = { length: line?.length() ?? 1, formats: line?.formats() ?? {} };
  const end = index - offset + length - 1;
  const change = new Delta().retain(end);
  if (length > 1) change.insert('\n', formats);
  change.insert(words, { link: address });
  const start = end + (length > 1 ? 1 : 0);
  asOneStep(quill, () => {
    quill.updateContents(change.retain(1, { ...cleared(formats), [BUTTON]: 'true' }), 'user');
    const behind = start + words.length + 1;
    if (endsAt(quill, behind)) goOnBelowButton(quill, start);
    else quill.setSelection(isFree(quill.getLine(behind)[0]) ? behind : behind - 1, 0, 'user');
  });
}

/** Puts the caret into a new plain line below the button whose line this place is in. */
export function goOnBelowButton(quill: Quill, index: number): void {
  const [line, offset] = quill.getLine(index);
  if (line === null) return;
  const end = index - offset + line.length() - 1;
  const formats = line.formats();
  const plain = { [BUTTON]: null, id: null };
  quill.updateContents(new Delta().retain(end).insert('\n', formats).retain(1, plain), 'user');
  quill.setSelection(end + 1, 0, 'user');
}
