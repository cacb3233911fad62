import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { tooMany } from '../../http/errors.ts';
import type { HashingThread } from './hashing-thread.ts';

/** bcrypt reads only the first 72 bytes. */
const BCRYPT_BYTES = 72;
/** bcrypt's cost factor: each step doubles the work per guess. */
const COST = 12;
/** Maximum waiting sign-ins from unknown devices. */
const MAX_WAITING = 40;

/** The queue for a check. Strangers (unknown devices) wait for each other; known devices do not wait behind them. */
export type Lane = 'known' | 'strangers';

/** Hashes and checks passwords. Tests use a lower `cost` to be fast. */
export class Passwords {
  readonly #thread: HashingThread;
  readonly #cost: number;
  /** Passes on one stranger at a time, so that at most one is ahead of a known device. */
  readonly #strangers = pLimit(1);

  constructor(thread: HashingThread, cost = COST) {
    this.#thread = thread;
    this.#cost = cost;
  }

  hash(password: string): Promise<string> {
    return this.#thread.hash(fitting(password), this.#cost);
  }

  /**
   * Takes equally long without a hash, so that response times do not reveal which accounts exist.
   * @throws HttpError 429 when too many strangers are waiting; any other error says nothing about the password
   */
  async matches(password: string, hash: string | null, lane: Lane): Promise<boolean> {
    const check = () => this.#thread.compare(fitting(password), hash ?? decoy(this.#cost));
    if (lane === 'known') return (await check()) && hash !== null;
    if (this.#strangers.pendingCount >= MAX_WAITING) throw tooMany(10);
    return (await this.#strangers(check)) && hash !== null;
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}

/** A password longer than bcrypt's limit is hashed first instead of truncated. */
function fitting(password: string): string {
  if (Buffer.byteLength(password) <= BCRYPT_BYTES) return password;
  return createHash('sha256').update(password).digest('base64');
}

/** A fake hash that takes as long to compare; no known password matches it. */
function decoy(cost: number): string {
  return `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
}
