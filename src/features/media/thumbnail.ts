import type { MediaItem } from '#shared/contract/media.ts';
import { variantName } from '#shared/contract/uploads.ts';
import { IMAGE_WIDTHS } from '#shared/limits.ts';

/** The address of a copy at least this many pixels wide; of the largest file where there is none. */
export function thumbnail({ path, width }: Pick<MediaItem, 'path' | 'width'>, atLeast: number): string {
  const copy = IMAGE_WIDTHS.find((made) => made >= atLeast && made < width);
  return copy === undefined ? path : `${variantName(path.replace(/\.webp$/, ''), copy)}.webp`;
}
