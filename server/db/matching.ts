import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './engine.ts';

type Columns = readonly (string | RawBuilder<string>)[];

/**
 * Rows that have each of the words in one of the columns, or of the texts made of them. ASCII's capitals do not matter; of other letters any will do,
 * since the engines differ about them.
 */
export function hasAllWords(kind: Engine['kind'], columns: Columns, words: readonly string[]) {
  return matchesAll(kind, columns, words, (word) => [`%${word}%`]);
}

/** The same at the beginning of a column, or after a space. */
export function beginsAllWords(kind: Engine['kind'], columns: Columns, words: readonly string[]) {
  return matchesAll(kind, columns, words, (word) => [`${word}%`, `% ${word}%`]);
}

function matchesAll(
  kind: Engine['kind'],
  columns: Columns,
  words: readonly string[],
  patternsOf: (word: string) => string[],
): RawBuilder<boolean> {
  // PostgreSQL finds no pattern in a column whose capitals do not matter, as subscribers' addresses are.
  const bytes = kind === 'postgres' ? sql`collate "C"` : sql``;
  const each = words.map((word) => {
    const patterns = patternsOf(escaped(word));
    const texts = columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column));
    const any = texts.flatMap((text) =>
      patterns.map((pattern) => sql`lower(${text} ${bytes}) like ${pattern} escape '\\'`),
    );
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return each.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** The words of a search, in lower case. */
export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** SQLite knows the capitals of ASCII only: any character stands for another letter. */
function escaped(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&').replace(/[^\x20-\x7e]/gu, '_');
}
