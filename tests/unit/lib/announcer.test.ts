import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from '#app/lib/announcer.ts';

describe('the announcer', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const texts = (announcer: ReturnType<typeof createAnnouncer>) =>
    announcer.current().map(({ text }) => text);

  it('[9.4.14] shows a message after 100 ms, not before', () => {
    const announcer = createAnnouncer();
    announcer.announce('Saved.');
    vi.advanceTimersByTime(99);
    expect(texts(announcer)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(texts(announcer)).toEqual(['Saved.']);
  });

  it('[9.4.15] clears it after 1 s', () => {
    const announcer = createAnnouncer();
    announcer.announce('Saved.');
    vi.advanceTimersByTime(999);
    expect(texts(announcer)).toEqual(['Saved.']);
    vi.advanceTimersByTime(1);
    expect(texts(announcer)).toEqual([]);
  });

  it('keeps two messages apart, and tells its listeners', () => {
    const announcer = createAnnouncer();
    const listener = vi.fn();
    const stop = announcer.subscribe(listener);
    announcer.announce('One.');
    vi.advanceTimersByTime(500);
    announcer.announce('Two.');
    vi.advanceTimersByTime(100);
    expect(texts(announcer)).toEqual(['One.', 'Two.']);
    vi.advanceTimersByTime(400);
    expect(texts(announcer)).toEqual(['Two.']);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
