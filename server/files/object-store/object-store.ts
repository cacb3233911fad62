import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { S3mini, S3ServiceError } from 's3mini';
import { FilesFull, FilesUnavailable } from '../errors.ts';
import type { StoreSettings } from './settings.ts';
import { type StoreTimeouts, storeFetch } from './store-fetch.ts';

const TIMEOUTS: StoreTimeouts = { answerMs: 5_000, wholeMs: 60_000 };
/** Objects lie below this, so that the bucket can hold other things, such as backups. */
const PREFIX = 'uploads/';
const PAGE = 1_000;
/** Connections to the store; further requests wait. */
const MAX_AT_ONCE = 32;

/** What stores answer that have no room left. */
const FULL = /QuotaExceeded|StorageFull|InsufficientStorage|TooMuchData/i;

/**
 * Objects of a bucket in a store that speaks S3, addressed in its path: `https://store/bucket/uploads/name`.
 * Its methods throw FilesUnavailable, or FilesFull, and name neither keys nor what the store said at length.
 */
export class ObjectStore {
  readonly #client: S3mini;
  readonly #queue = pLimit(MAX_AT_ONCE);

  constructor({ endpoint, bucket, ...rest }: StoreSettings, timeouts: StoreTimeouts = TIMEOUTS) {
    this.#client = new S3mini({ ...rest, endpoint: `${endpoint}/${bucket}`, fetch: storeFetch(timeouts) });
  }

  /** Stores an object; the store compares it with its checksum. */
  async put(name: string, contents: Buffer): Promise<void> {
    const md5 = createHash('md5').update(contents).digest('base64');
    // S3mini's type of headers wants names that begin with x-amz-.
    const headers = { 'content-md5': md5 } as Record<string, string>;
    await this.#ask('PUT', () =>
      this.#client.putObject(PREFIX + name, contents, 'image/webp', undefined, headers),
    );
  }

  /** @returns null when there is no such object */
  get(name: string): Promise<Buffer | null> {
    return this.#ask('GET', async () => {
      const response = await this.#client.getObjectResponse(PREFIX + name);
      return response === null ? null : Buffer.from(await response.arrayBuffer());
    });
  }

  async delete(name: string): Promise<void> {
    await this.#ask('DELETE', () => this.#client.deleteObject(PREFIX + name));
  }

  async *list(): AsyncGenerator<{ name: string; bytes: number }> {
    let next: string | undefined;
    do {
      const page = await this.#ask('LIST', () => this.#client.listObjectsPaged('/', PREFIX, PAGE, next));
      if (page === null || page === undefined) throw new FilesUnavailable('LIST: there is no such bucket');
      for (const { Key, Size } of page.objects ?? [])
        yield { name: Key.slice(PREFIX.length), bytes: Size };
      next = page.nextContinuationToken;
    } while (next !== undefined);
  }

  /** @throws FilesUnavailable when the bucket is not there, or can't be reached with these keys */
  async check(): Promise<void> {
    const page = await this.#ask('LIST', () => this.#client.listObjectsPaged('/', PREFIX, 1));
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
