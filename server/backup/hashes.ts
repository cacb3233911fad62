import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The SHA-256 of bytes or a text, in hexadecimal. */
export function sha256(contents: Buffer | string): string {
  return createHash('sha256').update(contents).digest('hex');
}

/** The same of a file of any size. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
