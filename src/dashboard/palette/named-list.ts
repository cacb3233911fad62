import type { PeopleList } from '#shared/contract/finder.ts';

const KINDS: readonly [PeopleList, RegExp][] = [
  ['messages', /^(?:messages?|mails?|emails?)$/],
  ['consultations', /^(?:consultations?|calls?|bookings?|appointments?)$/],
  ['subscribers', /^(?:subscriptions?|subscribers?)$/],
];

/** Somebody's rows of a list, as in 'hank messages' or 'calls of hank'. */
export interface NamedList {
  list: PeopleList;
  /** Whose. */
  person: string;
}

/** The list that the first or the last of some words names, and the rest of them; null where none does, or there is no rest. */
export function namedList(words: string): NamedList | null {
  const typed = words.trim().toLowerCase().split(/\s+/);
  const listOf = (word = '') => KINDS.find(([, name]) => name.test(word))?.[0];
  const [first, last] = [listOf(typed[0]), listOf(typed.at(-1))];
  const rest = last === undefined ? typed.slice(1) : typed.slice(0, -1);
  const person = rest.filter((word) => !['of', 'from', 'by', 'with'].includes(word)).join(' ');
  const list = last ?? first;
  return list === undefined || person === '' ? null : { list, person };
}
