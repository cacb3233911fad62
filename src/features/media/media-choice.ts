import { createContext, use } from 'react';

/** An image that was chosen in the library. */
export interface ChosenMedia {
  /** Root-relative, `/uploads/…`. */
  path: string;
  alt: string;
  /** What stays in sight where it is cut, `x y` in percent. */
  focus: string;
}

/** Opens the library; resolves to the chosen image, null when it was closed without one. */
export type ChooseMedia = (purpose: MediaPurpose) => Promise<ChosenMedia | null>;

/** What the library was opened for: to look through it, or for a picture of a text or a cover. */
export type MediaPurpose = 'look' | 'picture' | 'cover';

export const MediaChoiceContext = createContext<ChooseMedia | null>(null);

/** Opens the media library above whatever is open; null where there is none. */
export function useMediaChoice(): ChooseMedia | null {
  return use(MediaChoiceContext);
}
