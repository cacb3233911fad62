/** Whitespace, control characters, and the controls that change text direction. */
const UNSEEN = /[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Characters as people count them: an accent, a flag or a family belongs together. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cuts a text to at most `longest` code points with the ellipsis, after a whole word, and never in the middle of a
 * character. A word that is longer than half of them is cut.
 */
export function beginning(text: string, longest: number): string {
  // A code point is one or two units: this is enough to tell, and to see what follows the cut.
  const head = Array.from(text.slice(0, 2 * longest + 2));
  if (head.length <= longest) return text;
  const kept = wholeGraphemes(head.join(''), longest - 1);
  const follows = text.charAt(kept.length);
  const words = /\s/.test(follows) ? kept : kept.replace(/\S+$/, '');
  return `${(words.length * 2 < kept.length ? kept : words).replace(/[\s.,;:]+$/, '')}…`;
}

/** As many whole graphemes as there are within `most` code points. One that is longer by itself is cut. */
function wholeGraphemes(text: string, most: number): string {
  let end = 0;
  let count = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    count += Array.from(segment).length;
    if (count > most) break;
    end = index + segment.length;
  }
  return end === 0 ? Array.from(text).slice(0, most).join('') : text.slice(0, end);
}

/** A text as a single line of at most `longest` characters, for a subject or a preview. */
export function oneLine(text: string, longest: number): string {
  return beginning(text.replace(UNSEEN, ' ').trim(), longest);
}
