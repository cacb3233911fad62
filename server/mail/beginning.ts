/** Line breaks, control characters, and what turns the direction of writing around. */
const UNSEEN = /[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The beginning of a text, at most `longest` characters and no half ones. */
export function beginning(text: string, longest: number): string {
  const characters = Array.from(text);
  return characters.length <= longest
    ? text
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}

/** Somebody's words as one line of at most `longest` characters, for a subject or a preview. */
export function oneLine(text: string, longest: number): string {
  return beginning(text.replace(UNSEEN, ' ').trim(), longest);
}
