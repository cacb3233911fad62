import { expect, it } from 'vitest';
import { marksOf } from '#app/dashboard/writing/version-marks.ts';

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
  expect(marksOf({ saved_at }, of)).toEqual(marks);
});
