import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { tooMany } from './errors.ts';

const MINUTE = 60; // in seconds

/** Calls allowed per address and window. Rejected forms only count against their own limit. */
const LIMITS = {
  read: { calls: 600, window: MINUTE },
  contact: { calls: 5, window: 10 * MINUTE },
  newsletter: { calls: 5, window: 10 * MINUTE },
  bookConsultation: { calls: 5, window: 60 * MINUTE },
  /** Moves and cancellations through an email's link. */
  changeConsultation: { calls: 5, window: 60 * MINUTE },
  upload: { calls: 60, window: 60 * MINUTE },
  /** Failed sign-ins of one account from one address. */
  signInOfAccount: { calls: 5, window: 15 * MINUTE },
  /** Failed sign-ins from one address, whatever the account. */
  signIn: { calls: 20, window: 15 * MINUTE },
  /** Failed sign-ins at one known device. */
  signInOfDevice: { calls: 5, window: 15 * MINUTE },
  /** Rejected forms of visitors, all forms together. */
  refusedForm: { calls: 60, window: 10 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Counts calls. `take` rejects calls above the limit; `giveBack` undoes the count of a call. */
export interface RateLimits {
  /** @throws HttpError 429 with Retry-After */
  take: (limit: LimitName, key: string) => Promise<void>;
  /** Like `take`, but returns false instead of throwing. */
  takes: (limit: LimitName, key: string) => Promise<boolean>;
  giveBack: (limit: LimitName, key: string) => Promise<void>;
}

export function createRateLimits(enabled: boolean): RateLimits {
  if (!enabled) {
    const nothing = () => Promise.resolve();
    return { take: nothing, takes: () => Promise.resolve(true), giveBack: nothing };
  }
  const limiters = new Map<LimitName, RateLimiterMemory>();

  function limiterOf(limit: LimitName): RateLimiterMemory {
    const known = limiters.get(limit);
    if (known !== undefined) return known;
    const { calls, window } = LIMITS[limit];
    const limiter = new RateLimiterMemory({ points: calls, duration: window, keyPrefix: '' });
    limiters.set(limit, limiter);
    return limiter;
  }

  /** Counts a call. @returns milliseconds for which further calls are rejected; 0 when they are allowed */
  async function waitAfter(limit: LimitName, key: string): Promise<number> {
    const { consumedPoints, msBeforeNext } = await limiterOf(limit).penalty(key);
    return consumedPoints > LIMITS[limit].calls ? msBeforeNext : 0;
  }

  return {
    async take(limit, key) {
      const wait = await waitAfter(limit, key);
      if (wait > 0) throw tooMany(wait / 1_000);
    },
    takes: async (limit, key) => (await waitAfter(limit, key)) === 0,
    async giveBack(limit, key) {
      const limiter = limiterOf(limit);
      const counted = await limiter.get(key);
      // The window may have ended meanwhile; the count of the next one must not go below zero.
      if (counted !== null && counted.consumedPoints > 0) await limiter.reward(key);
    },
  };
}

const keys = new LRUCache<string, string>({ max: 10_000 });

/** The key of an address: the address itself for IPv4, its /56 network for IPv6, since a visitor has all of that. */
export function addressKey(address: string | undefined): string {
  const known = address ?? 'unknown';
  const kept = keys.get(known);
  if (kept !== undefined) return kept;
  const key = isIPv6(known) ? networkOf(known) : known;
  keys.set(known, key);
  return key;
}

function networkOf(address: string): string {
  const parsed = ipaddr.process(address); // an IPv4-mapped IPv6 address counts as IPv4
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/56`).toString();
}
