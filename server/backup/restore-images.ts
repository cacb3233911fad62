import pLimit from 'p-limit';
import type { ImageFiles } from '../files/image-files.ts';
import { BackupError } from './backup-error.ts';
import type { ImageStore } from './image-store.ts';
import type { BackedUpImage } from './manifest.ts';

/** Images in memory at once. */
const MAX_AT_ONCE = 8;

/**
 * Brings images back where they are missing or damaged, and reads each of them there afterwards. No other image is
 * touched, so a site that is there goes on as it was.
 * @returns how many were brought
 * @throws BackupError naming an image that did not arrive
 */
export async function restoreImages(
  images: readonly BackedUpImage[],
  store: ImageStore,
  files: ImageFiles,
): Promise<number> {
  const present = new Set<string>();
  for await (const name of files.list()) present.add(name);
  const limit = pLimit(MAX_AT_ONCE);
  let brought = 0;

  async function restore({ name, sha256 }: BackedUpImage): Promise<void> {
    const contents = await store.read(sha256);
    if (!Buffer.isBuffer(contents))
      throw new BackupError(`The image ${name} is missing or damaged in the backup.`);
    const isThere = async () => (await files.read(name))?.equals(contents) === true;
    if (present.has(name) && (await isThere())) return;
    await files.save(new Map([[name, contents]]));
    if (!(await isThere()))
      throw new BackupError(`The image ${name} has other contents after it was restored.`);
    brought += 1;
  }

  try {
    await Promise.all(images.map((image) => limit(restore, image)));
  } finally {
    limit.clearQueue();
  }
  return brought;
}
