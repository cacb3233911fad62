import { TAB_LABELS } from '../tab-id.ts';
import type { Reached } from './found/bookings.ts';

/** Words of the dashboard, each of one thing of several: nobody is called so. */
const THINGS: ReadonlySet<string> = new Set(
  [
    ...Object.values(TAB_LABELS).flatMap((label) => label.toLowerCase().split(' ')),
    ...['draft', 'email', 'category', 'subscriber', 'meeting', 'appointment', 'booking', 'backup'],
  ].map(singular),
);

/** They only lead to when it is, or to whom it is with. */
const LITTLE: ReadonlySet<string> = new Set(['on', 'at', 'the', 'for', 'from', 'in', 'to', 'with']);

/** Somebody who is not known yet, by the name or the address that is typed; null where it is neither. */
export function newPerson(typed: string): Reached | null {
  if (/^\S+@\S+$/.test(typed)) return { name: '', email: typed };
  const words = typed.split(' ').filter((word) => /^\p{L}/u.test(word) && !LITTLE.has(word.toLowerCase()));
  if (words.some((word) => THINGS.has(singular(word.toLowerCase())))) return null;
  const name = words.map(typed === typed.toLowerCase() ? capitalised : String).join(' ');
  return name === '' ? null : { name, email: '' };
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
