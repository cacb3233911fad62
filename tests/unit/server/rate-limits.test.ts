// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#server/http/errors.ts';
import { addressKey, createRateLimits, type LimitName } from '#server/http/rate-limits.ts';

const MINUTE = 60_000;
const VISITOR = '203.0.113.9';

/** The header of a refusal; null where there was none. */
async function retryAfter(call: Promise<void>): Promise<string | null> {
  return call.then(
    () => null,
    (error: unknown) => (error instanceof HttpError ? (error.details.headers?.['Retry-After'] ?? '') : ''),
  );
}

describe('rate limits', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each<[LimitName, number, number]>([
    ['read', 600, MINUTE],
    ['contact', 5, 10 * MINUTE],
    ['newsletter', 5, 10 * MINUTE],
    ['newsletterTest', 30, 60 * MINUTE],
    ['bookConsultation', 5, 60 * MINUTE],
    ['changeConsultation', 5, 60 * MINUTE],
    ['upload', 60, 60 * MINUTE],
    ['signInOfAccount', 5, 15 * MINUTE],
    ['signIn', 20, 15 * MINUTE],
    ['signInOfDevice', 5, 15 * MINUTE],
    ['refusedForm', 60, 10 * MINUTE],
  ])('%s takes %i calls in %i ms from the first', async (name, calls, window) => {
    const limits = createRateLimits(true);
    for (let call = 0; call < calls; call += 1) expect(await limits.takes(name, VISITOR)).toBe(true);
    expect(await retryAfter(limits.take(name, VISITOR))).toBe(String(window / 1_000));
    expect(await limits.takes(name, '203.0.113.10')).toBe(true);
    vi.advanceTimersByTime(window - 1_500);
    expect(await retryAfter(limits.take(name, VISITOR))).toBe('2');
    vi.advanceTimersByTime(1_500);
    expect(await limits.takes(name, VISITOR)).toBe(true);
  });

  it('count each name by itself', async () => {
    const limits = createRateLimits(true);
    for (let call = 0; call < 5; call += 1) await limits.take('contact', VISITOR);
    expect(await limits.takes('contact', VISITOR)).toBe(false);
    expect(await limits.takes('newsletter', VISITOR)).toBe(true);
  });

  it('let a call that was given back be made again', async () => {
    const limits = createRateLimits(true);
    for (let call = 0; call < 20; call += 1) {
      await limits.take('contact', VISITOR);
      await limits.giveBack('contact', VISITOR);
    }
    for (let call = 0; call < 5; call += 1) await limits.take('contact', VISITOR);
    expect(await limits.takes('contact', VISITOR)).toBe(false);
  });

  it('give nobody a call more when what is given back was counted in a window that is over', async () => {
    const limits = createRateLimits(true);
    await limits.take('contact', VISITOR);
    vi.advanceTimersByTime(10 * MINUTE);
    await limits.giveBack('contact', VISITOR);
    for (let call = 0; call < 5; call += 1) await limits.take('contact', VISITOR);
    expect(await limits.takes('contact', VISITOR)).toBe(false);
  });

  it('keep nothing of an address once its window is over', async () => {
    const limits = createRateLimits(true);
    for (let host = 0; host < 1_000; host += 1) await limits.take('read', `visitor ${host}`);
    expect(vi.getTimerCount()).toBe(1_000); // one to forget each
    vi.advanceTimersByTime(MINUTE);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('refuse nothing when they are off', async () => {
    const limits = createRateLimits(false);
    for (let call = 0; call < 50; call += 1) expect(await limits.takes('contact', VISITOR)).toBe(true);
  });
});

describe('the key of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2::5', '2001:db8:1::'],
    ['2001:DB8:1:00ff:aaaa:bbbb:cccc:dddd', '2001:db8:1::'],
    ['2001:db8:1:100::5', '2001:db8:1:100::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['no address', 'no address'],
    [undefined, 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
