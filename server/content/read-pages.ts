import { z } from 'zod';
import { business } from '#content/business.ts';
import { LIMITS } from '#shared/limits.ts';
import type { ContentPage } from '#shared/content-page.ts';
import { ContentError } from './content-error.ts';
import { isPageName, isTakenName } from './page-names.ts';
import { readMarkdown } from './read-markdown.ts';

/** A page's file: what is known of the page without its text, and the text. */
export interface PageFile {
  page: ContentPage;
  /** As people are told about it. */
  file: string;
  /** Markdown. */
  body: string;
}

const inSite = z.string().startsWith('/', 'must begin with /');

const frontMatter = z
  .strictObject({
    title: z.string().min(1).max(LIMITS.title),
    description: z.string().min(1).max(LIMITS.metaDescription),
    /** Shown on the page instead of the title. */
    heading: z.string().min(1).optional(),
    lead: z.string().min(1).optional(),
    kind: z.enum(['page', 'legal', 'landing']).default('page'),
    /** The label of its link in the footer; false for none. */
    footer: z.union([z.string().min(1), z.literal(false)], 'must be a label, or false').optional(),
    /** The day of its last change. */
    updated: z.iso.date('must be a day like 2026-11-30').optional(),
    noindex: z.literal(true).optional(),
    /** A picture below public/: on a landing page, and on the card of whoever shares a link. */
    cover: inSite.optional(),
    coverAlt: z.string().min(1, 'must tell what the picture shows').optional(),
    action: z.strictObject({ label: z.string().min(1), to: inSite }).optional(),
  })
  .refine(({ cover, coverAlt }) => cover === undefined || coverAlt !== undefined, {
    path: ['coverAlt'],
    message: 'is missing: it tells what the cover shows',
  });

/**
 * Reads a folder of pages, one Markdown file each, by their addresses.
 * @throws a sentence that names the file and what is wrong with it
 */
export function readPages(folder: string): PageFile[] {
  return readMarkdown(folder, frontMatter).map(({ path, file, meta, body }) => {
    const address = `/${path}`;
    if (!isPageName(path)) {
      throw new ContentError(
        `${file}: a page’s name is of small letters, digits and hyphens, like imprint.md.`,
      );
    }
    if (isTakenName(path)) {
      throw new ContentError(
        `${file}: the site itself has something at ${address}; give the file another name.`,
      );
    }
    const { title, heading = title, lead, footer = title, updated, noindex, cover, coverAlt, ...rest } = meta;
    const page: ContentPage = {
      ...rest,
      address,
      title: `${title} | ${business.who.name}`,
      heading,
      lead: lead ?? null,
      footer: footer === false ? null : footer,
      updated: updated ?? null,
      noindex: noindex === true,
      cover: cover === undefined || coverAlt === undefined ? null : { src: cover, alt: coverAlt },
      action: meta.action ?? null,
    };
    return { page, file, body };
  });
}
