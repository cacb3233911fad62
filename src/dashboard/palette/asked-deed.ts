import { CALL_DEEDS } from '../../features/consultations/call-deeds.ts';
import type { Entry } from './entry.ts';
import { isSlipOfAll } from '#shared/slip.ts';

/** Asks for a call with whom the rest finds, or on the day that it names. */
export const BOOK = 'book';
/** What sends a post goes before what sends anything about a call. */
export const SEND = 'send';
/** Asks for a time at which a draft appears, or for a call. */
export const SCHEDULE = 'schedule';
/** Asks for another time of a call. */
export const MOVE = 'move';

/** Asks for the owner's note on a call. */
export const NOTE = 'note';
/** Asks for a confirmed call to be pending again. */
const UNCONFIRM = 'unconfirm';
/** Asks for somebody's telephone number. */
export const CALL = 'call';
/** They differ from names by a character: from Nate, and from Carl. */
const NEAR_NAMES: ReadonlySet<string> = new Set([NOTE, CALL]);
/** The same as 'settle', in words: 'no answer grace'. */
const NO_ANSWER = /^(?:needs? )?no (?:answer|reply) /i;

/** Words that ask for something to be done, each with the word that what does it begins with. */
const VERBS: Readonly<Record<string, string>> = {
  ...{ reply: 'reply', answer: 'reply', write: 'write', email: 'write', mail: 'write', copy: 'copy' },
  ...{ confirm: 'confirm', move: MOVE, reschedule: MOVE, cancel: 'cancel', mark: 'mark' },
  ...{
    edit: 'edit',
    view: 'view',
    send: SEND,
    publish: 'publish',
    unpublish: 'unpublish',
    preview: 'preview',
  },
  ...{ delete: 'delete', remove: 'delete', book: BOOK, schedule: SCHEDULE },
  ...{ note: NOTE, call: CALL, duplicate: 'duplicate', unsubscribe: 'unsubscribe' },
  ...{ settle: 'needs', answered: 'needs', unconfirm: UNCONFIRM, pending: UNCONFIRM },
};

/** Those of them that alone ask for it, too, each with what it is done with then; see `useThingsFor`. */
const ALONE: Readonly<Record<string, string>> = {
  ...{ reply: 'Waiting', answer: 'Waiting', mark: 'Waiting', confirm: 'Waiting' },
  ...{ move: 'Next calls', reschedule: 'Next calls', cancel: 'Next calls' },
  ...{ publish: 'Drafts', preview: 'Drafts', unpublish: 'Published posts' },
};
/** What it does is seen by visitors: it is not done with anything before that was seen. */
const PUBLIC: ReadonlySet<string> = new Set(['publish', 'unpublish']);

/** They only tell with what it is to be done: 'reply to the message of marta'. */
const BETWEEN: ReadonlySet<string> = new Set([
  ...['as', 'read', 'unread', 'new', 'pending', 'next'],
  ...['a', 'an', 'the', 'this', 'it', 'to', 'of', 'from', 'by', 'with', 'on', 'at', 'for'],
  ...[
    'message',
    'messages',
    'call',
    'calls',
    'consultation',
    'consultations',
    'post',
    'posts',
    'draft',
    'drafts',
  ],
]);

