import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { isImageName } from '../image-files.ts';
import { writeDurably } from '../write-durably.ts';

interface Options {
  folder: string;
  /** Where a file is written before it gets its name; on the same disk. */
  unfinished: string;
  maxBytes: number;
}

/**
 * Copies of files in a folder, bounded in bytes; the least recently used go first. Other processes may share the folder,
 * and anybody may delete from it: what lies there is looked at again before a file is added.
 */
export class DiskCache {
  readonly #options: Options;
  /** The bytes of each file, as far as known. */
  readonly #sizes: LRUCache<string, number>;
  readonly #oneByOne = pLimit(1);
  /** Deletions under way. */
  #evicted: Promise<void>[] = [];

  constructor(options: Options) {
    this.#options = options;
    this.#sizes = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') this.#evicted.push(this.#remove(name));
      },
    });
  }

  /** The path of a file that is there; null otherwise. It may vanish at any time. */
  async find(name: string): Promise<string | null> {
    const path = this.#pathOf(name);
    const file = await stat(path).catch(() => null);
    if (file === null) {
      this.#sizes.delete(name);
      return null;
    }
    if (this.#sizes.get(name) !== undefined) return path;
    // Another process has put it there.
    return this.#sizes.set(name, file.size).has(name) ? path : null;
  }

  /**
   * Adds a file, whole or not at all.
   * @returns its path; null when it is too large for the cache
   * @throws the system's error
   */
  add(name: string, contents: Buffer): Promise<string | null> {
    return this.#oneByOne(async () => {
      const { unfinished, maxBytes } = this.#options;
      if (contents.length > maxBytes) return null;
      await this.#lookAgain();
      const temporary = join(unfinished, `${randomUUID()}-${name}`);
      try {
        await mkdir(unfinished, { recursive: true });
        await writeDurably(temporary, contents);
        this.#sizes.set(name, contents.length);
        await this.#whenEvicted();
        await rename(temporary, this.#pathOf(name));
        return this.#pathOf(name);
      } catch (error) {
        this.#sizes.delete(name);
        await rm(temporary, { force: true });
        throw error;
      }
    });
  }

  /** Deletes the file, if it is there. */
  async remove(name: string): Promise<void> {
    this.#sizes.delete(name);
    await this.#remove(name);
  }

  /** Learns what lies in the folder, and deletes what is too much: after a restart, or with a new bound. */
  count(): Promise<void> {
    return this.#oneByOne(() => this.#lookAgain());
  }

  async #lookAgain(): Promise<void> {
    const { folder, maxBytes } = this.#options;
    const names = new Set((await readdir(folder).catch(() => [])).filter(isImageName));
    for (const known of [...this.#sizes.keys()]) if (!names.has(known)) this.#sizes.delete(known);
    const unknown = [...names].filter((name) => !this.#sizes.has(name));
    const files = await Promise.all(
      unknown.map(async (name) => ({ name, file: await stat(this.#pathOf(name)).catch(() => null) })),
    );
    files.sort((one, other) => (one.file?.mtimeMs ?? 0) - (other.file?.mtimeMs ?? 0));
    for (const { name, file } of files) {
      if (file === null) continue;
      if (file.size > maxBytes) this.#evicted.push(this.#remove(name));
      else this.#sizes.set(name, file.size);
    }
    await this.#whenEvicted();
  }

  async #whenEvicted(): Promise<void> {
    const evicted = this.#evicted;
    this.#evicted = [];
    await Promise.all(evicted);
  }

  #remove(name: string): Promise<void> {
    return rm(this.#pathOf(name), { force: true }).catch(() => undefined); // the system may hold on to an open file
  }

  #pathOf(name: string): string {
    return join(this.#options.folder, name);
  }
}
