import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { LIMITS } from '#shared/limits.ts';
import { readTimeOf } from '#shared/read-time.ts';
import { plainText } from '../plain-text.ts';

const frontMatter = z.strictObject({
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
 * @throws naming the file with invalid front matter
 */
export function readPosts(folder: string): DemoPost[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.map((file) => readPost(readFileSync(join(folder, file), 'utf8'), basename(file, '.md')));
}

function readPost(source: string, slug: string): DemoPost {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const meta = frontMatter.safeParse(parse(head));
  if (!meta.success) throw new Error(`${slug}.md: ${z.prettifyError(meta.error)}`);
  const html = marked.parse(body.trim(), { async: false, gfm: true }).trim();
  const text = plainText(html);
  return { ...meta.data, slug, html, text, readTime: readTimeOf(text) };
}
