import { endpoints } from '#shared/contract/endpoints.ts';
import type { SignedLinks } from './signed-links.ts';
import type { NoticeTab } from './mailer.ts';
import type { Exit } from './templates/newsletter.tsx';

/** The links in emails. Opening one changes nothing, because programs open links, too. */
export class EmailLinks {
  readonly #siteUrl: string;
  readonly #signed: SignedLinks;

  /** @param siteUrl the site's URL, including its path */
  constructor(siteUrl: string, signed: SignedLinks) {
    this.#siteUrl = siteUrl;
    this.#signed = signed;
  }

  /** Replaces the bare origin by the site's URL. Where the site is in a sub-folder, the origin is another site. */
  intoSite(address: string): string {
    const { origin, href } = new URL('/', this.#siteUrl);
    const outside = origin !== this.#siteUrl && (address === origin || address === href);
    return outside ? `${this.#siteUrl}/` : address;
  }

  get siteUrl(): string {
    return this.#siteUrl;
  }

  /** A newsletter's page. */
  newsletter(slug: string): string {
    return `${this.#siteUrl}/newsletter/${encodeURIComponent(slug)}`;
  }

  /** A post's page. */
  post(slug: string): string {
    return `${this.#siteUrl}/blog/${encodeURIComponent(slug)}`;
  }

  /** A tab of the dashboard, by its name in the URL. */
  dashboard(tab: NoticeTab | 'overview'): string {
    return `${this.#siteUrl}/dashboard?tab=${tab}`;
  }

  /** The owner's account page. */
  get account(): string {
    return `${this.#siteUrl}/dashboard/account`;
  }

  /** Where the owner asks for a new password. */
  get forgottenPassword(): string {
    return `${this.#siteUrl}/dashboard/password`;
  }

  /** The page where a subscriber confirms the subscription. */
  confirmSubscription(subscriber: number): string {
    const token = this.#signed.sign('confirm-subscription', String(subscriber));
    return `${this.#siteUrl}/newsletter/confirm?token=${token}`;
  }

  /** @returns the subscriber's id; null when the token is invalid */
  async readConfirmSubscription(token: string): Promise<number | null> {
    const subject = await this.#signed.verify('confirm-subscription', token);
    return subject === null ? null : Number(subject);
  }

  /** The unsubscribe page without a token, for emails without a recipient such as previews. */
  get unsubscribePage(): string {
    return `${this.#siteUrl}/newsletter/unsubscribe`;
  }

  /** A subscriber's unsubscribe links. @param campaign the one whose email has them; null for an email of its own */
  unsubscribe(subscriber: number, campaign: number | null): Exit {
    const subject = campaign === null ? String(subscriber) : `${subscriber}-${campaign}`;
    const token = this.#signed.sign('unsubscribe', subject);
    return {
      page: `${this.unsubscribePage}?token=${token}`,
      oneClick: `${this.#siteUrl}/api/${endpoints.unsubscribe.script}?token=${token}`,
    };
  }

  /** @returns null when the token is invalid */
  async readUnsubscribe(token: string): Promise<{ subscriber: number; campaign: number | null } | null> {
    const subject = await this.#signed.verify('unsubscribe', token);
    if (subject === null) return null;
    const [subscriber = NaN, campaign = null] = subject.split('-').map(Number);
    return { subscriber, campaign };
  }

  /** The page where the owner chooses a new password. @param subject what the link is about; no dots */
  resetPassword(subject: string): string {
    return `${this.#siteUrl}/dashboard/password?token=${this.#signed.sign('reset-password', subject)}`;
  }

  /** @returns the link's subject; null when the token is invalid */
  readResetPassword(token: string): Promise<string | null> {
    return this.#signed.verify('reset-password', token);
  }

  /** Where the owner, signed in, confirms a new address. @param subject what the link is about; no dots */
  confirmEmail(subject: string): string {
    return `${this.account}?token=${this.#signed.sign('confirm-email', subject)}`;
  }

  /** @returns the link's subject; null when the token is invalid */
  readConfirmEmail(token: string): Promise<string | null> {
    return this.#signed.verify('confirm-email', token);
  }

  /** The page to book a consultation. */
  get booking(): string {
    return `${this.#siteUrl}/consultation`;
  }

  /** The owner's calendar feed. */
  calendar(secret: string): string {
    return `${this.#siteUrl}/calendar/${secret}.ics`;
  }

  /** The page where a visitor moves or cancels a consultation. */
  consultation(uid: string): string {
    return `${this.#siteUrl}/consultation/appointment?token=${this.#signed.sign('appointment', uid)}`;
  }

  /** The calendar file of a visitor's consultation. */
  consultationCalendar(uid: string): string {
    return `${this.#siteUrl}/calendar/appointment.ics?token=${this.#signed.sign('appointment', uid)}`;
  }

  /** @returns the consultation's uid; null when the token is invalid */
  readBookedConsultation(token: string): Promise<string | null> {
    return this.#signed.verify('appointment', token);
  }
}
