import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { UserRow } from '../../db/tables.ts';

type Account = Pick<UserRow, 'id' | 'password_hash'>;

/** How long a browser is known after its last sign-in, in seconds; browsers keep cookies hardly longer. */
export const DEVICE_SECONDS = 365 * 24 * 60 * 60;

const SHAPE = /^(\d{1,12})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * Device cookies, as in OWASP's "Slow Down Online Guessing Attacks with Device Cookies": in a browser that has signed
 * in before, failed sign-ins elsewhere do not block the account. The cookie grants no access and outlives a sign-out.
 * It contains its time of issue and a random name. The account and its password hash are only part of the signature, so
 * a new password invalidates earlier cookies.
 */
export class DeviceCookies {
  readonly #key: Uint8Array;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'shingle device cookie', 32));
    this.#clock = clock;
  }

  /** A new cookie for a browser in which the account has just signed in; each one is different. */
  issue(account: Account): string {
    const device = `${this.#now()}.${randomBytes(12).toString('base64url')}`;
    return `${device}.${this.#signature(device, account)}`;
  }

  /** The device's name; null when the cookie is another account's, or no longer valid. */
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
