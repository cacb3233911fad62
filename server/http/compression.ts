import { createHash } from 'node:crypto';
import { type BrotliOptions, constants } from 'node:zlib';

/** Brotli options for `length` bytes at a quality from 0 to 11. */
export function brotliOptions(length: number, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      // A window larger than the content saves nothing and costs megabytes of memory.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length)) + 1)),
    },
  };
}

/** A weak ETag, because all compressed forms share it. */
export function entityTag(body: Uint8Array): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}
