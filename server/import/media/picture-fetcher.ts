import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { bounded, guardedRequest } from '../../network/guarded-request.ts';
import { isPublicAddress } from '../../network/public-lookup.ts';
import { namesOf } from './picture-names.ts';

const TIMEOUT_MS = 30_000;
const MAX_PICTURES = 20_000;
/** Requests at a time. */
const AT_ONCE = 4;

interface Deps {
  maxBytes: number;
  /** Which IP addresses may be connected to. */
  isAllowed?: (address: string) => boolean;
}

/** Gets pictures from where they are: never from a private network, and bounded in size, time and number. */
export class PictureFetcher {
  readonly #maxBytes: number;
  readonly #isAllowed: (address: string) => boolean;
  readonly #inTurn = pLimit(AT_ONCE);
  #folder: Promise<string> | null = null;
  #count = 0;
  #files = 0;

  constructor({ maxBytes, isAllowed = isPublicAddress }: Deps) {
    this.#maxBytes = maxBytes;
    this.#isAllowed = isAllowed;
  }

  /** The file of a picture; null where it can't be had. Whoever asks deletes it. */
  fetch(address: string, isOriginal: ((address: string) => boolean) | null): Promise<string | null> {
    return this.#inTurn(async () => {
      if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
      const url = new URL(address);
      for (const path of namesOf(url.pathname, isOriginal)) {
        const file = await this.#get(new URL(`${path}${url.search}`, url)).catch(() => null);
        if (file !== null) return file;
      }
      return null;
    });
  }

  async close(): Promise<void> {
    if (this.#folder !== null) await rm(await this.#folder, { recursive: true, force: true });
  }

  async #get(url: URL): Promise<string | null> {
    if ((this.#count += 1) > MAX_PICTURES) return null;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const isAllowed = this.#isAllowed;
    const response = await guardedRequest(url, { headers: () => ({ accept: 'image/*' }), isAllowed, signal });
    if (response.statusCode === 200) return this.#save(response, signal);
    response.destroy();
    return null;
  }

  async #save(response: IncomingMessage, signal: AbortSignal): Promise<string | null> {
    this.#folder ??= mkdtemp(join(tmpdir(), 'shingle-fetched-'));
    const file = join(await this.#folder, String((this.#files += 1)));
    try {
      await pipeline(response, bounded(this.#maxBytes), createWriteStream(file), { signal });
      return file;
    } catch {
      await rm(file, { force: true });
      return null;
    }
  }
}
