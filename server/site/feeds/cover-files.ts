import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ImageFiles, OpenedImage } from '../../files/image-files.ts';
import { type OwnPicture, ownPicture } from '../own-pictures.ts';
import type { CoverFile } from './feed.ts';

const TYPES: Partial<Record<string, string>> = { '.svg': 'image/svg+xml', '.webp': 'image/webp' };

interface CoverPlaces {
  /** The folder of the site's static files. */
  client: string;
  /** The uploaded images. */
  files: ImageFiles;
  /** Origin and base. */
  siteUrl: string;
}

/**
 * The file of a cover; null for a picture of another site, and for one that is not there.
 * @throws FilesUnavailable when the store of the picture does not answer
 */
export async function coverFile(address: string, places: CoverPlaces): Promise<CoverFile | null> {
  const picture = ownPicture(address);
  const type = TYPES[extname(address)];
  if (picture === null || type === undefined) return null;
  const bytes = await lengthOf(picture, places);
  return bytes === null ? null : { url: places.siteUrl + address, type, bytes };
}

async function lengthOf(picture: OwnPicture, { client, files }: CoverPlaces): Promise<number | null> {
  if ('file' in picture) return sizeOf(join(client, picture.file));
  const opened: OpenedImage | null = await files.open(picture.upload);
  if (opened === null) return null;
  return 'bytes' in opened ? opened.bytes.length : sizeOf(opened.path);
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch {
    return null; // it has just vanished, or never was
  }
}
