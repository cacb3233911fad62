/** Common placeholder texts; none of them occurs in random hex digits. */
const PLACEHOLDERS =
  /secret|passw(or)?d|change|replace|jwt|token|key|auth|session|example|default|your|please|test|production|super|random|shingle|admin|welcome|letmein|qwert[yz]|asdf|zxcv/g;
/** The most common letter pairs in English: a third of all pairs in words, one in sixteen by chance. */
const PAIRS = new Set(
  'th he in er an re nd on en at ou ed ha to or it is hi es ng st se le ve me ar te al ri ro ne ea de ra li ti co ll'.split(
    ' ',
  ),
);
const MAX_PAIRS = 0.2;
/** Hexadecimal digits form few of the pairs, but those often: one random text in 500,000 has many. */
const HEX = /^[\da-f]+$/;
const MIN_LEFT = 20;
const MIN_DISTINCT = 8;
/** Maximum share of characters that can be predicted from earlier ones. */
const MAX_PREDICTED = 0.7;
/** Distances at which characters may form a sequence, as in 1a2b3c. */
const STRIDES = [1, 2, 3, 4];

/**
 * Whether a secret can be guessed: few or repeated characters, sequences like abcdef, words. It does not measure
 * entropy, but accepts 32 random hex digits and rejects what people think up.
 */
export function isWeakSecret(secret: string): boolean {
  const text = secret.toLowerCase();
  const left = text.replace(PLACEHOLDERS, '');
  const periods = Array.from({ length: Math.floor(left.length / 2) }, (_, index) => index + 1);
  return (
    left.length < MIN_LEFT ||
    new Set(left).size < MIN_DISTINCT ||
    (!HEX.test(text) && share(text, 1, (before, after) => PAIRS.has(before + after)) > MAX_PAIRS) ||
    periods.some((period) => share(left, period, (before, after) => before === after) > MAX_PREDICTED) ||
    STRIDES.some((stride) => share(left, stride, areNeighbours) > MAX_PREDICTED)
  );
}

/** The share of characters, from 0 to 1, that match the character `places` before them. */
function share(text: string, places: number, goTogether: (before: string, after: string) => boolean): number {
  let count = 0;
  for (let at = places; at < text.length; at += 1) {
    if (goTogether(text.charAt(at - places), text.charAt(at))) count += 1;
  }
  return count / (text.length - places);
}

/** Whether two character codes are equal or adjacent: a and b, 3 and 2. */
function areNeighbours(before: string, after: string): boolean {
  return Math.abs(before.charCodeAt(0) - after.charCodeAt(0)) <= 1;
}
