import { describe, expect, it } from 'vitest';
import { readIds, withId, writeIds } from '#shared/id-ranges.ts';

describe('ids in ranges', () => {
  it.each<[number[], string]>([
    [[], ''],
    [[7], '7'],
    [[3, 1, 2, 5, 5], '1-3,5'],
    [[999_999_999_999_999], '999999999999999'],
  ])('%j are %s, and the same again', (ids, text) => {
    expect(writeIds(ids)).toBe(text);
    expect(readIds(text, 10)).toEqual([...new Set(ids)].sort((one, other) => one - other));
  });

  it.each(['1,', '-1', '3-1', 'a', '1-', '1 - 2', '1000000000000000'])('are not %j', (text) => {
    expect(readIds(text, 10)).toBeNull();
  });

  it('are no more than are allowed, however large the range', () => {
    expect(readIds('1-3', 3)).toEqual([1, 2, 3]);
    expect(readIds('1-4', 3)).toBeNull();
    expect(readIds('1-999999999999999', 500)).toBeNull();
  });

  it('take one in, and leave it out', () => {
    expect(withId('1-3', 2, false)).toBe('1,3');
    expect(withId('1,3', 2, true)).toBe('1-3');
    expect(withId('', 2, false)).toBe('');
  });
});
