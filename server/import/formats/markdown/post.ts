import { posix } from 'node:path';
import { instantAt } from '#shared/business-instant.ts';
import { dayOf } from '#shared/business-time.ts';
import { plainText } from '../../../plain-text.ts';
import type { ImportedPage, ImportedPost } from '../../item.ts';
import { bodyHtml, placed } from './body.ts';

/** A file of the source. */
export interface MarkdownFile {
  /** Below the source, with slashes. */
  path: string;
  meta: Readonly<Record<string, unknown>>;
  body: string;
}

type Meta = MarkdownFile['meta'];

const DATES = [
  'date',
  'publishDate',
  'pubDate',
  'pubDatetime',
  'publishedAt',
  'published',
  'published_at',
  'created',
];
const CHANGES = [
  'lastmod',
  'updated',
  'updatedDate',
  'last_modified_at',
  'modified',
  'modDatetime',
  'updatedAt',
];
const COVERS = [
  'image',
  'cover',
  'coverImage',
  'featured_image',
  'featuredImage',
  'heroImage',
  'hero',
  'thumbnail',
  'banner',
  'ogImage',
  'images',
];
const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/;
/** Folders that hold a site's content, which its addresses do not name. */
const ROOTS = /^(?:.*\/)?(?:src\/content|content|src\/pages|src|source)\//;

/** Whether a file is a post: it has a date, or says that it is none yet. A page has neither. */
export function isPost({ path, meta }: MarkdownFile): boolean {
  if (/(?:^|\/)_(?:posts|drafts)\//.test(path) || DATED.test(nameOf(path))) return true;
  return DATES.some((key) => dateOf(meta[key]) !== null) || meta.draft === true;
}

/** A post of a generator of static sites. */
export function postOf({ path, meta, body }: MarkdownFile, now: Date): ImportedPost {
  const [, day, rest] = DATED.exec(nameOf(path)) ?? [];
  const name = rest ?? nameOf(path);
  const address = text(meta, 'permalink', 'url');
  const more = body.search(/<!--\s*(?:more|excerpt)\s*-->/);
  const { html, leftOut } = bodyHtml(body, posix.dirname(path), path.endsWith('.mdx'));
  const publishedAt = firstDate(meta, DATES) ?? dateOf(day);
  const isExpired = (dateOf(meta.expiryDate) ?? now) < now;
  const isDraft = meta.draft === true || meta.published === false || /(?:^|\/)_drafts\//.test(path);
  const slug =
    text(meta, 'slug') || (isTemplate(address) ? '' : posix.basename(address.replace(/\.html?$/, '')));
  const cover = coverOf(meta, posix.dirname(path));
  const beginning = more < 0 ? '' : bodyHtml(body.slice(0, more), '', path.endsWith('.mdx')).html;
  return {
    kind: 'post',
    id: path,
    slug: slug || name,
    title: text(meta, 'title') || headingOf(body) || name.replaceAll(/[-_]+/g, ' '),
    html,
    excerpt: plainText(escaped(text(meta, 'excerpt', 'summary', 'description'))) || plainText(beginning),
    status: isDraft || isExpired ? 'draft' : 'published',
    hidden: isExpired ? 'shown until a date that is over' : null,
    publishedAt,
    createdAt: publishedAt,
    changedAt: firstDate(meta, CHANGES),
    categories: [
      ...new Set([
        ...list(meta.categories),
        ...list(meta.category),
        ...list(taxonomy(meta, 'categories')),
        ...foldersOf(path),
      ]),
    ],
    tags: [...new Set([...list(meta.tags), ...list(taxonomy(meta, 'tags'))])].filter(
      (tag) => !/^(?:posts?|all)$/.test(tag),
    ),
    author: authorOf(meta),
    cover,
    metaTitle: text(meta, 'seoTitle', 'metaTitle', 'meta_title'),
    metaDescription: text(meta, 'description', 'metaDescription', 'meta_description'),
    oldAddresses: addressesOf(path, meta, {
      name,
      day: publishedAt === null ? day : dayOf(publishedAt),
      slug,
    }),
    warnings: leftOut.length === 0 ? [] : [`comes without ${leftOut.join(', ')}`],
  };
}

/** A text without a date stands by itself, where its file says, or it itself. */
export function pageOf(file: MarkdownFile, now: Date): ImportedPage {
  const { title, html, excerpt, status, hidden, changedAt, oldAddresses } = postOf(file, now);
  const address = text(file.meta, 'permalink', 'url');
  const own = isTemplate(address)
    ? ''
    : address.replace(/^https?:\/\/[^/]+/i, '').replace(/\.html?$|^\/|\/$/g, '');
  return {
    kind: 'page',
    slug: own || file.path.replace(ROOTS, '').replace(/(?:\/?index)?\.(?:md|mdx|markdown)$/i, ''),
    title,
    html,
    excerpt,
    place: file.path,
    hidden: status === 'published' ? null : (hidden ?? 'a draft'),
    changedAt,
    oldAddresses,
  };
}

/** The file's own, or its folder's where it is the folder's text. */
function nameOf(path: string): string {
  const name = posix.basename(path).replace(/\.(?:md|mdx|markdown)$/i, '');
  return name === 'index' ? posix.basename(posix.dirname(path)) : name;
}

function headingOf(body: string): string {
  return /^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1] ?? '';
}

