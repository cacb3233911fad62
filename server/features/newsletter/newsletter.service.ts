import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import type { Clock } from '../../clock.ts';
import type { OutboxRow } from '../../db/tables.ts';
import { HttpError, notFound, unprocessable } from '../../http/errors.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { EmailContent, Message } from '../../mail/mailer.ts';
import type { NewEmail } from '../../mail/outbox.ts';
import type { NewsletterEmail } from '../../mail/templates/newsletter.tsx';
import type { SubscriberRepository } from '../subscribers/subscribers.repository.ts';
import type { CampaignRepository, CampaignWithProgress, Progress } from './campaigns.repository.ts';

/** How long who sends waits for the first count, in milliseconds; the rest goes out meanwhile and later. */
const WAIT_TIMEOUT_MS = 20_000;
/** How many campaigns are listed: all their emails are counted each time. */
const LISTED = 50;

interface Deps {
  campaigns: CampaignRepository;
  subscribers: SubscriberRepository;
  /** Null where mail can't be sent. */
  delivery: Delivery | null;
  /** Writes a mail into the outbox. */
  post: (mail: NewEmail) => Promise<void>;
  /** The owner's address. */
  owner: string;
  links: EmailLinks;
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
  /** The newsletter that is going out now: thousands in a row are the same. */
  #newsletter: { campaign: number; made: NewsletterEmail } | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A newsletter as it would go out now, and to how many. */
  async preview(newsletter: NewsletterInput): Promise<{ email: EmailContent; recipients: number }> {
    const email = await this.#nobodys(newsletter);
    return { email, recipients: await this.#deps.campaigns.countSubscribers() };
  }

  /** Sends the owner one copy. @returns its address @throws HttpError 503 mail is not set up */
  async test(newsletter: NewsletterInput): Promise<string> {
    this.#needDelivery();
    const { owner, post } = this.#deps;
    const email = await this.#nobodys(newsletter);
    const content = { ...email, subject: `[Test] ${email.subject}` };
    await post({ kind: 'newsletter-test', to: owner, content });
    return owner;
  }

  /**
   * Sends one message a subscriber and counts those that the mail server accepted [7.11.04] before `WAIT_TIMEOUT_MS` is over.
   * @param requestKey names the request, so that repeating it sends nothing twice
   * @throws HttpError 422 nobody to write to, 502 not one accepted, 503 mail is not set up
   */
  async send(newsletter: NewsletterInput, requestKey: string | null): Promise<{ id: number } & Progress> {
    const { campaigns, clock } = this.#deps;
    const delivery = this.#needDelivery();
    const id = await campaigns.create(newsletter, requestKey, clock());
    if (id === null) throw unprocessable('No active subscribers');

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
    const { campaigns, clock } = this.#deps;
    const delivery = this.#needDelivery();
    if ((await campaigns.find(id)) === undefined) throw notFound('That campaign is not there any more.');
    const count = await campaigns.retry(id, clock());
    delivery.wake();
    return count;
  }

  /** One subscriber's newsletter; null for who has left. */
  async compose(mail: OutboxRow): Promise<Message | null> {
    const { subscribers, links } = this.#deps;
    const { subscriber_id, campaign_id, recipient, message_id } = mail;
    if (campaign_id === null || subscriber_id === null || !(await subscribers.isActive(subscriber_id)))
      return null;
    const email = await this.#emailOf(campaign_id);
    const exit = links.unsubscribe(subscriber_id, campaign_id);
    return { ...email(exit), to: recipient, messageId: message_id };
  }

  #needDelivery(): Delivery {
    const { delivery } = this.#deps;
    if (delivery === null) throw new HttpError(503, 'Mail is not set up. Set SMTP_URL to send newsletters.');
    return delivery;
  }

  async #emailOf(id: number): Promise<NewsletterEmail> {
    if (this.#newsletter?.campaign === id) return this.#newsletter.made;
    const campaign = await this.#deps.campaigns.find(id);
    if (campaign === undefined) throw new Error(`There is no campaign ${id}.`);
    const made = await this.#makeEmail(campaign);
    this.#newsletter = { campaign: id, made };
    return made;
  }

  /** Without anybody's own way out, and so without the headers that name it. */
  async #nobodys(newsletter: NewsletterInput): Promise<EmailContent> {
    const email = await this.#makeEmail(newsletter);
    const { unsubscribePage } = this.#deps.links;
    const { subject, html, text } = email({ page: unsubscribePage, oneClick: unsubscribePage });
    return { subject, html, text };
  }

  async #makeEmail(newsletter: NewsletterInput): Promise<NewsletterEmail> {
    const { newsletterEmail } = await import('../../mail/templates/newsletter.tsx'); // it would slow the start
    return newsletterEmail({ ...newsletter, cta_url: this.#deps.links.intoSite(newsletter.cta_url) });
  }
}
