import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { shareOf, tallyOf } from '#app/pages/about/tally.ts';

describe('the marks of a figure', () => {
  it.each([
    ['10+ years', { filled: 10, all: 10 }],
    ['50+ projects', { filled: 50, all: 50 }],
    ['100%', null],
    ['98 %', null],
    ['9 em 10', { filled: 9, all: 10 }],
    ['1,200 sites', null],
    ['many', null],
    ['0', null],
  ])('of %j', (figure, tally) => {
    expect(tallyOf(figure)).toEqual(tally);
  });

  it.each([
    ['100%', 1],
    ['98 %', 0.98],
    ['99,5 %', 0.995],
    ['50+ projects', null],
  ])('are a bar for a share: %j', (figure, share) => {
    expect(shareOf(figure)).toBe(share);
  });

  it('are there for the years and the projects of the about page', () => {
    const { experience, projects } = business.who.claims;
    for (const claim of [experience, projects]) expect(tallyOf(claim), claim).not.toBeNull();
  });
});
