import type { OutboxRow } from '../../db/tables.ts';
import type { Compose } from '../compose.ts';
import type { SignedLinks } from '../signed-links.ts';
import { REFERENCE_HEADER } from './returned-mail.ts';

interface Deps {
  signed: SignedLinks;
  /** Where bounces go, such as `bounces@example.com`; null for the sender. */
  bounceAddress: string | null;
  /** Whether Postmark reports to this site. It gives messages a Message-ID of its own, but keeps metadata. */
  usesPostmark: boolean;
}

/**
 * References name emails to those who report on them: the row's id and a short signature, so that nobody else can
 * report on an email. They consist of digits, small letters and a hyphen, since some servers change the case of an
 * address.
 */
export class MailReferences {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the id in the outbox; null when the reference was not made here */
  async read(reference: string): Promise<number | null> {
    const [id = '', signature = ''] = reference.toLowerCase().split('-');
    return (await this.#deps.signed.verifyShort('report', id, signature)) ? Number(id) : null;
  }

  /** Adds to messages what reports return: an envelope sender of their own (VERP), and a header. */
  mark(compose: Compose): Compose {
    return async (row, together) => {
      const message = await compose(row, together);
      return message === null ? null : { ...message, ...this.#marks(row, message.headers) };
    };
  }

  #marks({ id }: OutboxRow, headers: Record<string, string> = {}) {
    const { signed, bounceAddress, usesPostmark } = this.#deps;
    if (bounceAddress === null && !usesPostmark) return {};
    const reference = `${id}-${signed.signShort('report', String(id))}`;
    return {
      ...(bounceAddress === null ? {} : { returnPath: bounceAddress.replace('@', `+${reference}@`) }),
      headers: {
        ...headers,
        [REFERENCE_HEADER]: reference,
        ...(usesPostmark ? { 'X-PM-Metadata-mail': reference } : {}),
      },
    };
  }
}
