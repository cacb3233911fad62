const MAX_LENGTH = 60;
const MAX_WORDS = 6;
const LETTERS = /^[\p{L}\p{M} '’.-]+$/u;
const DOMAIN = /\.[\p{L}\p{M}]{2}/u;

/**
 * How a mail to a visitor begins. A name that may be something else, such as an address of a website, is left out:
 * anybody can have a form write to anybody.
 */
export function greeting(name: string): string {
  return looksLikeName(name) ? `Hello ${name},` : 'Hello,';
}

/** Whether this is letters as in 'J. R. O’Neill-Østergård', and neither long nor a domain. */
export function looksLikeName(name: string): boolean {
  return (
    name.length <= MAX_LENGTH &&
    name.split(' ').length <= MAX_WORDS &&
    LETTERS.test(name) &&
    /\p{L}/u.test(name) &&
    !DOMAIN.test(name)
  );
}
