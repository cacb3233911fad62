import { describe, expect, it } from 'vitest';
import { contentsOf } from '#shared/rich-text/contents.ts';

const headings = (...levels: number[]) =>
  levels.map((level, index) => ({ id: `h-${index}`, level, title: `Heading ${index}` }));

describe('a table of contents', () => {
  it('is there from four headings on', () => {
    expect(contentsOf(headings(2, 2, 2))).toEqual([]);
    expect(contentsOf(headings(2, 2, 2, 2))).toHaveLength(4);
  });

  it('has the upper two levels that the text has, whichever these are', () => {
    const inner = (...levels: number[]) => contentsOf(headings(...levels)).map((entry) => entry.inner);
    expect(inner(2, 3, 3, 4, 2)).toEqual([false, true, true, false]);
    expect(inner(1, 2, 1, 3, 2)).toEqual([false, true, false, true]);
    expect(inner(3, 5, 3, 5)).toEqual([false, true, false, true]);
  });

  it('counts what it shows', () => {
    expect(contentsOf(headings(2, 3, 4, 4, 4, 4))).toEqual([]);
  });
});
