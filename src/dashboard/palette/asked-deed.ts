import type { Entry } from './entry.ts';

/** Asks for a call with whom the rest finds, or on the day that it names. */
export const BOOK = 'book';

/** First words that ask for something to be done, each with the word that what does it begins with. */
const VERBS: Readonly<Record<string, string>> = {
  ...{ reply: 'reply', answer: 'reply', write: 'write', email: 'write', mail: 'write', copy: 'copy' },
  ...{ confirm: 'confirm', move: 'move', reschedule: 'move', cancel: 'cancel', mark: 'mark' },
  ...{ edit: 'edit', view: 'view', send: 'send', publish: 'publish', unpublish: 'unpublish' },
  ...{ delete: 'delete', remove: 'delete', book: BOOK, schedule: BOOK },
};

/** What is waited for: answers, to be read, and to be confirmed. */
const WAITING: Readonly<Record<string, string>> = {
  ...{ reply: 'reply', answer: 'reply', mark: 'mark', confirm: 'confirm' },
};

/** They only tell with what it is to be done: 'reply to the message of marta'. */
const BETWEEN: ReadonlySet<string> = new Set([
  ...['as', 'read', 'unread', 'new', 'pending', 'next'],
  ...['a', 'an', 'the', 'to', 'of', 'from', 'by', 'with'],
  ...['message', 'messages', 'call', 'calls', 'consultation', 'consultations', 'post', 'posts'],
]);

/** So many things at the most are offered to do what is asked for. */
const MAX_ASKED = 5;

/** Something to be done with what some words find, as in 'reply marta'. */
export interface AskedDeed {
  /** The first word of what does it, in lower case. */
  verb: string;
  /** What finds the rows. */
  rest: string;
}

/** What the first of some words asks to be done with what the rest of them finds; null where it asks for nothing. */
export function askedDeed(words: string): AskedDeed | null {
  const [first = '', ...others] = words.trim().toLowerCase().split(/\s+/);
  const verb = Object.hasOwn(VERBS, first) ? VERBS[first] : undefined;
  const rest = others.filter((word) => !BETWEEN.has(word)).join(' ');
  return verb === undefined || rest === '' ? null : { verb, rest };
}

/**
 * What is asked to be done with whatever waits for it, as in 'reply' and 'mark as read'; null where words ask for nothing, or
 * name what it is to be done with.
 */
export function askedOfWaiting(words: string): string | null {
  const [first = '', ...others] = words.trim().toLowerCase().split(/\s+/);
  const isAlone = others.every((word) => BETWEEN.has(word));
  return isAlone && Object.hasOwn(WAITING, first) ? (WAITING[first] ?? null) : null;
}

/** What can be done with entries that begins with that verb, each with the name of what it is done with. */
export function thatDo(verb: string, entries: readonly Entry[]): Entry[] {
  const does = ({ label }: Entry) => label.toLowerCase().split(' ')[0] === verb;
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
