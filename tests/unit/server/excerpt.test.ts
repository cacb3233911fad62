// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { excerptAround } from '#server/features/finder/excerpt.ts';

describe('a line around what was found', () => {
  it('begins with a whole word shortly before it, and says what is left out', () => {
    const text = `${'Some words. '.repeat(10)}\n\nOur menu is a PDF.${' More words.'.repeat(20)}`;
    const line = excerptAround(text, ['menu']);
    expect(line).toMatch(/^…words\. Our menu is a PDF\. More words\. .*(More|words\.)…$/);
    expect(line.length).toBeLessThanOrEqual(122);
  });

  it('is the beginning where it is near, or where the words are not in it', () => {
    expect(excerptAround('Our menu is a PDF.', ['pdf'])).toBe('Our menu is a PDF.');
    expect(excerptAround('Our menu.', ['ortega'])).toBe('Our menu.');
    expect(excerptAround('', ['ortega'])).toBe('');
  });

  it('goes to a word that begins so before one that has it inside, whatever capitals and accents', () => {
    const text = `Banana bread.${' And so on.'.repeat(8)} ÁNA wrote.`;
    expect(excerptAround(text, ['ana'])).toBe('…on. And so on. ÁNA wrote.');
  });

  it('cuts a word that is longer than the line', () => {
    const line = excerptAround(`${'x'.repeat(300)}menu`, ['menu']);
    expect(line).toBe('…menu');
    expect(excerptAround('y'.repeat(300), ['z'])).toBe(`${'y'.repeat(120)}…`);
  });
});
