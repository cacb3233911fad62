import { shortened } from '../shortened.ts';
import { createHash } from 'node:crypto';
import { business } from '#content/business.ts';
import { slugify } from '#shared/slug.ts';
import type { Db } from '../db/engine.ts';
import type { PostRow } from '../db/tables.ts';
import { tagSlug, tagsOf } from '../features/posts/post-tags.repository.ts';
import { absoluteUrl, foreignHtml } from './foreign-html.ts';
import { plainName } from './plain-name.ts';
import { rowsOf } from './rows.repository.ts';
import type { SiteFacts } from './site-facts.ts';

/** Whose form of an export this is. */
const GHOST_VERSION = '6.0.0';
/** What Ghost refuses longer ones of, and the post with them. */
const MAX = { excerpt: 300, alt: 191, meta: 300, slug: 185 };

interface Term {
  id: string;
  name: string;
  slug: string;
  description: string | null;
}

/**
 * All posts as Ghost exports them, so that its importer takes them. Ghost makes its own form of the HTML. A post's category
 * is its first tag, as Ghost has it.
 */
export async function* ghostJson(db: Db, facts: SiteFacts): AsyncGenerator<string> {
  const { at } = facts;
  const terms = new Map<string, Term>();
  for (const { name, slug, description } of facts.categories.values())
    terms.set(slug, termOf(slug, name, description));
  const authors = new Map<string, string>([[business.who.name, authorSlug(business.who.name)]]);
  yield `{"db":[{"meta":${JSON.stringify({ exported_on: Date.parse(at), version: GHOST_VERSION })},"data":{`;
  yield* table('posts', postRows(db, facts));
  yield ',';
  yield* table('posts_meta', metaRows(db));
  yield ',';
  // What comes after has to know all tags and authors.
  yield* table('posts_tags', tagLinks(db, facts, terms));
  yield ',';
  yield* table('posts_authors', authorLinks(db, authors));
  yield ',';
  yield* table('tags', tagRows(terms, at));
  yield ',';
  yield* table('users', userRows(authors, facts));
  yield ',';
  const role = idOf('role', 'Author');
  yield* table('roles', [{ id: role, name: 'Author', description: 'Authors', created_at: at }]);
  yield ',';
  const links = [...new Set(authors.values())].map((slug) => ({
    id: idOf('role of', slug),
    role_id: role,
    user_id: idOf('user', slug),
  }));
  yield* table('roles_users', links);
  yield '}}]}\n';
}

async function* table(name: string, rows: Iterable<object> | AsyncIterable<object>): AsyncGenerator<string> {
  yield `${JSON.stringify(name)}:[`;
  let before = '';
  for await (const row of rows) {
    yield before + JSON.stringify(row).toWellFormed();
    before = ',\n';
  }
  yield ']';
}

async function* postRows(db: Db, facts: SiteFacts): AsyncGenerator<object> {
  for await (const post of rowsOf(db, 'posts')) yield postRow(post, facts);
}

function postRow(post: PostRow, { siteUrl, at }: SiteFacts): object {
  const { id, published_at } = post;
  const isScheduled = (published_at ?? '') > at;
  const html = foreignHtml(post.content, siteUrl, {
    video: (id) => `<figure><iframe src="https://www.youtube.com/embed/${id}"></iframe></figure>`,
    button: ({ begun, words, align }) =>
      `<div class="kg-card kg-button-card kg-align-${align}">${begun} class="kg-btn kg-btn-accent">${words}</a></div>`,
    wide: 'kg-card kg-image-card kg-width-wide',
  });
  return {
    id: idOf('post', String(id)),
    uuid: uuidOf('post', String(id)),
    title: post.title,
    slug: post.slug.slice(0, MAX.slug),
    html,
    comment_id: String(id),
    feature_image: post.featured_image === '' ? null : absoluteUrl(post.featured_image, siteUrl),
    featured: 0,
    type: 'post',
    status: post.status === 'draft' ? 'draft' : isScheduled ? 'scheduled' : 'published',
    visibility: 'public',
    email_recipient_filter: 'all',
    created_at: post.created_at,
    updated_at: post.updated_at,
    published_at,
    custom_excerpt: post.excerpt === '' ? null : shortened(post.excerpt, MAX.excerpt),
  };
}

