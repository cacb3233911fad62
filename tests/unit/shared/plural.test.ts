import { expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { plural } from '#shared/plural.ts';

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };

it('takes the form that the rules of the language ask for', () => {
  const rules = new Intl.PluralRules(business.language.locale);
  const counts = [...Array(400).keys(), 999, 1_000, 1_001, 12_101];
  expect(counts.map((count) => plural(count, forms))).toEqual(counts.map((count) => rules.select(count)));
});

it('takes the general form in place of one that is not there', () => {
  expect(plural(1, { other: 'posts' })).toBe('posts');
});
