import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFile } from '../db/sqlite-files.ts';
import { syncFolder } from '../files/write-durably.ts';
import { folderProblem, reasonOf } from '../folders.ts';
import { BackupBusy, BackupError, damaged } from './backup-error.ts';
import { ImageStore } from './image-store.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** What backups are called: by the instant they were made at. */
export const NAME = /^\d{4}-\d\d-\d\dT\d{6}Z$/;

/** The files of a backup. */
export const DATABASE = 'database.db';
export const MANIFEST = 'manifest.json';

/**
 * A folder of backups: a folder for each, under the instant it was made at, and the images of all of them. What is
 * unfinished has a name that begins with a dot.
 */
export class BackupFolder {
  readonly path: string;
  readonly images: ImageStore;

  constructor(path: string) {
    this.path = path;
    this.images = new ImageStore(join(path, 'images'));
  }

  /**
   * Runs `work` while no other process changes the folder, which is made as needed.
   * @throws BackupError when another one does, or when the folder can't be used
   */
  async locked<Result>(work: () => Promise<Result>): Promise<Result> {
    const problem = folderProblem(this.path);
    if (problem !== null) throw new BackupError(`BACKUP_DIR: ${problem}.`);
    const lock = this.#lock();
    try {
      await this.#removeUnfinished();
      return await work();
    } finally {
      lock.release();
    }
  }

  #lock() {
    try {
      const lock = lockFile(join(this.path, '.lock'));
      if (lock !== null) return lock;
    } catch (error) {
      throw new BackupError(`BACKUP_DIR: the folder ${this.path} can’t be used: ${reasonOf(error)}.`, {
        cause: error,
      });
    }
    throw new BackupBusy(`Another backup or restore is running in ${this.path}. Wait until it is done.`);
  }

  /** The names of all backups, the oldest first. */
  async names(): Promise<string[]> {
    const names = await readdir(this.path).catch(() => []);
    return names.filter((name) => NAME.test(name)).sort();
  }

  pathOf(name: string): string {
    return join(this.path, name);
  }

  /** @throws BackupError when the manifest is not there, or not as it was written */
  async manifest(name: string): Promise<Manifest> {
    let text: string;
    try {
      text = await readFile(join(this.path, name, MANIFEST), 'utf8');
    } catch (error) {
      throw damaged(name, `${MANIFEST} can’t be read: ${reasonOf(error)}`);
    }
    const manifest = readManifest(text);
    if (manifest === null) throw damaged(name, `${MANIFEST} is not as it was written`);
    return manifest;
  }

  /** A new folder for something unfinished, on the same disk. */
  async makeUnfinished(): Promise<string> {
    const path = join(this.path, `.${randomUUID()}`);
    await mkdir(path);
    return path;
  }

  /** Gives a finished backup its name. @param madeAt ISO 8601 */
  async finish(unfinished: string, madeAt: string): Promise<string> {
    let instant = Date.parse(madeAt);
    const present = new Set(await this.names());
    while (present.has(nameAt(instant))) instant += 1_000;
    await syncFolder(unfinished);
    await this.images.sync();
    await rename(unfinished, this.pathOf(nameAt(instant)));
    await syncFolder(this.path);
    return nameAt(instant);
  }

  /** Deletes a backup; its images go with `removeUnneededImages`. */
  async remove(name: string): Promise<void> {
    const gone = join(this.path, `.${randomUUID()}`);
    await rename(this.pathOf(name), gone);
    await rm(gone, { recursive: true });
  }

  /** Deletes images that no backup names. While a manifest can't be read, nobody knows which these are. */
  async removeUnneededImages(): Promise<void> {
    const needed = new Set<string>();
    for (const name of await this.names()) {
      const manifest = await this.manifest(name).catch(() => null);
      if (manifest === null) return;
      for (const image of manifest.images) needed.add(image.sha256);
    }
    await this.images.keepOnly(needed);
  }

  /** What was killed before it was finished. */
  async #removeUnfinished(): Promise<void> {
    for (const entry of await readdir(this.path, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name.startsWith('.')) {
        await rm(join(this.path, entry.name), { recursive: true, force: true });
      }
    }
  }
}

function nameAt(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** When a backup of this name was made. */
export function instantOfName(name: string): Date {
  return new Date(name.replace(/(\d\d)(\d\d)(\d\d)Z$/, '$1:$2:$3Z'));
}
