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

/** The first of `slug`, `slug-2`, `slug-3` … not in use. */
export async function freeSlug(slug: string, inUse: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await inUse(candidate))) return candidate;
  }
}
