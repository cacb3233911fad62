/** The text and background colours: tokens, so that they are readable in both themes. [K9] */
export const TEXT_COLORS = ['clay', 'agave', 'sun', 'sky', 'alarm', 'quiet'] as const;
export const BACKGROUNDS = ['agave', 'sun', 'sky', 'alarm'] as const;
export const ALIGNMENTS = ['center', 'right', 'justify'] as const;
/** What a callout can be: something beside the text, advice, or something to beware of. */
export const CALLOUTS = ['note', 'tip', 'warning'] as const;
export const MAX_INDENT = 8;
/** What the items of a numbered list have that does not begin with 1: its first number. One without it goes on with the list. */
export const LIST_START = 'start';
/** A paragraph whose link is drawn as a button. The class it is saved with, too. */
export const BUTTON = 'button';
/** Marks an image that says nothing: it has no alternative text on purpose. The class it is saved with, too. */
export const DECORATIVE = 'decorative';
/** Marks an image that is shown as wide as a post's cover. The class it is saved with, too. */
export const WIDE = 'wide';
/** Marks an image that stands beside the one before or behind it. The class it is saved with, too. */
export const HALF = 'half';
/** The marks of an image, in the order in which they are saved as its classes. */
export const IMAGE_MARKS = [DECORATIVE, WIDE, HALF] as const;
/** The language of code without one. */
export const NO_LANGUAGE = 'plain';

/** A piece of the editor's document: text or an embed, with its formats. */
export interface Op {
  insert?: string | Record<string, unknown>;
  attributes?: Record<string, unknown>;
}

/** The format that takes all of another away. */
export function cleared(format: Record<string, unknown>): Record<string, null> {
  return Object.fromEntries(Object.keys(format).map((name) => [name, null]));
}
