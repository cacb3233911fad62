import { isMac } from '../../../lib/keys.ts';
import { SIDES } from '../sides.ts';
import { isAllSelected, isAtEdge } from './cell-caret.ts';
import { placeOf } from './draw-table.ts';
import { CAPTION } from './table-changes.ts';

/** To the next or the previous cell. */
export interface CellStep {
  by: 1 | -1;
  /** Where the caret goes in it. */
  at: 'start' | 'end';
  /** Whether a row is added behind the last cell. */
  addsRow: boolean;
}

/** What a key does in a cell; `nothing` keeps it from doing what it does in the text. */
export type CellAction =
  | { kind: 'nothing' | 'undo' | 'redo' | 'bar' | 'leave' | 'break line' | 'up' | 'down' }
  | { kind: 'select cell' | 'select text' }
  | { kind: 'format'; format: string }
  | { kind: 'move row' | 'move column'; by: 1 | -1 }
  | ({ kind: 'step' } & CellStep);

/** With Ctrl or Command, keys that Quill would use for the text. */
const KEYS_OF_TEXT = 'biukz[]';
/** What they format in a cell. */
const FORMATS: Record<string, string> = { b: 'bold', i: 'italic', u: 'underline' };

export function isShortcut({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}

/** Whether Quill would use a shortcut for the text. */
export function isKeyOfText({ key }: KeyboardEvent): boolean {
  return KEYS_OF_TEXT.includes(key.toLowerCase());
}

/** What a key does in a cell; null for what the browser does. */
export function cellAction(event: KeyboardEvent, cell: HTMLElement): CellAction | null {
  if (isShortcut(event)) return shortcut(event, cell);
  return event.altKey ? withAlt(event, cell) : plain(event, cell);
}

function shortcut(event: KeyboardEvent, cell: HTMLElement): CellAction | null {
  const key = event.key.toLowerCase();
  if (key === 'z') return { kind: event.shiftKey ? 'redo' : 'undo' };
  if (key === 'y') return { kind: 'redo' };
  // A browser would select the whole text at once.
  if (key === 'a') return { kind: isAllSelected(cell) ? 'select text' : 'select cell' };
  const format = FORMATS[key];
  if (format !== undefined) return { kind: 'format', format };
  // Indents are the text's. A link is asked for by the page.
  return key === 'k' || !isKeyOfText(event) ? null : { kind: 'nothing' };
}

function withAlt({ key, shiftKey }: KeyboardEvent, cell: HTMLElement): CellAction | null {
  if (key === 'F10') return { kind: 'bar' };
  const side = SIDES[key];
  if (side === undefined || placeOf(cell).row === CAPTION) return null;
  if (side === 'up' || side === 'down') return { kind: 'move row', by: side === 'up' ? -1 : 1 };
  // Without Shift it is the browser's way back; on a Mac it selects words.
  const view = cell.ownerDocument.defaultView;
  if (!shiftKey || view === null || isMac(view)) return null;
  return { kind: 'move column', by: side === 'left' ? -1 : 1 };
}

function plain({ key, shiftKey }: KeyboardEvent, cell: HTMLElement): CellAction | null {
  if (key === 'Escape') return { kind: 'leave' };
  if (key === 'Tab') return { kind: 'step', by: shiftKey ? -1 : 1, at: 'end', addsRow: true };
  if (key === 'Enter') return { kind: 'break line' };
  const side = shiftKey ? undefined : SIDES[key];
  if (side === undefined || !isAtEdge(cell, side)) return null;
  if (side === 'left') return { kind: 'step', by: -1, at: 'end', addsRow: true };
  if (side === 'right') return { kind: 'step', by: 1, at: 'start', addsRow: false };
  return { kind: side };
}

/** What an input does that no key tells of, such as a menu's or a phone's; null for what the browser does. */
export function inputAction({ inputType }: InputEvent, isEnabled: boolean): CellAction | null {
  if (!isEnabled || inputType === 'insertFromDrop' || inputType === 'deleteByDrag')
    return { kind: 'nothing' };
  if (inputType === 'historyUndo') return { kind: 'undo' };
  if (inputType === 'historyRedo') return { kind: 'redo' };
  const isBreak = inputType === 'insertParagraph' || inputType === 'insertLineBreak';
  return isBreak ? { kind: 'break line' } : null;
}
