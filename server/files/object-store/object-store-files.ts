import type { Logger } from '../../log.ts';
import { FilesUnavailable } from '../errors.ts';
import { type ImageFiles, isImageName, type OpenedImage } from '../image-files.ts';
import { incomingFolder } from '../incoming.ts';
import { DiskCache } from './disk-cache.ts';
import { ObjectStore } from './object-store.ts';
import type { ObjectStoreSettings } from './settings.ts';
import type { StoreTimeouts } from './store-fetch.ts';

/** Images being fetched. A store that hangs has work for a minute with so many, so that further visitors wait in vain. */
const MAX_FETCHES = 256;

/** Images in an object store, served from copies in a local folder. */
export class ObjectStoreFiles implements ImageFiles {
  readonly incoming: string;
  readonly #store: ObjectStore;
  readonly #cache: DiskCache;
  readonly #log: Logger;
  /** One fetch for all who wait for the same image. */
  readonly #fetches = new Map<string, Promise<OpenedImage | null>>();

  constructor(settings: ObjectStoreSettings, log: Logger, timeouts?: StoreTimeouts) {
    const { cacheDir, cacheBytes, ...store } = settings;
    this.incoming = incomingFolder(cacheDir);
    this.#store = new ObjectStore(store, timeouts);
    this.#cache = new DiskCache({ folder: cacheDir, unfinished: this.incoming, maxBytes: cacheBytes });
    this.#log = log;
  }

  /** Counts the cache, and says in the log when the store can't be used. The site works without it, but for images. */
  async start(): Promise<void> {
    await this.#cache.count();
    await this.#store.check().catch((error: unknown) => {
      this.#log.error({ err: error }, 'the object store can’t be used; uploads and images wait for it');
    });
  }

  async save(files: ReadonlyMap<string, Buffer>): Promise<void> {
    // All have to be over before any is deleted, or one that is under way would arrive afterwards.
    const stored = await Promise.allSettled(
      [...files].map(([name, contents]) => this.#store.put(name, contents)),
    );
    const failed = stored.find((result) => result.status === 'rejected');
    if (failed === undefined) return;
    await this.delete(files.keys()).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'what was stored of a failed upload could not be deleted');
    });
    throw failed.reason;
  }

  async open(name: string): Promise<OpenedImage | null> {
    const path = await this.#cache.find(name);
    if (path !== null) return { path };
    let fetch = this.#fetches.get(name);
    if (fetch === undefined) {
      if (this.#fetches.size >= MAX_FETCHES) throw new FilesUnavailable('GET: too many wait for the store');
      fetch = this.#fetch(name).finally(() => this.#fetches.delete(name));
      this.#fetches.set(name, fetch);
    }
    return fetch;
  }

  read(name: string): Promise<Buffer | null> {
    return this.#store.get(name);
  }

  async *list(): AsyncGenerator<string> {
    for await (const { name } of this.sizes()) yield name;
  }

  async *sizes(): AsyncGenerator<{ name: string; bytes: number }> {
    for await (const object of this.#store.list()) if (isImageName(object.name)) yield object;
  }

  async delete(names: Iterable<string>): Promise<void> {
    const deleted = await Promise.allSettled(
      [...names].flatMap((name) => [this.#store.delete(name), this.#cache.remove(name)]),
    );
    const failed = deleted.find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  async #fetch(name: string): Promise<OpenedImage | null> {
    const bytes = await this.#store.get(name);
    if (bytes === null) return null;
    const path = await this.#cache.add(name, bytes).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'the cache of images can’t be written');
      return null;
    });
    return path === null ? { bytes } : { path };
  }
}
