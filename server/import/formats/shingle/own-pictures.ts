import { readFile } from 'node:fs/promises';
import type { ImageFiles } from '../../../files/image-files.ts';
import { loadSharp } from '../../../load-sharp.ts';

/** The pictures of an export of this program, stored under the names that they had. */
export class OwnPictures {
  readonly #files: ImageFiles;
  /** The files that are there; null until it is asked. */
  #names: Set<string> | null = null;

  constructor(files: ImageFiles) {
    this.#files = files;
  }

  /**
   * Stores the files of a picture that are not here yet.
   * @param files their names, and where they lie
   * @returns false when one of them is no picture of ours: then none is stored
   */
  async store(files: ReadonlyMap<string, string>): Promise<boolean> {
    const missing = new Map<string, Buffer>();
    for (const [file, path] of files) {
      if ((await this.#present()).has(file)) continue;
      const contents = await readFile(path);
      if (!(await isPicture(contents))) return false;
      missing.set(file, contents);
    }
    if (missing.size > 0) await this.#files.save(missing);
    for (const file of missing.keys()) this.#names?.add(file);
    return true;
  }

  async #present(): Promise<Set<string>> {
    if (this.#names === null) {
      this.#names = new Set();
      for await (const name of this.#files.list()) this.#names.add(name);
    }
    return this.#names;
  }
}

/** As every upload is stored. What it is, its bytes say. */
async function isPicture(contents: Buffer): Promise<boolean> {
  const sharp = await loadSharp();
  const { format } = await sharp(contents)
    .metadata()
    .catch(() => ({ format: null }));
  return format === 'webp';
}
