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

/** What the library was opened for: to look through it, or for an image of a text or a cover. */
export type MediaPurpose = 'look' | 'image' | 'cover';

/** Cuts a part out of the image with that path; resolves to the new image, null when nothing was cut. */
export type CropMedia = (path: string) => Promise<ChosenMedia | null>;

export const MediaChoiceContext = createContext<ChooseMedia | null>(null);
export const MediaCropContext = createContext<CropMedia | null>(null);

/** Opens the media library above whatever is open; null where there is none. */
export function useMediaChoice(): ChooseMedia | null {
  return use(MediaChoiceContext);
}

/** Crops an image of the media library above whatever is open; null where there is no library. */
export function useMediaCrop(): CropMedia | null {
  return use(MediaCropContext);
}
