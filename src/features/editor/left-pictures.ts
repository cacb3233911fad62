import type { FigureValue } from './figure-ops.ts';

/** A picture that still waited for its upload when its text was left. */
export interface LeftPicture {
  value: FigureValue;
  /** The number of lines and blocks above it. */
  line: number;
}

/** By the key of the draft: what was left, and the text that was saved without them. */
const left = new Map<string, { html: string; pictures: LeftPicture[] }>();

/** Keeps them, for as long as the page is open, until the text is opened again. */
export function leavePictures(key: string, html: string, pictures: LeftPicture[]): void {
  left.set(key, { html, pictures });
}

/**
 * Those that wait for the text that is opened, which has them from then on. One that was written on elsewhere, or discarded and
 * begun anew, gets none.
 * @param readHtml what it is now
 */
export function takeLeft(key: string, readHtml: () => string): LeftPicture[] {
  const known = left.get(key);
  left.delete(key);
  return known === undefined || known.html !== readHtml() ? [] : known.pictures;
}
