import { Delta } from 'quill';
import type { Op } from '../formats.ts';
import { EMBED_SIGN } from './line-text.ts';

/** Where words were found in the document. */
export interface Match {
  index: number;
  length: number;
}

export interface SearchOptions {
  /** Whether capitals count. */
  matchCase: boolean;
}

/** The document's text, one sign for each of its places: what an embed holds is not searched. */
export function searchableText(ops: readonly Op[]): string {
  return ops.map(({ insert }) => (typeof insert === 'string' ? insert : EMBED_SIGN)).join('');
}

/** Every place of these words in a text, in order; none overlaps another. */
export function matchesIn(text: string, words: string, { matchCase }: SearchOptions): Match[] {
  if (words === '') return [];
  const pattern = words.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`).replaceAll(' ', '[ \u00A0]');
  const found = text.matchAll(new RegExp(pattern, matchCase ? 'g' : 'gi'));
  return Array.from(found, ({ index, 0: match }) => ({ index, length: match.length }));
}

/** The place of the match at or behind the caret; of the first one where there is none. */
export function matchFrom(matches: readonly Match[], caret: number): number {
  return Math.max(
    0,
    matches.findIndex(({ index }) => index >= caret),
  );
}

/** Puts words into the place of matches, in order; each keeps the formats of its first sign. */
export function replacement(ops: readonly Op[], matches: readonly Match[], words: string): Delta {
  const document = new Delta([...ops]);
  let change = new Delta();
  let at = 0;
  for (const { index, length } of matches) {
    const attributes = document.slice(index, index + 1).ops[0]?.attributes;
    change = change
      .retain(index - at)
      .insert(words, attributes)
      .delete(length);
    at = index + length;
  }
  return change;
}
