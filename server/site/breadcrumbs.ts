import { documents } from '#content/words/documents.ts';

/** A page that others refer to, by its absolute URL. */
export interface Place {
  name: string;
  url: string;
}

/** The way from the front page to a page, for JSON-LD. */
export function breadcrumbs(siteUrl: string, way: readonly Place[]): object {
  const home = { name: documents.home, url: `${siteUrl}/` };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...way].map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