/** 'ada's call' */
const POSSESSIVE = /['’]s$/i;

/** So many things at the most are offered to do what is asked for. */
const MAX_ASKED = 5;

/** Something to be done with what some words find, as in 'reply marta'. */
export interface AskedDeed {
  /** The first word of what does it, in lower case. */
  verb: string;
  /** The other words, which find the rows and may say when. */
  others: string;
  /** Whether it comes first, and without a slip: others may be words of what is looked for. */
  isSure: boolean;
  /** Whether there is a slip in it. */
  isGuess: boolean;
}

/**
 * What the first of some words asks to be done with what the others find, or else the last ('menu edit'), or a first one with a
 * slip in it; null where none asks for anything, or nothing is left of the others.
 */
export function askedDeed(words: string): AskedDeed | null {
  const typed = words.trim().replace(NO_ANSWER, 'settle ').split(/\s+/);
  const [first = '', last = ''] = [typed[0], typed.at(-1)];
  const ways = [
    { verb: verbOf(first), others: typed.slice(1), isSure: true, isGuess: false },
    { verb: verbOf(last), others: typed.slice(0, -1), isSure: false, isGuess: false },
    { verb: nearVerb(first), others: typed.slice(1), isSure: false, isGuess: true },
    { verb: nearVerb(last), others: typed.slice(0, -1), isSure: false, isGuess: true },
  ];
  const way = ways.find(({ verb }) => verb !== undefined);
  const others = way?.others.join(' ') ?? '';
  if (isAll(others)) return null;
  return way?.verb === undefined || nameIn(others) === '' ? null : { ...way, verb: way.verb, others };
}

function isAll(words: string): boolean {
  return nameIn(words).toLowerCase() === 'all';
}

/** What is asked to be done with all that it can be done with, as in 'confirm all' and 'mark all as read'; null for nothing. */
export function verbOfAll(words: string): string | null {
  const [first = '', ...others] = words.trim().split(/\s+/);
  return isAll(others.join(' ')) ? (verbOf(first) ?? null) : null;
}

/** What of some words is a name, and not only tells what it is of. */
export function nameIn(words: string): string {
  return words
    .split(' ')
    .map((word) => word.replace(POSSESSIVE, ''))
    .filter((word) => !BETWEEN.has(word.toLowerCase()))
    .join(' ');
}

/**
 * What a word asks to be done with what one has in hand, as in 'publish' and 'schedule this'; null where words name anything
 * else.
 */
export function bareVerb(words: string): string | null {
  const [first = '', ...others] = words.trim().split(/\s+/);
  return nameIn(others.join(' ')) === '' ? (verbOf(first) ?? null) : null;
}

/** Something to be done, without a word of what with. */
interface VerbAlone {
  verb: string;
  /** What it is done with, as a heading. */
  heading: string;
  /** Whether what it does is not done unseen. */
  isGuess: boolean;
}

/**
 * What is asked to be done with whatever it can be done with, as in 'reply', 'publish' and 'mark as read'; null where words
 * ask for nothing, or name what it is to be done with.
 */
export function verbAlone(words: string): VerbAlone | null {
  const [first = '', ...others] = words.trim().toLowerCase().split(/\s+/);
  const verb = nameIn(others.join(' ')) === '' ? verbOf(first) : undefined;
  const heading = Object.hasOwn(ALONE, first) ? ALONE[first] : undefined;
  return verb === undefined || heading === undefined ? null : { verb, heading, isGuess: PUBLIC.has(verb) };
}

function verbOf(word: string): string | undefined {
  const known = word.toLowerCase();
  return Object.hasOwn(VERBS, known) ? VERBS[known] : undefined;
}

function nearVerb(word: string): string | undefined {
  const near = Object.keys(VERBS).find(
    (verb) => !NEAR_NAMES.has(verb) && isSlipOfAll(verb, word.toLowerCase()),
  );
  return near === undefined ? undefined : VERBS[near];
}

/** What can be done with entries that begins with that verb, each with the name of what it is done with. */
export function thatDo(verb: string, entries: readonly Entry[]): Entry[] {
  const does = ({ label, asked }: Entry) =>
    verb === UNCONFIRM
      ? label === CALL_DEEDS.unconfirm
      : (asked ?? label.toLowerCase().split(/[ …]/)[0]) === verb;
  return entries
    .flatMap((of) =>
      (of.more ?? []).filter(does).map((one) => ({
        ...one,
        value: `${of.value}-${one.value}`,
        detail: of.name ?? of.label,
        hasLongDetail: true,
      })),
    )
    .slice(0, MAX_ASKED);
}
