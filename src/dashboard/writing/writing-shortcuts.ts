import type { ShortcutGroup } from '../shortcuts.ts';

/** The keys of the page for writing. */
export const WRITING_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'The page',
    keys: [
      ['Mod+S', 'Keep what is written'],
      ['Mod+Shift+P', 'Publish, schedule or update'],
      ['Mod+Enter', 'The same in the list before publishing'],
      ['Mod+/', 'These shortcuts'],
      ['Escape', 'Close what is open'],
    ],
  },
  {
    title: 'Text',
    keys: [
      ['Mod+B', 'Bold'],
      ['Mod+I', 'Italic'],
      ['Alt+F10', 'The toolbar at the selected words'],
      ['Mod+Z', 'Undo'],
      ['Mod+Shift+Z', 'Redo'],
    ],
  },
  {
    title: 'As you type',
    keys: [
      ['/', 'A block, by its name'],
      ['## ', 'Heading'],
      ['- ', 'List'],
      ['1. ', 'Numbered list'],
      ['> ', 'Quote'],
      ['```', 'Code'],
      ['**', 'Bold'],
    ],
  },
  {
    title: 'In a table',
    keys: [
      ['Tab', 'The next cell; behind the last, a row'],
      ['Shift+Tab', 'The cell before'],
      ['Alt+↑', 'Move the row up'],
      ['Alt+↓', 'Move the row down'],
      ['Alt+F10', 'The table’s toolbar'],
      ['Escape', 'Out of the table'],
    ],
  },
];
