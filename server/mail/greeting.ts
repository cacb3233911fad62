import { emails } from '#content/words/emails.ts';

const MAX_LENGTH = 60;
const MAX_WORDS = 6;
const LETTERS = /^[\p{L}\p{M} '’.-]+$/u;
const DOMAIN = /\.[\p{L}\p{M}]{2}/u;

/**
 * The greeting of an email to a visitor. Forms can be made to send emails to anybody, so a name that may be something
 * else, such as a website's address, is left out.
 */
export function greeting(name: string): string {
  return looksLikeName(name) ? emails.greeting.named(name) : emails.greeting.unnamed;
}

/** Whether this looks like a name such as 'J. R. O’Neill-Østergård': letters, not long, not a domain. */
export function looksLikeName(name: string): boolean {
  return (
    name.length <= MAX_LENGTH &&
    name.split(' ').length <= MAX_WORDS &&
    LETTERS.test(name) &&
    /\p{L}/u.test(name) &&
    !DOMAIN.test(name)
  );
}
