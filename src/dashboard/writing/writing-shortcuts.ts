import type { ShortcutGroup } from '../shortcuts.ts';

const FIND = 'Find anything, or go anywhere: what you wrote is kept';

/** The keys of the page for writing a newsletter. */
export const newsletterShortcuts = (): readonly ShortcutGroup[] => [
  {
    title: 'The page',
    keys: [
      ['Mod+K', FIND],
      ['Mod+Shift+P', 'Send the newsletter'],
      ['Mod+/', 'This list (or ?, outside the text)'],
      ['Escape', 'Close what is open'],
    ],
  },
  ...WRITING_SHORTCUTS.slice(1),
];

/** The keys of the page for writing. */
export const WRITING_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'The page',
    keys: [
      ['Mod+S', 'Save the draft now'],
      ['Mod+Shift+P', 'Publish, schedule or update'],
      ['Mod+Enter', 'Publish from the checklist'],
      ['Mod+K', FIND],
      ['Mod+/', 'This list (or ?, outside the text)'],
      ['Escape', 'Close what is open'],
    ],
  },
  {
    title: 'Text',
    keys: [
      ['Mod+B', 'Bold'],
      ['Mod+I', 'Italic'],
      ['Mod+U', 'Underline'],
      ['Mod+K', 'Link, of selected words or at a link'],
      ['Mod+Alt+2', 'Heading 2; also 3 and 4, and 0 for plain text'],
      ['Alt+F10', 'Go to the tools, those of what is selected first'],
      ['Mod+Z', 'Undo'],
      ['Mod+Shift+Z', 'Redo (also Ctrl+Y, but on a Mac)'],
      ['Mod+F', 'Find in the text'],
      ['Mod+H', 'Find and replace'],
      ['Alt+↑ ↓', 'Move the line or block up or down'],
      ['Mod+Shift+M', 'Menu of the block: turn into, move, duplicate, delete'],
      ['Mod+Enter', 'Tick the task, or open it again'],
      ['Tab', 'Indent, in a list or in code'],
      ['Shift+Tab', 'Outdent'],
      ['Shift+Enter', 'New line in the same paragraph'],
      ['↑ ↓', 'Between the title and the text, too'],
      ['↓', 'Go on below code, or another block, that ends the text'],
      ['Enter', 'In a footnote: back to its place in the text (Escape, too)'],
      ['Escape, Tab', 'Leave the text'],
    ],
  },
  {
    title: 'As you type',
    keys: [
      ['/', 'Insert a block'],
      ['## ', 'Heading'],
      ['- ', 'List'],
      ['1. ', 'Numbered list'],
      ['[ ] ', 'Task'],
      ['> ', 'Quote'],
      ['> [!NOTE]', 'Callout; also TIP and WARNING'],
      ['[^1]', 'Footnote, behind a word; Enter leads into it'],
      ['[a](/b)', 'Link; in a caption, too, as are bold and italic'],
      ['```', 'Code; Enter three times leaves it'],
      ['---', 'Divider'],
      ['**a**', 'Bold'],
      ['*a*', 'Italic'],
      ['~~a~~', 'Strikethrough'],
      ['==a==', 'Highlight'],
      ['`a`', 'Code in a line'],
      ['--', 'Dash; three for a long one'],
      ['"a"', 'Typographic quotes; Backspace takes them back'],
    ],
  },
  {
    title: 'In a table',
    keys: [
      ['Tab', 'Next cell, or a new row'],
      ['Shift+Tab', 'Previous cell'],
      ['Shift+↑ ↓ ← →', 'Choose several cells, to copy or to empty'],
      ['Alt+↑', 'Move the row up'],
      ['Alt+↓', 'Move the row down'],
      ['Alt+F10', 'Go to the table’s toolbar'],
      ['Escape', 'Leave the table'],
    ],
  },
];
