import { createHash } from 'node:crypto';
import bcrypt from 'bcryptjs';
import pLimit from 'p-limit';
import { tooMany } from '../../http/errors.ts';

/** Bcrypt reads 72 bytes and no more. */
const BCRYPT_BYTES = 72;
/** bcrypt's cost: each step doubles the work of a guess. */
const COST = 12;

/** bcrypt runs in pieces on the thread that serves everybody: one at a time, so that others get their turn between. */
const inLine = pLimit(1);
const LONGEST_LINE = 40;

/** Hashes and checks passwords. `cost` is there for tests, which would otherwise spend their time here. */
export class Passwords {
  readonly #cost: number;
  #decoy: Promise<string> | null = null;

  constructor(cost = COST) {
    this.#cost = cost;
  }

  hash(password: string): Promise<string> {
    return inLine(() => bcrypt.hash(fitting(password), this.#cost));
  }

  /**
   * Takes as long without a hash to compare with, so that nobody learns by waiting which accounts exist.
   * @throws HttpError 429 when too many are waiting already
   */
  async matches(password: string, hash: string | null): Promise<boolean> {
    this.#decoy ??= this.hash('no password is this one');
    const known = hash ?? (await this.#decoy);
    if (inLine.pendingCount >= LONGEST_LINE) throw tooMany(10);
    const matches = await inLine(() => bcrypt.compare(fitting(password), known));
    return hash !== null && matches;
  }
}

/** A password longer than bcrypt reads is hashed to a length that it does, not cut. */
function fitting(password: string): string {
  if (Buffer.byteLength(password) <= BCRYPT_BYTES) return password;
  return createHash('sha256').update(password).digest('base64');
}
