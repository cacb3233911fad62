import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link allows its holder to do. */
export type LinkPurpose =
  'confirm-subscription' | 'unsubscribe' | 'appointment' | 'preview' | 'reset-password' | 'confirm-email';

/** The keys of links: one signs, all of them are accepted. */
export interface SigningKeys {
  readonly newest: string;
  readonly accepted: readonly string[];
  /** Reads them again, because another process may have added one. */
  load: () => Promise<void>;
}
/** What a short signature proves: that a report is about an email of ours. */
type ShortPurpose = 'report';

/** Hexadecimal digits of a short signature: 64 bits. */
const SHORT_LENGTH = 16;

/**
 * Signed tokens for links that are sent to somebody: only the recipient has the token. A token names its purpose and subject, contains
 * no secret, and cannot be made without a key.
 */
export class SignedLinks {
  readonly #keys: SigningKeys;

  constructor(keys: SigningKeys) {
    this.#keys = keys;
  }

  /** @param subject what the link is about, such as a consultation's uid; no dots */
  sign(purpose: LinkPurpose, subject: string): string {
    return `${subject}.${signature(this.#keys.newest, purpose, subject)}`;
  }

  /**
   * A signature of no known key is looked at once more with the keys read anew.
   * @returns the token's subject; null when it was not signed here for this purpose
   * @throws DatabaseUnavailable when the keys can't be read
   */
  async verify(purpose: LinkPurpose, token: string): Promise<string | null> {
    const [subject = '', presented = '', ...rest] = token.split('.');
    if (rest.length > 0 || presented.length !== SIGNATURE_LENGTH) return null;
    return (await this.#isMadeHere(presented, (key) => signature(key, purpose, subject))) ? subject : null;
  }

  /** A signature of small letters and digits, for addresses, where length and case are limited. */
  signShort(purpose: ShortPurpose, subject: string): string {
    return shortSignature(this.#keys.newest, purpose, subject);
  }

  /** Whether the subject was signed here for this purpose. @throws DatabaseUnavailable when the keys can't be read */
  verifyShort(purpose: ShortPurpose, subject: string, presented: string): Promise<boolean> {
    return this.#isMadeHere(presented, (key) => shortSignature(key, purpose, subject));
  }

  /** Tries the known keys, then those read anew. */
  async #isMadeHere(presented: string, make: (key: string) => string): Promise<boolean> {
    const isKnown = () => this.#keys.accepted.some((key) => isEqual(presented, make(key)));
    if (isKnown()) return true;
    await this.#keys.load();
    return isKnown();
  }
}

/** Characters of 256 bits in base64url. */
const SIGNATURE_LENGTH = 43;

function signature(key: string, purpose: LinkPurpose, subject: string): string {
  return mac(key, purpose, subject).toString('base64url');
}

function shortSignature(key: string, purpose: ShortPurpose, subject: string): string {
  return mac(key, purpose, subject).toString('hex').slice(0, SHORT_LENGTH);
}

function mac(key: string, purpose: LinkPurpose | ShortPurpose, subject: string): Buffer {
  return createHmac('sha256', key).update(`mail link ${purpose} ${subject}`).digest();
}

function isEqual(presented: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(presented), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
