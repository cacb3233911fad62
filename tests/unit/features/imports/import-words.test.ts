import { expect, it } from 'vitest';
import { figuresOf } from '#app/features/imports/import-words.ts';

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
