import { business } from '#content/business.ts';
import type { Business } from '#shared/business-profile.ts';
import { languageOf } from '../language.ts';
import { breadcrumbs, type Place } from './breadcrumbs.ts';
import { graph, ownerOf } from './structured-data.ts';

/** A page that lists others, for JSON-LD. URLs are absolute. */
interface Collection {
  siteUrl: string;
  name: string;
  description: string;
  url: string;
  /** What it lists; null for a list that is told of elsewhere. */
  listed: readonly Place[] | null;
  /** The pages between the front page and this one, which is the last. */
  way: readonly Place[];
}

/** A list, and the way to its page. */
export function collectionData(list: Collection, of: Business = business): object {
  const { siteUrl, name, description, url, listed, way } = list;
  const page = {
    '@type': 'CollectionPage',
    name,
    description,
    url,
    inLanguage: languageOf(of.language.locale),
    publisher: ownerOf(siteUrl, of),
    ...(listed === null
      ? {}
      : { mainEntity: { '@type': 'ItemList', itemListElement: listed.map(listItem) } }),
  };
  return graph(page, breadcrumbs(siteUrl, way));
}

function listItem({ name, url }: Place, index: number): object {
  return { '@type': 'ListItem', position: index + 1, name, url };
}

/** All posts, which each post is a part of, and the way to their page. */
export function blogData(
  { siteUrl, name, description }: { siteUrl: string; name: string; description: string },
  of: Business = business,
): object {
  const blog = {
    ...blogOf(siteUrl),
    name,
    description,
    inLanguage: languageOf(of.language.locale),
    publisher: ownerOf(siteUrl, of),
  };
  return graph(blog, breadcrumbs(siteUrl, [{ name, url: `${siteUrl}/blog` }]));
}

/** The same blog on every page, identified by the id. */
export function blogOf(siteUrl: string) {
  return { '@type': 'Blog', '@id': `${siteUrl}/blog#blog`, url: `${siteUrl}/blog` };
}
