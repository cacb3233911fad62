import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageFiles, isImageName, type OpenedImage } from './image-files.ts';
import { incomingFolder } from './incoming.ts';
import { syncFolder, writeDurably } from './write-durably.ts';

/** Images in a folder, which several processes may share. */
export class FolderFiles implements ImageFiles {
  readonly incoming: string;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.incoming = incomingFolder(folder);
  }

  /** Writes to the folder of unfinished files first, then renames, so that no half of a file is ever served. */
  async save(files: ReadonlyMap<string, Buffer>): Promise<void> {
    await mkdir(this.incoming, { recursive: true });
    const writes = [...files].map(([name, contents]) => ({
      contents,
      from: join(this.incoming, `${randomUUID()}-${name}`),
      to: this.#pathOf(name),
    }));
    try {
      for (const { from, contents } of writes) await writeDurably(from, contents);
      for (const { from, to } of writes) await rename(from, to);
      await syncFolder(this.#folder);
    } catch (error) {
      await Promise.all(
        writes.flatMap(({ from, to }) => [rm(from, { force: true }), rm(to, { force: true })]),
      );
      throw error;
    }
  }

  /** The path alone: whoever opens it learns whether it is there. */
  open(name: string): Promise<OpenedImage> {
    return Promise.resolve({ path: this.#pathOf(name) });
  }

  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#pathOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async *list(): AsyncGenerator<string> {
    await mkdir(this.#folder, { recursive: true });
    for await (const entry of await opendir(this.#folder)) {
      if (entry.isFile() && isImageName(entry.name)) yield entry.name;
    }
  }

  async *sizes(): AsyncGenerator<{ name: string; bytes: number }> {
    for await (const name of this.list()) {
      const file = await stat(this.#pathOf(name)).catch(() => null);
      if (file !== null) yield { name, bytes: file.size };
    }
  }

  async delete(names: Iterable<string>): Promise<void> {
    for (const name of names) await rm(this.#pathOf(name), { force: true });
  }

  /** @throws Error for a name that could lead out of the folder */
  #pathOf(name: string): string {
    if (!isImageName(name)) throw new Error(`${name} is no name of an image.`);
    return join(this.#folder, name);
  }
}
