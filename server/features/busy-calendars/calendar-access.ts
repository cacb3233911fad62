import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { CalendarProblem } from './calendar-problem.ts';

/** How a calendar is reached. The address may be a secret itself. */
export interface CalendarAccess {
  /** https or, within networks that are allowed, http. */
  address: string;
  /** '' for none. */
  user: string;
  password: string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals accesses for the database with a key that is made of JWT_SECRET, so that neither the database nor a copy of it
 * gives them away.
 */
export class AccessSeal {
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'shingle calendar access', 32));
  }

  seal(access: CalendarAccess): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(access), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** @throws CalendarProblem `key` when it was sealed with another secret */
  open(text: string): CalendarAccess {
    const bytes = Buffer.from(text, 'base64');
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
      const opened = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
      return JSON.parse(opened) as CalendarAccess; // as it was sealed
    } catch {
      throw new CalendarProblem('key');
    }
  }
}

/**
 * The access that an address with a sign-in means: webcal is https, and what the address says of a user is a sign-in.
 * @throws CalendarProblem `unencrypted`, or null for what is no address
 */
export function accessOf(address: string, user: string, password: string): CalendarAccess | null {
  const text = address.replace(/^webcals?:\/\//i, 'https://');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const own = { user: decoded(url.username), password: decoded(url.password) };
  url.username = '';
  url.password = '';
  url.hash = '';
  return { address: url.href, ...(user === '' && password === '' ? own : { user, password }) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
