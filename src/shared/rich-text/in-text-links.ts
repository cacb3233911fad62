import { slugify } from '../slug.ts';
import { findAll, findWithId } from './find-all.ts';
import { ID_PREFIX } from './headings.ts';

/** A link to a heading's words alone, `#the-arithmetic`, as other programs name headings, leads to that heading. */
export function resolveLinks(roots: readonly Element[]): void {
  const ids = new Set(findWithId(roots).map(({ id }) => id));
  for (const link of findAll(roots, 'a')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('#') || href === '#') continue;
    const name = decoded(href.slice(1));
    if (ids.has(name)) continue;
    const id = `${ID_PREFIX}${slugify(name, '')}`;
    if (ids.has(id)) link.setAttribute('href', `#${id}`);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
