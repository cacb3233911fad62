import { shortened } from '../shortened.ts';
import { createHash } from 'node:crypto';
import { LIMITS } from '#shared/limits.ts';
import { readTimeOf } from '#shared/read-time.ts';
import type { PostRow } from '../db/tables.ts';
import { plainText, proseText } from '../plain-text.ts';
import { searchText } from '../search-text.ts';
import type { ExactPost, ImportedPost } from './item.ts';

/** What an import writes of a post, and leaves alone once the owner has changed it. */
export type ImportedFields = Pick<
  PostRow,
  | 'title'
  | 'excerpt'
  | 'content'
  | 'featured_image'
  | 'image_alt'
  | 'status'
  | 'published_at'
  | 'category_id'
  | 'author'
  | 'tags'
  | 'meta_title'
  | 'meta_description'
>;

/** The digest of each field as it was brought. */
export type FieldDigests = Record<keyof ImportedFields, string>;

const EXCERPT_LENGTH = 200;
const MAX_SCHEDULE_DAYS = 730;
const DAY_MS = 24 * 60 * 60 * 1_000;
const UNREADABLE =
  // eslint-disable-next-line no-control-regex -- control characters are what it takes out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** What a post is made of here, within the limits that the editor has, and a sentence for each thing that was left out. */
export function fieldsOf(
  post: ImportedPost,
  made: { content: string; cover: string; categoryId: number; extraTags: readonly string[] },
  now: Date,
): { fields: ImportedFields; warnings: string[] } {
  const warnings: string[] = [];
  const text = plainText(made.content);
  const title = shortened(line(post.title), LIMITS.title) || beginning(text, 60) || 'Untitled';
  const excerpt =
    shortened(line(post.excerpt), LIMITS.excerpt) || beginning(proseText(made.content), EXCERPT_LENGTH);
  if (line(post.title).length > LIMITS.title) warnings.push('its title was shortened');
  if (line(post.title) === '') warnings.push(`has no title; it is called “${title}”`);
  const { tags, left } = tagsWithin([...post.tags, ...made.extraTags]);
  if (left.length > 0) {
    const all = left.length + tags.length;
    warnings.push(`has ${all} tags and further categories; ${left.length} were left out: ${left.join(', ')}`);
  }
  return {
    fields: {
      title,
      excerpt: excerpt || title.slice(0, LIMITS.excerpt),
      content: made.content.replaceAll('\0', '').toWellFormed(),
      featured_image: made.cover,
      image_alt: made.cover === '' ? '' : line(post.cover?.alt ?? '').slice(0, LIMITS.imageAlt),
      ...publicationOf(post, now, warnings),
      category_id: made.categoryId,
      author: shortened(line(post.author), LIMITS.name),
      tags: JSON.stringify(tags),
      meta_title: shortened(line(post.metaTitle), LIMITS.metaTitle),
      meta_description: shortened(line(post.metaDescription), LIMITS.metaDescription),
    },
    warnings,
  };
}

/**
 * A post that this program has exported, to the letter. One that was scheduled stays so while its date is ahead; else it
 * waits for the owner's word.
 */
export function exactFields(
  post: ImportedPost,
  exact: ExactPost,
  categoryId: number,
  now: Date,
): { fields: ImportedFields; warnings: string[] } {
  const { publishedAt } = post;
  const hasPassed = exact.isScheduled && (publishedAt === null || publishedAt <= now);
  const isPublished = post.status === 'published' && publishedAt !== null && !hasPassed;
  return {
    fields: {
      title: post.title,
      excerpt: post.excerpt,
      content: post.html,
      featured_image: post.cover?.address ?? '',
      image_alt: exact.image_alt,
      status: isPublished ? 'published' : 'draft',
      published_at: publishedAt?.toISOString() ?? null,
      category_id: categoryId,
      author: post.author,
      tags: JSON.stringify(post.tags),
      meta_title: post.metaTitle,
      meta_description: post.metaDescription,
    },
    warnings: hasPassed ? ['was scheduled for a day that has passed meanwhile: it is a draft here'] : [],
  };
}

/** What follows from a post's texts. */
export function derivedFrom({ title, excerpt, content }: Pick<PostRow, 'title' | 'excerpt' | 'content'>) {
  const text = plainText(content);
  return { search_text: searchText({ title, excerpt, text }), read_time: readTimeOf(text) };
}

export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}

export function digestsOf(fields: ImportedFields): FieldDigests {
  return Object.fromEntries(NAMES.map((name) => [name, digestOf(fields[name])])) as FieldDigests;
}

export const NAMES = [
  'title',
  'excerpt',
  'content',
  'featured_image',
  'image_alt',
  'status',
  'published_at',
  'category_id',
  'author',
  'tags',
  'meta_title',
  'meta_description',
] as const satisfies readonly (keyof ImportedFields)[];

/** What was hidden stays so, and what would appear later waits for the owner's word. */
function publicationOf(
  { status, hidden, publishedAt }: ImportedPost,
  now: Date,
  warnings: string[],
): Pick<ImportedFields, 'status' | 'published_at'> {
  const at = publishedAt?.getTime() ?? null;
  const isTooFar = at !== null && (at < 0 || at > now.getTime() + MAX_SCHEDULE_DAYS * DAY_MS);
  const published_at = publishedAt === null || isTooFar ? null : publishedAt.toISOString();
  if (isTooFar) warnings.push('its date is before 1970 or more than two years ahead, and was left out');
  if (hidden !== null) warnings.push(`was ${hidden}: it is a draft here`);
  else if (status === 'published' && published_at === null) warnings.push('has no date: it is a draft here');
  else if (status === 'published' && at !== null && at > now.getTime())
    warnings.push('has a date ahead: it is a draft here');
  else if (status === 'published') return { status, published_at };
  return { status: 'draft', published_at };
}

function tagsWithin(labels: readonly string[]): { tags: string[]; left: string[] } {
  const tags: string[] = [];
  const left: string[] = [];
  const seen = new Set<string>();
  for (const label of labels.map(line)) {
    const folded = label.toLowerCase();
    if (label === '' || seen.has(folded)) continue;
    seen.add(folded);
    (label.length > LIMITS.tag || tags.length === LIMITS.tags ? left : tags).push(label);
  }
  return { tags, left };
}

/** As one line, without what no keyboard writes. */
export function line(text: string): string {
  return text.toWellFormed().replace(UNREADABLE, '').replace(/\s+/g, ' ').trim();
}

/** How a text begins, up to a word's end. */
export function beginning(text: string, max: number): string {
  const words = line(text);
  if (words.length <= max) return words;
  return `${words
    .slice(0, max)
    .replace(/\s+\S*$/, '')
    .replace(/[\s,.;:–-]+$/, '')}…`;
}
