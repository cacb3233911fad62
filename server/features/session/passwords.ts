import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { tooMany } from '../../http/errors.ts';
import type { HashingThread } from './hashing-thread.ts';

/** Bcrypt reads 72 bytes and no more. */
const BCRYPT_BYTES = 72;
/** bcrypt's cost: each step doubles the work of a guess. */
const COST = 12;
/** Sign-ins at unknown devices that may wait for their turn. */
const MAX_WAITING = 40;

/** Who waits for a check: strangers among themselves, and nobody at a known device behind them. */
export type Lane = 'known' | 'strangers';

/** Hashes and checks passwords. `cost` is there for tests, which would otherwise spend their time here. */
export class Passwords {
  readonly #thread: HashingThread;
  readonly #cost: number;
  /** Hands the thread one stranger at a time, so that at most one of them is ahead of whoever is known. */
  readonly #strangers = pLimit(1);

  constructor(thread: HashingThread, cost = COST) {
    this.#thread = thread;
    this.#cost = cost;
  }

  hash(password: string): Promise<string> {
    return this.#thread.hash(fitting(password), this.#cost);
  }

  /**
   * Takes as long without a hash to compare with, so that nobody learns by waiting which accounts exist.
   * @throws HttpError 429 when too many strangers are waiting already; any other error is no answer about the password
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

/** A password longer than bcrypt reads is hashed to a length that it does, not cut. */
function fitting(password: string): string {
  if (Buffer.byteLength(password) <= BCRYPT_BYTES) return password;
  return createHash('sha256').update(password).digest('base64');
}

/** Looks like a hash and takes as long to compare with; nobody knows a password that gives it. */
function decoy(cost: number): string {
  return `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
}
