import type { ShortcutGroup } from '../shortcuts.ts';

/** The dashboard's keys. */
export const DASHBOARD_SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    keys: [
      ['Mod+K', 'Find a post or a person, or go to a tab'],
      ['n', 'New post'],
      ['?', 'These shortcuts'],
      ['Escape', 'Close what is open'],
    ],
  },
  {
    title: 'In a list',
    keys: [
      ['/', 'Search'],
      ['j', 'The next row'],
      ['k', 'The row before'],
      ['Enter', 'Open the row'],
      ['x', 'Select the row'],
      ['Tab', 'What can be done with the row'],
    ],
  },
];
