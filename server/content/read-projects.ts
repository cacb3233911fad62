import { marked } from 'marked';
import { z } from 'zod';
import {
  type Project,
  type ProjectCategory,
  projectCategories,
  projectStatuses,
} from '#content/portfolio.ts';
import type { ProjectStatus } from '#content/portfolio.ts';
import { plainText } from '../plain-text.ts';
import { ContentError } from './content-error.ts';
import { readMarkdown } from './read-markdown.ts';

/** A project's file. */
interface ProjectFile {
  /** The file's name without `.md`. */
  slug: string;
  project: Project;
  /** The whole text; its first paragraph is the project's description. */
  html: string;
}

const address = z.string().regex(/^(https?:\/\/|\/)/, 'must begin with https:// or /');

const frontMatter = z.strictObject({
  /** The place among the others; no two have the same. */
  order: z.int().positive(),
  title: z.string().min(1),
  category: z.enum(Object.keys(projectCategories) as [ProjectCategory]),
  status: z.enum(Object.keys(projectStatuses) as [ProjectStatus]),
  image: z.string().startsWith('/', 'must be the address of a picture below public/, beginning with /'),
  imageAlt: z.string().min(1, 'must tell what the picture shows'),
  technologies: z.array(z.string()).min(1),
  features: z.array(z.string()).min(1),
  liveUrl: address.optional(),
  githubUrl: address.optional(),
});

/**
 * Reads a folder of projects, one Markdown file each, in their order.
 * @throws a sentence that names the file and the field that is wrong
 */
export function readProjects(folder: string): ProjectFile[] {
  const files = readMarkdown(folder, frontMatter).sort((a, b) => a.meta.order - b.meta.order);
  return files.map(({ path, file, meta, body }, index) => {
    const { order, liveUrl = null, githubUrl = null, ...rest } = meta;
    if (files[index - 1]?.meta.order === order) {
      throw new ContentError(`${file}: ‘order’ is ${order}, as in ${files[index - 1]?.file}.`);
    }
    const html = marked.parse(body, { async: false, gfm: true }).trim();
    const description = plainText(/<p>[\s\S]*?<\/p>/.exec(html)?.[0] ?? '');
    if (description === '')
      throw new ContentError(`${file} has no text: its first paragraph describes the project.`);
    return { slug: path, project: { id: order, ...rest, description, liveUrl, githubUrl }, html };
  });
}
