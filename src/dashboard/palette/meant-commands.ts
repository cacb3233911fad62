import { wordBeginning } from '#shared/word-beginning.ts';
import { nearlyBegins } from '#shared/nearly-begins.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import {
  ACTIONS_HEADING,
  type Command,
  GROUPS,
  LISTS,
  SETTINGS_HEADING,
  SIGN_OUT,
  TRASH_COMMANDS,
} from './commands.ts';
import { isSlip } from '#shared/slip.ts';

/** Fewer stand for too much. */
const MIN_INITIALS = 2;
/** Fewer begin too much. */
const MIN_HEADING = 3;
const LITTLE: ReadonlySet<string> = new Set(['a', 'by', 'in', 'of', 'the', 'with']);

/** What leads to a place in words: 'go to the blog', 'open messages', 'settings time zone'. */
const LEADING = /^(?:go(?: to)?|open|show|see|settings?:?)(?: the)? +/i;

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
  const place = withoutLeading(words);
  return place === words || place === '' || isAnyCalled(meant) ? meant : placesFirst(commandsBy(place));
}

/** What is looked for, without what only leads to it. */
export function withoutLeading(words: string): string {
  return words.replace(LEADING, '');
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
    isCalledInWhole(command, words) ||
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
  // Who looks for the settings sees all of them.
  const isAllOf = (heading: string) =>
    heading === SETTINGS_HEADING && words.length >= MIN_HEADING && isCalled(heading, words);
  const namedIn = ({ heading, commands }: (typeof GROUPS)[number]) =>
    words === '' && commands === LISTS ? [] : isAllOf(heading) ? commands : commands.filter(isNamed);
  const groups = GROUPS.map((group) => ({
    heading: group.heading,
    commands: begunFirst(namedIn(group), (command) => isBegunBy(command, words)),
  }));
  const named = new Set(groups.flatMap(({ commands }) => commands));
  return {
    groups: begunFirst(groups, ({ commands }) => commands.slice(0, 1).some((one) => isBegunBy(one, words))),
    related: begunFirst(
      live.filter((command) => isMeant(command) && !isNamed(command) && !named.has(command)),
      (command) =>
        !isAny && namesOf(command).some((name) => nearlyBegins(name.toLowerCase(), words.toLowerCase())),
    ),
    trash: TRASH_COMMANDS.filter(isMeant),
    isGuess: !isAny,
  };
}

/** Whether what is typed is another name of it, and nothing else. */
function isCalledInWhole({ called = [] }: Command, words: string): boolean {
  return called.includes(words.toLowerCase());
}

/** Whether one of its names begins with the words, or is them. */
function isBegunBy(command: Command, words: string): boolean {
  return (
    isCalledInWhole(command, words) ||
    namesOf(command).some((name) => name.toLowerCase().startsWith(words.toLowerCase()))
  );
}

/** In their order, but for those that are begun. */
function begunFirst<One>(all: readonly One[], isBegun: (one: One) => boolean): One[] {
  return [...all.filter(isBegun), ...all.filter((one) => !isBegun(one))];
}

/** Its alias, or another name of it, where that alone is what the words name. */
export function aliasFor(command: Command, words: string): string | undefined {
  const { label, alias } = command;
  if (isCalledInWhole(command, words)) return words.toLowerCase();
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

function isMeantBy(word: string, typed: string): boolean {
  return word.startsWith(typed) || isSlip(word, typed);
}

/** Whether each of the words is one of its own, but for a mistake in typing. A short one alone stands for too much. */
function isNearly(command: Command, words: string): boolean {
  const own = wordsOf([...namesOf(command), command.also].join(' '));
  const typed = wordsOf(words);
  const isOne = typed.length === 1 ? nearlyBegins : isMeantBy;
  return typed.every((part) => own.some((word) => isOne(word, part)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/);
}

/** Whether each of the words is one of the command's own, to its end. */
export function isNamedInWhole(command: Command, words: string): boolean {
  const own = new Set(wordsOf([...namesOf(command), command.also].join(' ')));
  return wordsOf(words).every((word) => own.has(word));
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
