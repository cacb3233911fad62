import { describe, expect, it } from 'vitest';
import { linkedText } from '#app/lib/linked-text.ts';

describe('linkedText', () => {
  it('takes the links out of a text and keeps what is around them', () => {
    expect(linkedText('See the [prices](/pricing), or [write](mailto:a@b.example).')).toEqual([
      { text: 'See the ' },
      { label: 'prices', to: '/pricing' },
      { text: ', or ' },
      { label: 'write', to: 'mailto:a@b.example' },
      { text: '.' },
    ]);
  });

  it('leaves text without links, and brackets that are none, as they are', () => {
    expect(linkedText('Nothing [here] (at all)')).toEqual([{ text: 'Nothing [here] (at all)' }]);
    expect(linkedText('')).toEqual([]);
  });

  it('gives no empty piece before, between or after links', () => {
    expect(linkedText('[a](/a)[b](/b)')).toEqual([
      { label: 'a', to: '/a' },
      { label: 'b', to: '/b' },
    ]);
  });
});
