import { z } from 'zod';
import { LIMITS } from '../limits.ts';

/** The length of `value` in UTF-8 bytes, without encoding it. */
function utf8Bytes(value: string): number {
  let bytes = 0;
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** An author’s HTML, as it is saved. */
export const html = z
  .string({ error: 'The content must be text.' })
  .refine((value) => utf8Bytes(value) <= LIMITS.contentBytes, 'The content can have at most 2 MB.')
  .refine(
    (value) => !value.includes('\0') && value.isWellFormed(),
    "The content has characters we can't read.",
  );
