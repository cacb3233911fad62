import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { tooMany } from './errors.ts';

const MINUTE = 60; // in seconds

/** Calls allowed per address and window. Rejected forms only count against their own limit. */
export const LIMITS = {
  read: { calls: 600, window: MINUTE },
  contact: { calls: 5, window: 10 * MINUTE },
  newsletter: { calls: 5, window: 10 * MINUTE },
  /** Tests of newsletters, to whatever address. */
  newsletterTest: { calls: 30, window: 60 * MINUTE },
  bookConsultation: { calls: 5, window: 60 * MINUTE },
  /** Those that the owner books for others. */
  bookByOwner: { calls: 60, window: 60 * MINUTE },
  /** Moves and cancellations through an email's link. */
  changeConsultation: { calls: 5, window: 60 * MINUTE },
  upload: { calls: 60, window: 60 * MINUTE },
  /** Failed sign-ins of one account from one address. */
  signInOfAccount: { calls: 5, window: 15 * MINUTE },
  /** Failed sign-ins from one address, whatever the account. */
  signIn: { calls: 20, window: 15 * MINUTE },
  /** Failed sign-ins at one known device. */
  signInOfDevice: { calls: 5, window: 15 * MINUTE },
  /** Challenges for a sign-in with a passkey that one address asks for. */
  passkeyChallenge: { calls: 60, window: 15 * MINUTE },
  /** Wrong passwords, or passkeys, with which one session asks for a new password or confirms whose it is. */
  currentPassword: { calls: 5, window: 15 * MINUTE },
  /** Links for a new password that one address asks for. */
  passwordReset: { calls: 5, window: 60 * MINUTE },
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

/** The calls of a key in its window, and the milliseconds until that ends. */
export interface Count {
  consumedPoints: number;
  msBeforeNext: number;
}

/** Counts the calls of one limit. A key's window begins with its first call. */
export interface CallCounter {
  /** Counts a call, above the limit, too. */
  add: (key: string) => Promise<Count>;
  /** Undoes the count of a call, unless its window is over. */
  giveBack: (key: string) => Promise<void>;
}

/**
 * @param enabled without it everything is allowed
 * @param counterOf counts a limit's calls, with windows in seconds; in this process's memory by default
 */
export function createRateLimits(
  enabled: boolean,
  counterOf: (limit: LimitName, window: number) => CallCounter = memoryCounter,
): RateLimits {
  if (!enabled) {
    const nothing = () => Promise.resolve();
    return { take: nothing, takes: () => Promise.resolve(true), giveBack: nothing };
  }
  const counters = new Map<LimitName, CallCounter>();

  function counter(limit: LimitName): CallCounter {
    const known = counters.get(limit);
    if (known !== undefined) return known;
    const made = counterOf(limit, LIMITS[limit].window);
    counters.set(limit, made);
    return made;
  }

  /** Counts a call. @returns milliseconds for which further calls are rejected; 0 when they are allowed */
  async function waitAfter(limit: LimitName, key: string): Promise<number> {
    const { consumedPoints, msBeforeNext } = await counter(limit).add(key);
    return consumedPoints > LIMITS[limit].calls ? msBeforeNext : 0;
  }

  return {
    async take(limit, key) {
      const wait = await waitAfter(limit, key);
      if (wait > 0) throw tooMany(wait / 1_000);
    },
    takes: async (limit, key) => (await waitAfter(limit, key)) === 0,
    giveBack: (limit, key) => counter(limit).giveBack(key),
  };
}

function memoryCounter(limit: LimitName, window: number): CallCounter {
  const limiter = new RateLimiterMemory({ points: LIMITS[limit].calls, duration: window, keyPrefix: '' });
  return {
    add: (key) => limiter.penalty(key),
    async giveBack(key) {
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
