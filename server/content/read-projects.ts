import { marked } from 'marked';
import { z } from 'zod';
import {
  type Project,
  type ProjectCategory,
  projectCategories,
  projectStatuses,
} from '#content/portfolio.ts';
import type { ProjectStatus } from '#content/portfolio.ts';
import { services } from '#content/services.ts';
import { LIMITS } from '#shared/limits.ts';
import { plainText } from '../plain-text.ts';
import { ContentError } from './content-error.ts';
import { readMarkdown } from './read-markdown.ts';

/** A project's file. */
export interface ProjectFile {
  /** The file's name without `.md`, and the last part of the page's address. */
  slug: string;
  /** As people are told about it. */
  file: string;
  project: Project;
  /** The service that it is an example of, by its name. */
  service: string | undefined;
  study: StudyFields;
  /** The text after its first paragraph, which is the project's description: Markdown, '' where there is none. */
  text: string;
}

/** What a project's own page tells beside its text. */
export type StudyFields = z.infer<typeof studyFields>;

const line = z.string().min(1);
const address = z.string().regex(/^(https?:\/\/|\/)/, 'must begin with https:// or /');
const picture = z
  .string()
  .startsWith('/', 'must be the address of a picture below public/, beginning with /');

/** A picture, a text, or both. */
const side = z
  .strictObject({
    image: picture.optional(),
    imageAlt: z.string().min(1, 'must tell what the picture shows').optional(),
    text: line.optional(),
  })
  .refine(({ image, text }) => image !== undefined || text !== undefined, 'needs an image, a text, or both')
  .refine(({ image, imageAlt }) => image === undefined || imageAlt !== undefined, {
    path: ['imageAlt'],
    message: 'is missing: it tells what the picture shows',
  });

const YEAR = 'must be a year, or words like 2024 to 2026';

const studyFields = z.object({
  /** One sentence: what changed for the client. Search engines show it, too. */
  change: line.max(LIMITS.metaDescription).optional(),
  figure: z.strictObject({ value: line.max(12, 'has at most 12 characters'), label: line }).optional(),
  before: side.optional(),
  after: side.optional(),
  year: z.union([z.int().min(1990, YEAR), line], YEAR).optional(),
  duration: line.optional(),
  /** The client is invented, and the page says so. */
  sample: z.literal(true, 'must be true, or left out').optional(),
  testimonial: z.strictObject({ quote: line, name: line, role: line.optional() }).optional(),
});

const frontMatter = z.strictObject({
  /** The place among the others; no two have the same. */
  order: z.int().positive(),
  title: line,
  category: z.enum(Object.keys(projectCategories) as [ProjectCategory]),
  status: z.enum(Object.keys(projectStatuses) as [ProjectStatus]),
  image: picture,
  imageAlt: z.string().min(1, 'must tell what the picture shows'),
  technologies: z.array(z.string()).min(1),
  features: z.array(z.string()).min(1),
  liveUrl: address.optional(),
  githubUrl: address.optional(),
  service: z
    .enum(
      services.map(({ name }) => name),
      'must be the name of a service, as services.ts spells it',
    )
    .optional(),
  ...studyFields.shape,
});

/** Of small letters and digits, so that nobody spells it in another way. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Reads a folder of projects, one Markdown file each, in their order.
 * @throws a sentence that names the file and the field that is wrong
 */
export function readProjects(folder: string): ProjectFile[] {
  const files = readMarkdown(folder, frontMatter).sort((a, b) => a.meta.order - b.meta.order);
  return files.map(({ path: slug, file, meta, body }, index) => {
    const { order, service, liveUrl = null, githubUrl = null, ...rest } = meta;
    if (!NAME.test(slug)) {
      throw new ContentError(
        `${file}: a project’s name is the end of its page’s address, of small letters, digits and hyphens: new-bakery.md.`,
      );
    }
    if (files[index - 1]?.meta.order === order) {
      throw new ContentError(`${file}: ‘order’ is ${order}, as in ${files[index - 1]?.file}.`);
    }
    const { title, category, status, image, imageAlt, technologies, features, ...study } = rest;
    const { description, text } = partsOf(body);
    if (description === '')
      throw new ContentError(`${file} has no text: its first paragraph describes the project.`);
    const facts = { title, category, status, image, imageAlt, technologies, features };
    return {
      slug,
      file,
      project: { id: order, slug, ...facts, description, liveUrl, githubUrl },
      service,
      study,
      text,
    };
  });
}

function partsOf(body: string) {
  const tokens = marked.lexer(body);
  const first = tokens.find(({ type }) => type === 'paragraph');
  const rest = tokens.filter((token) => token !== first);
  const description = first === undefined ? '' : marked.parser([first]);
  return {
    description: plainText(description),
    text: rest
      .map(({ raw }) => raw)
      .join('')
      .trim(),
  };
}
