import { Document, parse } from 'yaml';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import type { PostRow } from '../db/tables.ts';
import { tagsOf } from '../features/posts/post-tags.repository.ts';
import { type Dialect, EDITORS } from '../post-markdown/dialect.ts';
import { markdownOf } from '../post-markdown/post-markdown.ts';
import type { SiteFacts } from './site-facts.ts';

/** What `shingle` in the front matter holds: what nobody but an import of this program needs. */
export interface OwnFacts {
  id: number;
  created_at: string;
  views: number;
  /** How its HTML is written: `compact`, as the editor does, where it is absent; a whole dialect where its name is not enough. */
  html?: Dialect | 'tight' | 'lines' | 'html';
  /** Earlier slugs. */
  slugs?: readonly string[];
}

/** Names that Windows has for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
const MAX_NAME_BYTES = 150;

/** The name of a post's file, which no slug can lead out of its folder. */
export function postFileName({ slug, id }: Pick<PostRow, 'slug' | 'id'>): string {
  const isName =
    /^[\p{L}\p{N}\p{M}]+(?:-+[\p{L}\p{N}\p{M}]+)*$/u.test(slug) &&
    Buffer.byteLength(slug) <= MAX_NAME_BYTES &&
    !DEVICES.test(slug);
  return `posts/${isName ? slug : `post-${id}`}.md`;
}

/** A post as Markdown with front matter: what other programs know by their names, and what this one needs below `shingle`. */
export function postFile(post: PostRow, facts: SiteFacts): string {
  const { markdown, dialect } = markdownOf(post.content.toWellFormed());
  return `---\n${frontMatter(fieldsOf(post, facts, dialect))}---\n\n${markdown}\n`;
}

function fieldsOf(post: PostRow, facts: SiteFacts, dialect: Dialect): Record<string, unknown> {
  const { id, created_at, view_count, slug, published_at } = post;
  const slugs = facts.slugs.get(id) ?? [];
  const aliases = [...slugs.map((earlier) => `/blog/${earlier}`), ...(facts.oldAddresses.get(id) ?? [])];
  const own: OwnFacts = {
    id,
    created_at,
    views: view_count,
    ...htmlFact(dialect),
    ...(slugs.length === 0 ? {} : { slugs }),
  };
  const fields: Record<string, unknown> = {
    title: post.title,
    slug,
    date: published_at,
    lastmod: post.updated_at,
    status: statusOf(post, facts.at),
    draft: post.status === 'draft',
    categories: [facts.categories.get(post.category_id)?.name ?? ''],
    tags: tagsOf(post),
    author: post.author,
    excerpt: post.excerpt,
    image: post.featured_image,
    image_alt: post.image_alt,
    image_focus: post.image_focus === DEFAULT_FOCUS ? '' : post.image_focus,
    image_attribution: post.image_attribution,
    meta_title: post.meta_title,
    meta_description: post.meta_description,
    read_time: post.read_time,
    permalink: `/blog/${slug}`,
    aliases,
    shingle: own,
  };
  const isSaid = (value: unknown) =>
    value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => isSaid(value)));
}

function htmlFact(dialect: Dialect): Pick<OwnFacts, 'html'> {
  const { form } = dialect;
  if (form === 'html') return { html: form };
  if (dialect.between !== EDITORS.between || dialect.end !== EDITORS.end) return { html: dialect };
  return form === 'compact' ? {} : { html: form };
}

/** As visitors see it at the moment of the export. */
function statusOf({ status, published_at }: PostRow, at: string): 'draft' | 'scheduled' | 'published' {
  if (status === 'draft') return 'draft';
  return (published_at ?? '') > at ? 'scheduled' : 'published';
}

/** As YAML that older readers of it take for the same; whatever would not come back as it was is quoted. */
function frontMatter(fields: Record<string, unknown>): string {
  const wellFormed = JSON.parse(JSON.stringify(fields).toWellFormed()) as Record<string, unknown>;
  const plain = yamlOf(wellFormed, 'PLAIN');
  return JSON.stringify(parsed(plain)) === JSON.stringify(wellFormed)
    ? plain
    : yamlOf(wellFormed, 'QUOTE_DOUBLE');
}

function yamlOf(fields: Record<string, unknown>, defaultStringType: 'PLAIN' | 'QUOTE_DOUBLE'): string {
  const document = new Document(fields, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
  return document.toString({ lineWidth: 0, defaultStringType, defaultKeyType: 'PLAIN' });
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return null;
  }
}
