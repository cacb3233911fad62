import type { NewsletterInput } from '#shared/contract/newsletter.ts';
import type { Clock } from '../../clock.ts';
import type { OutboxRow } from '../../db/tables.ts';
import { HttpError, notFound, refused } from '../../http/errors.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { MailLinks } from '../../mail/mail-links.ts';
import type { MailContent, Message } from '../../mail/mailer.ts';
import type { NewMail } from '../../mail/outbox.ts';
import type { NewsletterLetter } from '../../mail/templates/newsletter.tsx';
import type { SubscriberRepository } from '../subscribers/subscribers.repository.ts';
import type { CampaignRepository, CampaignWithProgress, Progress } from './campaigns.repository.ts';

/** How long who sends waits for the first count, in milliseconds; the rest goes out meanwhile and later. */
const LONGEST_WAIT = 20_000;
/** How many campaigns are listed: all their mails are counted each time. */
const LISTED = 50;

interface Dependencies {
  campaigns: CampaignRepository;
  subscribers: SubscriberRepository;
  /** Null where mail can't be sent. */
  delivery: Delivery | null;
  /** Writes a mail into the outbox. */
  post: (mail: NewMail) => Promise<void>;
  /** The owner's address. */
  owner: string;
  links: MailLinks;
  clock: Clock;
}

/** A campaign with why some of its mails failed. */
interface Told {
  campaign: CampaignWithProgress;
  failures: { reason: string; count: number }[];
}

/** Writing to all who read the newsletter. */
export class NewsletterService {
  readonly #given: Dependencies;
  /** The letter that is going out now: thousands in a row are the same. */
  #letter: { campaign: number; made: NewsletterLetter } | null = null;

  constructor(dependencies: Dependencies) {
    this.#given = dependencies;
  }

  /** A newsletter as it would go out now, and to how many. */
  async preview(newsletter: NewsletterInput): Promise<{ letter: MailContent; recipients: number }> {
    const letter = await this.#nobodys(newsletter);
    return { letter, recipients: await this.#given.campaigns.countReaders() };
  }

  /** Sends the owner one copy. @returns its address @throws HttpError 503 mail is not set up */
  async test(newsletter: NewsletterInput): Promise<string> {
    this.#needDelivery();
    const { owner, post } = this.#given;
    const letter = await this.#nobodys(newsletter);
    const content = { ...letter, subject: `[Test] ${letter.subject}` };
    await post({ kind: 'newsletter-test', to: owner, content });
    return owner;
  }

  /**
   * Sends one message a reader and counts those that the mail server accepted [7.11.04] before `LONGEST_WAIT` is over.
   * @param requestKey names the request, so that repeating it sends nothing twice
   * @throws HttpError 422 nobody to write to, 502 not one accepted, 503 mail is not set up
   */
  async send(newsletter: NewsletterInput, requestKey: string | null): Promise<{ id: number } & Progress> {
    const { campaigns, clock } = this.#given;
    const delivery = this.#needDelivery();
    const id = await campaigns.create(newsletter, requestKey, clock());
    if (id === null) throw refused('No active subscribers');

    await delivery.idle(LONGEST_WAIT);
    const progress = await campaigns.progress(id);
    if (progress.delivered === 0 && progress.waiting === 0) {
      const kept = 'It is kept in Campaigns, where you can retry it.';
      throw new HttpError(502, `The mail server did not accept the newsletter. ${kept}`);
    }
    return { id, ...progress };
  }

  /** What was sent, newest first. */
  async list(): Promise<Told[]> {
    const { campaigns } = this.#given;
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

  /** Sends once more what failed of a campaign. @returns how many mails @throws HttpError 404, 503 */
  async retry(id: number): Promise<number> {
    const { campaigns, clock } = this.#given;
    const delivery = this.#needDelivery();
    if ((await campaigns.find(id)) === undefined) throw notFound('That campaign is not there any more.');
    const count = await campaigns.retry(id, clock());
    delivery.wake();
    return count;
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

  #needDelivery(): Delivery {
    const { delivery } = this.#given;
    if (delivery === null) throw new HttpError(503, 'Mail is not set up. Set SMTP_URL to send newsletters.');
    return delivery;
  }

  async #letterOf(id: number): Promise<NewsletterLetter> {
    if (this.#letter?.campaign === id) return this.#letter.made;
    const campaign = await this.#given.campaigns.find(id);
    if (campaign === undefined) throw new Error(`There is no campaign ${id}.`);
    const made = await this.#makeLetter(campaign);
    this.#letter = { campaign: id, made };
    return made;
  }

  /** Without anybody's own way out, and so without the headers that name it. */
  async #nobodys(newsletter: NewsletterInput): Promise<MailContent> {
    const letter = await this.#makeLetter(newsletter);
    const { unsubscribePage } = this.#given.links;
    const { subject, html, text } = letter({ page: unsubscribePage, oneClick: unsubscribePage });
    return { subject, html, text };
  }

  async #makeLetter(newsletter: NewsletterInput): Promise<NewsletterLetter> {
    const { newsletterLetter } = await import('../../mail/templates/newsletter.tsx'); // it would slow the start
    return newsletterLetter({ ...newsletter, cta_url: this.#given.links.intoSite(newsletter.cta_url) });
  }
}
