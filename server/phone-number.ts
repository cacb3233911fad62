/** Fewer digits are in too many numbers. */
const MIN_TYPED = 5;
/** A number that is left without its country's is no shorter. */
export const MIN_KNOWN = 7;

/** The digits of a telephone number, however it is written; '' where words are none. */
export function digitsTyped(words: readonly string[]): string {
  const typed = words.join('');
  const digits = digitsOf(typed);
  return /^\+?[\d()./-]+$/.test(typed) && digits.length >= MIN_TYPED ? digits : '';
}

/** Whether a number has the digits that are typed, or is all of them but for the number of its country. */
export function hasDigits(phone: string, typed: string): boolean {
  const known = digitsOf(phone);
  return typed !== '' && (known.includes(typed) || (known.length >= MIN_KNOWN && typed.endsWith(known)));
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
