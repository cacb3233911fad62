import { plainText } from '../../../plain-text.ts';
import type { ImportedPost } from '../../item.ts';
import { contentHtml } from './content.ts';
import { dateOf } from './dates.ts';
import { type Library, metaOf } from './library.ts';
import { textIn, type XmlElement } from './read-xml.ts';

/** Why visitors of the old site did not see a post, by its status. */
const HIDDEN: Record<string, string> = {
  private: 'private',
  future: 'scheduled',
  pending: 'waiting for review',
};
/** Statuses that are no posts, or not any more. */
const NOT_POSTS = new Set(['trash', 'auto-draft', 'inherit']);

/** Whether an item with this status is something that its author keeps. */
export function isKept(item: XmlElement): boolean {
  return !NOT_POSTS.has(textIn(item, 'wp:status'));
}

/** A post of WordPress. */
export function postOf(item: XmlElement, library: Library): ImportedPost {
  const id = textIn(item, 'wp:post_id') || textIn(item, 'guid') || textIn(item, 'link');
  const source = textIn(item, 'content:encoded');
  const { html, leftOut } = contentHtml(source, {
    library,
    postId: id,
    footnotes: metaOf(item, 'footnotes'),
  });
  const status = textIn(item, 'wp:status') || 'publish';
  const hidden =
    textIn(item, 'wp:post_password') === '' ? (HIDDEN[status] ?? null) : 'protected by a password';
  const date = dateOf(
    textIn(item, 'wp:post_date_gmt'),
    textIn(item, 'wp:post_date'),
    textIn(item, 'pubDate'),
  );
  const changed = dateOf(textIn(item, 'wp:post_modified_gmt'), textIn(item, 'wp:post_modified'));
  const wasPublic = status === 'publish' || status === 'private' || status === 'future';
  return {
    kind: 'post',
    id,
    slug: decoded(textIn(item, 'wp:post_name')),
    title: plainText(textIn(item, 'title')),
    html,
    excerpt: excerptOf(item, source),
    status: status === 'publish' && hidden === null ? 'published' : 'draft',
    hidden,
    publishedAt: wasPublic ? date : null,
    createdAt: date ?? changed,
    changedAt: changed,
    categories: categoriesOf(item, library),
    tags: tagsOf(item),
    author: bylineOf(item, library),
    ...coverOf(item, library),
    metaTitle: withoutVariables(metaOf(item, '_yoast_wpseo_title') || metaOf(item, 'rank_math_title')),
    metaDescription: withoutVariables(
      metaOf(item, '_yoast_wpseo_metadesc') || metaOf(item, 'rank_math_description'),
    ),
    oldAddresses: addressesOf(item, id, library),
    warnings: leftOut.length === 0 ? [] : [`comes without ${leftOut.join(', ')}`],
  };
}

/** The author's own, or what stands before the mark that ends the beginning. */
function excerptOf(item: XmlElement, source: string): string {
  const own = plainText(textIn(item, 'excerpt:encoded'));
  const more = source.search(/<!--\s*more/);
  if (own !== '' || more < 0) return own;
  return plainText(source.slice(0, more).replace(/<!--[\s\S]*?-->|\[[^\]]*\]/g, ' '));
}

function coverOf(item: XmlElement, library: Library): Pick<ImportedPost, 'cover'> {
  const id = metaOf(item, '_thumbnail_id');
  const cover = library.attachments.get(id);
  return { cover: cover === undefined ? null : { address: cover.url, alt: cover.alt } };
}

/** Those of a domain, by their own name; an entry without a domain repeats one of the others. */
function termsOf(item: XmlElement, domains: readonly string[]): { name: string; slug: string }[] {
  return item.children
    .filter(({ name, attributes }) => name === 'category' && domains.includes(attributes.domain ?? ''))
    .map(({ text, attributes }) => ({ name: plainText(text), slug: attributes.nicename ?? '' }))
    .filter(({ name }) => name !== '');
}

/** The main one first: what a plugin calls so. What is called uncategorised is in none. */
function categoriesOf(item: XmlElement, { terms }: Library): string[] {
  const found = termsOf(item, ['category']).filter(({ slug }) => slug !== 'uncategorized');
  const main = terms.find(
    ({ id, kind }) =>
      kind === 'category' && id !== '' && id === metaOf(item, '_yoast_wpseo_primary_category'),
  );
  const names = [...new Set(found.map(({ name }) => name))];
  const first = found.find(({ slug }) => slug === main?.slug)?.name;
  return first === undefined ? names : [first, ...names.filter((name) => name !== first)];
}

function tagsOf(item: XmlElement): string[] {
  return [...new Set(termsOf(item, ['post_tag', 'tag']).map(({ name }) => name))];
}

/** The names of plugins for several authors, or else the author's. */
function bylineOf(item: XmlElement, { authors }: Library): string {
  const named = [
    ...new Set(
      termsOf(item, ['author', 'ppma_author']).map(
        ({ name, slug }) => authors.get(name) ?? authors.get(slug) ?? name,
      ),
    ),
  ];
  if (named.length > 0) return named.join(', ');
  const login = textIn(item, 'dc:creator');
  return authors.get(login) ?? login;
}

/** By WordPress's own numbers: the number in a guid may be that of another post. */
function addressesOf(item: XmlElement, id: string, { attached, homes }: Library): string[] {
  const numbered = (key: string, number: string) => [...homes].map((home) => `${home}/?${key}=${number}`);
  const pages = (attached.get(id) ?? []).flatMap((file) => [
    file.link,
    ...numbered('attachment_id', file.id),
  ]);
  const own = /^\d+$/.test(id) ? numbered('p', id) : [];
  return [textIn(item, 'link'), ...own, ...pages].filter((address) => address !== '');
}

function withoutVariables(text: string): string {
  return /%%|%\w+%/.test(text) ? '' : plainText(text);
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
