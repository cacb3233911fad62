import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import type { BackupPlace } from '../backup-address.ts';
import type { ObjectStore } from '../files/object-store/object-store.ts';
import { reasonOf } from '../folders.ts';
import { BackupError, damaged } from './backup-error.ts';
import { digestOf, sha256 } from './hashes.ts';
import type { BackedUpImage, Manifest } from './manifest.ts';
import { type Seal, sealOf } from './seal.ts';

/** The files of backups in an object store, encrypted or not. They are named without the ending that this gives them. */
export class RemoteFiles {
  readonly #label: string;
  readonly #place: BackupPlace;
  readonly #store: ObjectStore;
  #opened: Promise<Seal> | null = null;

  constructor(place: BackupPlace, store: ObjectStore) {
    this.#label = place.address.label;
    this.#place = place;
    this.#store = store;
  }

  /** What their names end with. */
  async ending(): Promise<string> {
    return (await this.#seal).ending;
  }

  /** Has to be called before anything is written; makes the key where there is none. */
  async beginWriting(hasBackups: boolean): Promise<void> {
    this.#opened = sealOf(this.#place, this.#store, { hasBackups });
    await this.#opened;
  }

  /** Stores contents, and reads them back. */
  async write(file: string, contents: Buffer): Promise<void> {
    const seal = await this.#seal;
    const sealed = await seal.close(new Blob([new Uint8Array(contents)]).stream(), contents.length);
    const bytes = Buffer.from(await new Response(sealed.contents).arrayBuffer());
    await this.#store.put(file + seal.ending, bytes);
    await this.#readBack(seal, file, sha256(contents));
  }

  /** The same of a file of any size. */
  async writeFile(path: string, file: string, { database }: Manifest): Promise<void> {
    const seal = await this.#seal;
    const contents = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>; // of Buffers
    const sealed = await seal.close(contents, database.bytes);
    await this.#store.putStream(file + seal.ending, sealed.contents, sealed.bytes);
    await this.#readBack(seal, file, database.sha256);
  }

  async #readBack(seal: Seal, file: string, digest: string): Promise<void> {
    const back = await this.#store.getStream(file + seal.ending);
    const found = back === null ? null : await digestOf(await seal.open(back)).catch(() => null);
    if (found !== digest) {
      throw new BackupError(`${this.#label}/${file}${seal.ending} has other contents after it was written.`);
    }
  }

  /** An image of a backup, as it was made. @throws BackupError naming both */
  async image(name: string, { name: image, sha256: digest }: BackedUpImage): Promise<Buffer> {
    const what = `images/${digest}, the image ${image},`;
    const contents = await this.read(name, `images/${digest}`, what);
    await this.compare(name, what, Promise.resolve(sha256(contents)), digest);
    return contents;
  }

  /** A file of a backup, as a whole. @param what what it is called where it is damaged */
  async read(name: string, file: string, what = basename(file)): Promise<Buffer> {
    const contents = await this.open(name, file, what);
    try {
      return Buffer.from(await new Response(contents).arrayBuffer());
    } catch (error) {
      throw damaged(`${this.#label}/${name}`, `${what} can’t be read: ${reasonOf(error)}`);
    }
  }

  /** The same as it comes. */
  async open(name: string, file: string, what = basename(file)): Promise<ReadableStream<Uint8Array>> {
    const seal = await this.#seal;
    const contents = await this.#store.getStream(file + seal.ending);
    if (contents === null) throw damaged(`${this.#label}/${name}`, `${what} is missing`);
    try {
      return await seal.open(contents);
    } catch (error) {
      throw damaged(`${this.#label}/${name}`, `${what} can’t be decrypted: ${reasonOf(error)}`);
    }
  }

  /** @throws BackupError when what was found is not what was wanted */
  async compare(name: string, what: string, found: Promise<string>, wanted: string): Promise<void> {
    const digest = await found.catch((error: unknown) => {
      throw damaged(`${this.#label}/${name}`, `${what} can’t be read: ${reasonOf(error)}`);
    });
    if (digest !== wanted) {
      throw damaged(`${this.#label}/${name}`, `${what} has other contents than when it was made`);
    }
  }

  delete(file: string): Promise<void> {
    return this.#seal.then(({ ending }) => this.#store.delete(file + ending));
  }

  get #seal(): Promise<Seal> {
    return (this.#opened ??= sealOf(this.#place, this.#store, null));
  }
}
