import { marked } from 'marked';
import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { readTimeOf } from '#shared/read-time.ts';
import { ContentError } from '../content/content-error.ts';
import { readMarkdown } from '../content/read-markdown.ts';
import { plainText } from '../plain-text.ts';
import { slugify } from '#shared/slug.ts';

const frontMatter = z
  .strictObject({
    title: z.string().min(1).max(LIMITS.title),
    category: z.string(),
    status: z.literal('draft').optional(),
    published: z.iso.date().optional(),
    excerpt: z.string().min(1).max(LIMITS.excerpt),
    cover: z.string().startsWith('/'),
    attribution: z.string().max(LIMITS.attribution),
    tags: z.array(z.string().max(LIMITS.tag)).max(LIMITS.tags),
    metaTitle: z.string().max(LIMITS.metaTitle),
    metaDescription: z.string().max(LIMITS.metaDescription),
  })
  .refine(({ status, published }) => status === 'draft' || published !== undefined, {
    path: ['published'],
    message: 'is missing: the day it was published, like 2026-11-30, unless ‘status’ is draft',
  });

export interface DemoPost extends z.infer<typeof frontMatter> {
  slug: string;
  html: string;
  text: string;
  /** Minutes, estimated from the number of words. */
  readTime: number;
}

/**
 * Reads a folder of Markdown posts, one per file; the file name is the slug.
 * @param categories those that a post can be in
 * @throws a sentence that names the file and the field that is wrong
 */
export function readPosts(folder: string, categories: readonly { name: string }[]): DemoPost[] {
  const names = categories.map(({ name }) => name);
  return readMarkdown(folder, frontMatter).map(({ path, file, meta, body }) => {
    if (slugify(path, '') !== path) {
      throw new ContentError(
        `${file}: a post’s name is its address, of small letters, digits and hyphens, like ${slugify(path, 'a-post')}.md.`,
      );
    }
    if (!names.includes(meta.category)) {
      throw new ContentError(`${file}: ‘category’ must be ${names.join(', ')}.`);
    }
    const html = marked.parse(body, { async: false, gfm: true }).trim();
    const text = plainText(html);
    return { ...meta, slug: path, html, text, readTime: readTimeOf(text) };
  });
}
