import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 of bytes or a text, in hexadecimal. */
export function sha256(contents: Buffer | string): string {
  return createHash('sha256').update(contents).digest('hex');
}

/** The same of a file of any size. */
export async function sha256OfFile(path: string): Promise<string> {
  return digestOf(createReadStream(path));
}

/** The same of what comes. */
export async function digestOf(contents: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(contents, hash);
  return hash.digest('hex');
}

/** Writes what comes to a new file, on the disk when this resolves. @returns its SHA-256 */
export async function saveStream(contents: AsyncIterable<Uint8Array>, path: string): Promise<string> {
  const hash = createHash('sha256');
  const through = new PassThrough();
  through.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(contents, through, createWriteStream(path, { flags: 'wx', flush: true }));
  return hash.digest('hex');
}
