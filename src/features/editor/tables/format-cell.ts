import type Quill from 'quill';
import { BACKGROUNDS, TEXT_COLORS } from '../formats.ts';
import { WRITE_BLOCKS } from '../unwritten.ts';
import { breakLine, rangeIn } from './cell-caret.ts';
import { writtenCell } from './cell-events.ts';
import { clearMarks, isMarked, mark, markAt, unmark } from './cell-marks.ts';

/** The browser's commands for Quill's formats. */
const COMMANDS: Record<string, string> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strikeThrough',
};

/**
 * Formats the words that are selected in a table's cell, or what is typed next, as one step that can be undone.
 * @returns whether the focus is in a cell: the text itself is then left alone, also by formats that no cell has
 */
export function formatCell(quill: Quill, format: string | undefined): boolean {
  const cell = writtenCell(quill);
  if (cell === null) return false;
  const command = COMMANDS[format ?? ''];
  // A heading is bold by itself.
  const isOfHeading = command === 'bold' && cell.closest('th') !== null;
  if (command !== undefined && !isOfHeading) changeCell(quill, cell, () => execute(cell, command));
  else if (format === 'code') changeCell(quill, cell, () => toggleCode(cell));
  return true;
}

/** The classes that colours are, by Quill's names for them. */
const COLORS: Record<string, { prefix: string; values: readonly string[] }> = {
  color: { prefix: 'ql-color-', values: TEXT_COLORS },
  background: { prefix: 'ql-bg-', values: BACKGROUNDS },
};

/**
 * Colours the words that are selected in a table's cell, or takes their colour away, as one step that can be undone.
 * @param value '' for none
 * @returns whether the focus is in a cell: no cell has formats that are no colours
 */
export function colorCell(quill: Quill, format: string, value: string): boolean {
  const cell = writtenCell(quill);
  if (cell === null) return false;
  const color = COLORS[format];
  if (color !== undefined) changeCell(quill, cell, () => changeColor(cell, color.prefix, value));
  return true;
}

function changeColor(cell: HTMLElement, prefix: string, value: string): void {
  const kind = `span[class*="${prefix}"]`;
  clearMarks(cell, [kind]);
  const range = rangeIn(cell);
  if (value === '' || range === null || range.collapsed) return;
  const element = cell.ownerDocument.createElement('span');
  element.className = prefix + value;
  mark(cell, range, element, kind);
}

/** Takes all formats from what is selected in a cell. @returns whether the focus is in one */
export function clearCell(quill: Quill): boolean {
  const cell = writtenCell(quill);
  if (cell !== null) changeCell(quill, cell, () => clearMarks(cell));
  return cell !== null;
}

/** Changes the words of a cell, as one step that can be undone. */
export function changeCell(quill: Quill, cell: HTMLElement, change: () => void): void {
  quill.emitter.emit(WRITE_BLOCKS);
  change();
  cell.dispatchEvent(new Event('input', { bubbles: true }));
  quill.emitter.emit(WRITE_BLOCKS);
}

/** Lets the browser format what is selected. */
export function execute({ ownerDocument: document }: HTMLElement, command: string, value?: string): void {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to what Ctrl+B does by itself
  document.execCommand(command, false, value);
}

/** Whether what is selected, or is typed next, has a format of the browser's. */
function isOn({ ownerDocument: document }: HTMLElement, command: string): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the browser knows what is typed next
  return document.queryCommandState(command);
}

/** Begins a new line at the caret, with the formats that what is typed next would have without it. */
export function breakCellLine(cell: HTMLElement): void {
  const commands = Object.values(COMMANDS);
  const wanted = commands.filter((command) => isOn(cell, command));
  breakLine(cell);
  for (const command of commands) {
    if (isOn(cell, command) !== wanted.includes(command)) execute(cell, command);
  }
}

/** The formats of what is selected in a cell, by Quill's names. */
export function formatsOfCell(cell: HTMLElement): Record<string, unknown> {
  const range = rangeIn(cell);
  if (range === null) return {};
  const isHeading = cell.closest('th') !== null;
  const formats: [name: string, value: unknown][] = Object.entries(COMMANDS).map(([name, command]) => [
    name,
    // A heading is bold by itself, and cannot be otherwise.
    !(isHeading && command === 'bold') && isOn(cell, command),
  ]);
  const link = markAt(cell, range.commonAncestorContainer, 'a');
  return Object.fromEntries(
    [
      ...formats,
      ...colorsIn(cell, range),
      ['code', isMarked(cell, range, 'code')] as const,
      ['link', link?.getAttribute('href') ?? isMarked(cell, range, 'a')] as const,
    ].filter(([, value]) => value),
  );
}

function colorsIn(cell: HTMLElement, range: Range): [name: string, value: unknown][] {
  if (cell.querySelector('span') === null) return [];
  return Object.entries(COLORS).map(([name, { prefix, values }]) => [
    name,
    values.find((value) => isMarked(cell, range, `.${prefix}${value}`)),
  ]);
}

function toggleCode(cell: HTMLElement): void {
  const range = rangeIn(cell);
  if (range === null || range.collapsed) return;
  if (isMarked(cell, range, 'code')) unmark(cell, range, 'code');
  else mark(cell, range, cell.ownerDocument.createElement('code'));
}
