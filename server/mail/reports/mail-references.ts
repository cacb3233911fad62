import type { OutboxRow } from '../../db/tables.ts';
import type { Compose } from '../compose.ts';
import type { SignedLinks } from '../signed-links.ts';
import { REFERENCE_HEADER } from './returned-mail.ts';

interface Deps {
  signed: SignedLinks;
  /** Where bounces go, such as `bounces@example.com`; null for the sender. */
  bounceAddress: string | null;
  /** Whether reports are read from a mailbox, which may be the sender's. */
  readsMailbox: boolean;
  /** Whether Postmark reports to this site. It gives messages a Message-ID of its own, but keeps metadata. */
  usesPostmark: boolean;
}

/** What of an email its reference is made of. */
type Referred = Pick<OutboxRow, 'id' | 'message_id'>;

/**
 * References name emails to those who report on them: the row's id and a short signature, so that nobody else can
 * report on an email. The Message-ID is signed, too: once a backup is restored, other emails get the same ids. They consist of digits, small letters and a hyphen, since some servers change the case of an
 * address.
 */
export class MailReferences {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Whether the reference was made here, for this email. @throws DatabaseUnavailable when the keys can't be read */
  names(email: Referred, reference: string): Promise<boolean> {
    const [, signature = ''] = reference.toLowerCase().split('-');
    return this.#deps.signed.verifyShort('report', subjectOf(email), signature);
  }

  /** Adds to messages what reports return: an envelope sender of their own (VERP), and a header. */
  mark(compose: Compose): Compose {
    return async (row, together) => {
      const message = await compose(row, together);
      return message === null ? null : { ...message, ...this.#marks(row, message.headers) };
    };
  }

  #marks(email: OutboxRow, headers: Record<string, string> = {}) {
    const { signed, bounceAddress, readsMailbox, usesPostmark } = this.#deps;
    if (bounceAddress === null && !readsMailbox && !usesPostmark) return {};
    const reference = `${email.id}-${signed.signShort('report', subjectOf(email))}`;
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

/** The email's id in the outbox that a reference claims, whoever has made it. */
export function claimedId(reference: string): number {
  return Number(reference.split('-', 1)[0]);
}

function subjectOf({ id, message_id }: Referred): string {
  return `${id} ${message_id}`;
}
