import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportPart } from '#shared/contract/imports.ts';
import { IMPORT_KEPT_HOURS } from '#shared/import-limits.ts';
import type { AnnouncedFile } from './import-runs.repository.ts';

/** What stays free on the disk, whatever is uploaded. */
const SPARE_BYTES = 256 * 1024 * 1024;

/** Where imports lie while they are worked on: beside unfinished uploads, on the same disk, and never served. */
export function importsFolder(incoming: string): string {
  return join(dirname(incoming), '.imports');
}

/** The uploaded files of imports, a folder each. */
export class ImportFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  folderOf(id: string): string {
    return join(this.#folder, id);
  }

  /** Makes room for an import, and deletes all others. @returns false where the disk has none */
  async makeRoom(id: string, bytes: number): Promise<boolean> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await this.#deleteAll(id);
    const { bavail, bsize } = await statfs(this.#folder);
    // What is unpacked of it needs room, too.
    if (bavail * bsize < bytes * 2 + SPARE_BYTES) return false;
    for (const part of ['source', 'media']) {
      await mkdir(join(this.folderOf(id), part), { recursive: true, mode: 0o700 });
    }
    return true;
  }

  /** How many bytes of a file are here. */
  async received(id: string, file: AnnouncedFile): Promise<number> {
    const found = await stat(this.#pathOf(id, file)).catch(() => null);
    return found?.size ?? 0;
  }

  /** Puts a received piece behind those before it. @param piece the path of a file */
  async append(id: string, file: AnnouncedFile, piece: string): Promise<void> {
    await pipeline(
      createReadStream(piece),
      createWriteStream(this.#pathOf(id, file), { flags: 'a', mode: 0o600 }),
    );
  }

  async delete(id: string): Promise<void> {
    await rm(this.folderOf(id), { recursive: true, force: true });
  }

  /** Deletes what nobody went on with. @returns whether that of this import was among it */
  async deleteOld(id: string | null, now: Date): Promise<boolean> {
    const names = await readdir(this.#folder).catch(() => []);
    let isAmong = false;
    for (const name of names) {
      const { mtimeMs } = await newestIn(join(this.#folder, name));
      if (now.getTime() - mtimeMs < IMPORT_KEPT_HOURS * 60 * 60 * 1_000) continue;
      await rm(join(this.#folder, name), { recursive: true, force: true });
      if (name === id) isAmong = true;
    }
    return isAmong;
  }

  async #deleteAll(but: string): Promise<void> {
    const names = await readdir(this.#folder);
    for (const name of names) {
      if (name !== but) await rm(join(this.#folder, name), { recursive: true, force: true });
    }
  }

  #pathOf(id: string, { part, name }: AnnouncedFile): string {
    return join(this.folderOf(id), part, safeName(name, part));
  }
}

/** The latest change of a folder or of its two parts. */
async function newestIn(folder: string): Promise<{ mtimeMs: number }> {
  const places = [folder, join(folder, 'source'), join(folder, 'media')];
  const found = await Promise.all(places.map((place) => stat(place).catch(() => ({ mtimeMs: 0 }))));
  return { mtimeMs: Math.max(...found.map(({ mtimeMs }) => mtimeMs)) };
}

/** The name as people know it, which no folder and no hidden file is called. */
export function safeName(name: string, part: ImportPart): string {
  const plain = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[^\p{L}\p{N}._ -]+/gu, '_')
    .replace(/^[. ]+/, '');
  return Array.from(plain).slice(0, 60).join('').trim() || part;
}