/** Jekyll takes the folders above `_posts` for categories. */
function foldersOf(path: string): string[] {
  const [, above] = /^(.*)\/_posts\//.exec(path) ?? [];
  return (above ?? '').split('/').filter((folder) => folder !== '' && !/^(?:src|source|docs)$/.test(folder));
}

function coverOf(meta: Meta, folder: string): ImportedPost['cover'] {
  const value =
    COVERS.map((key) => meta[key]).find((found) => found !== undefined && found !== null) ??
    (meta.header as Meta | undefined)?.image;
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const parts = typeof first === 'object' && first !== null ? (first as Meta) : { src: first };
  const address = text(parts, 'src', 'image', 'url', 'path');
  const alt = text(parts, 'alt') || text(meta, 'imageAlt', 'image_alt', 'heroImageAlt', 'coverAlt');
  return address === '' ? null : { address: placed(withoutLiquid(address), folder), alt };
}

function withoutLiquid(address: string): string {
  return address.replace(/\{\{[^}]*\}\}/g, '');
}

function authorOf(meta: Meta): string {
  const value = meta.authors ?? meta.author;
  const names = (Array.isArray(value) ? value : [value]).map((author: unknown) =>
    typeof author === 'object' && author !== null
      ? text(author as Meta, 'name')
      : typeof author === 'string'
        ? author
        : '',
  );
  return [...new Set(names.filter((name) => name !== ''))].join(', ');
}

/** What it says itself, and what the generators do without being told. */
function addressesOf(
  path: string,
  meta: Meta,
  { name, day, slug }: { name: string; day: string | undefined; slug: string },
): string[] {
  const own = [
    text(meta, 'permalink', 'url'),
    ...list(meta.aliases, /,/),
    ...list(meta.redirect_from, /,/),
  ].filter((address) => address !== '' && !isTemplate(address));
  const last = slug || name;
  if (/(?:^|\/)_(?:posts|drafts)\//.test(path)) {
    if (day === undefined) return own;
    const groups = [...foldersOf(path), ...list(meta.categories), ...list(meta.category)].map(
      (group) => `${group.toLowerCase()}/`,
    );
    const folders = [...new Set(['', groups.join(''), groups[0] ?? ''])];
    return [
      ...own,
      ...folders.flatMap((folder) => [
        `/${folder}${day.replaceAll('-', '/')}/${last}.html`,
        `/${folder}${day.replaceAll('-', '/')}/${last}`,
      ]),
    ];
  }
  const below = path
    .replace(ROOTS, '')
    .replace(/\.(?:md|mdx|markdown)$/i, '')
    .replace(/\/index$/, '');
  const folder = posix.dirname(below);
  return [...new Set([...own, `/${below}`, folder === '.' ? `/${last}` : `/${folder}/${last}`])].map(
    (address) => (/^(?:\/|https?:)/.test(address) ? address : `/${address}`),
  );
}

function isTemplate(address: string): boolean {
  return address === '' || /[{}:]/.test(address.replace(/^https?:/, ''));
}

function taxonomy(meta: Meta, key: string): unknown {
  const value = meta.taxonomies;
  return typeof value === 'object' && value !== null ? (value as Meta)[key] : undefined;
}

/** A list, or its items in one text, separated by commas, or else by blanks. */
function list(value: unknown, separator: RegExp | null = null): string[] {
  const items: unknown[] = Array.isArray(value)
    ? value
    : typeof value === 'string'
      ? value.split(separator ?? (value.includes(',') ? /,/ : /\s+/))
      : [];
  return items
    .flatMap((item) => (typeof item === 'string' || typeof item === 'number' ? [String(item).trim()] : []))
    .filter((item) => item !== '');
}

function firstDate(meta: Meta, keys: readonly string[]): Date | null {
  for (const key of keys) {
    const date = dateOf(meta[key]);
    if (date !== null) return date;
  }
  return null;
}

/** A day, or a time without a zone, is one where the business is. */
function dateOf(value: unknown): Date | null {
  if (value instanceof Date)
    return isLocal(value) ? dateOf(value.toISOString().replace(/Z$/, '')) : valid(value);
  if (typeof value !== 'string') return null;
  const [, day = '', time = '00:00', seconds = '0', zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{1,2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i.exec(
      value.trim(),
    ) ?? [];
  if (day === '') return /[a-z]{3}/i.test(value) && /\d{4}/.test(value) ? valid(new Date(value)) : null;
  const clock = time.padStart(5, '0');
  const full = `${day}T${clock}:${seconds.padStart(2, '0')}`;
  if (valid(new Date(`${full}Z`)) === null) return null;
  if (zone !== undefined)
    return valid(new Date(`${full}${/^[a-z]/i.test(zone) ? 'Z' : zone.replace(/^(...):?(..)$/, '$1:$2')}`));
  const instant = instantAt(day, clock) ?? new Date(`${full}Z`);
  return new Date(instant.getTime() + Number(seconds) * 1_000);
}

/** TOML's dates know whether they have a zone. */
function isLocal(date: Date): boolean {
  return (
    'isLocal' in date && typeof date.isLocal === 'function' && (date as { isLocal: () => boolean }).isLocal()
  );
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}

function text(meta: Meta, ...keys: string[]): string {
  const value = keys
    .map((key) => meta[key])
    .find((found) => typeof found === 'string' || typeof found === 'number');
  return value === undefined ? '' : String(value).trim();
}

/** Front matter is text, not HTML. */
function escaped(value: string): string {
  return value.replaceAll('<', '&lt;');
}
