import { type RawBuilder, sql } from 'kysely';
import { folded } from '#shared/folded.ts';
import type { Engine } from './engine.ts';

type Has = (text: RawBuilder<unknown>) => RawBuilder<boolean>;
/** Texts of other rows, such as the replies to a message: which rows have a word in them, given how a text has it. */
export type InOthers = (has: Has) => RawBuilder<boolean>;
type Columns = readonly (string | RawBuilder<string> | InOthers)[];

/** Where the characters with capitals and accents are, which `folded` makes plain: Latin, Greek, Cyrillic, Armenian, kana. */
const ACCENTED = [
  ['À', 'ɏ'],
  ['Ͱ', '֏'],
  ['Ḁ', '῿'],
  ['ぁ', 'ヿ'],
] as const;
/** Each plain character with all that become it: 'e' with 'EÈÉÊËèéêë…'. */
const VARIANTS = variants();

/**
 * Rows that have each of the words in one of the columns, or of the texts made of them or of others, whatever their capitals and
 * accents.
 */
export function hasAllWords(kind: Engine['kind'], columns: Columns, words: readonly string[]) {
  return matchesAll(columns, words, (text, word) =>
    matches(kind, text, [`%${patternFor(word)}%`], expressionFor(word)),
  );
}

/** The same at the beginning of a column, or after a space. */
export function beginsAllWords(kind: Engine['kind'], columns: Columns, words: readonly string[]) {
  return matchesAll(columns, words, (text, word) => {
    const pattern = patternFor(word);
    return matches(kind, text, [`${pattern}%`, `% ${pattern}%`], `(^| )${expressionFor(word)}`);
  });
}

/** The words of a search, in lower case. */
export function wordsOf(search: string): string[] {
  return search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
}

function matchesAll(
  columns: Columns,
  words: readonly string[],
  has: (text: RawBuilder<unknown>, word: string) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  const each = words.map((word) => {
    const hasIt: Has = (text) => has(text, folded(word));
    const any = columns.map((column) => {
      if (typeof column === 'function') return column(hasIt);
      return hasIt(typeof column === 'string' ? sql.ref(column) : column);
    });
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return each.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/**
 * An engine's own `lower` is fast, and enough for texts of ASCII alone. For the others SQLite has one of ours, see `openFile`;
 * PostgreSQL would take ten times as long to take the accents away, so it is given an expression that knows them.
 * @param patterns of which one is to match, in lower case
 * @param expression the same for texts with accents
 */
function matches(
  kind: Engine['kind'],
  text: RawBuilder<unknown>,
  patterns: readonly string[],
  expression: string,
): RawBuilder<boolean> {
  const isLike = (plain: RawBuilder<unknown>) =>
    sql<boolean>`(${sql.join(
      patterns.map((pattern) => sql`${plain} like ${pattern} escape '\\'`),
      sql` or `,
    )})`;
  const isBeyondAscii = sql`octet_length(${text}) > length(${text})`;
  if (kind === 'sqlite')
    return isLike(sql`case when ${isBeyondAscii} then folded(${text}) else lower(${text}) end`);
  // Without the collation it finds nothing in a column whose capitals do not matter, as subscribers' addresses are.
  const exact = sql`${text} collate "C"`;
  return sql`(case when ${isBeyondAscii} then ${exact} ~ ${expression} else ${isLike(sql`lower(${exact})`)} end)`;
}

function patternFor(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

function expressionFor(word: string): string {
  return Array.from(word, (character) => {
    const all = VARIANTS.get(character);
    if (all !== undefined) return `[${all}]`;
    return character.replace(/[\x21-\x2f\x3a-\x40\x5b-\x5e\x60\x7b-\x7e]/, '\\$&');
  }).join('');
}

function variants(): ReadonlyMap<string, string> {
  const found = new Map(Array.from('abcdefghijklmnopqrstuvwxyz', (one) => [one, one + one.toUpperCase()]));
  for (const character of ACCENTED.flatMap(([first, last]) => charactersBetween(first, last))) {
    const plain = folded(character);
    if (plain !== character) found.set(plain, (found.get(plain) ?? plain) + character);
  }
  return found;
}

function charactersBetween(first: string, last: string): string[] {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, at) => String.fromCharCode(start + at));
}
