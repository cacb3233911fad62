import type { TrashKind } from '#shared/contract/trash.ts';
import { consultationPartPath } from '../../features/consultations/part-path.ts';
import { wordBeginning } from '#shared/word-beginning.ts';
import { nearlyBegins } from '#shared/nearly-begins.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import { newsletterWritingPath, ROUTES } from '../../paths.ts';
import { accountPath, accountSectionPath } from '../account/account-pages.ts';
import type { TabId } from '../tab-id.ts';
import { TABS } from '../tabs.ts';
import { TAB_KEYS } from './tab-keys.ts';
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
  /** The key that does the same. */
  keys?: string;
}

/** A tab's id, a path, or one of these. */
export const NEW_POST = 'new-post';
export const NEW_CATEGORY = 'new-category';
export const NEW_AUTHOR = 'new-author';
export const SHORTCUTS = 'shortcuts';
export const SWITCH_THEME = 'switch-theme';
export const SIGN_OUT = 'sign-out';
export const WEEK = 'week';
export const MEDIA = 'media';
export const ADD_SUBSCRIBER = 'add-subscriber';
export const TAKE_DAYS_OFF = 'take-days-off';
export const BACK_UP = 'back-up';
const TRASH = 'trash-';
const EXPORT = 'export-';

const ACTIONS: readonly Command[] = [
  { id: NEW_POST, label: 'Add Post', alias: 'New post', icon: 'write', also: 'create write blog', keys: 'n' },
  {
    id: newsletterWritingPath(),
    label: 'Write a newsletter',
    alias: 'New newsletter',
    icon: 'write-newsletter',
    also: 'create send subscribers campaign',
  },
  { id: NEW_CATEGORY, label: 'New category', icon: 'categories', also: 'add create' },
  { id: NEW_AUTHOR, label: 'New author', icon: 'authors', also: 'add create name' },
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
  { id: SWITCH_THEME, label: 'Switch theme', icon: 'theme', also: 'dark light mode colors' },
  { id: SHORTCUTS, label: 'Keyboard shortcuts', icon: 'keys', also: 'keys help', keys: '?' },
];

const LEAVING: readonly Command[] = [
  { id: SIGN_OUT, label: 'Sign out', icon: 'leave', also: 'log out logout leave' },
];

const ALSO: Partial<Record<TabId, string>> = {
  overview: 'home start agenda today backup readers analytics stats statistics visitors views traffic',
  posts: 'articles writing publish',
  newsletter: 'subscribers import export csv',
  campaigns: 'sent scheduled newsletters opens clicks',
  messages: 'inbox mail contact answer reply export csv snippets templates saved replies',
  consultations: 'calls bookings appointments schedule confirm move cancel export csv',
};

