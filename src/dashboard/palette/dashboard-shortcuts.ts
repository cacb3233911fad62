import type { ShortcutGroup } from '../shortcuts.ts';
import { TAB_LABELS } from '../tab-id.ts';
import { EXAMPLES } from './examples.ts';
import { TAB_IDS, TAB_KEYS } from './tab-keys.ts';

/** The dashboard's keys. */
export const DASHBOARD_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    keys: [
      ['Mod+K', 'Find anything, go anywhere, or do something with the row'],
      ['Mod+Z', 'Undo what was done last, in any tab, then what was done before'],
      ['Mod+Shift+Z', 'Redo what was undone last, where that can be done'],
      ['n', 'Add Post'],
      ['?', 'These shortcuts'],
      ['Escape', 'Close what is open'],
    ],
  },
  {
    title: 'In “Find or go to”',
    keys: [
      ['Enter', `Open or do it; sentences say what to do: ${EXAMPLES}`],
      ['↑ ↓', 'Next or previous'],
      ['Page Up', 'Several up (Page Down: several down)'],
      ['Tab', 'What else can be done with it (also →)'],
      ['Backspace', 'Back, while nothing is typed (also Escape)'],
      ['Mod+K', 'Close it'],
    ],
  },
  {
    title: 'Go to a tab',
    keys: TAB_IDS.map((id) => [`g ${TAB_KEYS[id]}`, TAB_LABELS[id]]),
  },
  {
    title: 'In a list',
    keys: [
      ['/', 'Search'],
      ['j', 'Next row (on a row, also ↓)'],
      ['k', 'Previous row (on a row, also ↑)'],
      ['Shift+J', 'Select downwards (also Shift+↓)'],
      ['Shift+K', 'Select upwards (also Shift+↑)'],
      ['Mod+A', 'Select all that are shown'],
      ['Escape', 'Clear the selection; without one, the search'],
    ],
  },
  {
    title: 'On a row',
    keys: [
      ['Enter', 'Open the post, newsletter, category, author or consultation; reply to the message'],
      ['x', 'Select the row'],
      ['r', 'Reply to the message'],
      ['Mod+Enter', 'Send the reply; move, cancel or book the call in its window'],
      ['Mod+;', 'Put a snippet into the reply'],
      ['e', 'Mark the message as read, or as new again'],
      ['d', 'The message needs no answer, or wants one again'],
      ['!', 'The message is spam, or is none'],
      ['c', 'Confirm the consultation, or make it pending again'],
      ['m', 'Move the consultation'],
      ['w', 'Note on the consultation'],
      ['#', 'Delete it, after a question, which # once more answers'],
      ['Tab', 'What can be done with the row'],
    ],
  },
  {
    title: 'In the week of consultations',
    keys: [
      ['↑ ↓ ← →', 'Next time or call'],
      ['Enter', 'What can be done with the time or call'],
      ['Page Up', 'Earlier week'],
      ['Page Down', 'Later week'],
      ['t', 'This week'],
      ['Shift+↑ ↓', 'Select times (also Shift+← →, over several days)'],
      ['m', 'Move the call'],
      ['#', 'Cancel the call, after a question (also Delete)'],
    ],
  },
];
