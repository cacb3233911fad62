import type { TrashKind } from '#shared/contract/trash.ts';
import { consultationPartPath } from '../../features/consultations/part-path.ts';
import { ROUTES } from '../../paths.ts';
import { accountPath, accountSectionPath } from '../account/account-pages.ts';
import { TAB_LABELS, type TabId } from '../tab-id.ts';
import { TAB_IDS, TAB_KEYS } from './tab-keys.ts';
import { VIEWS } from './views.ts';

/** What a command is known by at a glance; see command-icons.ts. */
export type CommandIcon =
  | TabId
  | ('write' | 'write-newsletter' | 'site' | 'keys' | 'theme' | 'leave' | 'trash' | 'days-off' | 'calendars')
  | ('media' | 'add-subscriber' | 'backup')
  | ('account' | 'passkeys' | 'devices' | 'notices' | 'import' | 'export' | 'activity');

/** What the palette does by itself, without looking anything up. */
export interface Command {
  id: string;
  label: string;
  icon: CommandIcon;
  /** Another name for it. */
  alias?: string;
  /** Other words for it. */
  also: string;
  /** Those that, typed in whole, name it rather than anything that was written. */
  called?: readonly string[];
  /** The key that does the same. */
  keys?: string;
}

/** A tab's id, a path, or one of these. */
export const NEW_POST = 'new-post';
export const NEW_NEWSLETTER = 'new-newsletter';
export const NEW_CATEGORY = 'new-category';
export const NEW_AUTHOR = 'new-author';
export const SHORTCUTS = 'shortcuts';
export const SWITCH_THEME = 'switch-theme';
export const SIGN_OUT = 'sign-out';
export const WEEK = 'week';
export const MEDIA = 'media';
export const ADD_SUBSCRIBER = 'add-subscriber';
export const BOOK_CALL = 'book-call';
export const TAKE_DAYS_OFF = 'take-days-off';
export const BACK_UP = 'back-up';
const TRASH = 'trash-';
const EXPORT = 'export-';

const ACTIONS: readonly Command[] = [
  { id: NEW_POST, label: 'Add Post', alias: 'New post', icon: 'write', also: 'create write blog', keys: 'n' },
  {
    id: NEW_NEWSLETTER,
    label: 'Write a newsletter',
    alias: 'New newsletter',
    icon: 'write-newsletter',
    also: 'create send subscribers campaign',
  },
  { id: NEW_CATEGORY, label: 'New category', icon: 'categories', also: 'add create' },
  { id: NEW_AUTHOR, label: 'New author', icon: 'authors', also: 'add create name' },
  {
    id: BOOK_CALL,
    label: 'Book a call…',
    alias: 'New call',
    icon: 'consultations',
    also: 'add create schedule appointment booking consultation meeting',
  },
  {
    id: ADD_SUBSCRIBER,
    label: 'Add subscriber',
    alias: 'New subscriber',
    icon: 'add-subscriber',
    also: 'create newsletter person',
  },
  {
    id: TAKE_DAYS_OFF,
    label: 'Take days off',
    icon: 'days-off',
    also: 'availability block time holidays vacation close away',
  },
  { id: BACK_UP, label: 'Back up now', icon: 'backup', also: 'backup save copy' },
  { id: ROUTES.home, label: 'View the site', icon: 'site', also: 'home page visitors' },
  {
    id: SWITCH_THEME,
    label: 'Switch theme',
    icon: 'theme',
    also: 'dark light mode colors',
    called: ['dark mode', 'light mode'],
  },
  {
    id: SHORTCUTS,
    label: 'Keyboard shortcuts',
    icon: 'keys',
    also: 'keys help',
    called: ['help', 'keys'],
    keys: '?',
  },
];

const LEAVING: readonly Command[] = [
  {
    id: SIGN_OUT,
    label: 'Sign out',
    icon: 'leave',
    also: 'log out logout leave',
    called: ['log out', 'logout'],
  },
];

const ALSO: Partial<Record<TabId, string>> = {
  overview: 'home start agenda today backup readers analytics stats statistics visitors views traffic',
  posts: 'articles writing publish',
  newsletter: 'import export csv',
  campaigns: 'sent scheduled newsletters opens clicks',
  messages: 'inbox mail contact answer reply export csv snippets templates saved replies',
  consultations: 'calls bookings appointments schedule confirm move cancel export csv',
};

