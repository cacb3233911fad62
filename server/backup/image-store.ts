import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably } from '../files/write-durably.ts';
import { sha256 } from './hashes.ts';

/** The images of all backups in a folder, each once, under the SHA-256 of its contents. */
export class ImageStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The contents; null when they are not there, and 'damaged' when they are others. */
  async read(digest: string): Promise<Buffer | 'damaged' | null> {
    try {
      const contents = await readFile(join(this.#folder, digest));
      return sha256(contents) === digest ? contents : 'damaged';
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async isWhole(digest: string): Promise<boolean> {
    return Buffer.isBuffer(await this.read(digest));
  }

  /** Adds contents, or puts them in the place of damaged ones; they survive a power loss after `sync`. */
  async add(digest: string, contents: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const unfinished = join(this.#folder, `.${randomUUID()}`);
    await writeDurably(unfinished, contents);
    await rename(unfinished, join(this.#folder, digest));
  }

  async sync(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await syncFolder(this.#folder);
  }

  /** Deletes what no backup needs, and what was left unfinished. */
  async keepOnly(digests: ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      if (!digests.has(name)) await rm(join(this.#folder, name), { force: true });
    }
  }
}
