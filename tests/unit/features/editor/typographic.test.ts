import { describe, expect, it } from 'vitest';
import { quotesOf, typographicAtEnd, TYPED_SIGNS } from '#app/features/editor/writing/typographic.ts';

/** What a line becomes that is typed sign by sign. */
function typed(signs: string, locale = 'en-US'): string {
  let line = '';
  for (const sign of signs) {
    line += sign;
    const found = TYPED_SIGNS.includes(sign) ? typographicAtEnd(line, quotesOf(locale)) : null;
    if (found === null) continue;
    const { start, length, text } = found;
    line = line.slice(0, start) + text + line.slice(start + length);
  }
  return line;
}

describe('signs become typographic ones as they are typed', () => {
  it.each([
    ['"So," she said.', '“So,” she said.'],
    ['It\'s the bakers\' "own".', 'It’s the bakers’ “own”.'],
    ['He said "she said \'no\'"', 'He said “she said ‘no’”'],
    ['("So")', '(“So”)'],
    ['"I--"', '“I–”'],
    ['and then -- nothing', 'and then – nothing'],
    ['1990--95', '1990–95'],
    ['so---no', 'so—no'],
    ['so --- no', 'so — no'],
    ['Well...', 'Well…'],
    ['-- Anon', '– Anon'],
    ["the '90s, ('24, or so) and '68.", 'the ’90s, (’24, or so) and ’68.'],
    ["'Tis so, \"'twas 'til 'noon'\"", '’Tis so, “’twas ’til ‘noon’”'],
    ["'ties' of 'sons'", '‘ties’ of ‘sons’'],
  ])('%s', (signs, line) => {
    expect(typed(signs)).toBe(line);
  });

  it.each([
    ['de-DE', "\"Das ist 'gut'\", sagt's", '„Das ist ‚gut‘“, sagt’s'],
    ['fr-FR', 'l\'été "chaud"', 'l’été «\u00a0chaud\u00a0»'],
    ['pt-PT', '"Olá"', '“Olá”'],
    ['pl', '"Tak"', '„Tak”'],
    ['sv', '"Ja"', '”Ja”'],
  ])('by the language: %s', (locale, signs, line) => {
    expect(typed(signs, locale)).toBe(line);
  });

  it.each([
    ['a line of hyphens, which is a divider', '---'],
    ['an option of a command', 'npm run dev --watch'],
    ['code that is not closed', '`it\'s "so" -- x...'],
    ['an address', 'https://example.com/a--b...c'],
    ['the address of a link', '[words](/a--b'],
    ['the name of a block', "/it's"],
    ['the rule of a table', '|--|:--|'],
  ])('but not in %s', (_, signs) => {
    expect(typed(signs)).toBe(signs);
  });
});
