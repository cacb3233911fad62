import { ipKeyGenerator, MemoryStore, type Options } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { tooMany } from './errors.ts';

const MINUTE = 60_000;

/** How many calls an address may make in how long. Refused forms count only against a limit of their own. */
const LIMITS = {
  read: { calls: 600, window: MINUTE },
  contact: { calls: 5, window: 10 * MINUTE },
  newsletter: { calls: 5, window: 10 * MINUTE },
  bookConsultation: { calls: 5, window: 60 * MINUTE },
  /** Moves and cancellations by a mail's link. */
  changeConsultation: { calls: 5, window: 60 * MINUTE },
  upload: { calls: 60, window: 60 * MINUTE },
  /** Failed sign-ins of one account from one address. */
  signInOfAccount: { calls: 5, window: 15 * MINUTE },
  /** Failed sign-ins from one address, whatever the account. */
  signIn: { calls: 20, window: 15 * MINUTE },
  /** Failed sign-ins at one known device. */
  signInOfDevice: { calls: 5, window: 15 * MINUTE },
  /** Visitors' forms that were refused, whichever. */
  refusedForm: { calls: 60, window: 10 * MINUTE },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Counts calls; `take` refuses the one too many and `giveBack` takes one back that turned out not to count. */
export interface RateLimits {
  /** @throws HttpError 429 with Retry-After */
  take: (limit: LimitName, key: string) => Promise<void>;
  /** The same; tells of the one too many instead of throwing. */
  takes: (limit: LimitName, key: string) => Promise<boolean>;
  giveBack: (limit: LimitName, key: string) => Promise<void>;
  close: () => void;
}

export function createRateLimits(enabled: boolean): RateLimits {
  if (!enabled) {
    const nothing = () => Promise.resolve();
    return { take: nothing, takes: () => Promise.resolve(true), giveBack: nothing, close: () => undefined };
  }
  const stores = new Map<LimitName, MemoryStore>();
  for (const [name, { window }] of Object.entries(LIMITS)) {
    const store = new MemoryStore();
    // The store reads nothing of the options but the window.
    store.init({ windowMs: window } as Options);
    stores.set(name as LimitName, store);
  }
  const storeOf = (limit: LimitName) => stores.get(limit) as MemoryStore; // one for each name, above

  /** Counts a call. @returns for how long the next ones are refused, in ms; 0 while they are not */
  async function waitAfter(limit: LimitName, key: string): Promise<number> {
    const { totalHits, resetTime } = await storeOf(limit).increment(key);
    if (totalHits <= LIMITS[limit].calls) return 0;
    return Math.max(1, (resetTime?.getTime() ?? Date.now() + LIMITS[limit].window) - Date.now());
  }

  return {
    async take(limit, key) {
      const wait = await waitAfter(limit, key);
      if (wait > 0) throw tooMany(wait / 1_000);
    },
    takes: async (limit, key) => (await waitAfter(limit, key)) === 0,
    giveBack: (limit, key) => storeOf(limit).decrement(key),
    close: () => {
      for (const store of stores.values()) store.shutdown();
    },
  };
}

const keys = new LRUCache<string, string>({ max: 10_000 });

/** The key of an address: itself for IPv4; for IPv6 its /56 network, since a visitor has all of that. */
export function addressKey(address: string | undefined): string {
  const known = address ?? 'unknown';
  const kept = keys.get(known);
  if (kept !== undefined) return kept;
  const key = ipKeyGenerator(known);
  keys.set(known, key);
  return key;
}
