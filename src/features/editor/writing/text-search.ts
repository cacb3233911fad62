import { Delta } from 'quill';
import type { Op } from '../formats.ts';
import { EMBED_SIGN } from './line-text.ts';
import { noteNumber } from './note-change.ts';
import { type FieldPlace, fieldsOf, withWords } from './words-in-blocks.ts';

/** Where words were found in the document. */
export interface Match {
  index: number;
  length: number;
  /** In a block: the field of it, and where in that they begin. */
  place?: FieldPlace;
  start?: number;
}

export interface SearchOptions {
  /** Whether capitals count. */
  matchCase: boolean;
}

/** The document's text, one sign for each of its places: an embed and the numbers of footnotes are no words. */
export function searchableText(ops: readonly Op[]): string {
  return ops
    .map(({ insert, attributes }) => {
      if (typeof insert !== 'string') return EMBED_SIGN;
      return noteNumber(attributes?.link) === null ? insert : EMBED_SIGN.repeat(insert.length);
    })
    .join('');
}

/** Every place of these words in a document, in the order of reading, also in its tables and in captions. */
export function matchesInDocument(ops: readonly Op[], words: string, options: SearchOptions): Match[] {
  const inText = matchesIn(searchableText(ops), words, options);
  let at = 0;
  const inBlocks: Match[] = [];
  for (const { insert } of ops) {
    for (const { place, text } of fieldsOf(insert)) {
      for (const { index: start, length } of matchesIn(text, words, options)) {
        inBlocks.push({ index: at, length, place, start });
      }
    }
    at += typeof insert === 'string' ? insert.length : 1;
  }
  return inBlocks.length === 0 ? inText : [...inText, ...inBlocks].sort((a, b) => a.index - b.index);
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

/** Puts words into the place of matches, in order; each keeps the formats of its first sign. Blocks are changed in their place. */
export function replacement(ops: readonly Op[], matches: readonly Match[], words: string): Delta {
  const document = new Delta([...ops]);
  let change = new Delta();
  let at = 0;
  for (const match of matches) {
    const { index, length } = match;
    if (index < at) continue; // a block is changed at its first match
    const { insert, attributes } = document.slice(index, index + 1).ops[0] ?? {};
    if (match.place !== undefined && typeof insert === 'object') {
      const found = matches.flatMap(({ index: other, place, start = 0, length: size }) =>
        other === index && place !== undefined ? [{ place, start, length: size }] : [],
      );
      change = change.retain(index - at).retain(withWords(insert, found, words));
      at = index + 1;
      continue;
    }
    change = change
      .retain(index - at)
      .insert(words, attributes)
      .delete(length);
    at = index + length;
  }
  return change;
}