async function* metaRows(db: Db): AsyncGenerator<object> {
  for await (const { id, meta_title, meta_description, image_alt, image_attribution } of rowsOf(
    db,
    'posts',
  )) {
    if (meta_title + meta_description + image_alt + image_attribution === '') continue;
    const text = (value: string, max: number) => (value === '' ? null : shortened(value, max));
    yield {
      id: idOf('meta', String(id)),
      post_id: idOf('post', String(id)),
      meta_title: text(meta_title, MAX.meta),
      meta_description: text(meta_description, MAX.meta),
      feature_image_alt: text(image_alt, MAX.alt),
      feature_image_caption: text(image_attribution, MAX.meta),
      email_only: 0,
    };
  }
}

async function* tagLinks(
  db: Db,
  { categories }: SiteFacts,
  terms: Map<string, Term>,
): AsyncGenerator<object> {
  for await (const post of rowsOf(db, 'posts')) {
    const main = categories.get(post.category_id)?.slug;
    const slugs = new Set(main === undefined ? [] : [main]);
    for (const tag of tagsOf(post)) {
      const slug = tagSlug(tag);
      if (!terms.has(slug)) terms.set(slug, termOf(slug, tag, ''));
      slugs.add(slug);
    }
    for (const [order, slug] of [...slugs].entries()) {
      yield {
        id: idOf('tag of', `${post.id} ${slug}`),
        post_id: idOf('post', String(post.id)),
        tag_id: idOf('tag', slug),
        sort_order: order,
      };
    }
  }
}

async function* authorLinks(db: Db, authors: Map<string, string>): AsyncGenerator<object> {
  const query = rowsOf(db, 'posts');
  for await (const { id, author } of query) {
    const name = author || business.who.name;
    const slug = authors.get(name) ?? authorSlug(name);
    authors.set(name, slug);
    yield {
      id: idOf('author of', String(id)),
      post_id: idOf('post', String(id)),
      author_id: idOf('user', slug),
      sort_order: 0,
    };
  }
}

function* tagRows(terms: ReadonlyMap<string, Term>, at: string): Generator<object> {
  for (const term of terms.values()) yield { ...term, visibility: 'public', created_at: at, updated_at: at };
}

/** Ghost makes a locked account of each author, which needs an address of its own. */
function* userRows(authors: ReadonlyMap<string, string>, { siteUrl, at }: SiteFacts): Generator<object> {
  const { hostname } = new URL(siteUrl);
  const host =
    hostname.includes('.') && !/^[\d.]+$/.test(hostname)
      ? hostname
      : `${hostname.replace(/[^a-z0-9-]/g, '')}.invalid`;
  const seen = new Set<string>();
  for (const [name, slug] of authors) {
    if (seen.has(slug)) continue; // two spellings of one name
    seen.add(slug);
    yield {
      id: idOf('user', slug),
      name,
      slug,
      email: `${plainName(slug)}@${host}`,
      created_at: at,
      updated_at: at,
    };
  }
}

function termOf(slug: string, name: string, description: string): Term {
  // Ghost takes a comma for the end of a tag, and a number sign for a tag that nobody sees.
  const named = name.replace(/^[,#\s]+/, '') || slug;
  return {
    id: idOf('tag', slug),
    name: named.slice(0, MAX.alt),
    slug: slug.slice(0, MAX.slug),
    description: description === '' ? null : description.slice(0, 500),
  };
}

function authorSlug(name: string): string {
  return slugify(name, 'author');
}

/** Always the same for the same thing, in the form of Ghost's ids. */
function idOf(kind: string, name: string): string {
  return digestOf(kind, name).slice(0, 24);
}

function uuidOf(kind: string, name: string): string {
  const hex = digestOf(kind, name);
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function digestOf(kind: string, name: string): string {
  return createHash('sha256').update(`${kind} ${name}`).digest('hex');
}
