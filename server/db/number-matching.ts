import { type RawBuilder, sql } from 'kysely';
import { digitsTyped, MIN_KNOWN } from '../phone-number.ts';
import type { Engine } from './engine.ts';
import { hasAllWords } from './matching.ts';

/** As `hasAllWords`, or rows that have the typed telephone number, however either is written. */
export function hasAllWordsOrNumber(
  kind: Engine['kind'],
  columns: Parameters<typeof hasAllWords>[1],
  words: readonly string[],
): RawBuilder<boolean> {
  const isFound = hasAllWords(kind, columns, words);
  const digits = digitsTyped(words);
  return digits === '' ? isFound : sql<boolean>`(${isFound} or ${phoneHas(digits)})`;
}

/** As `hasDigits`. */
function phoneHas(digits: string): RawBuilder<boolean> {
  const known = [' ', '-', '(', ')', '.', '/', '+'].reduce(
    (text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
    sql<string>`phone`,
  );
  return sql<boolean>`(${known} like ${`%${digits}%`} or (length(${known}) >= ${sql.lit(MIN_KNOWN)} and ${digits} like '%' || ${known}))`;
}
