import { createHash } from 'node:crypto';
import { type BrotliOptions, constants } from 'node:zlib';

/** Brotli's options for so many bytes at an effort from 0 to 11. */
export function brotliOptions(length: number, quality: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      // A window wider than the bytes gains nothing, and costs megabytes while it lasts.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length)) + 1)),
    },
  };
}

/** The tag by which a browser asks whether its copy still holds; weak, as it is the same for every compressed form. */
export function entityTag(body: Uint8Array): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`;
}
