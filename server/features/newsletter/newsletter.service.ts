import type { NewsletterPreview } from '#shared/contract/newsletter.ts';
import type { WaitingEmail } from '#shared/contract/rich-newsletters.ts';
import type { Clock } from '../../clock.ts';
import type { CampaignRow } from '../../db/tables.ts';
import type { SettingRepository } from '../settings/setting.repository.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { conflict, HttpError, unprocessable } from '../../http/errors.ts';
import type { Delivery } from '../../mail/delivery.ts';
import type { EmailContent } from '../../mail/mailer.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { SubscriberRepository } from '../subscribers/subscribers.repository.ts';
import type { Progress } from './listed-campaigns.repository.ts';
import type { CampaignRepository, NewCampaign } from './campaigns.repository.ts';
import { mailNotSetUp } from './campaigns.service.ts';
import type { ComposedNewsletter, NewsletterComposer } from './newsletter-composer.ts';
import { requireSchedulable, WITH_POST } from './send-time.ts';

/** How long the request waits for its count of sent emails; the remaining ones are sent after the response. */
const WAIT_TIMEOUT_MS = 20_000;

interface Deps {
  inTransaction: InTransaction;
  campaigns: CampaignRepository;
  subscribers: SubscriberRepository;
  outbox: Outbox;
  composer: NewsletterComposer;
  /** Who newsletters come from. */
  sender: NewsletterPreview['sender'];
  /** '' when the owner wants none; null until the owner was asked. */
  postalAddress: SettingRepository;
  /** Null where email cannot be sent. */
  delivery: Delivery | null;
  /** Called after a campaign was scheduled. */
  wakeScheduler: () => void;
  /** Called after a newsletter may be on the web. */
  onChange: () => void;
  clock: Clock;
}

/** A newsletter as it would be sent now. */
export interface MadeNewsletter extends Pick<NewsletterPreview, 'sender' | 'preview_text' | 'test_to'> {
  email: EmailContent;
  /** How many it would have. */
  recipients: number;
}

/** Sends the newsletter to its subscribers. */
export class NewsletterService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A rendered newsletter as a browser shows it, and what else inboxes show of it. */
  async preview(newsletter: ComposedNewsletter): Promise<MadeNewsletter> {
    const { composer, subscribers, sender, outbox } = this.#deps;
    const { inboxText } = await import('../../mail/templates/newsletter.tsx'); // on demand, for a fast start
    const email = await composer.forBrowser(newsletter);
    const recipients = await subscribers.countRecipients();
    return { email, recipients, sender, preview_text: inboxText(newsletter), test_to: outbox.owner };
  }

  /** Sends a copy. @param to the owner by default @returns to whom @throws HttpError 503 email is not configured */
  async test(newsletter: ComposedNewsletter, to = this.#deps.outbox.owner): Promise<string> {
    this.#needDelivery();
    const { composer, outbox, inTransaction } = this.#deps;
    const email = await composer.withoutRecipient(newsletter);
    const content = { ...email, subject: `[Test] ${email.subject}` };
    await inTransaction((transaction) => outbox.put(transaction, [{ kind: 'newsletter-test', to, content }]));
    return to;
  }

  /**
   * Sends one message per subscriber. Counts those accepted [7.11.04] by the mail server within `WAIT_TIMEOUT_MS`. A
   * newsletter to be sent later goes to those who are subscribers then.
   * @param requestKey identifies the request, so that repeating it sends nothing twice
   * @throws HttpError 409 another newsletter has this key, 422 no recipients or a time that is not ahead, 502 no message
   * accepted, 503 email is not configured
   */
  async send(newsletter: NewCampaign, requestKey: string | null): Promise<{ id: number } & Progress> {
    const { campaigns } = this.#deps;
    const delivery = this.#needDelivery();
    const id = await this.#create(newsletter, requestKey);

    if (newsletter.send_at === null) await delivery.idle(WAIT_TIMEOUT_MS);
    const progress = await campaigns.progress(id);
    if (progress.delivered === 0 && progress.waiting === 0 && progress.failed > 0) {
      const kept = 'It is kept in Campaigns, where you can retry it.';
      throw new HttpError(502, `The mail server did not accept the newsletter. ${kept}`);
    }
    return { id, ...progress };
  }

  /** See `PostSending`. */
  async prospects(post: number | undefined) {
    const { campaigns, subscribers, delivery } = this.#deps;
    const states = post === undefined ? [] : await campaigns.statesOfPost(post);
    return {
      can_send: delivery !== null,
      recipients: await subscribers.countRecipients(),
      was_sent: states.length > 0,
      waiting: post === undefined ? null : await this.#waitingOf(post),
      sent: post === undefined ? null : ((await campaigns.sentOfPost(post)) ?? null),
      last_campaign: post === undefined ? null : await campaigns.lastOfPost(post),
    };
  }

  async #waitingOf(post: number): Promise<WaitingEmail | null> {
    const found = await this.#deps.campaigns.waitingOfPost(post);
    if (found === undefined) return null;
    const { id: campaign, post_part, send_at, ...email } = found;
    return {
      campaign,
      ...email,
      part: post_part ?? 'excerpt',
      send_at: send_at === WITH_POST ? null : send_at,
    };
  }

  /** The newest campaign made of this post; null where there is none. */
  lastCampaignOf(post: number): Promise<number | null> {
    return this.#deps.campaigns.lastOfPost(post);
  }

  /** What stands in every newsletter; '' when the owner wants none, null until the owner was asked. */
  postalAddress(): Promise<string | null> {
    return this.#deps.postalAddress.read();
  }

  savePostalAddress(address: string): Promise<void> {
    return this.#deps.postalAddress.save(address);
  }

  /** Saves a campaign with its emails in one transaction, only once per `requestKey`. @returns the campaign's id */
  #create(newsletter: NewCampaign, requestKey: string | null): Promise<number> {
    const { campaigns, outbox, wakeScheduler, onChange, clock, inTransaction } = this.#deps;
    const now = clock();
    return inTransaction(async (transaction) => {
      const id = await campaigns.insert(transaction, newsletter, requestKey, now);
      if (id === null) return sameAs(newsletter, await campaigns.ofRequest(transaction, requestKey));
      transaction.afterCommit(onChange);
      if (newsletter.send_at !== null) {
        // Not before: a repeated request may come after that time.
        if (newsletter.send_at !== WITH_POST) requireSchedulable(newsletter.send_at, now);
        transaction.afterCommit(wakeScheduler);
      } else if ((await outbox.putCampaign(transaction, id)) === 0)
        throw unprocessable('No active subscribers');
      return id;
    });
  }

  #needDelivery(): Delivery {
    const { delivery } = this.#deps;
    if (delivery === null) throw mailNotSetUp();
    return delivery;
  }
}

/** What two requests with one key must have in common; a post may have been changed in between. */
const SAME = ['subject', 'send_at', 'format', 'post_id', 'post_part', 'on_web'] as const;
const SAME_TEXT = ['content', 'preview_text', 'cta_text', 'cta_url'] as const;

/** @returns the id of a campaign that holds just this newsletter @throws HttpError 409 it holds another one */
function sameAs(newsletter: NewCampaign, campaign: CampaignRow): number {
  const parts = newsletter.post_id === null ? [...SAME, ...SAME_TEXT] : SAME;
  if (parts.every((part) => newsletter[part] === campaign[part])) return campaign.id;
  throw conflict(
    'This newsletter was saved before with other words or for another time. Campaigns shows what became of it.',
  );
}
