import type Quill from 'quill';
import { Delta } from 'quill';
import { readCodeValue, writeCodeValue } from '../code-value.ts';
import { NO_LANGUAGE } from '../formats.ts';
import { asOneStep } from '../one-step.ts';
import { textBetween } from './line-text.ts';
import { fileOnFirstLine } from './markdown-rules.ts';

/** First lines of code, which a space behind the fence has opened, while what is typed in them may go on with it. */
const opened = new WeakSet<object>();

/** Tells that a space has opened the block of code at this place, where a file name may follow: ```` ```js app.js ````. */
export function awaitFile(quill: Quill, index: number): void {
  const [line] = quill.getLine(index);
  if (line !== null) opened.add(line);
}

/**
 * Takes the first line of code, at whose end Enter is pressed, as the name of its file, if a space behind the fence has opened
 * the block. One undo brings the line back. @returns whether it did
 */
export function takeFile(quill: Quill, index: number): boolean {
  const [line, offset] = quill.getLine(index);
  if (line === null || !opened.delete(line) || line.prev !== null || line.next !== null) return false;
  const file = offset === line.length() - 1 ? fileOnFirstLine(textBetween(quill, index - offset, index)) : '';
  const value = readCodeValue(quill.getFormat(index)['code-block']);
  if (file === '' || value.file !== '' || value.language === NO_LANGUAGE) return false;
  const format = { 'code-block': writeCodeValue({ ...value, file }) };
  const change = new Delta()
    .retain(index - offset)
    .delete(offset)
    .retain(1, format);
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  quill.setSelection(index - offset, 0, 'user');
  return true;
}
