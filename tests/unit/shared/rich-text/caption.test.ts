import { describe, expect, it } from 'vitest';
import {
  captionLink,
  captionOf,
  captionPieces,
  captionWords,
  type CaptionPiece,
} from '#shared/rich-text/caption.ts';

/** Pieces as HTML of no care. */
function shown(pieces: readonly CaptionPiece[]): string {
  return pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : `<${piece.tag}${piece.href === '' ? '' : ` ${piece.href}`}>${shown(piece.inside)}</${piece.tag}>`,
    )
    .join('');
}

describe('a caption', () => {
  it.each([
    ['Photo: [Ann](https://ann.example/a?b=1)', 'Photo: <a https://ann.example/a?b=1>Ann</a>'],
    ['[a](/work) and [b](mailto:b@c.example)', '<a /work>a</a> and <a mailto:b@c.example>b</a>'],
    ['[Rye](https://w.example/Rye_(bread)), baked', '<a https://w.example/Rye_(bread)>Rye</a>, baked'],
    ['A **bold** and an *italic* word', 'A <strong>bold</strong> and an <em>italic</em> word'],
    ['***both***', '<strong><em>both</em></strong>'],
    ['**[a](/b)** and [**a**](/b)', '<strong><a /b>a</a></strong> and <a /b><strong>a</strong></a>'],
    ['*a **b** c*', '<em>a <strong>b</strong> c</em>'],
    ['**a *b* c**', '<strong>a <em>b</em> c</strong>'],
    [String.raw`\*not\* \[this\](/b)`, '*not* [this](/b)'],
    [String.raw`**a \*\* b**`, '<strong>a ** b</strong>'],
  ])('has the marks that are written: %s', (caption, html) => {
    expect(shown(captionPieces(caption))).toBe(html);
  });

  it.each([
    '2 * 3 * 4, or 2*3*4',
    '*****',
    '** a **',
    '*open',
    'Prices* (*without tax)',
    '[words] (/a)',
    '[a]()',
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '[a](\u0001javascript:alert(1))',
    '[a](java\tscript:alert(1))',
    String.raw`C:\loaf`,
    '[[a]',
  ])('is what it says where nothing is marked: %s', (caption) => {
    expect(captionWords(caption)).toBe(caption);
    expect(captionOf([caption])).toBe(caption);
  });

  it('is words alone where its marks cannot be shown', () => {
    expect(captionWords(String.raw`**Rye** by [*Ann*](/ann) \*`)).toBe('Rye by Ann *');
  });

  it('is read in its time however its marks are nested or left open', () => {
    const start = performance.now();
    for (const sign of ['**a ', '*a ', '[a](/', '[', '\\', '***', '[a](/('])
      captionPieces(sign.repeat(5_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('a caption made of marked words', () => {
  it('has the same marks again', () => {
    for (const caption of ['**a [b](/c)** *d*', String.raw`\[a\](/b) [c](/d)`, '[**a**](https://b.example/)'])
      expect(captionOf(captionPieces(caption))).toBe(caption);
  });

  it('escapes what would be a mark', () => {
    const caption = captionOf(['**a** ', { tag: 'a', href: '/b', inside: ['c'] }]);
    expect(caption).toBe(String.raw`\*\*a\*\* [c](/b)`);
    expect(captionOf(['[a](/b)'])).toBe(String.raw`\[a\](/b)`);
  });

  it('has blanks outside of its marks, and none within a word', () => {
    expect(captionOf(['a', { tag: 'strong', href: '', inside: [' b '] }, 'c'])).toBe('a **b** c');
    expect(captionOf([{ tag: 'em', href: '', inside: ['a'] }, 'b'])).toBe('ab');
  });

  it('has an address that a link can have there', () => {
    expect(captionLink('a', 'https://b.example/c_(d)')).toBe('[a](https://b.example/c_%28d%29)');
  });
});
