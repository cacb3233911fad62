import { expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { enumerate } from '#app/lib/enumerate.ts';

it('joins words as Intl does', () => {
  const intl = new Intl.ListFormat(business.language.locale);
  for (const items of [
    [],
    ['one'],
    ['one', 'two'],
    ['one', 'two', 'three'],
    ['one', 'two', 'three', 'four'],
  ]) {
    expect(enumerate(items)).toBe(intl.format(items));
  }
});
