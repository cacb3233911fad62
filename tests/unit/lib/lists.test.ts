import { describe, expect, it } from 'vitest';
import { readFilters } from '#app/lib/filters.ts';
import { highlightCode } from '#app/lib/highlight-code.ts';
import { pageNumbers } from '#app/lib/page-numbers.ts';

describe('the page numbers', () => {
  it.each<[number, number, string]>([
    [1, 1, '1'],
    [2, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [10, 20, '1 … 9 10 11 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 19 20'],
    [99, 20, '1 … 20'],
  ])('[2.10.10] on page %d of %d are %s', (current, total, expected) => {
    expect(
      pageNumbers(current, total)
        .map((page) => page ?? '…')
        .join(' '),
    ).toBe(expected);
  });
});

describe('the filters of an address', () => {
  it('are all of it and no words by default', () => {
    expect(readFilters(new URLSearchParams(), ['a'])).toEqual({ category: 'all', search: '' });
  });

  it('take what is on offer, and nothing else', () => {
    const query = new URLSearchParams({ category: 'a', search: '  two words ' });
    expect(readFilters(query, ['a', 'b'])).toEqual({ category: 'a', search: 'two words' });
    expect(readFilters(query, ['b']).category).toBe('all');
  });
});

describe('the highlighter', () => {
  it.each([
    'js',
    'ts',
    'html',
    'xml',
    'css',
    'bash',
    'sh',
    'sql',
    'json',
    'nginx',
    'ini',
    'php',
    'python',
    'yaml',
  ])('knows %s', (language) => {
    expect(highlightCode('x', language)).not.toBeNull();
  });

  it('leaves unknown languages and very long code alone', () => {
    expect(highlightCode('x', 'befunge')).toBeNull();
    expect(highlightCode('x'.repeat(60_000), 'js')).toBeNull();
  });
});
