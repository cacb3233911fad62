import { createHash } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportedFile } from './manifest.ts';

/** Characters that are written at once. */
const PIECE = 64 * 1024;

/** A folder that files are written into, each once. */
export class ExportFolder {
  readonly path: string;
  /** What was written, for the manifest. */
  readonly files: ExportedFile[] = [];

  constructor(path: string) {
    this.path = path;
  }

  /** Writes a text as it comes, so that no file has to fit into memory. @param name its path within the folder */
  async write(name: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
    const file = await this.#create(name);
    const hash = createHash('sha256');
    let bytes = 0;
    let waiting = '';
    async function flush() {
      // A pair of surrogates may lie in two pieces.
      const half = /[\ud800-\udbff]$/.exec(waiting)?.[0] ?? '';
      const encoded = Buffer.from(half === '' ? waiting : waiting.slice(0, -1));
      await file.write(encoded);
      hash.update(encoded);
      bytes += encoded.length;
      waiting = half;
    }
    try {
      for await (const piece of pieces) {
        waiting += piece;
        if (waiting.length >= PIECE) await flush();
      }
      waiting = waiting.toWellFormed();
      await flush();
      await file.sync();
    } finally {
      await file.close();
    }
    this.files.push({ path: name, bytes, sha256: hash.digest('hex') });
  }

  /** Writes a file that is there as a whole. */
  async add(name: string, contents: Buffer): Promise<void> {
    const file = await this.#create(name);
    try {
      await file.writeFile(contents);
      await file.sync();
    } finally {
      await file.close();
    }
    const sha256 = createHash('sha256').update(contents).digest('hex');
    this.files.push({ path: name, bytes: contents.length, sha256 });
  }

  async #create(name: string) {
    const path = join(this.path, name);
    await mkdir(dirname(path), { recursive: true });
    return open(path, 'wx');
  }
}
