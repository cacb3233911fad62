import type Quill from 'quill';

/** Stands for an image or another embed, so that each place of the text is one of the string. */
export const EMBED_SIGN = '\uFFFC';

/** The text of a line up to this place in the document; one sign for each place. */
export function textBefore(quill: Quill, index: number): string {
  const [, offset] = quill.getLine(index);
  return textBetween(quill, index - offset, index);
}

export function textBetween(quill: Quill, start: number, end: number): string {
  return quill
    .getContents(start, end - start)
    .ops.map(({ insert }) => (typeof insert === 'string' ? insert : EMBED_SIGN))
    .join('');
}
