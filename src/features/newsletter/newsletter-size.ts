import { LARGE_EMAIL_BYTES } from '#shared/limits.ts';

/** '14 KB' */
export function sizeInWords(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en-US')} KB`;
}

/** What becomes of an email of this size; null while it arrives complete everywhere. */
export function sizeWarning(bytes: number): string | null {
  return bytes <= LARGE_EMAIL_BYTES
    ? null
    : `This newsletter is ${sizeInWords(bytes)}. Gmail cuts emails off at about 102 KB, and the unsubscribe link with the rest. A shorter one that links to the whole text arrives complete.`;
}
