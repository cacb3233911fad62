import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULT_FOCUS, isFocusPoint } from '#shared/focus-point.ts';
import { LIMITS } from '#shared/limits.ts';
import { htmlOfMarkdown } from '../../../post-markdown/post-markdown.ts';
import { EDITORS } from '../../../post-markdown/dialect.ts';
import { ImportFailure } from '../../import-failure.ts';
import type { ImportedPost } from '../../item.ts';

const text = (max: number) => z.string().max(max).default('');
/** As the database holds them: no later than the editor lets a post be scheduled, with room to spare. */
const instant = z.iso.datetime().refine((text) => /^(?:19[7-9]|20[0-8])/.test(text));
const slug = z
  .string()
  .min(1)
  .max(LIMITS.slug)
  .regex(/^[^\s/?#\\%\p{Cc}]+$/u);
const count = z.number().int().nonnegative();
const gap = z.string().regex(/^\s*$/).max(1_000);

const frontMatter = z.object({
  title: z.string().min(1).max(LIMITS.title),
  slug,
  date: instant.optional(),
  lastmod: instant,
  status: z.enum(['draft', 'scheduled', 'published']),
  categories: z.tuple([z.string().min(1).max(LIMITS.categoryName)]),
  tags: z.array(z.string().min(1).max(LIMITS.tag)).max(LIMITS.tags).default([]),
  author: text(LIMITS.name),
  excerpt: text(LIMITS.excerpt),
  image: text(2_000),
  image_alt: text(LIMITS.imageAlt),
  image_focus: z.string().refine(isFocusPoint).default(DEFAULT_FOCUS),
  image_attribution: text(LIMITS.attribution),
  meta_title: text(LIMITS.metaTitle),
  meta_description: text(LIMITS.metaDescription),
  read_time: z.union([z.string().max(100), count]).default(1),
  aliases: z.array(z.string().max(2_000)).default([]),
  shingle: z.object({
    id: count,
    created_at: instant,
    views: count,
    html: z
      .union([
        z.object({ form: z.enum(['compact', 'tight', 'lines', 'html']), between: gap, end: gap }),
        z.enum(['tight', 'lines', 'html']).transform((form) => ({ ...EDITORS, form })),
      ])
      .default(EDITORS),
    slugs: z.array(slug).default([]),
  }),
});

/** A post as `postFile` has written it. @throws ImportFailure when it is none */
export function readPost(source: string, file: string): ImportedPost {
  const [, head, body] = /^---\n([\s\S]*?\n)---\n\n([\s\S]*)\n$/.exec(source) ?? [];
  const parsed = frontMatter.safeParse(head === undefined ? null : yamlOf(head));
  if (!parsed.success || body === undefined) {
    const field = parsed.success ? '' : ` (${parsed.error.issues[0]?.path.join('.') ?? ''})`;
    throw new ImportFailure(`${file} is no post that this program has exported${field}.`);
  }
  const { data: meta } = parsed;
  const { id, created_at, views, html, slugs } = meta.shingle;
  const date = (value: string | undefined) => (value === undefined ? null : new Date(value));
  const earlier = new Set(slugs.map((name) => `/blog/${name}`));
  return {
    kind: 'post',
    id: postKey(id, created_at),
    slug: meta.slug,
    title: meta.title,
    html: htmlOfMarkdown(body, html),
    excerpt: meta.excerpt,
    status: meta.status === 'draft' ? 'draft' : 'published',
    hidden: null,
    publishedAt: date(meta.date),
    createdAt: date(created_at),
    changedAt: date(meta.lastmod),
    categories: meta.categories,
    tags: meta.tags,
    author: meta.author,
    cover: meta.image === '' ? null : { address: meta.image, alt: meta.image_alt },
    metaTitle: meta.meta_title,
    metaDescription: meta.meta_description,
    oldAddresses: meta.aliases.filter((address) => !earlier.has(address)),
    warnings: [],
    exact: {
      id,
      isScheduled: meta.status === 'scheduled',
      slugs,
      image_alt: meta.image_alt,
      extras: {
        image_attribution: meta.image_attribution,
        image_focus: meta.image_focus,
        read_time: meta.read_time,
        view_count: views,
        created_at,
        updated_at: meta.lastmod,
      },
    },
  };
}

/** What a post is known by in all exports of its site: its number alone may be given out again. */
export function postKey(id: number, createdAt: string): string {
  return `${id} ${createdAt}`;
}

function yamlOf(text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 0 }) as unknown;
  } catch {
    return null;
  }
}
