import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The name of the file that makes an export whole: it is written last. */
export const MANIFEST = 'manifest.json';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();
/** A path within the export, and nowhere else. */
const path = z
  .string()
  .regex(/^[^/\\\0]+(?:\/[^/\\\0]+)*$/)
  .refine((text) => !text.split('/').some((part) => part === '.' || part === '..'));

const contents = z.object({
  /** Of this file and what it names. */
  format: z.literal('shingle-export'),
  version: z.literal(1),
  /** ISO 8601: everything that was acknowledged before is in the export. */
  made_at: z.iso.datetime(),
  /** The address of the site. */
  site: z.url(),
  /** How many there are of each kind. */
  counts: z.record(z.string(), count),
  /** Every other file. */
  files: z.array(z.object({ path, bytes: count, sha256: digest })),
});
const sealed = contents.extend({ sha256: digest });

/** What an export holds. */
export type Manifest = z.output<typeof contents>;
export type ExportedFile = Manifest['files'][number];

/** The manifest as a file's text, with a digest of itself at its end. */
export function manifestText(manifest: Manifest): string {
  const ordered = contents.parse(manifest);
  return `${JSON.stringify({ ...ordered, sha256: digestOf(ordered) }, null, 1)}\n`;
}

/** Reads a manifest's text; null when it is none, or not as it was written. */
export function readManifest(text: string): Manifest | null {
  const parsed = sealed.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  const { sha256, ...manifest } = parsed.data;
  return digestOf(manifest) === sha256 ? manifest : null;
}

function digestOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
