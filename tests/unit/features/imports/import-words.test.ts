import { expect, it } from 'vitest';
import { figuresOf, warningInWords } from '#app/features/imports/import-words.ts';

const NOTHING = {
  format: 'shingle',
  posts: { created: 0, updated: 0, skipped: 0 },
  drafts: 0,
  images: { stored: 0, missing: 0 },
  redirects: 0,
  subscribers: { added: 0, skipped: 0 },
  warnings: [],
};

it('says nothing of what there is none', () => {
  expect(figuresOf({ ...NOTHING, records: { messages: { added: 0, skipped: 0 } } }, true)).toEqual([]);
});

it('has everything that our own export holds', () => {
  const records = {
    messages: { added: 1_200, skipped: 3 },
    categories: { added: 0, skipped: 5 },
    bookings: { added: 2, skipped: 0 },
  };
  const figures = figuresOf({ ...NOTHING, redirects: 131, records }, false);
  expect(figures.map(({ name, value, note }) => [name, value, note])).toEqual([
    ['Old addresses that lead here', '131', ''],
    ['Categories', '0', '5 as they were'],
    ['Messages', '1,200', '3 as they were'],
    ['Consultations', '2', ''],
  ]);
});

it.each([
  ['“Prices” was private: it is a draft here.', '“Prices” was private: it would be a draft here.'],
  [
    '“A pier” has 45 tags and further categories; 25 were left out: rope.',
    '“A pier” has 45 tags and further categories; 25 would be left out: rope.',
  ],
  ['“Tides” comes without [su_table].', '“Tides” would come without [su_table].'],
  [
    'Pages are not brought, as they would become posts: About.',
    'Pages would not be brought, as they would become posts: About.',
  ],
  [
    'Left out, because they are no posts: 212 × revision.',
    'These would be left out, because they are no posts: 212 × revision.',
  ],
  [
    '“What was left out” has no title; it is called “Untitled”.',
    '“What was left out” has no title; it would be called “Untitled”.',
  ],
  ['12 never confirmed there, and were left out.', '12 never confirmed there, and would be left out.'],
])('tells before an import what it would do: %s', (done, ahead) => {
  expect([warningInWords(done, false), warningInWords(done, true)]).toEqual([done, ahead]);
});
