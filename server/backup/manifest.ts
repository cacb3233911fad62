import { z } from 'zod';
import { isImageName } from '../files/image-files.ts';
import { sha256 } from './hashes.ts';

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

const manifest = z.object({
  /** Of this file and what it names. */
  format: z.literal(1),
  /** ISO 8601: everything that was acknowledged before is in the backup. */
  madeAt: z.iso.datetime(),
  database: z.object({ bytes: count, sha256: digest }),
  /** The rows of each table, and a digest of them. */
  tables: z.array(z.object({ name: z.string(), rows: count, digest })),
  /** The uploaded images, by their names on the site; they lie in the store under their SHA-256. */
  images: z.array(z.object({ name: z.string().refine(isImageName), bytes: count, sha256: digest })),
});
const sealed = z.object({ sha256: digest, manifest });

/** What a backup holds. */
export type Manifest = z.output<typeof manifest>;
export type BackedUpImage = Manifest['images'][number];

/** The manifest as a file's text, with a digest of itself. */
export function manifestText(contents: Manifest): string {
  const ordered = manifest.parse(contents);
  return `${JSON.stringify({ sha256: sha256(JSON.stringify(ordered)), manifest: ordered }, null, 1)}\n`;
}

/** Reads a manifest's text; null when it is no manifest, or not as it was written. */
export function readManifest(text: string): Manifest | null {
  const parsed = sealed.safeParse(jsonOf(text));
  if (!parsed.success) return null;
  return sha256(JSON.stringify(parsed.data.manifest)) === parsed.data.sha256 ? parsed.data.manifest : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A backup in numbers. A picture counts once, in whatever widths it is there. */
export function sizeOf({ tables, images, database }: Manifest): {
  posts: number;
  pictures: number;
  bytes: number;
} {
  return {
    posts: tables.find(({ name }) => name === 'posts')?.rows ?? 0,
    pictures: images.filter(({ name }) => !/-w\d+\.webp$/.test(name)).length,
    bytes: images.reduce((sum, { bytes }) => sum + bytes, database.bytes),
  };
}
