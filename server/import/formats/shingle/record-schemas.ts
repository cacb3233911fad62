import { z } from 'zod';
import { weeklyHoursBody } from '#shared/contract/availability.ts';
import { LIMITS } from '#shared/limits.ts';
import { isImageName } from '../../../files/image-files.ts';

/* The JSON files of an export, as this program and its earlier versions write them. */

const instant = z.iso.datetime();
const day = z.iso.date();
const id = z.number().int().positive();
const color = z.string().max(50);

/** `categories.json` */
export const categories = z.array(
  z.object({
    ...{ id, name: z.string().min(1).max(LIMITS.categoryName), slug: z.string().min(1).max(LIMITS.slug) },
    ...{ description: z.string(), color, created_at: instant },
  }),
);

const upload = z.string().refine((path) => path.startsWith('/uploads/') && isImageName(path.slice(9)));

/** `media.json` */
export const media = z.object({
  pictures: z.array(
    z.object({
      ...{ id, path: upload, name: z.string().max(1_000), width: id, height: id, bytes: id.nullable() },
      ...{
        kind: z.enum(['upload', 'crop', 'drawn']),
        alt: z.string(),
        focus: z.string().max(20),
        made_at: instant,
      },
    }),
  ),
  replaced: z.array(z.object({ path: upload, media_id: id })),
});

/** `campaigns.json` */
export const campaigns = z.array(
  z.object({
    ...{ id, subject: z.string(), format: z.enum(['plain', 'rich']), content: z.string() },
    preview_text: z.string().default(''), // absent from older exports
    ...{ cta_text: z.string(), cta_url: z.string().regex(/^(?:https?:\/\/.*)?$/s) },
    state: z.enum(['scheduled', 'sending', 'paused', 'stopped', 'cancelled']),
    ...{ created_at: instant, send_at: instant.nullable(), begun_at: instant.nullable() },
    ...{ slug: z.string().min(1).max(LIMITS.slug).nullable(), on_web: z.boolean(), post_id: id.nullable() },
    post_part: z.enum(['excerpt', 'whole']).nullable(),
    // Absent from older exports.
    ...{
      page_subject: z.string().nullable().default(null),
      page_content: z.string().nullable().default(null),
      postal_address: z.string().nullable().default(null),
    },
  }),
);

/** A day's times, of `settings.json`. */
export const daySlots = z.object({ day, slots: z.array(z.string()) });

/** `settings.json` */
export const settings = z.object({
  account: z.object({ flags_choice: z.enum(['unasked', 'kept', 'refused']) }).nullable(),
  flags: z.array(z.object({ key: z.string().max(200), value: z.unknown(), changed_at: instant })),
  availability: z.object({
    days_off: z.array(z.object({ first_day: day, last_day: day, note: z.string() })),
    slots_off: z.array(daySlots),
    slots_added: z.array(daySlots).default([]), // absent from older exports
    limits: z.object({ buffer: z.number(), lead: z.number() }).nullable(),
    hours: weeklyHoursBody.shape.hours.default(null), // absent from older exports
  }),
  snippets: z.array(z.object({ name: z.string(), body: z.string(), created_at: instant })),
  postal_address: z.string().nullable(),
  notices: z.record(z.string(), z.boolean()).nullable(),
});
