import type Quill from 'quill';
import { Delta } from 'quill';
import type { Range } from 'quill';
import { asOneStep } from './one-step.ts';

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

/** Indents or outdents the selected lines: code by spaces, everything else by a class. [2.16.13] */
export function indentBy(quill: Quill, step: 1 | -1): void {
  const { index, length } = currentRange(quill);
  if (!('code-block' in quill.getFormat(index, length))) {
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
}

/** Inserts a block on its own line after the caret; the caret then moves below it. */
export function insertBlock(quill: Quill, range: Range, embed: Record<string, unknown>): void {
  const change = new Delta().retain(range.index).delete(range.length).insert(embed);
  asOneStep(quill, () => quill.updateContents(change, 'user'));
  quill.setSelection(range.index + 1, 0, 'user');
}
