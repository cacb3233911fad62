import type { Clock } from '../../clock.ts';
import type { CampaignRow, OutboxRow } from '../../db/tables.ts';
import type { SettingRepository } from '../settings/setting.repository.ts';
import type { EmailLinks } from '../../mail/email-links.ts';
import type { EmailContent, Message } from '../../mail/mailer.ts';
import { withPicture } from '../../mail/templates/letterhead-image.ts';
import type { NewsletterContent, NewsletterEmail } from '../../mail/templates/newsletter.tsx';
import type { SubscriberRepository } from '../subscribers/subscribers.repository.ts';
import { type CampaignPosts, isPublic } from './campaign-posts.repository.ts';
import type { CampaignRepository } from './campaigns.repository.ts';

interface Deps {
  campaigns: CampaignRepository;
  subscribers: SubscriberRepository;
  links: EmailLinks;
  /** '' when the owner wants none; null until the owner was asked. */
  postalAddress: SettingRepository;
  posts: CampaignPosts;
  clock: Clock;
}

/** A newsletter to compose. */
export interface ComposedNewsletter extends NewsletterContent {
  format: 'plain' | 'rich';
  /** The last part of its page's address; null where it has no page. */
  slug: string | null;
  /** The last part of the address of the post that it is made of, which visitors can read; absent for none. */
  post?: string | null;
  /** The one that it has begun with; without it, that of the settings. */
  postal_address?: string | null;
}

/** Composes the emails of a newsletter. */
export class NewsletterComposer {
  readonly #deps: Deps;
  /** The campaign being sent is cached: thousands of emails in a row use the same one. */
  #current: { campaign: number; email: NewsletterEmail } | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The email without a recipient: it has no unsubscribe token, and no headers that need one. */
  async withoutRecipient(
    newsletter: ComposedNewsletter,
    date = this.#deps.clock().toISOString(),
  ): Promise<EmailContent> {
    const { links } = this.#deps;
    const email = await this.#make(newsletter, date);
    const { unsubscribePage } = links;
    const { subject, html, text } = email({ page: unsubscribePage, oneClick: unsubscribePage });
    return { subject, html, text };
  }

  /** The same with pictures that a page of the dashboard may load: those of the site from where that is now. */
  async forBrowser(newsletter: ComposedNewsletter, date?: string): Promise<EmailContent> {
    const { letterhead } = await import('../../mail/letterhead.ts'); // on demand: without a build it is drawn first
    const email = await this.withoutRecipient(newsletter, date);
    const { origin } = new URL(this.#deps.links.siteUrl);
    const html = withPicture(email.html, letterhead).replaceAll(` src="${origin}/`, ' src="/');
    return { ...email, html };
  }

  /**
   * A campaign's email as its subscribers get or got it, with pictures that a page of the dashboard may load. What was taken
   * off the web since is in the emails that went out.
   */
  async ofCampaignForBrowser(campaign: CampaignRow): Promise<EmailContent> {
    const { begun_at, created_at } = campaign;
    const newsletter = await (begun_at === null ? this.#withPage(campaign) : this.#asBegun(campaign));
    return this.forBrowser(newsletter, begun_at ?? created_at);
  }

  /** A campaign's email to one subscriber; null when the subscriber has left. */
  async compose(row: OutboxRow): Promise<Message | null> {
    const { subscribers, links } = this.#deps;
    const { kind, subscriber_id, campaign_id, recipient, message_id } = row;
    if (campaign_id === null || subscriber_id === null || !(await subscribers.isActive(subscriber_id)))
      return null;
    const email = await this.#emailOf(campaign_id);
    const exit = links.unsubscribe(subscriber_id, campaign_id);
    return { ...email(exit), kind, campaign: campaign_id, to: recipient, messageId: message_id };
  }

  async #emailOf(id: number): Promise<NewsletterEmail> {
    if (this.#current?.campaign === id) return this.#current.email;
    const campaign = await this.#deps.campaigns.find(id);
    if (campaign === undefined) throw new Error(`There is no campaign ${id}.`);
    const { begun_at, created_at } = campaign;
    const email = await this.#make(await this.#withPage(campaign), begun_at ?? created_at);
    this.#current = { campaign: id, email };
    return email;
  }

  /** Where it is read in a browser: its post while visitors can read that, or else its page where it has one. */
  async #withPage(campaign: CampaignRow): Promise<ComposedNewsletter> {
    const { posts, clock } = this.#deps;
    const { post_id, state, on_web, slug } = campaign;
    const post = post_id === null ? undefined : await posts.find(post_id);
    const isRead = post !== undefined && (state === 'scheduled' || isPublic(post, clock()));
    return { ...campaign, slug: on_web === 1 ? slug : null, post: isRead ? post.slug : null };
  }

  /** One that has begun, with the post or the page that it had, whether they are still to be read or not. */
  async #asBegun(campaign: CampaignRow): Promise<ComposedNewsletter> {
    const { post_id } = campaign;
    const post = post_id === null ? undefined : await this.#deps.posts.find(post_id);
    return { ...campaign, post: post?.slug ?? null };
  }

  async #make(
    { slug, post = null, postal_address: asSent = null, ...newsletter }: ComposedNewsletter,
    date: string,
  ): Promise<NewsletterEmail> {
    const { newsletterEmail } = await import('../../mail/templates/newsletter.tsx'); // on demand, for a fast start
    const { links, postalAddress } = this.#deps;
    return newsletterEmail({
      ...newsletter,
      date,
      cta_url: links.intoSite(newsletter.cta_url),
      siteUrl: links.siteUrl,
      // The copy beside it says no more, and can't be found again by who looks for the post.
      pageUrl: post !== null ? links.post(post) : slug === null ? null : links.newsletter(slug),
      postalAddress: asSent ?? (await postalAddress.read()) ?? '',
    });
  }
}
