import { freeSlug } from '../slug.ts';
import type { Db } from './engine.ts';
import { UniqueViolation } from './errors.ts';

/** How many writers may take the free slug before this one does. */
const MAX_ATTEMPTS = 20;

/**
 * Writes with the first slug that no other row of the table has. The schema decides: when another transaction takes the
 * slug first, the next free one is tried.
 * @throws what `write` throws
 */
export async function withFreeSlug<Result>(
  db: Db,
  table: 'posts' | 'categories',
  { slug }: { slug: string },
  write: (slug: string) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const free = await freeSlug(slug, async (candidate) => {
      const twin = db.selectFrom(table).select('id').where('slug', '=', candidate);
      return (await twin.executeTakeFirst()) !== undefined;
    });
    try {
      return await write(free);
    } catch (error) {
      const isTaken = error instanceof UniqueViolation && error.columns.includes('slug');
      if (!isTaken || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
