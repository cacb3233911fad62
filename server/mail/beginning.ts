/** Whitespace, control characters, and the controls that change text direction. */
const UNSEEN = /[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Cuts a text to at most `longest` characters, never in the middle of one. */
export function beginning(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** A text as a single line of at most `longest` characters, for a subject or a preview. */
export function oneLine(text: string, longest: number): string {
  return beginning(text.replace(UNSEEN, ' ').trim(), longest);
}
