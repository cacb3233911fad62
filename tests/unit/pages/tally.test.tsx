import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { tallyOf } from '#app/pages/about/tally.ts';

describe('the marks of a figure', () => {
  it.each([
    ['10+ years', { filled: 10, all: 10 }],
    ['50+ projects', { filled: 50, all: 50 }],
    ['100%', { filled: 100, all: 100 }],
    ['98 %', { filled: 98, all: 100 }],
    ['9 em 10', { filled: 9, all: 10 }],
    ['1,200 sites', null],
    ['many', null],
    ['0', null],
  ])('of %j', (figure, tally) => {
    expect(tallyOf(figure)).toEqual(tally);
  });

  it('are there for each figure of the about page', () => {
    const { experience, projects, satisfaction } = business.who.claims;
    for (const claim of [experience, projects, satisfaction]) expect(tallyOf(claim), claim).not.toBeNull();
  });
});
