import { expect, it } from 'vitest';
import { kindWords, marksOf, tellApart } from '#app/dashboard/writing/version-marks.ts';

const FIRST = '2026-11-20T10:00:00.000Z';
const LAST = '2026-11-23T10:00:00.000Z';
const post = { updated_at: LAST, published_at: FIRST, status: 'published' } as const;

it.each([
  ['the one that visitors read', LAST, post, ['Live now']],
  ['the one that was published first', FIRST, post, ['First published']],
  ['the one and only', FIRST, { ...post, updated_at: FIRST }, ['Live now', 'First published']],
  ['a draft’s', LAST, { ...post, status: 'draft', published_at: null }, ['Saved now']],
  ['one that was kept aside', '2026-11-24T10:00:00.000Z', post, []],
] as const)('%s is marked as such in the history', (_, saved_at, of, marks) => {
  expect(marksOf({ saved_at, kind: null }, of)).toEqual(marks);
});

it('what was done by saving a version is said once', () => {
  const version = { saved_at: FIRST, kind: 'published' } as const;
  expect(kindWords(version)).toEqual(['Published']);
  expect(marksOf(version, post)).toEqual([]);
  expect(kindWords({ kind: null })).toEqual([]);
});

it('versions of the same minute are told apart by their seconds', () => {
  const [one, other, later] = ['10:00:07', '10:00:41', '10:01:41'].map((time) => ({
    saved_at: `2026-11-20T${time}.000Z`,
  }));
  const all = [one!, other!, later!];
  expect(tellApart('Today, 3:00 AM', one!, all)).toBe('Today, 3:00:07 AM');
  expect(tellApart('10:00', other!, all)).toBe('10:00:41');
  expect(tellApart('10:01', later!, all)).toBe('10:01');
});
