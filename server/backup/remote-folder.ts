import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { BackupPlace } from '../backup-address.ts';
import type { ObjectStore } from '../files/object-store/object-store.ts';
import { openObjects } from '../files/open-files.ts';
import { writeDurably } from '../files/write-durably.ts';
import { damaged } from './backup-error.ts';
import { type BackupFolder, DATABASE, instantOfName, MANIFEST, NAME } from './backup-folder.ts';
import { digestOf, saveStream } from './hashes.ts';
import { type BackedUpImage, type Manifest, readManifest } from './manifest.ts';
import { RemoteFiles } from './remote-files.ts';

/** Until an answer begins, and until a file of any size is through. */
const TIMEOUTS = { answerMs: 30_000, wholeMs: 3 * 60 * 60 * 1_000 };
/** Images in memory at once. */
const MAX_AT_ONCE = 4;

/**
 * Backups in an object store, with the same names as in a folder. A backup is there once its manifest is, which comes
 * last.
 */
export class RemoteFolder {
  readonly label: string;
  readonly #store: ObjectStore;
  readonly #files: RemoteFiles;

  private constructor(place: BackupPlace, store: ObjectStore) {
    this.label = place.address.label;
    this.#store = store;
    this.#files = new RemoteFiles(place, store);
  }

  static async open(place: BackupPlace): Promise<RemoteFolder> {
    const { prefix } = place.address;
    const objects = { prefix, contentType: 'application/octet-stream' };
    return new RemoteFolder(place, await openObjects(place.store, TIMEOUTS, objects));
  }

  /** The names of all backups, the oldest first. */
  async names(): Promise<string[]> {
    const folders = await this.#folders();
    const whole = await Promise.all(
      folders.map(async (name) => (await this.#filesOf(name)).some((file) => isManifest(file))),
    );
    return folders.filter((_, index) => whole[index]);
  }

  /** @throws BackupError when the manifest is not there, or not as it was written */
  async manifest(name: string): Promise<Manifest> {
    const text = await this.#files.read(name, `${name}/${MANIFEST}`);
    const manifest = readManifest(text.toString());
    if (manifest === null) throw damaged(`${this.label}/${name}`, `${MANIFEST} is not as it was written`);
    return manifest;
  }

  /**
   * Copies a backup of a folder here, and reads it back. Images that an earlier one has are not sent again.
   * @throws BackupError or FilesUnavailable; there is no such backup here then
   */
  async copy(folder: BackupFolder, name: string): Promise<void> {
    const manifest = await folder.manifest(name);
    const names = await this.names();
    await this.#files.beginWriting(names.length > 0);
    if (names.includes(name)) return;
    const arrived = await this.#arrivedImages(names);
    const missing = unique(manifest.images).filter(({ sha256 }) => !arrived.has(sha256));
    await eachOf(missing, async ({ name: image, sha256: digest }) => {
      const contents = await folder.images.read(digest);
      if (!Buffer.isBuffer(contents)) throw damaged(name, `the image ${image} is missing or damaged`);
      await this.#files.write(`images/${digest}`, contents);
    });
    await this.#files.writeFile(join(folder.pathOf(name), DATABASE), `${name}/${DATABASE}`, manifest);
    const text = await readFile(join(folder.pathOf(name), MANIFEST));
    try {
      await this.#files.write(`${name}/${MANIFEST}`, text);
    } catch (error) {
      await this.#files.delete(`${name}/${MANIFEST}`).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Reads every file of a backup, and compares it with the manifest.
   * @param known images that were read already; those of this backup are added
   * @throws BackupError naming the backup and the first file that is not as it was made
   */
  async verify(name: string, known = new Set<string>()): Promise<Manifest> {
    const manifest = await this.manifest(name);
    const found = await this.#files.open(name, `${name}/${DATABASE}`);
    await this.#files.compare(name, DATABASE, digestOf(found), manifest.database.sha256);
    await eachOf(
      unique(manifest.images).filter(({ sha256 }) => !known.has(sha256)),
      async (image) => {
        await this.#files.image(name, image);
        known.add(image.sha256);
      },
    );
    return manifest;
  }

  /**
   * Brings a backup into a folder, where it then is like those that were made there.
   * @param folder locked
   * @throws BackupError when it is damaged; the folder has no such backup then
   */
  async bring(name: string, folder: BackupFolder): Promise<void> {
    const manifest = await this.manifest(name);
    const unfinished = await folder.makeUnfinished();
    try {
      const found = await this.#files.open(name, `${name}/${DATABASE}`);
      const digest = saveStream(found, join(unfinished, DATABASE));
      await this.#files.compare(name, DATABASE, digest, manifest.database.sha256);
      await eachOf(unique(manifest.images), async (image) => {
        if (await folder.images.isWhole(image.sha256)) return;
        await folder.images.add(image.sha256, await this.#files.image(name, image));
      });
      const text = await this.#files.read(name, `${name}/${MANIFEST}`);
      await writeDurably(join(unfinished, MANIFEST), text);
      await folder.finish(unfinished, instantOfName(name).toISOString());
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  }

  /** Deletes backups that are not among these, what broke off, and images that no backup names. */
  async keepOnly(kept: ReadonlySet<string>): Promise<void> {
    const whole = new Set(await this.names());
    for (const name of await this.#folders()) {
      if (kept.has(name) && whole.has(name)) continue;
      // The manifest first: without it nothing looks like a backup.
      const files = (await this.#filesOf(name)).sort((one) => (isManifest(one) ? -1 : 1));
      for (const file of files) await this.#store.delete(file);
    }
    const ending = await this.#files.ending();
    const needed = new Set<string>();
    for (const name of whole) {
      if (!kept.has(name)) continue;
      const manifest = await this.manifest(name).catch(() => null);
      if (manifest === null) return; // while one can't be read, nobody knows which images are needed
      for (const { sha256 } of manifest.images) needed.add(`images/${sha256}${ending}`);
    }
    for await (const { name: file } of this.#store.list('images/'))
      if (!needed.has(file)) await this.#store.delete(file);
  }

  async #folders(): Promise<string[]> {
    const names: string[] = [];
    for await (const { name: entry } of this.#store.list('')) {
      if (entry.endsWith('/') && NAME.test(entry.slice(0, -1))) names.push(entry.slice(0, -1));
    }
    return names.sort();
  }

  async #filesOf(name: string): Promise<string[]> {
    const files: string[] = [];
    for await (const { name: file } of this.#store.list(`${name}/`)) files.push(file);
    return files;
  }

  /** Images that are here and were read back: those that the manifest of a backup names. */
  async #arrivedImages(names: readonly string[]): Promise<Set<string>> {
    const ending = await this.#files.ending();
    const present = new Set<string>();
    for await (const { name: file } of this.#store.list('images/')) present.add(file);
    const arrived = new Set<string>();
    for (const name of names) {
      const manifest = await this.manifest(name).catch(() => null); // another one may tell of them
      for (const { sha256 } of manifest?.images ?? []) {
        if (present.has(`images/${sha256}${ending}`)) arrived.add(sha256);
      }
    }
    return arrived;
  }
}

function isManifest(file: string): boolean {
  return file.endsWith(`/${MANIFEST}`) || file.endsWith(`/${MANIFEST}.age`);
}

function unique(images: readonly BackedUpImage[]): BackedUpImage[] {
  return [...new Map(images.map((image) => [image.sha256, image])).values()];
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const limit = pLimit(MAX_AT_ONCE);
  try {
    await Promise.all(items.map((item) => limit(work, item)));
  } finally {
    limit.clearQueue();
  }
}
