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

/** How long the request waits for its count of sent emails; the remaining ones are sent after the response. */
const WAIT_TIMEOUT_MS = 20_000;
/** Maximum campaigns listed: each listing counts all their emails. */
const LISTED = 50;

interface Deps {
  inTransaction: InTransaction;
  campaigns: CampaignRepository;
  subscribers: SubscriberRepository;
  outbox: Outbox;
  composer: NewsletterComposer;
  /** Null where email cannot be sent. */
  delivery: Delivery | null;
  clock: Clock;
}

/** A campaign and why some of its emails failed. */
interface CampaignReport {
  campaign: CampaignWithProgress;
  failures: { reason: string; count: number }[];
}

/** Sends the newsletter to its subscribers. */
export class NewsletterService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A rendered newsletter, and how many recipients it would have now. */
  async preview(newsletter: NewsletterInput): Promise<{ email: EmailContent; recipients: number }> {
    const { composer, subscribers } = this.#deps;
    return {
      email: await composer.preview(newsletter),
      recipients: await subscribers.countRecipients(),
    };
  }

  /** Sends the owner a copy. @returns the owner's address @throws HttpError 503 email is not configured */
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
   * Sends one message per subscriber. Counts those accepted [7.11.04] by the mail server within `WAIT_TIMEOUT_MS`.
   * @param requestKey identifies the request, so that repeating it sends nothing twice
   * @throws HttpError 422 no recipients, 502 no message accepted, 503 email is not configured
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

  /** The campaigns, newest first. */
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

  /** Resends a campaign's failed emails. @returns the number of emails @throws HttpError 404, 503 */
  async retry(id: number): Promise<number> {
    const { campaigns, subscribers, outbox, inTransaction } = this.#deps;
    this.#needDelivery();
    if ((await campaigns.find(id)) === undefined) throw notFound('That campaign is not there any more.');
    return inTransaction(async (transaction) => {
      await subscribers.restoreBounced(transaction, id);
      return outbox.retryCampaign(transaction, id);
    });
  }

  /** Saves a campaign with its emails in one transaction, only once per `requestKey`. @returns the campaign's id */
  #create(newsletter: NewsletterInput, requestKey: string | null): Promise<number> {
    const { campaigns, outbox, clock, inTransaction } = this.#deps;
    return inTransaction(async (transaction) => {
      const id = await campaigns.insert(transaction, newsletter, requestKey, clock());
      if (id === null) return campaigns.ofRequest(transaction, requestKey);
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
