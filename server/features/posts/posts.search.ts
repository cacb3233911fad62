import { type Expression, sql, type SqlBool } from 'kysely';

/** The shortest text the trigram index can find, in characters. */
const TRIGRAM = 3;

/**
 * Whether a post's title, excerpt or content has `search` in it, in whatever case. What was typed is only ever
 * text: quotes, stars and operators mean themselves. [7.2.05]
 */
export function matchesText(search: string): Expression<SqlBool> {
  if ([...search].length >= TRIGRAM) {
    const phrase = `"${search.replaceAll('"', '""')}"`;
    return sql<SqlBool>`posts.id in (select rowid from posts_search where posts_search match ${phrase})`;
  }
  // Too short for the index. LIKE folds the case of ASCII alone, so other letters are tried both ways.
  const patterns = new Set([search, search.toLowerCase(), search.toUpperCase()].map(likePattern));
  const columns = [sql.ref('posts.title'), sql.ref('posts.excerpt'), sql.ref('posts.content_text')];
  const tests = columns.flatMap((column) =>
    [...patterns].map((pattern) => sql<SqlBool>`${column} like ${pattern} escape '\\'`),
  );
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
}

function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
