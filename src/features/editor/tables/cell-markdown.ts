import type Quill from 'quill';
import { inlineRuleFor } from '../writing/markdown-rules.ts';
import { lengthTo, rangeBetween, rangeIn, select } from './cell-caret.ts';
import { isMarked, mark } from './cell-marks.ts';
import { changeCell } from './format-cell.ts';

const TAGS: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  strike: 's',
  mark: 'mark',
  code: 'code',
  link: 'a',
};

/** Markdown in a cell becomes what it says as soon as it is typed, and one undo brings the signs back. */
export class CellMarkdown {
  readonly #quill: Quill;
  /** What was just marked: words typed next are behind it, and not of it. */
  #behind: HTMLElement | null = null;

  constructor(quill: Quill) {
    this.#quill = quill;
  }

  /** Something was typed in a cell. */
  typed(event: Event, cell: HTMLElement): void {
    if (!(event instanceof InputEvent) || event.isComposing || event.data === null) return;
    const caret = rangeIn(cell);
    if (caret?.collapsed !== true || isMarked(cell, caret, 'code')) return;
    const end = lengthTo(cell, caret.startContainer, caret.startOffset);
    const text = lineBefore(cell, caret);
    const rule = inlineRuleFor(text);
    const [[name, value] = []] = Object.entries(rule?.format ?? {});
    if (rule === null || name === undefined) return;
    const { before, behind } = rule;
    const start = end - text.length + rule.start;
    changeCell(this.#quill, cell, () => {
      rangeBetween(cell, end - behind, end).deleteContents();
      rangeBetween(cell, start, start + before).deleteContents();
      const words = rangeBetween(cell, start, end - behind - before);
      // A heading is bold by itself.
      if (name === 'bold' && cell.closest('th') !== null) {
        words.collapse(false);
        select(cell, words);
        return;
      }
      const element = cell.ownerDocument.createElement(TAGS[name] ?? 'span');
      if (typeof value === 'string') element.setAttribute('href', value);
      mark(cell, words, element);
      words.setStartAfter(element);
      words.collapse(true);
      select(cell, words);
      this.#behind = element;
    });
  }

  /** Something is about to be typed: a browser would put it into the mark that it stands behind. */
  typing(event: InputEvent, cell: HTMLElement): void {
    const { inputType, data, isComposing } = event;
    const behind = this.#behind;
    const caret = rangeIn(cell);
    this.#behind = null;
    if (behind === null || inputType !== 'insertText' || data === null || isComposing) return;
    if (caret?.collapsed !== true || !isAtEnd(behind, caret)) return;
    event.preventDefault();
    const text = cell.ownerDocument.createTextNode(data);
    behind.after(text);
    caret.setStart(text, data.length);
    caret.collapse(true);
    select(cell, caret);
    cell.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** The words before the caret in its line. */
export function lineBefore(cell: HTMLElement, { startContainer, startOffset }: Range): string {
  const before = cell.ownerDocument.createRange();
  before.selectNodeContents(cell);
  before.setEnd(startContainer, startOffset);
  const lines = before.cloneContents();
  for (const end of lines.querySelectorAll('br')) end.replaceWith('\n');
  return lines.textContent.split('\n').at(-1) ?? '';
}

/** Whether the caret is at the end of an element, or right behind it. */
function isAtEnd(element: HTMLElement, { startContainer, startOffset }: Range): boolean {
  if (startContainer === element.parentNode) return startContainer.childNodes[startOffset - 1] === element;
  if (!element.contains(startContainer)) return false;
  const rest = element.ownerDocument.createRange();
  rest.selectNodeContents(element);
  rest.setStart(startContainer, startOffset);
  return rest.toString() === '';
}
