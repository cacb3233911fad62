import type { Reached } from './found/bookings.ts';

/** Somebody who is not known yet, by the name or the address that is typed; null where it is neither. */
export function newPerson(typed: string): Reached | null {
  if (/^\S+@\S+$/.test(typed)) return { name: '', email: typed };
  const words = typed.split(' ').filter((word) => /^\p{L}/u.test(word));
  const name = words.map(typed === typed.toLowerCase() ? capitalised : String).join(' ');
  return name === '' ? null : { name, email: '' };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