const PLACES: readonly Command[] = [
  ...TAB_IDS.map((id) => ({
    id,
    label: TAB_LABELS[id],
    icon: id,
    also: ALSO[id] ?? '',
    ...(id === 'newsletter' ? { alias: 'Subscribers' } : {}),
    keys: `g ${TAB_KEYS[id]}`,
  })),
  {
    id: WEEK,
    label: 'Week of consultations',
    icon: 'consultations',
    also: 'calls bookings calendar block times',
  },
  { id: MEDIA, label: 'Media library', icon: 'media', also: 'images pictures uploads files' },
];

const SETTINGS: readonly Command[] = [
  {
    id: consultationPartPath('availability'),
    label: 'Availability',
    icon: 'days-off',
    also: 'consultations block days off times holidays vacation working hours breaks buffer notice change timezone time zone',
    called: [
      'hours',
      'working hours',
      'office hours',
      'opening hours',
      'business hours',
      'buffer',
      'time zone',
      'timezone',
      'change time zone',
    ],
  },
  {
    id: consultationPartPath('calendars'),
    label: 'Calendars',
    icon: 'calendars',
    also: 'consultations busy times feed subscribe google calendar outlook apple ics ical caldav sync',
  },
  {
    id: ROUTES.account,
    label: 'Account',
    alias: 'Settings',
    icon: 'account',
    also: 'name change password profile email',
    called: ['password', 'change password', 'profile'],
  },
  {
    id: accountSectionPath('passkeys'),
    label: 'Passkeys',
    icon: 'passkeys',
    also: 'account settings sign in finger face 2fa two-factor authentication security',
  },
  {
    id: accountSectionPath('devices'),
    label: 'Devices',
    icon: 'devices',
    also: 'account settings sessions sign out log out logout everywhere other all',
    called: ['sessions', 'logout everywhere', 'log out everywhere', 'sign out everywhere'],
  },
  {
    id: accountPath('notices'),
    label: 'Notices by mail',
    icon: 'notices',
    also: 'account settings email alerts',
  },
  {
    id: accountSectionPath('moving-in'),
    label: 'Moving in',
    icon: 'import',
    also: 'account settings import subscribers posts wordpress ghost csv',
  },
  {
    id: accountSectionPath('export'),
    label: 'Take everything with you',
    icon: 'export',
    also: 'account settings export download backup csv',
  },
  { id: accountPath('activity'), label: 'Activity', icon: 'activity', also: 'account what happened log' },
];

const TRASHES: Record<TrashKind, string> = {
  post: 'Deleted posts',
  message: 'Deleted messages',
  consultation: 'Deleted consultations',
  subscriber: 'Deleted subscribers',
};
const TRASH_KINDS = Object.keys(TRASHES) as TrashKind[]; // the keys of the record above

/** The lists that can be saved as files. */
const EXPORTS: Partial<Record<TabId, { label: string; also: string }>> = {
  messages: { label: 'Export messages', also: 'csv download save file contacts' },
  consultations: { label: 'Export consultations', also: 'csv download save file calls bookings' },
  newsletter: { label: 'Export subscribers', also: 'csv download save file newsletter' },
};
const EXPORTED = Object.keys(EXPORTS) as TabId[]; // the keys of the record above

const EXPORT_COMMANDS: readonly Command[] = Object.entries(EXPORTS).map(([tab, words]) => ({
  id: EXPORT + tab,
  icon: 'export',
  ...words,
}));

/** The trash of each list that has one. */
export const TRASH_COMMANDS: readonly Command[] = TRASH_KINDS.map((kind) => ({
  id: TRASH + kind,
  label: TRASHES[kind],
  icon: 'trash',
  also: 'trash bin restore undo',
}));

/** All of what can be done with lists would be too much to read while nothing is typed. */
export const LISTS: readonly Command[] = [...VIEWS, ...EXPORT_COMMANDS];

export const ACTIONS_HEADING = 'Actions';
export const SETTINGS_HEADING = 'Settings';

/** The groups of the palette while nothing is typed. */
export const GROUPS: readonly { heading: string; commands: readonly Command[] }[] = [
  { heading: ACTIONS_HEADING, commands: ACTIONS },
  { heading: 'Go to', commands: PLACES },
  { heading: 'Lists', commands: LISTS },
  { heading: SETTINGS_HEADING, commands: SETTINGS },
  { heading: 'Leave', commands: LEAVING },
];

/** The list whose trash a command opens; undefined for any other command. */
export function trashOf(id: string): TrashKind | undefined {
  return TRASH_KINDS.find((kind) => id === TRASH + kind);
}

/** The tab whose list a command saves as a file; undefined for any other command. */
export function exportedBy(id: string): TabId | undefined {
  return EXPORTED.find((tab) => id === EXPORT + tab);
}
