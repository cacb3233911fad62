import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import type { Clock } from '../../clock.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { HttpError, notFound, unprocessable } from '../../http/errors.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { SubscriberRepository } from '../subscribers/subscribers.repository.ts';
import type { CampaignRepository, CampaignWithProgress, Progress } from './campaigns.repository.ts';
import type { NewsletterComposer } from './newsletter-composer.ts';

/** How long who sends waits for the first count, in milliseconds; the rest goes out meanwhile and later. */
const WAIT_TIMEOUT_MS = 20_000;
/** How many campaigns are listed: all their emails are counted each time. */
const LISTED = 50;

interface Deps {
  inTransaction: InTransaction;
  campaigns: CampaignRepository;
  subscribers: SubscriberRepository;
  outbox: Outbox;
  composer: NewsletterComposer;
  /** Null where mail can't be sent. */
  delivery: Delivery | null;
  clock: Clock;
}

/** A campaign with why some of its emails failed. */
interface CampaignReport {
  campaign: CampaignWithProgress;
  failures: { reason: string; count: number }[];
}

/** Writing to all who read the newsletter. */
export class NewsletterService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A newsletter as it would go out now, and to how many. */
  async preview(newsletter: NewsletterInput): Promise<{ email: EmailContent; recipients: number }> {
    const { composer, subscribers } = this.#deps;
    return {
      email: await composer.preview(newsletter),
      recipients: await subscribers.countRecipients(),
    };
  }

  /** Sends the owner one copy. @returns its address @throws HttpError 503 mail is not set up */
  async test(newsletter: NewsletterInput): Promise<string> {
    this.#needDelivery();
    const { composer, outbox, inTransaction } = this.#deps;
    const email = await composer.preview(newsletter);
    const content = { ...email, subject: `[Test] ${email.subject}` };
    await inTransaction((transaction) =>
      outbox.put(transaction, [{ kind: 'newsletter-test', to: outbox.owner, content }]),
    );
    return outbox.owner;
  }

  /**
   * Sends one message a subscriber and counts those that the mail server accepted [7.11.04] before `WAIT_TIMEOUT_MS` is over.
   * @param requestKey names the request, so that repeating it sends nothing twice
   * @throws HttpError 422 nobody to write to, 502 not one accepted, 503 mail is not set up
   */
  async send(newsletter: NewsletterInput, requestKey: string | null): Promise<{ id: number } & Progress> {
    const { campaigns } = this.#deps;
    const delivery = this.#needDelivery();
    const id = await this.#create(newsletter, requestKey);

    await delivery.idle(WAIT_TIMEOUT_MS);
    const progress = await campaigns.progress(id);
    if (progress.delivered === 0 && progress.waiting === 0) {
      const kept = 'It is kept in Campaigns, where you can retry it.';
      throw new HttpError(502, `The mail server did not accept the newsletter. ${kept}`);
    }
    return { id, ...progress };
  }

  /** What was sent, newest first. */
  async list(): Promise<CampaignReport[]> {
    const { campaigns } = this.#deps;
    const rows = await campaigns.list(LISTED);
    const failing = rows.filter(({ failed }) => failed > 0).map(({ id }) => id);
    const failures = failing.length === 0 ? [] : await campaigns.failures(failing);
    return rows.map((campaign) => ({
      campaign,
      failures: failures
        .filter(({ campaign_id }) => campaign_id === campaign.id)
        .map(({ reason, count }) => ({ reason: reason ?? 'No reason was noted.', count })),
    }));
  }

  /** Sends once more what failed of a campaign. @returns how many emails @throws HttpError 404, 503 */
  async retry(id: number): Promise<number> {
    const { campaigns, subscribers, outbox, inTransaction } = this.#deps;
    this.#needDelivery();
    if ((await campaigns.find(id)) === undefined) throw notFound('That campaign is not there any more.');
    return inTransaction(async (transaction) => {
      await subscribers.restoreBounced(transaction, id);
      return outbox.retryCampaign(transaction, id);
    });
  }

  /** Keeps a newsletter with one email a subscriber, all or nothing; once only for a `requestKey`. @returns the campaign's id */
  #create(newsletter: NewsletterInput, requestKey: string | null): Promise<number> {
    const { campaigns, outbox, clock, inTransaction } = this.#deps;
    return inTransaction(async (transaction) => {
      const twin = requestKey === null ? null : await campaigns.findByRequestKey(transaction, requestKey);
      if (twin !== null) return twin;
      const id = await campaigns.insert(transaction, newsletter, requestKey, clock());
      const recipients = await outbox.putCampaign(transaction, id);
      if (recipients === 0) throw unprocessable('No active subscribers');
      return id;
    });
  }

  #needDelivery(): Delivery {
    const { delivery } = this.#deps;
    if (delivery === null) throw new HttpError(503, 'Mail is not set up. Set SMTP_URL to send newsletters.');
    return delivery;
  }
}
