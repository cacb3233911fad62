import { business } from '#content/business.ts';
import { SITE_BASE_META } from '#shared/first-render.ts';
import { escapeHtml } from '../escape-html.ts';
import { openGraphLocale } from '../language.ts';
import { CARD_SIZE } from './card.ts';
import { jsonForScript } from './structured-data.ts';

/** A document's metadata for browsers, search engines and social networks. */
export interface DocumentHead {
  title: string;
  description: string;
  /** The canonical URL; null for documents that must not be indexed. */
  canonical: string | null;
  type: 'website' | 'article';
  /** When an article was published and last changed, ISO 8601. */
  times?: { published: string | null; updated: string };
  /** The absolute URL of the social card, and the text on it. */
  card: string;
  cardText: string;
  structuredData: object | null;
  /** The feeds of what the page lists, before those of all posts: their name, and the page's path below the base. */
  feeds?: { title: string; path: string };
  /** Whether it is the dashboard's: its document has a script that keeps what is typed before the others run. */
  isDashboard?: boolean;
  /** URLs that the page fetches as soon as it runs. */
  fetches: readonly string[];
}

/**
 * The elements of the head.
 * @param base '' or '/sub-folder', which the page's scripts read
 */
export function headTags(base: string, head: DocumentHead): string[] {
  const { title, description, canonical, card, cardText, times, structuredData } = head;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="${SITE_BASE_META}" content="${base}">`,
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(canonical === null
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`, property('og:url', canonical)]),
    property('og:type', head.type),
    ...(times === undefined
      ? []
      : [
          ...(times.published === null ? [] : [property('article:published_time', times.published)]),
          property('article:modified_time', times.updated),
        ]),
    property('og:site_name', business.who.name),
    property('og:locale', openGraphLocale(business.language.locale)),
    property('og:title', title),
    property('og:description', description),
    property('og:image', card),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:type', 'image/png'),
    property('og:image:alt', cardText),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(head.feeds === undefined ? [] : feedLinks(head.feeds.title, base + head.feeds.path)),
    ...feedLinks(business.who.name, base),
    ...head.fetches.map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(address)}">`,
    ),
    ...(structuredData === null
      ? []
      : [`<script type="application/ld+json">${jsonForScript(structuredData)}</script>`]),
  ];
}

/** Readers take the first one that they know. */
function feedLinks(title: string, place: string): string[] {
  return [
    ['application/rss+xml', 'xml'],
    ['application/feed+json', 'json'],
  ].map(
    ([type, format]) =>
      `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(place)}/feed.${format}">`,
  );
}
