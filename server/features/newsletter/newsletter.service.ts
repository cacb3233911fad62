import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import type { Clock } from '../../clock.ts';
import type { OutboxRow } from '../../db/tables.ts';
import { HttpError, refused } from '../../http/errors.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { Message } from '../../mail/mailer.ts';
import type { NewsletterLetter } from '../../mail/templates/newsletter.tsx';
import type { SubscriberRepository } from '../subscribers/subscribers.repository.ts';
import type { CampaignRepository, Progress } from './campaigns.repository.ts';

/** How long who sends waits for the first count, in milliseconds; the rest goes out meanwhile and later. */
const LONGEST_WAIT = 20_000;

interface Dependencies {
  campaigns: CampaignRepository;
  subscribers: SubscriberRepository;
  /** Null where mail can't be sent. */
  delivery: Delivery | null;
  links: MailLinks;
  clock: Clock;
}

/** Writing to all who read the newsletter. */
export class NewsletterService {
  readonly #given: Dependencies;
  /** The letter that is going out now: thousands in a row are the same. */
  #letter: { campaign: number; made: NewsletterLetter } | null = null;

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /**
   * Sends one message a reader and counts those that the mail server accepted [7.11.04] before `LONGEST_WAIT` is over.
   * @param requestKey names the request, so that repeating it sends nothing twice
   * @throws HttpError 422 nobody to write to, 502 not one accepted, 503 mail is not set up
   */
  async send(newsletter: NewsletterInput, requestKey: string | null): Promise<{ id: number } & Progress> {
    const { campaigns, delivery, clock } = this.#given;
    if (delivery === null) throw new HttpError(503, 'Mail is not set up. Set SMTP_URL to send newsletters.');
    const id = await campaigns.create(newsletter, requestKey, clock());
    if (id === null) throw refused('No active subscribers');

    await delivery.idle(LONGEST_WAIT);
    const progress = await campaigns.progress(id);
    if (progress.delivered === 0 && progress.waiting === 0) {
      throw new HttpError(502, 'The mail server did not accept the newsletter.');
    }
    return { id, ...progress };
  }

  /** One reader's newsletter; null for who reads no more. */
  async compose(mail: OutboxRow): Promise<Message | null> {
    const { subscribers, links } = this.#given;
    const { subscriber_id, campaign_id, recipient, message_id } = mail;
    if (campaign_id === null || subscriber_id === null || !(await subscribers.isActive(subscriber_id)))
      return null;
    const letter = await this.#letterOf(campaign_id);
    const exit = links.unsubscribe(subscriber_id, campaign_id);
    return { ...letter(exit), to: recipient, messageId: message_id };
  }

  async #letterOf(id: number): Promise<NewsletterLetter> {
    if (this.#letter?.campaign === id) return this.#letter.made;
    const campaign = await this.#given.campaigns.find(id);
    if (campaign === undefined) throw new Error(`There is no campaign ${id}.`);
    const { newsletterLetter } = await import('../../mail/templates/newsletter.tsx'); // it would slow the start
    const made = await newsletterLetter(campaign);
    this.#letter = { campaign: id, made };
    return made;
  }
}
