// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { type MadeResponse, ResponseCache } from '#server/http/response-cache/response-cache.ts';
import { finish } from '#server/http/send.ts';

const QUALITY = { first: 5, often: 5 };

function made(
  text: string,
  { keep = true, ...change }: Partial<MadeResponse['response']> & { keep?: boolean } = {},
) {
  const finished = finish(Buffer.from(text), {}, QUALITY);
  return {
    response: { ...finished, status: 200, tags: ['posts'], until: null, onHit: null, ...change },
    keep,
  } satisfies MadeResponse;
}

function makes(...results: MadeResponse[]) {
  const make = vi.fn<(revision: number) => Promise<MadeResponse>>();
  for (const result of results) make.mockResolvedValueOnce(result);
  return make;
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers() {
  let resolve: (made: MadeResponse) => void = () => undefined;
  const promise = new Promise<MadeResponse>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}

describe('the response cache', () => {
  let now = new Date('2026-11-20T18:00:00Z');
  const clock = () => now;

  it('has a response made once, and finds it from then on', async () => {
    const cache = new ResponseCache(clock);
    const first = made('first');
    const make = makes(first);
    expect(cache.find('key')).toBeNull();
    expect(await cache.findOrMake({ key: 'key', make })).toBe(first.response);
    expect(await cache.findOrMake({ key: 'key', make })).toBe(first.response);
    expect(cache.find('key')).toBe(first.response);
    expect(cache.find('another key')).toBeNull();
    expect(make).toHaveBeenCalledOnce();
  });

  it('drops what carries a tag that was written to, and nothing else', async () => {
    const cache = new ResponseCache(clock);
    await cache.findOrMake({ key: 'list', make: makes(made('list', { tags: ['categories', 'posts'] })) });
    await cache.findOrMake({ key: 'slots', make: makes(made('slots', { tags: ['availability'] })) });
    cache.invalidate('posts');
    expect(cache.find('list')).toBeNull();
    expect(cache.find('slots')).not.toBeNull();
    cache.invalidate('newsletter', 'availability');
    expect(cache.find('slots')).toBeNull();
  });

  it('holds nothing from its instant on', async () => {
    const cache = new ResponseCache(clock);
    const until = new Date('2026-11-21T18:00:00Z');
    await cache.findOrMake({ key: 'key', make: makes(made('today', { until })) });
    now = new Date('2026-11-21T17:59:59.999Z');
    expect(cache.find('key')).not.toBeNull();
    now = until;
    expect(cache.find('key')).toBeNull();
  });

  it('keeps nothing that was made while something was written, and tells makers of each write', async () => {
    const cache = new ResponseCache(clock);
    const revisions: number[] = [];
    const read = {
      key: 'key',
      make(revision: number) {
        revisions.push(revision);
        if (revisions.length === 1) cache.invalidate('something else'); // what was read may show it or not
        return Promise.resolve(made('key'));
      },
    };
    await cache.findOrMake(read);
    expect(cache.find('key')).toBeNull();
    await cache.findOrMake(read);
    expect(cache.find('key')).not.toBeNull();
    expect(new Set(revisions).size).toBe(2);
  });

  it('makes a shared response once for all who wait, and another one for who comes after a write', async () => {
    const cache = new ResponseCache(clock);
    const results = [withResolvers(), withResolvers()] as const;
    const make = vi.fn((revision: number) => results[revision === 0 ? 0 : 1].promise);
    const read = { key: 'key', make, shared: true as const };
    const early = [cache.findOrMake(read), cache.findOrMake(read)];
    cache.invalidate('posts');
    const late = [cache.findOrMake(read), cache.findOrMake(read)];
    results[0].resolve(made('before'));
    results[1].resolve(made('after'));
    expect((await Promise.all(early)).map(({ length }) => length)).toEqual([6, 6]);
    expect((await Promise.all(late)).map(({ length }) => length)).toEqual([5, 5]);
    expect(make).toHaveBeenCalledTimes(2);
    expect(cache.find('key')?.length).toBe(5);
  });

  it('shares a failure with who waited, and makes the response for who comes next', async () => {
    const cache = new ResponseCache(clock);
    const make = vi
      .fn<(revision: number) => Promise<MadeResponse>>()
      .mockRejectedValueOnce(new Error('no database'))
      .mockResolvedValueOnce(made('later'));
    const read = { key: 'key', make, shared: true as const };
    const both = await Promise.allSettled([cache.findOrMake(read), cache.findOrMake(read)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await cache.findOrMake(read)).length).toBe('later'.length);
  });

  it('keeps nothing that is not worth it, and no failure', async () => {
    const cache = new ResponseCache(clock);
    await cache.findOrMake({ key: 'search', make: makes(made('search', { keep: false })) });
    expect(cache.find('search')).toBeNull();
    const fails = () => Promise.reject(new Error('no database'));
    await expect(cache.findOrMake({ key: 'key', make: fails })).rejects.toThrow('no database');
    expect((await cache.findOrMake({ key: 'key', make: makes(made('later')) })).length).toBe('later'.length);
  });

  it('holds 8 MB at most; what nobody asked for the longest goes first', async () => {
    const cache = new ResponseCache(clock);
    const megabyte = 'x'.repeat(1024 * 1024);
    for (const key of ['1', '2', '3']) await cache.findOrMake({ key, make: makes(made(megabyte)) });
    cache.find('1');
    await cache.findOrMake({ key: '4', make: makes(made(megabyte)) });
    expect(['1', '2', '3', '4'].filter((key) => cache.find(key) !== null)).toEqual(['1', '3', '4']);
  });
});
