import pLimit from 'p-limit';
import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import type { Logger } from '../../log.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { newsletterMessage } from '../../mail/newsletter-template.ts';
import { HttpError, refused } from '../../http/errors.ts';

/** Messages that are on their way at once. */
const CONCURRENCY = 5;

export interface Delivery {
  accepted: number;
  failed: number;
}

/** Writing to all who read the newsletter. */
export class NewsletterService {
  readonly #recipients: () => Promise<string[]>;
  readonly #mailer: Mailer | null;
  readonly #log: Logger;

  /** @param recipients gives the addresses of the active subscribers */
  constructor(recipients: () => Promise<string[]>, mailer: Mailer | null, log: Logger) {
    this.#recipients = recipients;
    this.#mailer = mailer;
    this.#log = log;
  }

  /**
   * Sends one message a subscriber and counts those that the mail server accepted. [7.11.04]
   * @throws HttpError 422 nobody to write to, 502 not one accepted, 503 mail is not set up
   */
  async send(newsletter: NewsletterInput): Promise<Delivery> {
    const mailer = this.#mailer;
    if (mailer === null) throw new HttpError(503, 'Mail is not set up. Set SMTP_URL to send newsletters.');
    const recipients = await this.#recipients();
    if (recipients.length === 0) throw refused('No active subscribers');

    const message = newsletterMessage(newsletter);
    const inTurn = pLimit(CONCURRENCY);
    const results = await Promise.allSettled(
      recipients.map((to) => inTurn(() => mailer.send({ to, ...message }))),
    );
    const failures = results.filter((result) => result.status === 'rejected');
    if (failures[0] !== undefined) {
      this.#log.warn(
        { failed: failures.length, reason: reasonOf(failures[0].reason) },
        'newsletter not fully sent',
      );
    }
    const delivery = { accepted: results.length - failures.length, failed: failures.length };
    if (delivery.accepted === 0) throw new HttpError(502, 'The mail server did not accept the newsletter.');
    return delivery;
  }
}

/** The mail server's code alone: its words may name a recipient. */
function reasonOf(error: unknown): unknown {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return responseCode ?? code;
}
