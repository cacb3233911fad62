import { describe, expect, it } from 'vitest';
import {
  addArrival,
  addCounts,
  addView,
  MAX_HOSTS,
  noCounts,
  withinLimit,
} from '#server/features/readers/reader-counts.ts';

const DAY = '2026-11-24';

describe('what is counted of a day', () => {
  it('has no more hosts than are told apart, whatever is invented', () => {
    const counts = noCounts(DAY);
    for (let one = 0; one < 10_000; one += 1) addArrival(counts, `invented-${one}.example`);
    expect(counts.hosts.size).toBe(MAX_HOSTS + 1);
    expect(counts.hosts.get('*')).toBe(10_000 - MAX_HOSTS);
    addArrival(counts, 'invented-0.example');
    expect(counts.hosts.get('invented-0.example')).toBe(2);
  });

  it('has no more pages than are told apart; the others are in the total', () => {
    const counts = noCounts(DAY);
    for (let one = 0; one < 20_000; one += 1) addView(counts, `/blog/${one}`);
    expect(counts.views).toBe(20_000);
    expect(counts.pages.size).toBe(5_000);
  });

  it('comes together again when it could not be written', () => {
    const before = noCounts(DAY);
    for (let one = 0; one < 6_000; one += 1) addView(before, `/blog/${one}`);
    addArrival(before, 'example.com', 3);
    before.subscribersCome = 2;
    const since = noCounts(DAY);
    addView(since, '/blog/1');
    addArrival(since, 'example.com');
    since.subscribersGone = 1;
    addCounts(since, before);
    expect(since).toMatchObject({ views: 6_001, subscribersCome: 2, subscribersGone: 1 });
    expect(since.pages.get('/blog/1')).toBe(2);
    expect(since.hosts.get('example.com')).toBe(4);
  });
});

describe('hosts that join those of a day', () => {
  const known = new Set(Array.from({ length: MAX_HOSTS - 1 }, (_, one) => `known-${one}.example`));

  it('are told apart until there are too many', () => {
    const hosts = new Map([
      ['known-3.example', 4],
      ['first.example', 3],
      ['second.example', 2],
      ['third.example', 1],
      ['*', 5],
    ]);
    expect(Object.fromEntries(withinLimit(hosts, known))).toEqual({
      'known-3.example': 4,
      'first.example': 3,
      '*': 8,
    });
  });
});
