import { askBeforeLeaving } from '../../lib/ask-before-leaving.ts';
import type { FigureValue } from './figure-ops.ts';

/** A picture that still waited for its upload when its text was left. */
export interface LeftPicture {
  value: FigureValue;
  /** The number of lines and blocks above it. */
  line: number;
}

/** By the name of what was written. */
const left = new Map<string, LeftPicture[]>();

/** Keeps them until the text is opened again: it is saved without them. The browser asks before they go with the page. */
export function leavePictures(name: string, pictures: LeftPicture[]): void {
  if (pictures.length === 0) left.delete(name);
  else left.set(name, pictures);
  askBeforeLeaving('left pictures', left.size > 0);
}

/** Those that wait for a text that is opened, which has them from then on. */
export function takeLeft(name: string): LeftPicture[] {
  const pictures = left.get(name) ?? [];
  leavePictures(name, []);
  return pictures;
}
