import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link allows its holder to do. */
export type LinkPurpose = 'confirm-subscription' | 'unsubscribe' | 'appointment';

/** The keys of links: one signs, all of them are accepted. */
export interface SigningKeys {
  readonly newest: string;
  readonly accepted: readonly string[];
  /** Reads them again, because another process may have added one. */
  load: () => Promise<void>;
}

/**
 * Signed tokens for links in emails: only the recipient has the token. A token names its purpose and subject, contains
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
    if (!this.#isSigned(purpose, subject, presented)) {
      await this.#keys.load();
      if (!this.#isSigned(purpose, subject, presented)) return null;
    }
    return subject;
  }

  #isSigned(purpose: LinkPurpose, subject: string, presented: string): boolean {
    return this.#keys.accepted.some((key) => isEqual(presented, signature(key, purpose, subject)));
  }
}

/** Characters of 256 bits in base64url. */
const SIGNATURE_LENGTH = 43;

function signature(key: string, purpose: LinkPurpose, subject: string): string {
  return createHmac('sha256', key).update(`mail link ${purpose} ${subject}`).digest('base64url');
}

function isEqual(presented: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(presented), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
