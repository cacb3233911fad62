import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise } from 'yauzl';
import { ImportFailure } from '../import-failure.ts';

/** What exports are made of, and what is never read is not unpacked. */
const TEXTS = /\.(?:md|mdx|markdown|xml|json|csv|ics|txt|html?)$/i;
const PICTURES = /\.(?:jpe?g|png|gif|webp|avif)$/i;
const MAX_ENTRIES = 200_000;
const MAX_PICTURE_BYTES = 50 * 1024 * 1024;
const MAX_TEXT_BYTES = 2 * 1024 * 1024 * 1024;
/** As much as two uploads may have, unpacked: what grows beyond that is made to fill disks. */
const MAX_BYTES = 8 * 1024 * 1024 * 1024;
const FOLDER = /\/$/;
/** The kind of file in what Unix writes of it; a plain file, or none said. */
const KIND = 0o170000;
const PLAIN = 0o100000;

interface Limits {
  entries: number;
  bytes: number;
}

export async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && (buffer.readUInt32LE() === 0x04034b50 || buffer.readUInt32LE() === 0x06054b50);
  } finally {
    await file.close();
  }
}

/**
 * Unpacks the texts and pictures of a ZIP into an empty folder. Links and other special files stay out, names never
 * lead out of the folder, and no more is written than the limits allow, whatever the archive says of itself.
 * @throws ImportFailure for what is damaged, encrypted, or too large
 */
export async function unzip(
  path: string,
  folder: string,
  { signal, limits = { entries: MAX_ENTRIES, bytes: MAX_BYTES } }: { signal: AbortSignal; limits?: Limits },
): Promise<void> {
  try {
    await unpack(path, folder, { signal, limits });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ImportFailure || isOfDisk(error)) throw error;
    throw new ImportFailure(
      `${path} is a damaged ZIP, or one that names files outside of itself. Make it again.`,
      {
        cause: error,
      },
    );
  }
}

async function unpack(
  path: string,
  folder: string,
  { signal, limits }: { signal: AbortSignal; limits: Limits },
): Promise<void> {
  const zip = await openPromise(path, { strictFileNames: false, validateEntrySizes: true });
  try {
    let [entries, bytes] = [0, 0];
    for await (const entry of zip.eachEntry()) {
      signal.throwIfAborted();
      entries += 1;
      if (entries > limits.entries) throw new ImportFailure(`${path} has more files than can be read.`);
      if (entry.isEncrypted())
        throw new ImportFailure(`${path} is encrypted. Make a ZIP without a password.`);
      if (!isWanted(entry)) continue;
      // What it says of itself holds: more than that is an error of the stream.
      bytes += entry.uncompressedSize;
      if (bytes > limits.bytes) throw new ImportFailure(`${path} is larger than 8 GB when it is unpacked.`);
      await write(await zip.openReadStreamPromise(entry), join(folder, entry.fileName), signal);
    }
  } finally {
    zip.close();
  }
}

function isWanted({ fileName, externalFileAttributes, versionMadeBy, uncompressedSize }: Entry): boolean {
  if (FOLDER.test(fileName) || /(?:^|\/)(?:__MACOSX|node_modules|\.[^/]+)\//.test(fileName)) return false;
  const kind = versionMadeBy >> 8 === 3 ? (externalFileAttributes >>> 16) & KIND : 0;
  if (kind !== 0 && kind !== PLAIN) return false;
  if (PICTURES.test(fileName)) return uncompressedSize <= MAX_PICTURE_BYTES;
  return TEXTS.test(fileName) && uncompressedSize <= MAX_TEXT_BYTES;
}

/** The first of two files of one name counts. One whose name no file can have is left out. */
async function write(content: Readable, file: string, signal: AbortSignal): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
  } catch (error) {
    content.destroy();
    if (!/^(?:EEXIST|ENOTDIR|EISDIR|ENAMETOOLONG|EINVAL)$/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  }
}

function isOfDisk(error: unknown): boolean {
  return /^(?:ENOSPC|EDQUOT|EACCES|EROFS|EIO|EMFILE)$/.test((error as NodeJS.ErrnoException).code ?? '');
}
