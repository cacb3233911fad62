import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { siteFolder } from '../root.ts';
import { ContentError } from './content-error.ts';

/** Folders like public/, of which the first that has a picture counts: a content may bring its own `artwork/`. */
export type PictureFolders = readonly string[];

/** Where the pictures of a content lie. @param content its folder, absolute */
export function pictureFolders(content: string): PictureFolders {
  return [content, join(siteFolder, 'public')];
}

/** Where a picture lies; undefined where it does not. @param src as pages name it: `/artwork/hero.svg` */
export function findPicture(src: string, folders: PictureFolders): string | undefined {
  return folders.map((folder) => join(folder, src)).find((path) => existsSync(path));
}

/**
 * A picture's size in pixels.
 * @throws a sentence when it is not there
 */
export async function pictureSize(
  src: string,
  { file, pictures }: { file: string; pictures: PictureFolders },
): Promise<{ width: number; height: number }> {
  const path = findPicture(src, pictures);
  if (path === undefined) throw new ContentError(`${file}: the picture ${src} is not in public/.`);
  const { width, height } = await sharp(path).metadata();
  return { width, height };
}
