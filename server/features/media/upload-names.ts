import { variantName } from '#shared/contract/uploads.ts';
import { IMAGE_WIDTHS } from '#shared/limits.ts';

const MENTION = /\/uploads\/([0-9a-f]+-\d+x\d+)(?:-w\d+)?\.webp/g;

/** An image by the address of its largest file, `/uploads/….webp`, and that file's size in pixels. */
export interface NamedImage {
  path: string;
  width: number;
  height: number;
}

/** The paths of the images that a text mentions by any of their addresses; each once. */
export function mentionedPaths(text: string): Set<string> {
  const paths = new Set<string>();
  for (const [, stem] of text.matchAll(MENTION)) paths.add(`/uploads/${stem ?? ''}.webp`);
  return paths;
}

/** The image of a file and, for a smaller copy, its width; null for a name that the pipeline does not make. */
export function parseFileName(name: string): (NamedImage & { copy: number | null }) | null {
  const [, stem = '', width, height, copy] = /^([0-9a-f]+-(\d+)x(\d+))(?:-w(\d+))?\.webp$/.exec(name) ?? [];
  if (width === undefined || height === undefined) return null;
  return {
    path: `/uploads/${stem}.webp`,
    width: Number(width),
    height: Number(height),
    copy: copy === undefined ? null : Number(copy),
  };
}

/** The name of an image's largest file. */
export function storedName(path: string): string {
  return path.replace('/uploads/', '');
}

/** The names of all of an image's files. */
export function fileNames({ path, width }: Pick<NamedImage, 'path' | 'width'>): string[] {
  const copies = IMAGE_WIDTHS.filter((candidate) => candidate < width);
  return [path, ...copies.map((copy) => copyAddress({ path, width }, copy))].map(storedName);
}

/** The address of a copy of that width; of the largest file where there is no such copy, or for null. */
export function copyAddress(
  { path, width }: Pick<NamedImage, 'path' | 'width'>,
  copy: number | null,
): string {
  const isMade = copy !== null && copy < width && IMAGE_WIDTHS.some((made) => made === copy);
  return isMade ? `${variantName(stemOf(path), copy)}.webp` : path;
}

/**
 * An author's text, or an address alone, with one image in place of another, also in the addresses of smaller copies.
 * Where an `img` says its size it gets the new one's shape: in the same width, or all of it where it was all of the old one.
 * @param path of the image that is replaced
 */
export function withReplaced(text: string, path: string, next: NamedImage): string {
  const mention = new RegExp(`${stemOf(path)}(?:-w(\\d+))?\\.webp`, 'g');
  const whole = parseFileName(storedName(path))?.width ?? 0;
  return text
    .replace(/<img\b[^>]*>/gi, (tag) => (mentionedPaths(tag).has(path) ? resized(tag, whole, next) : tag))
    .replace(mention, (_, copy?: string) => copyAddress(next, copy === undefined ? null : Number(copy)));
}

function resized(tag: string, whole: number, next: NamedImage): string {
  const said = /\swidth="(\d+)"/i.exec(tag)?.[1];
  if (said === undefined) return tag;
  const width = Number(said) === whole ? next.width : Number(said);
  const height = Math.max(1, Math.round((width * next.height) / next.width));
  return tag.replace(/(\swidth=")\d+"/i, `$1${width}"`).replace(/(\sheight=")\d+"/i, `$1${height}"`);
}

function stemOf(path: string): string {
  return path.replace(/\.webp$/, '');
}
