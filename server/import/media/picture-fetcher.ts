import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { namesOf } from './picture-names.ts';
import { isAllowedHost, isPublicAddress, lookupWithin } from './public-lookup.ts';

const TIMEOUT_MS = 30_000;
const MAX_REDIRECTS = 5;
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
    let place = url;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await this.#request(place, signal);
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return this.#save(response, signal);
      response.destroy();
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) return null;
      place = new URL(headers.location, place);
    }
    return null;
  }

  #request(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    if (!/^https?:$/.test(url.protocol) || !isAllowedHost(url.hostname, this.#isAllowed)) {
      return Promise.reject(new Error('no address of the internet'));
    }
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      request(url, { lookup: lookupWithin(this.#isAllowed), signal, headers: { accept: 'image/*' } }, resolve)
        .once('error', reject)
        .end();
    });
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

/** Passes on what comes, and fails once that is too much. */
function bounded(maxBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error('too large');
      yield chunk;
    }
  };
}
