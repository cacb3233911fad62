const MAX_LENGTH = 80;

/**
 * Converts a title to a URL segment: lower case, words joined by hyphens, accents removed from Latin letters. Letters
 * of other scripts are kept, because browsers show them. Never empty.
 */
export function slugify(title: string, whenEmpty: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const short = Array.from(slug).slice(0, MAX_LENGTH).join('');
  return short.replace(/^-+|-+$/g, '') || whenEmpty;
}
