import { readFile, stat } from 'node:fs/promises';
import { marked } from 'marked';
import { plainText } from '../../../plain-text.ts';
import { encodingOf } from '../../decode-text.ts';
import { ImportFailure } from '../../import-failure.ts';
import type { ImportedItem, ImportedPage, ImportedPost } from '../../item.ts';
import type { Source } from '../../source.ts';
import type { Format } from '../format.ts';
import { lexicalHtml } from './lexical.ts';
import { mobiledocHtml } from './mobiledoc.ts';

type Row = Readonly<Record<string, unknown>>;

/** The tables of an export, whichever of them there are. */
type Tables = Readonly<Record<string, readonly Row[]>>;

/** Ghost's own export, 1 to 6. */
export const ghost: Format = {
  name: 'ghost',
  recognises: ({ isFolder, head }) =>
    Promise.resolve(
      !isFolder &&
        /^\uFEFF?\s*\{/.test(head) &&
        (/"db"\s*:\s*\[\s*\{/.test(head) || /"exported_on"\s*:/.test(head)),
    ),
  read,
};

/** A text of JavaScript can't be longer. */
const MAX_BYTES = 400 * 1024 * 1024;

async function* read({ path }: Source): AsyncGenerator<ImportedItem> {
  const tables = await readTables(path);
  const rows = tables.posts ?? [];
  const isPage = (row: Row) => text(row, 'type') === 'page' || row.page === 1 || row.page === true;
  const posts = rows.filter((row) => !isPage(row));
  // Where the site was is not in the export: its addresses begin with a mark, and become paths.
  yield { kind: 'site', id: 'export', homes: [], posts: posts.length, isOriginal: null };
  for (const row of posts) yield postOf(row, tables);
  for (const tag of tables.tags ?? []) {
    if (!isInternal(tag))
      yield { kind: 'topic', name: text(tag, 'name'), oldAddresses: [`/tag/${text(tag, 'slug')}`] };
  }
  yield { kind: 'redirect', from: '/rss', to: '/feed.xml' };
  for (const row of rows.filter(isPage)) yield pageOf(row, tables);
}

/** @throws ImportFailure */
async function readTables(path: string): Promise<Tables> {
  if ((await stat(path)).size > MAX_BYTES)
    throw new ImportFailure(`${path} is larger than 400 MB, which can’t be read.`);
  const data = dataOf(await parsed(path));
  if (data === null)
    throw new ImportFailure(`${path} looks like an export of Ghost, but has no posts in it.`);
  return Object.fromEntries(
    Object.entries(data).map(([name, rows]) => [name, Array.isArray(rows) ? (rows as Row[]) : []]),
  );
}

async function parsed(path: string): Promise<unknown> {
  const bytes = await readFile(path);
  try {
    return JSON.parse(new TextDecoder(encodingOf(bytes)).decode(bytes)) as unknown;
  } catch (error) {
    throw new ImportFailure(`${path} is cut off or damaged: it is no JSON. Export it again.`, {
      cause: error,
    });
  }
}

function dataOf(json: unknown): object | null {
  const { db, data } = json as { db?: { data?: unknown }[]; data?: unknown };
  const found = (Array.isArray(db) ? db[0]?.data : undefined) ?? data;
  return typeof found === 'object' && found !== null && 'posts' in found ? found : null;
}

function postOf(row: Row, tables: Tables): ImportedPost {
  const meta = (tables.posts_meta ?? []).find(({ post_id: id }) => id === row.id) ?? {};
  const value = (key: string) => text(row, key) || text(meta, key);
  const slug = text(row, 'slug');
  const status = text(row, 'status');
  const hidden = hiddenBy(row, meta);
  const cover = value('feature_image') || text(row, 'image');
  const labels = joined(row, tables, 'posts_tags', 'tag_id', tables.tags ?? []).filter(
    (tag) => !isInternal(tag),
  );
  const [main, ...tags] = labels.map((tag) => text(tag, 'name'));
  return {
    kind: 'post',
    id: text(row, 'id') || text(row, 'uuid') || slug,
    slug,
    title: plainText(text(row, 'title').replaceAll('<', '&lt;')),
    html: contentOf(row),
    excerpt: plainText(value('custom_excerpt')),
    status: status === 'published' && hidden === null ? 'published' : 'draft',
    hidden,
    publishedAt: dateOf(row.published_at),
    createdAt: dateOf(row.created_at) ?? dateOf(row.published_at),
    changedAt: dateOf(row.updated_at),
    categories: main === undefined ? [] : [main],
    tags: tags,
    author: bylineOf(row, tables),
    cover: cover === '' ? null : { address: own(cover), alt: value('feature_image_alt') },
    metaTitle: value('meta_title'),
    metaDescription: value('meta_description'),
    oldAddresses: slug === '' ? [] : [`/${slug}`],
    warnings: [],
  };
}

function pageOf(row: Row, tables: Tables): ImportedPage {
  const { slug, title, html, excerpt, status, hidden, changedAt, oldAddresses } = postOf(row, tables);
  return {
    kind: 'page',
    slug,
    title,
    html,
    excerpt,
    place: `/${slug}/`,
    hidden: status === 'published' ? null : (hidden ?? 'a draft'),
    changedAt,
    oldAddresses,
  };
}

/** What members read, or got by mail alone, is for nobody else. */
function hiddenBy(row: Row, meta: Row): string | null {
  const status = text(row, 'status');
  const visibility = text(row, 'visibility') || 'public';
  const emailOnly = meta.email_only ?? row.email_only;
  if (status === 'sent' || emailOnly === 1 || emailOnly === true) return 'sent by mail only';
  if (visibility !== 'public') return visibility === 'paid' ? 'for paying members only' : 'for members only';
  return status === 'scheduled' ? 'scheduled' : null;
}

/** The finished HTML, or else what it would be made from. */
function contentOf(row: Row): string {
  const made =
    text(row, 'html') ||
    lexicalHtml(text(row, 'lexical')) ||
    mobiledocHtml(text(row, 'mobiledoc')) ||
    marked.parse(text(row, 'markdown'), { async: false, gfm: true });
  return own(made);
}

/** Rows of another table that belong to a post, in their order. */
function joined(post: Row, tables: Tables, through: string, key: string, rows: readonly Row[]): Row[] {
  return (tables[through] ?? [])
    .filter(({ post_id: id }) => id === post.id)
    .toSorted((a, b) => Number(a.sort_order ?? 0) - Number(b.sort_order ?? 0))
    .map((link) => rows.find(({ id }) => id === link[key]))
    .filter((row) => row !== undefined);
}

/** Only names: what else is known of users stays where it is. */
function bylineOf(row: Row, tables: Tables): string {
  const users = tables.users ?? [];
  const several = joined(row, tables, 'posts_authors', 'author_id', users);
  const authors = several.length > 0 ? several : users.filter(({ id }) => id === row.author_id);
  return [...new Set(authors.map((user) => text(user, 'name')))].join(', ');
}

function isInternal(tag: Row): boolean {
  return text(tag, 'visibility') === 'internal' || text(tag, 'name').startsWith('#');
}

/** Milliseconds, ISO 8601, or a date and a time that mean UTC. */
function dateOf(value: unknown): Date | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const isPlain = typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(value);
  const date = new Date(isPlain ? `${value.replace(' ', 'T')}Z` : value);
  return Number.isNaN(date.getTime()) ? null : date;
}

function own(html: string): string {
  return html.replaceAll('__GHOST_URL__', '');
}

function text(row: Row, key: string): string {
  const value = row[key];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
