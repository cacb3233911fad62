import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { S3mini, S3ServiceError } from 's3mini';
import { FilesFull, FilesUnavailable } from '../errors.ts';
import type { StoreSettings } from './settings.ts';
import { type StoreTimeouts, storeFetch } from './store-fetch.ts';

const TIMEOUTS: StoreTimeouts = { answerMs: 5_000, wholeMs: 60_000 };
/** Images lie below this, so that the bucket can hold other things, such as backups. */
const UPLOADS = { prefix: 'uploads/', contentType: 'image/webp' };
const PAGE = 1_000;
/** Connections to the store; further requests wait. */
const MAX_AT_ONCE = 32;

/** What stores answer that have no room left. */
const FULL = /QuotaExceeded|StorageFull|InsufficientStorage|TooMuchData/i;

/** Where objects lie in the bucket, and what they are. */
export interface ObjectPlace {
  /** What all names begin with in the bucket: '' or 'folder/'. */
  prefix: string;
  contentType: string;
}

/**
 * Objects of a bucket in a store that speaks S3, addressed in its path: `https://store/bucket/uploads/name`.
 * Its methods throw FilesUnavailable, or FilesFull, and name neither keys nor what the store said at length.
 */
export class ObjectStore {
  readonly #client: S3mini;
  readonly #place: ObjectPlace;
  readonly #queue = pLimit(MAX_AT_ONCE);

  constructor(
    { endpoint, bucket, ...rest }: StoreSettings,
    timeouts: StoreTimeouts = TIMEOUTS,
    place: ObjectPlace = UPLOADS,
  ) {
    this.#place = place;
    this.#client = new S3mini({ ...rest, endpoint: `${endpoint}/${bucket}`, fetch: storeFetch(timeouts) });
  }

  /** Stores an object; the store compares it with its checksum. */
  async put(name: string, contents: Buffer): Promise<void> {
    const md5 = createHash('md5').update(contents).digest('base64');
    // S3mini's type of headers wants names that begin with x-amz-.
    const headers = { 'content-md5': md5 } as Record<string, string>;
    const { prefix, contentType } = this.#place;
    await this.#ask('PUT', () =>
      this.#client.putObject(prefix + name, contents, contentType, undefined, headers),
    );
  }

  /** Stores an object of any size, that is read while it is sent. It is not tried again. */
  async putStream(name: string, contents: ReadableStream<Uint8Array>, bytes: number): Promise<void> {
    const { prefix, contentType } = this.#place;
    await this.#ask('PUT', () =>
      this.#client.putObject(prefix + name, contents, contentType, undefined, undefined, bytes),
    );
  }

  /** @returns null when there is no such object */
  get(name: string): Promise<Buffer | null> {
    return this.#ask('GET', async () => {
      const response = await this.#client.getObjectResponse(this.#place.prefix + name);
      return response === null ? null : Buffer.from(await response.arrayBuffer());
    });
  }

  /**
   * The contents of an object of any size, as they come.
   * @returns null when there is no such object
   */
  getStream(name: string): Promise<ReadableStream<Uint8Array> | null> {
    return this.#ask('GET', async () => {
      const response = await this.#client.getObjectResponse(this.#place.prefix + name);
      return response?.body ?? null;
    });
  }

  async delete(name: string): Promise<void> {
    await this.#ask('DELETE', () => this.#client.deleteObject(this.#place.prefix + name));
  }

  /** All names; with a folder, `name/`, those directly in it, and its own folders with a slash at the end. */
  async *list(folder: string | null = null): AsyncGenerator<{ name: string; bytes: number }> {
    const { prefix } = this.#place;
    const options = folder === null ? {} : { delimiter: '/' };
    let next: string | undefined;
    do {
      const page = await this.#ask('LIST', () =>
        this.#client.listObjectsPaged('/', prefix + (folder ?? ''), PAGE, next, options),
      );
      if (page === null || page === undefined) throw new FilesUnavailable('LIST: there is no such bucket');
      for (const { Key, Size } of page.objects ?? []) {
        yield { name: Key.slice(prefix.length), bytes: Size };
      }
      next = page.nextContinuationToken;
    } while (next !== undefined);
  }

  /** @throws FilesUnavailable when the bucket is not there, or can't be reached with these keys */
  async check(): Promise<void> {
    const page = await this.#ask('LIST', () => this.#client.listObjectsPaged('/', this.#place.prefix, 1));
    if (page === null || page === undefined) throw new FilesUnavailable('LIST: there is no such bucket');
  }

  async #ask<Result>(what: string, call: () => Promise<Result>): Promise<Result> {
    return this.#queue(async () => {
      try {
        return await call();
      } catch (error) {
        throw meaningOf(what, error);
      }
    });
  }
}

/** The store's own message may hold a request's signature, so only its code is passed on. */
function meaningOf(what: string, error: unknown): Error {
  if (error instanceof S3ServiceError) {
    const said = `${what}: ${error.message}`;
    const isFull = error.status === 507 || FULL.test(`${error.serviceCode} ${error.body}`);
    return isFull ? new FilesFull(said) : new FilesUnavailable(said);
  }
  const { name, message, cause } = error as Error;
  const reason = cause instanceof Error ? cause.message : message;
  return new FilesUnavailable(`${what}: ${name === 'TimeoutError' ? 'no answer in time' : reason}`);
}
