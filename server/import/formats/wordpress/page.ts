import type { ImportedPage } from '../../item.ts';
import type { Library } from './library.ts';
import { postOf } from './post.ts';
import { textIn, type XmlElement } from './read-xml.ts';

/** A page of WordPress. It stands where its address says, below the pages above it. */
export function pageOf(item: XmlElement, library: Library): ImportedPage {
  const { title, slug, html, excerpt, status, hidden, changedAt, createdAt, oldAddresses } = postOf(
    item,
    library,
  );
  const place = textIn(item, 'link');
  return {
    kind: 'page',
    slug: pathOf(place, library) || slug,
    title,
    html,
    excerpt,
    place,
    hidden: status === 'published' ? null : (hidden ?? 'a draft'),
    changedAt: changedAt ?? createdAt,
    oldAddresses: [...oldAddresses, ...numbered(textIn(item, 'wp:post_id'), library)],
  };
}

/** The path of an address below the site's home; '' for the home page, and for what is told by its number alone. */
function pathOf(address: string, { homes }: Library): string {
  const home = [...homes].find((start) => address.startsWith(`${start}/`)) ?? '';
  return address
    .slice(home.length)
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '');
}

function numbered(id: string, { homes }: Library): string[] {
  return /^\d+$/.test(id) ? [...homes].map((home) => `${home}/?page_id=${id}`) : [];
}
