import type Quill from 'quill';
import { Delta } from 'quill';
import type { Range } from 'quill';
import { NOTE_LIST } from './note-lines.ts';

const INLINE = [
  'bold',
  'italic',
  'underline',
  'strike',
  'mark',
  'code',
  'link',
  'link-title',
  'color',
  'background',
];
const BLOCK = ['header', 'blockquote', 'callout', 'list', 'indent', 'align', 'button', 'code-block'];
const CODE_STEP = '  ';

/** The current selection, or the last one before the text lost the focus. */
export function currentRange(quill: Quill): Range {
  return quill.getSelection() ?? quill.selection.savedRange;
}

/** Removes all formats from the selection; images, videos and tables stay. [2.16.21] */
export function clearFormatting(quill: Quill): void {
  const { index, length } = currentRange(quill);
  const none = (names: string[]) => Object.fromEntries(names.map((name) => [name, false]));
  if (length > 0) quill.formatText(index, length, none(INLINE), 'user');
  else for (const name of INLINE) quill.format(name, false, 'user');
  quill.formatLine(index, length, none(BLOCK), 'user');
}

/** Indents or outdents the selected lines: code by spaces, everything else but footnotes by a class. [2.16.13] */
export function indentBy(quill: Quill, step: 1 | -1): void {
  const { index, length } = currentRange(quill);
  const formats = quill.getFormat(index, length);
  if (formats.list === NOTE_LIST && step > 0) return;
  if (!('code-block' in formats)) {
    quill.formatLine(index, length, 'indent', step > 0 ? '+1' : '-1', 'user');
    return;
  }
  let done = 0;
  // Of a caret alone, Quill tells no line in code.
  const change = quill.getLines(index, Math.max(length, 1)).reduce((delta, line) => {
    const start = line.offset(quill.scroll);
    delta.retain(start - done);
    done = start;
    if (step > 0) return delta.insert(CODE_STEP);
    if (!line.domNode.textContent.startsWith(CODE_STEP)) return delta;
    done += CODE_STEP.length;
    return delta.delete(CODE_STEP.length);
  }, new Delta());
  quill.updateContents(change, 'user');
  // Quill leaves a caret at the start of a line before what is put there.
  if (length === 0) quill.setSelection(change.transformPosition(index), 0, 'user');
}

/**
 * Begins a line of code as far in as the one before it. In a line of nothing but blanks it takes these away instead, so that
 * Enter goes on to lead out of code.
 * @returns whether it did: not where lines begin
 */
export function breakIndented(quill: Quill, index: number): boolean {
  const [line, offset] = quill.getLine(index);
  const [blanks = ''] = /^[ \t]*/.exec(quill.getText(index - offset, offset)) ?? [];
  if (line === null || blanks === '') return false;
  const code = { 'code-block': quill.getFormat(index)['code-block'] };
  const isBlank = line.domNode.textContent.trim() === '';
  const change = isBlank
    ? new Delta().retain(index - offset).delete(line.length() - 1)
    : new Delta().retain(index);
  change.insert('\n', code);
  if (!isBlank) change.insert(blanks);
  quill.updateContents(change, 'user');
  quill.setSelection(isBlank ? index - offset + 1 : index + 1 + blanks.length, 0, 'user');
  quill.scrollSelectionIntoView();
  return true;
}

/**
 * Makes room for a closing brace that begins a line of code: one step less far in than the line before it, unless that is
 * already less far in, or opens a block itself.
 */
export function outdentBrace(quill: Quill, index: number): void {
  const [line, offset] = quill.getLine(index);
  const before = line?.prev?.domNode;
  if (line === null || !(before instanceof Element)) return;
  const blanks = quill.getText(index - offset, offset);
  const isBegun = blanks.trim() !== '' || /^[ \t]/.test(line.domNode.textContent.slice(offset));
  const isAsFarIn = /^[ \t]*/.exec(before.textContent)?.[0] === blanks;
  if (isBegun || !isAsFarIn || /^\s*$|[{[(]\s*$/.test(before.textContent)) return;
  const [step = ''] = /(?:\t| {1,2})$/.exec(blanks) ?? [];
  quill.deleteText(index - step.length, step.length, 'user');
}
