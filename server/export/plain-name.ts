import { createHash } from 'node:crypto';
import { slugify } from '#shared/slug.ts';

/** A name in plain letters, digits and hyphens, for logins and addresses. Two names that differ in other letters stay two. */
export function plainName(name: string): string {
  const slug = slugify(name, 'author');
  const plain = slug
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50);
  if (plain === slug) return plain;
  const digest = createHash('sha256').update(slug).digest('hex').slice(0, 8);
  return `${plain || 'author'}-${digest}`;
}