const PLACES: readonly Command[] = [
  ...TABS.map(({ id, label }) => ({
    id,
    label,
    icon: id,
    also: ALSO[id] ?? '',
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
    also: 'consultations block days off times holidays vacation hours breaks notice timezone time zone',
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
    icon: 'account',
    also: 'name change password profile settings email',
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
    also: 'account settings sessions sign out',
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
const TRASH_COMMANDS: readonly Command[] = TRASH_KINDS.map((kind) => ({
  id: TRASH + kind,
  label: TRASHES[kind],
  icon: 'trash',
  also: 'trash bin restore undo',
}));

/** All of what can be done with lists would be too much to read while nothing is typed. */
const LISTS: readonly Command[] = [...VIEWS, ...EXPORT_COMMANDS];

/** Fewer stand for too much. */
const MIN_INITIALS = 2;
const LITTLE: ReadonlySet<string> = new Set(['a', 'by', 'in', 'of', 'the', 'with']);

const ACTIONS_HEADING = 'Actions';

/** What leads to a place in words: 'go to the blog', 'open messages'. */
const LEADING = /^(?:go(?: to)?|open|show|see)(?: the)? +/i;

/** The groups of the palette while nothing is typed. */
const GROUPS: readonly { heading: string; commands: readonly Command[] }[] = [
  { heading: ACTIONS_HEADING, commands: ACTIONS },
  { heading: 'Go to', commands: PLACES },
  { heading: 'Lists', commands: LISTS },
  { heading: 'Settings', commands: SETTINGS },
  { heading: 'Leave', commands: LEAVING },
];

interface MeantCommands {
  /** Those that are called so. */
  groups: { heading: string; commands: Command[] }[];
  /** Those that other words for them lead to. */
  related: Command[];
  /** What was deleted, which comes after all that is there. */
  trash: Command[];
  /** Whether there is a mistake in the words, so that what is related is a guess. */
  isGuess: boolean;
}

/** The commands that the words are about; all of them where there are none, but for the lists. */
export function commandsFor(words: string): MeantCommands {
  const meant = commandsBy(words);
  const place = words.replace(LEADING, '');
  return place === words || place === '' || isAnyCalled(meant) ? meant : placesFirst(commandsBy(place));
}

function isAnyCalled({ groups }: MeantCommands): boolean {
  return groups.some(({ commands }) => commands.length > 0);
}

function placesFirst({ groups, ...meant }: MeantCommands): MeantCommands {
  const isAction = ({ heading }: { heading: string }) => heading === ACTIONS_HEADING;
  return { ...meant, groups: [...groups.filter((one) => !isAction(one)), ...groups.filter(isAction)] };
}

function commandsBy(words: string): MeantCommands {
  const isNamed = (command: Command) =>
    namesOf(command).some(
      (name) => isCalled(name, words) || (command.id !== SIGN_OUT && isShort(name, words)),
    );
  const live = GROUPS.flatMap(({ commands }) => commands);
  const all = [...live, ...TRASH_COMMANDS];
  const isBegun = (command: Command) => isCalled([...namesOf(command), command.also].join(' '), words);
  const has = (command: Command) => matchesSearch(words, [...namesOf(command), command.also]);
  // Characters inside of words are meant only where nothing begins so.
  const isFound = all.some(isBegun) ? isBegun : has;
  const isAny = all.some((command) => isFound(command) || isNamed(command));
  const isMeant = isAny ? isFound : (command: Command) => isNearly(command, words);
  return {
    groups: GROUPS.map(({ heading, commands }) => ({
      heading,
      commands: words === '' && commands === LISTS ? [] : commands.filter(isNamed),
    })),
    related: live.filter((command) => isMeant(command) && !isNamed(command)),
    trash: TRASH_COMMANDS.filter(isMeant),
    isGuess: !isAny,
  };
}

/** Its alias, where that alone is what the words name. */
export function aliasFor({ label, alias }: Command, words: string): string | undefined {
  return words === '' || isCalled(label, words) || isShort(label, words) ? undefined : alias;
}

function namesOf({ label, alias }: Command): string[] {
  return alias === undefined ? [label] : [label, alias];
}

/** Whether all words begin words of the name, or are it without its spaces: 'new p', 'newpost'. */
function isCalled(name: string, words: string): boolean {
  const [known, typed] = [name.toLowerCase(), words.toLowerCase()];
  return (
    wordsOf(typed).every((word) => wordBeginning(known, word) >= 0) ||
    known.replaceAll(' ', '').startsWith(typed)
  );
}

/** Whether what is typed are the name's initials: 'np'. */
function isShort(name: string, typed: string): boolean {
  return typed.length >= MIN_INITIALS && initialsOf(name.toLowerCase()).includes(typed.toLowerCase());
}

/** With and without its little words. */
function initialsOf(name: string): string[] {
  const all = wordsOf(name);
  const initials = (own: readonly string[]) => own.map((word) => word.charAt(0)).join('');
  return all.length < MIN_INITIALS ? [] : [initials(all), initials(all.filter((word) => !LITTLE.has(word)))];
}

/** Whether each of the words is one of its own, but for a mistake in typing. */
function isNearly(command: Command, words: string): boolean {
  const own = wordsOf([...namesOf(command), command.also].join(' '));
  return wordsOf(words).every((typed) => own.some((word) => nearlyBegins(word, typed)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/);
}

/** The other word for a command that begins with what is typed; undefined where none does. */
export function otherWordFor({ also }: Command, words: string): string | undefined {
  const typed = wordsOf(words);
  const own = also.split(' ');
  return (
    own.find((word) => typed.some((part) => word.startsWith(part))) ??
    own.find((word) => typed.some((part) => nearlyBegins(word, part)))
  );
}

/** The list whose trash a command opens; undefined for any other command. */
export function trashOf(id: string): TrashKind | undefined {
  return TRASH_KINDS.find((kind) => id === TRASH + kind);
}

/** The tab whose list a command saves as a file; undefined for any other command. */
export function exportedBy(id: string): TabId | undefined {
  return EXPORTED.find((tab) => id === EXPORT + tab);
}
