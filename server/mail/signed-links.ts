import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link allows its holder to do. */
export type LinkPurpose = 'confirm-subscription' | 'unsubscribe' | 'appointment';

/** What a short signature proves: that a report is about an email of ours. */
type ShortPurpose = 'report';

/** Hexadecimal digits of a short signature: 64 bits. */
const SHORT_LENGTH = 16;

/**
 * Signed tokens for links in emails: only the recipient has the token. A token names its purpose and subject, contains
 * no secret, and cannot be made without the key.
 */
export class SignedLinks {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** @param subject what the link is about, such as a consultation's uid; no dots */
  sign(purpose: LinkPurpose, subject: string): string {
    return `${subject}.${this.#signature(purpose, subject)}`;
  }

  /** @returns the token's subject; null when it was not signed here for this purpose */
  verify(purpose: LinkPurpose, token: string): string | null {
    const [subject = '', signature = '', ...rest] = token.split('.');
    if (rest.length > 0) return null;
    const wanted = Buffer.from(this.#signature(purpose, subject));
    const presented = Buffer.from(signature);
    return presented.length === wanted.length && timingSafeEqual(presented, wanted) ? subject : null;
  }

  /** A signature of small letters and digits, for addresses, where length and case are limited. */
  signShort(purpose: ShortPurpose, subject: string): string {
    return this.#mac(purpose, subject).toString('hex').slice(0, SHORT_LENGTH);
  }

  /** Whether the subject was signed here for this purpose. */
  verifyShort(purpose: ShortPurpose, subject: string, presented: string): Promise<boolean> {
    const wanted = Buffer.from(this.signShort(purpose, subject));
    const given = Buffer.from(presented);
    return Promise.resolve(given.length === wanted.length && timingSafeEqual(given, wanted));
  }

  #signature(purpose: LinkPurpose, subject: string): string {
    return this.#mac(purpose, subject).toString('base64url');
  }

  #mac(purpose: LinkPurpose | ShortPurpose, subject: string): Buffer {
    return createHmac('sha256', this.#key).update(`mail link ${purpose} ${subject}`).digest();
  }
}
