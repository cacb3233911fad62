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
    const id = idFor(name, ids);
    if (id !== null && id !== name) link.setAttribute('href', `#${id}`);
  }
}

/** Which of a text's ids a link to `#` and this name leads to; null where there is none. */
export function idFor(name: string, ids: ReadonlySet<string>): string | null {
  if (ids.has(name)) return name;
  const id = `${ID_PREFIX}${slugify(name, '')}`;
  return ids.has(id) ? id : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
