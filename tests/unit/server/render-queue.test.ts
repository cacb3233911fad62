import { describe, expect, it } from 'vitest';
import { RenderQueue, type RenderRequest } from '#server/site/render-queue.ts';

function search(visitor: string, key: string): RenderRequest {
  return { key, visitor, first: false };
}

function page(visitor: string, key: string): RenderRequest {
  return { key, visitor, first: true };
}

function queueOf(...requests: RenderRequest[]): RenderQueue<RenderRequest> {
  const queue = new RenderQueue<RenderRequest>();
  for (const request of requests) expect(queue.enter(request)).toBe(true);
  return queue;
}

/** The keys in the order they are rendered in. */
function orderOf(queue: RenderQueue<RenderRequest>): string[] {
  const keys: string[] = [];
  for (let [next] = queue.next(); next !== undefined; [next] = queue.next()) keys.push(next.key);
  return keys;
}

describe('the queue of renders', () => {
  it('takes pages before everything else, in the order they were asked for', () => {
    const queue = queueOf(search('a', 's1'), page('b', '/pricing'), search('b', 's2'), page('a', '/about'));
    expect(orderOf(queue)).toEqual(['/pricing', '/about', 's1', 's2']);
  });

  it('lets visitors take turns, however much one of them asks for', () => {
    const queue = queueOf(
      ...['a1', 'a2', 'a3', 'a4'].map((key) => search('a', key)),
      ...['b1', 'b2'].map((key) => search('b', key)),
      search('c', 'c1'),
    );
    expect(orderOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('gives whoever has just had a turn the last place, also when it asks again', () => {
    const queue = queueOf(search('a', 'a1'), search('a', 'a2'), search('b', 'b1'));
    expect(queue.next()).toHaveLength(1);
    queue.enter(search('a', 'a3'));
    expect(orderOf(queue)).toEqual(['b1', 'a2', 'a3']);
  });

  it('renders once what several wait for, at the first of their turns', () => {
    const queue = queueOf(
      ...['a1', 'a2', 'a3', 'shared'].map((key) => search('a', key)),
      search('b', 'shared'),
    );
    expect(queue.next()).toMatchObject([{ key: 'a1' }]);
    expect(queue.next()).toEqual([search('a', 'shared'), search('b', 'shared')]);
    expect(orderOf(queue)).toEqual(['a2', 'a3']);
  });

  it('bounds what one visitor has waiting, but neither pages nor what waits already', () => {
    const queue = queueOf(...['a1', 'a2', 'a3', 'a4'].map((key) => search('a', key)));
    expect(queue.enter(search('a', 'a5'))).toBe(false);
    expect(queue.enter(search('a', 'a4'))).toBe(true);
    expect(queue.enter(page('a', '/about'))).toBe(true);
    expect(queue.enter(search('b', 'a5'))).toBe(true);
    expect(orderOf(queue)).toEqual(['/about', 'a1', 'a5', 'a2', 'a3', 'a4']);
    expect(queue.enter(search('a', 'a6'))).toBe(true);
  });

  it('bounds what all have waiting together, but no pages', () => {
    const queue = queueOf(...Array.from({ length: 200 }, (_, index) => search(`v${index}`, `s${index}`)));
    expect(queue.enter(search('w', 'one more'))).toBe(false);
    expect(queue.enter(search('w', 's7'))).toBe(true);
    expect(queue.enter(page('w', '/about'))).toBe(true);
    expect(queue.size).toBe(201);
  });

  it('frees the place of whoever leaves, and forgets what nobody waits for any more', () => {
    const [one, other] = [search('a', 'shared'), search('b', 'shared')];
    const again = { ...one };
    const alone = search('a', 'alone');
    const about = page('a', '/about');
    const queue = queueOf(one, again, other, alone, about);
    queue.leave(alone);
    queue.leave(about);
    queue.leave(one);
    queue.leave(one);
    expect(queue.size).toBe(1);
    queue.leave(other);
    expect(queue.next()).toEqual([again]);
    expect(queue.next()).toEqual([]);

    for (const key of ['a1', 'a2', 'a3', 'a4']) queue.enter(search('a', key));
    const fifth = search('a', 'a5');
    queue.leave(fifth); // was never in
    expect(queue.enter(fifth)).toBe(false);
  });
});
