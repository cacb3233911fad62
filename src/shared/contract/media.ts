import { z } from 'zod';
import { DEFAULT_FOCUS } from '../focus-point.ts';
import { LIMITS } from '../limits.ts';
import type { ListPagination, Success } from './envelope.ts';
import { focusPoint, id, inRange, line, optional, required } from './fields.ts';

/** How an image came to be: uploaded, cut out of another one, or drawn by the site for a post without a cover. */
export const MEDIA_KINDS = ['upload', 'crop', 'drawn'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/**
 * What an image is used as, and where: `id` and `title` are of the post (0 for one that is not saved yet), or of the
 * campaign, its subject. A draft is writing that is not saved yet, a version what can be restored of a post.
 */
export interface MediaUse {
  kind: 'text' | 'cover' | 'draft' | 'version' | 'trash' | 'newsletter';
  id: number;
  title: string;
}

/** An uploaded image in the library. */
export interface MediaItem {
  id: number;
  /** Root-relative, `/uploads/…`; another one after the image was replaced. */
  path: string;
  /** The name of the file as it was uploaded. */
  name: string;
  /** In pixels, of the largest file. */
  width: number;
  height: number;
  /** Of the largest file; null where its store could not be asked yet. */
  bytes: number | null;
  kind: MediaKind;
  /** What it says to those who cannot see it; '' for nothing. */
  alt: string;
  /** What stays in sight where it is cut: `x y` in percent, each 0, 25, 50, 75 or 100. */
  focus: string;
  /** ISO 8601 in UTC. */
  made_at: string;
  /** At most the first ten; `use_count` has all. */
  uses: MediaUse[];
  use_count: number;
}

/** A page of the library. `totals` are over all images, whatever is searched for. */
export interface MediaList extends Success {
  media: MediaItem[];
  pagination: ListPagination;
  totals: { all: number; unused: number };
}

export interface MediaAnswer extends Success {
  media: MediaItem;
}

/** `rewritten`: the posts whose text or cover now names the new file. */
export interface MediaReplaced extends MediaAnswer {
  rewritten: number;
}

/** `bytes`: of their largest files. `spared`: unused, too, and made within the last hour. */
export interface UnusedDeleted extends Success {
  deleted: number;
  bytes: number;
  spared: number;
}

/** The orders of the library: the newest, the largest file or the first name comes first. */
export const MEDIA_ORDERS = ['newest', 'largest', 'name'] as const;
export type MediaOrder = (typeof MEDIA_ORDERS)[number];

export const listMediaQuery = z.object({
  page: inRange(1, 1_000_000, 1),
  search: z
    .string()
    .max(200)
    .optional()
    .transform((value) => value?.trim() ?? ''),
  /** Only the image that is there. */
  path: z.string().max(200).optional(),
  unused: z
    .string()
    .optional()
    .transform((value) => value === '1'),
  sort: z
    .string()
    .optional()
    .transform((value) => value ?? 'newest')
    .pipe(z.enum(MEDIA_ORDERS, 'The order must be newest, largest or name.')),
});

export const describeMediaBody = z.object({
  id: id('The image'),
  alt: optional(line('The description', LIMITS.imageAlt)),
  focus: focusPoint.nullish().transform((value) => value ?? DEFAULT_FOCUS),
});
export type DescribeMediaInput = z.infer<typeof describeMediaBody>;

const pixels = (label: string, min: number) =>
  z
    .number({ error: `${label} must be a number of pixels.` })
    .int(`${label} must be a whole number of pixels.`)
    .min(min, `${label} is too small.`)
    .max(10_000, `${label} is too large.`);

/** The part of an image to cut out, in pixels of its largest file. */
export const cropMediaBody = z.object({
  id: id('The image'),
  x: pixels('The left edge', 0),
  y: pixels('The upper edge', 0),
  width: pixels('The width', 16),
  height: pixels('The height', 16),
});
export type CropMediaInput = z.infer<typeof cropMediaBody>;

export const drawCoverBody = z.object({
  title: required(line('The title', LIMITS.title), 'Please enter a title first: the cover is drawn from it.'),
  /** Another number, another drawing. */
  variant: z
    .number({ error: 'The variant must be a number.' })
    .int()
    .min(0)
    .max(999)
    .nullish()
    .transform((value) => value ?? 0),
});
export type DrawCoverInput = z.infer<typeof drawCoverBody>;
