const MAX_LENGTH = 80;

/**
 * Converts a title to a URL segment: lower case, words joined by hyphens, accents removed from Latin letters. Letters
 * of other scripts are kept, because browsers show them. A long one ends with a whole word, unless its first has no end. Never
 * empty.
 */
export function slugify(title: string, whenEmpty: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  return cut(slug.replace(/^-+|-+$/g, '')) || whenEmpty;
}

function cut(slug: string): string {
  const characters = Array.from(slug);
  if (characters.length <= MAX_LENGTH) return slug;
  const end = characters.lastIndexOf('-', MAX_LENGTH);
  return characters.slice(0, end < 0 ? MAX_LENGTH : end).join('');
}
