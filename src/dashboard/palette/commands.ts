import { ROUTES } from '../../paths.ts';
import { TABS } from '../tabs.ts';

/** What the palette does by itself, without looking anything up. */
export interface Command {
  id: string;
  label: string;
  /** Other words for it. */
  also: string;
  /** The key that does the same. */
  keys?: string;
}

/** A tab's id, a path, or one of these. */
export const NEW_POST = 'new-post';
export const SHORTCUTS = 'shortcuts';

export const ACTIONS: readonly Command[] = [
  { id: NEW_POST, label: 'New post', also: 'write add blog', keys: 'n' },
  { id: ROUTES.home, label: 'View the site', also: 'home page visitors' },
  { id: SHORTCUTS, label: 'Keyboard shortcuts', also: 'keys help', keys: '?' },
];

const ALSO: Partial<Record<(typeof TABS)[number]['id'], string>> = {
  overview: 'home start agenda',
  posts: 'articles drafts',
  newsletter: 'subscribers',
  campaigns: 'sent newsletters',
  messages: 'inbox mail contact',
  consultations: 'calls bookings calendar days off',
};

export const PLACES: readonly Command[] = [
  ...TABS.map(({ id, label }) => ({ id, label, also: ALSO[id] ?? '' })),
  { id: ROUTES.account, label: 'Account', also: 'name password devices sign out' },
];
