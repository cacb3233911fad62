import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { BackupPlace } from '../backup-address.ts';
import { ObjectStore } from '../files/object-store/object-store.ts';
import { writeDurably } from '../files/write-durably.ts';
import { reasonOf } from '../folders.ts';
import { BackupError, damaged } from './backup-error.ts';
import { type BackupFolder, DATABASE, instantOfName, MANIFEST, NAME } from './backup-folder.ts';
import { digestOf, saveStream, sha256 } from './hashes.ts';
import { type BackedUpImage, type Manifest, readManifest } from './manifest.ts';
import { type Seal, sealOf } from './seal.ts';

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
  readonly #place: BackupPlace;
  readonly #store: ObjectStore;
  readonly #seals: Partial<Record<'read' | 'write', Promise<Seal>>> = {};

  constructor(place: BackupPlace) {
    this.label = place.address.label;
    this.#place = place;
    this.#store = new ObjectStore(place.store, TIMEOUTS, {
      prefix: place.address.prefix,
      contentType: 'application/octet-stream',
    });
  }

  /** The names of all backups, the oldest first. */
  async names(): Promise<string[]> {
    const folders = await this.#folders();
    const whole = await Promise.all(
      folders.map(async (name) => (await this.#files(name)).some((file) => isManifest(file))),
    );
    return folders.filter((_, index) => whole[index]);
  }

  /** @throws BackupError when the manifest is not there, or not as it was written */
  async manifest(name: string): Promise<Manifest> {
    const { ending } = await this.#seal('read');
    const text = await this.#read(name, `${name}/${MANIFEST}${ending}`, MANIFEST);
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
    const seal = await this.#seal('write');
    if ((await this.names()).includes(name)) return;
    const arrived = await this.#arrivedImages(seal);
    const missing = unique(manifest.images).filter(({ sha256 }) => !arrived.has(sha256));
    await eachOf(missing, async ({ name: image, sha256: digest }) => {
      const contents = await folder.images.read(digest);
      if (!Buffer.isBuffer(contents)) throw damaged(name, `the image ${image} is missing or damaged`);
      await this.#write(seal, `images/${digest}`, contents);
    });
    await this.#writeFile(seal, join(folder.pathOf(name), DATABASE), `${name}/${DATABASE}`, manifest);
    const text = await readFile(join(folder.pathOf(name), MANIFEST));
    try {
      await this.#write(seal, `${name}/${MANIFEST}`, text);
    } catch (error) {
      await this.#store.delete(`${name}/${MANIFEST}${seal.ending}`).catch(() => undefined);
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
    const { ending } = await this.#seal('read');
    const found = await this.#open(name, `${name}/${DATABASE}${ending}`, DATABASE);
    await this.#compare(name, DATABASE, digestOf(found), manifest.database.sha256);
    await eachOf(
      unique(manifest.images).filter(({ sha256 }) => !known.has(sha256)),
      async (image) => {
        await this.#image(name, image);
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
    const { ending } = await this.#seal('read');
    const unfinished = await folder.makeUnfinished();
    try {
      const found = await this.#open(name, `${name}/${DATABASE}${ending}`, DATABASE);
      const digest = saveStream(found, join(unfinished, DATABASE));
      await this.#compare(name, DATABASE, digest, manifest.database.sha256);
      await eachOf(unique(manifest.images), async (image) => {
        if (await folder.images.isWhole(image.sha256)) return;
        await folder.images.add(image.sha256, await this.#image(name, image));
      });
      const text = await this.#read(name, `${name}/${MANIFEST}${ending}`, MANIFEST);
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
      const files = (await this.#files(name)).sort((one) => (isManifest(one) ? -1 : 1));
      for (const file of files) await this.#store.delete(file);
    }
    const { ending } = await this.#seal('read');
    const needed = new Set<string>();
    for (const name of whole) {
      if (!kept.has(name)) continue;
      const manifest = await this.manifest(name).catch(() => null);
      if (manifest === null) return; // while one can't be read, nobody knows which images are needed
      for (const { sha256 } of manifest.images) needed.add(`images/${sha256}${ending}`);
    }
    for await (const file of this.#store.list('images/'))
      if (!needed.has(file)) await this.#store.delete(file);
  }

  #seal(purpose: 'read' | 'write'): Promise<Seal> {
    return (this.#seals[purpose] ??= this.#makeSeal(purpose));
  }

  async #makeSeal(purpose: 'read' | 'write'): Promise<Seal> {
    const makesKey = purpose === 'read' ? null : { hasBackups: (await this.names()).length > 0 };
    return sealOf(this.#place, this.#store, makesKey);
  }

  async #folders(): Promise<string[]> {
    const names: string[] = [];
    for await (const entry of this.#store.list('')) {
      if (entry.endsWith('/') && NAME.test(entry.slice(0, -1))) names.push(entry.slice(0, -1));
    }
    return names.sort();
  }

  async #files(name: string): Promise<string[]> {
    const files: string[] = [];
    for await (const file of this.#store.list(`${name}/`)) files.push(file);
    return files;
  }

  /** Images that are here and were read back: those that the manifest of a backup names. */
  async #arrivedImages({ ending }: Seal): Promise<Set<string>> {
    const present = new Set<string>();
    for await (const file of this.#store.list('images/')) present.add(file);
    const arrived = new Set<string>();
    for (const name of await this.names()) {
      const manifest = await this.manifest(name).catch(() => null); // another one may tell of them
      for (const { sha256 } of manifest?.images ?? []) {
        if (present.has(`images/${sha256}${ending}`)) arrived.add(sha256);
      }
    }
    return arrived;
  }

  /** Stores contents, and reads them back. */
  async #write(seal: Seal, file: string, contents: Buffer): Promise<void> {
    const sealed = await seal.close(new Blob([new Uint8Array(contents)]).stream(), contents.length);
    const bytes = Buffer.from(await new Response(sealed.contents).arrayBuffer());
    await this.#store.put(file + seal.ending, bytes);
    await this.#readBack(seal, file, sha256(contents));
  }

  /** The same of a file of any size. */
  async #writeFile(seal: Seal, path: string, file: string, { database }: Manifest): Promise<void> {
    const contents = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>; // of Buffers
    const sealed = await seal.close(contents, database.bytes);
    await this.#store.putStream(file + seal.ending, sealed.contents, sealed.bytes);
    await this.#readBack(seal, file, database.sha256);
  }

  async #readBack(seal: Seal, file: string, digest: string): Promise<void> {
    const back = await this.#store.getStream(file + seal.ending);
    const found = back === null ? null : await digestOf(await seal.open(back)).catch(() => null);
    if (found !== digest) {
      throw new BackupError(`${this.label}/${file}${seal.ending} has other contents after it was written.`);
    }
  }

  async #image(name: string, { name: image, sha256: digest }: BackedUpImage): Promise<Buffer> {
    const { ending } = await this.#seal('read');
    const what = `images/${digest}${ending}, the image ${image},`;
    const contents = await this.#read(name, `images/${digest}${ending}`, what);
    await this.#compare(name, what, Promise.resolve(sha256(contents)), digest);
    return contents;
  }

  async #read(name: string, file: string, what: string): Promise<Buffer> {
    const contents = await this.#open(name, file, what);
    try {
      return Buffer.from(await new Response(contents).arrayBuffer());
    } catch (error) {
      throw damaged(`${this.label}/${name}`, `${what} can’t be read: ${reasonOf(error)}`);
    }
  }

  async #open(name: string, file: string, what: string): Promise<ReadableStream<Uint8Array>> {
    const seal = await this.#seal('read');
    const contents = await this.#store.getStream(file);
    if (contents === null) throw damaged(`${this.label}/${name}`, `${what} is missing`);
    try {
      return await seal.open(contents);
    } catch (error) {
      throw damaged(`${this.label}/${name}`, `${what} can’t be decrypted: ${reasonOf(error)}`);
    }
  }

  async #compare(name: string, what: string, found: Promise<string>, wanted: string): Promise<void> {
    const digest = await found.catch((error: unknown) => {
      throw damaged(`${this.label}/${name}`, `${what} can’t be read: ${reasonOf(error)}`);
    });
    if (digest !== wanted) {
      throw damaged(`${this.label}/${name}`, `${what} has other contents than when it was made`);
    }
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
