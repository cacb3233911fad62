import type Quill from 'quill';
import { CELL } from './draw-table.ts';

/** The browser's commands for Quill's formats. */
const COMMANDS: Record<string, string> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strikeThrough',
};

/**
 * Formats the words that are selected in a table's cell.
 * @returns whether the focus is in a cell: the text itself is then left alone, also by formats that no cell has
 */
export function formatCell(quill: Quill, format: string | undefined): boolean {
  const { ownerDocument: document } = quill.root;
  const cell = document.activeElement?.closest(CELL) ?? null;
  if (cell === null || !quill.root.contains(cell)) return false;
  const command = COMMANDS[format ?? ''];
  const isBold = command === 'bold' && cell.closest('th') !== null;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way to what Ctrl+B does by itself
  if (command !== undefined && !isBold) document.execCommand(command);
  return true;
}
