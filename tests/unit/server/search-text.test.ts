// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FIELD_SEPARATOR, foldCase, searchText } from '#server/search-text.ts';

/** Every character that has another case or composition. */
function* changingCharacters(): Generator<string> {
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/[\p{Changes_When_Casemapped}\p{Changes_When_NFKC_Casefolded}]/u.test(character)) yield character;
  }
}

describe('folding', () => {
  it.each([
    ['ÉCLAIR', 'éclair'],
    ['e\u0301', 'é'],
    ['İstanbul', 'istanbul'],
    ['I\u0307', 'i'],
    ['ISPARTA', 'ısparta'],
    ['STRASSE', 'Straße'],
    ['groẞ', 'GROSS'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['ς', 'Σ'],
    ['ΐ', 'Ϊ\u0301'],
    ['\u212a', 'k'],
    ['\u212b', 'å'],
    ['ﬁn', 'FIN'],
    ['ǅ', 'Ǆ'],
    ['ᲥᲐᲠᲗᲣᲚᲘ', 'ქართული'],
    ['𐐀', '𐐨'],
    ['ガ', 'カ\u3099'],
  ])('makes %j and %j the same', (one, other) => {
    expect(foldCase(one)).toBe(foldCase(other));
  });

  it.each(['é', 'brûlée', '日本語', '👩‍👩‍👧‍👦', 'zero\u200bwidth', 'a%_\\b', '  ', '\u0301'])(
    'leaves %j as it is',
    (text) => {
      expect(foldCase(text)).toBe(text);
    },
  );

  it('takes every case and composition of a character for the same, and has nothing left to do', () => {
    const different: string[] = [];
    for (const character of changingCharacters()) {
      const folded = foldCase(character);
      const others = [character.toLowerCase(), character.toUpperCase(), character.normalize('NFD'), folded];
      if (others.some((other) => foldCase(other) !== folded)) different.push(character);
    }
    expect(different).toEqual([]);
  });

  it('reads as one character what an index of SQLite can’t tell apart', () => {
    expect(foldCase('\ufffe\uffff')).toBe('\ufffd\ufffd');
  });
});

describe('a search text', () => {
  it('holds the fields apart, by what no search contains', () => {
    const text = searchText({ title: 'One', excerpt: `T${FIELD_SEPARATOR}wo`, text: 'Three' });
    expect(text).toBe(`one${FIELD_SEPARATOR}t wo${FIELD_SEPARATOR}three`);
    expect(foldCase(FIELD_SEPARATOR)).not.toContain(FIELD_SEPARATOR);
  });
});
