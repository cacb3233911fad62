import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './engine.ts';

/**
 * Rows that have each of the words in one of the columns, or of the texts made of them. ASCII's capitals do not matter; of other letters any will do,
 * since the engines differ about them.
 */
export function hasAllWords(
  kind: Engine['kind'],
  columns: readonly (string | RawBuilder<string>)[],
  words: readonly string[],
): RawBuilder<boolean> {
  // PostgreSQL finds no pattern in a column whose capitals do not matter, as subscribers' addresses are.
  const bytes = kind === 'postgres' ? sql`collate "C"` : sql``;
  const each = words.map((word) => {
    const pattern = patternOf(word);
    const texts = columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column));
    const any = texts.map((text) => sql`lower(${text} ${bytes}) like ${pattern} escape '\\'`);
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return each.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** The words of a search, in lower case. */
export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** SQLite knows the capitals of ASCII only: any character stands for another letter. */
function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&').replace(/[^\x20-\x7e]/gu, '_')}%`;
}
