import { describe, expect, it } from 'vitest';
import { otherDifferences } from '#app/dashboard/writing/form-differences.ts';
import { plainText } from '#app/dashboard/writing/plain-text.ts';
import { wordDiff } from '#app/dashboard/writing/word-diff.ts';
import { emptyForm } from '#app/features/posts/post-form.ts';

const text = (html: string) => plainText(html, window);

describe('two texts', () => {
  it('are compared by their words', () => {
    expect(wordDiff('Rye takes its time.', 'Rye needs its time.')).toEqual([
      { kind: 'same', text: 'Rye ' },
      { kind: 'removed', text: 'takes' },
      { kind: 'added', text: 'needs' },
      { kind: 'same', text: ' its time.' },
    ]);
  });

  it('are compared in time, however long and different they are', () => {
    const many = (word: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${word}${index % 977}`).join(' ');
    const began = performance.now();
    const parts = wordDiff(many('a'), many('b'));
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(parts.some(({ kind }) => kind === 'added')).toBe(true);
  });

  it('are lines, with pictures named', () => {
    expect(
      text('<h2>Bread</h2><p>Rye &amp;\n <b>wheat</b><br>and salt</p><ul><li>one</li><li>two</li></ul>'),
    ).toBe('Bread\nRye & wheat\nand salt\none\ntwo');
    expect(text('<p><img src="/a.webp" alt="A loaf"></p><iframe></iframe>')).toBe(
      '[Picture: A loaf]\n[Video]',
    );
  });

  it('differ in other fields, too', () => {
    const form = emptyForm([]);
    expect(
      otherDifferences(form, { ...form, title: 'Not told: it is compared', tags: 'rye', excerpt: 'x' }),
    ).toEqual(['excerpt', 'tags']);
  });
});
