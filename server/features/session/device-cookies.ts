import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { UserRow } from '../../db/tables.ts';

type Account = Pick<UserRow, 'id' | 'password_hash'>;

/** Seconds a browser is known after its last sign-in; browsers keep no cookie for much longer. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

const SHAPE = /^(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * Device cookies, as OWASP describes them in "Slow Down Online Guessing Attacks with Device Cookies": whoever signed in
 * at a browser is not held up there by what others try. Such a cookie opens nothing and outlives a sign-out. It says
 * when it was made and a random name; for which account, and with which password, stands in its signature alone, so
 * that a new password makes the earlier ones worth nothing.
 */
export class DeviceCookies {
  readonly #key: Uint8Array;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'shingle device cookie', 32));
    this.#clock = clock;
  }

  /** The cookie of a browser at which the account has just signed in; another one each time. */
  issue(account: Account): string {
    const device = `${this.#now()}.${randomBytes(12).toString('base64url')}`;
    return `${device}.${this.#signature(device, account)}`;
  }

  /** The device's name; null when the cookie is not this account's, or is of no worth any more. */
  deviceOf(cookie: string | null, account: Account): string | null {
    const [, issued = '', name = '', signature = ''] = SHAPE.exec(cookie ?? '') ?? [];
    const wanted = Buffer.from(this.#signature(`${issued}.${name}`, account));
    const presented = Buffer.from(signature);
    if (presented.length !== wanted.length || !timingSafeEqual(presented, wanted)) return null;
    return this.#now() < Number(issued) + DEVICE_SECONDS ? name : null;
  }

  #signature(device: string, { id, password_hash }: Account): string {
    return createHmac('sha256', this.#key).update(`${device} ${id} ${password_hash}`).digest('base64url');
  }

  /** In seconds since 1970. */
  #now(): number {
    return Math.floor(this.#clock().getTime() / 1_000);
  }
}
