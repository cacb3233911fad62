import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';

/** Which part of the published posts: those whose date has come at `now` (ISO 8601), of a category or of all. */
export interface PublishedPart {
  search: string;
  categoryId: number | null;
  now: string;
  limit: number;
  offset: number;
}

/** The part's ids, newest first, and how many there are in all. */
export interface FoundPosts {
  ids: number[];
  total: number;
}

/** The shortest text the trigram index can find, in characters. */
const TRIGRAM = 3;
/** How the index numbers its rows; see the first migration. */
const ID_RANGE = 4_194_304n;

/**
 * Finds published posts whose title, excerpt or content has `search` in it, in whatever case. What was typed is
 * only ever text: quotes, stars and operators mean themselves. [7.2.05]
 */
export function searchPublished(db: Db, part: PublishedPart): Promise<FoundPosts> {
  return Array.from(part.search).length >= TRIGRAM ? searchIndex(db, part) : searchShort(db, part);
}

async function searchIndex(
  db: Db,
  { search, categoryId, now, limit, offset }: PublishedPart,
): Promise<FoundPosts> {
  const words = `{title excerpt content_text} : ${phrase(search)}`;
  const wanted = categoryId === null ? words : `${words} AND category : ${phrase(`§${categoryId}§`)}`;
  const upTo = (BigInt(Date.parse(now)) + 1n) * ID_RANGE;
  const found = db
    .selectFrom('posts_search')
    .where('posts_search', 'match', wanted)
    .where(sql`rowid`, '<', upTo);

  const rows = await found
    .select(sql<number>`rowid % ${sql.lit(Number(ID_RANGE))}`.as('id'))
    .orderBy('rowid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids: rows.map((row) => row.id), total };
}

function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** One or two characters are too short for the index, so the posts themselves are looked through. */
async function searchShort(
  db: Db,
  { search, categoryId, now, limit, offset }: PublishedPart,
): Promise<FoundPosts> {
  const patterns = spellings(search).map(likePattern);
  const found = db
    .selectFrom('posts')
    .where('status', '=', sql.lit('published'))
    .where('published_at', '<=', now)
    .$if(categoryId !== null, (query) => query.where('category_id', '=', categoryId))
    .where((build) =>
      build.or(
        (['title', 'excerpt', 'content_text'] as const).flatMap((column) =>
          patterns.map((pattern) => sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`),
        ),
      ),
    );
  const rows = await found
    .select('id')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids: rows.map((row) => row.id), total };
}

/** The ways to write `text` that LIKE tells apart: it folds the case of ASCII alone, so other characters come in both. */
function spellings(text: string): string[] {
  return Array.from(text).reduce(
    (starts, character) => {
      const cases = character <= '\x7f' ? [character] : [character.toLowerCase(), character.toUpperCase()];
      return starts.flatMap((start) => [...new Set(cases)].map((end) => start + end));
    },
    [''],
  );
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
