import { describe, expect, it } from 'vitest';
import {
  copyAddress,
  fileNames,
  mentionedPaths,
  parseFileName,
  withReplaced,
} from '#server/features/media/upload-names.ts';

const OLD = '/uploads/aaaa-1000x500.webp';
const next = { path: '/uploads/bbbb-700x700.webp', width: 700, height: 700 };

it('names all files of an image', () => {
  expect(fileNames({ path: OLD, width: 1_000 })).toEqual([
    'aaaa-1000x500.webp',
    'aaaa-1000x500-w480.webp',
    'aaaa-1000x500-w960.webp',
  ]);
});

it('reads a file name, and no other', () => {
  expect(parseFileName('aaaa-1000x500-w480.webp')).toEqual({
    path: OLD,
    width: 1_000,
    height: 500,
    copy: 480,
  });
  expect(parseFileName('aaaa-1000x500.webp')?.copy).toBeNull();
  for (const name of ['a.webp', 'aaaa-1000x500.png', '../aaaa-1000x500.webp', 'AAAA-1x1.webp']) {
    expect(parseFileName(name)).toBeNull();
  }
});

it('gives the largest file where there is no such copy', () => {
  expect(copyAddress(next, 480)).toBe('/uploads/bbbb-700x700-w480.webp');
  for (const copy of [960, 500, null]) expect(copyAddress(next, copy)).toBe(next.path);
});

it('finds mentions of any base, origin and width', () => {
  const text = `<img src="/shop/uploads/aaaa-1000x500-w960.webp"> https://a.example${next.path} /uploads/x.png`;
  expect([...mentionedPaths(text)]).toEqual([OLD, next.path]);
});

describe('an image in place of another', () => {
  it.each([
    ['all of the old one', 'width="1000" height="500"', 'width="700" height="700"'],
    ['a width of its own', 'width="300" height="150"', 'width="300" height="300"'],
    ['no size', 'alt="A &gt; B"', 'alt="A &gt; B"'],
    ['a width alone', 'width="300"', 'width="300"'],
  ])('is given its shape in %s', (_what, before, after) => {
    expect(withReplaced(`<img src="${OLD}" ${before}>`, OLD, next)).toBe(`<img src="${next.path}" ${after}>`);
  });

  it('leaves other images alone, also one whose name begins alike', () => {
    const text =
      '<img src="/uploads/aaaa-1000x5000.webp" width="9" height="9"><img src="/uploads/baaaa-1000x500.webp">';
    expect(withReplaced(text, OLD, next)).toBe(text);
  });
});
