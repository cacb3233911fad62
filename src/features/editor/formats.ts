/** The colours that text and its background may have: tokens, so that they can be read on both themes. [K9] */
export const TEXT_COLORS = ['clay', 'agave', 'sun', 'sky', 'alarm', 'quiet'] as const;
export const BACKGROUNDS = ['agave', 'sun', 'sky', 'alarm'] as const;
export const ALIGNMENTS = ['center', 'right', 'justify'] as const;
export const MAX_INDENT = 8;
/** The language of code that has none. */
export const NO_LANGUAGE = 'plain';

/** A span of the document as the editor keeps it: text or an embed, with what it looks like. */
export interface Op {
  insert?: string | Record<string, unknown>;
  attributes?: Record<string, unknown>;
}
