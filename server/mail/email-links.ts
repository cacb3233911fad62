import { endpoints } from '#shared/contract/endpoints.ts';
import type { SignedLinks } from './signed-links.ts';
import type { Exit } from './templates/newsletter.tsx';

/** The addresses that stand in emails. Opening one changes nothing: programs open links, too. */
export class EmailLinks {
  readonly #siteUrl: string;
  readonly #signed: SignedLinks;

  /** @param siteUrl where the site lies, its path included */
  constructor(siteUrl: string, signed: SignedLinks) {
    this.#siteUrl = siteUrl;
    this.#signed = signed;
  }

  /** The site's own address in place of its bare origin, which in a sub-folder leads to somebody else's page. */
  intoSite(address: string): string {
    const { origin, href } = new URL('/', this.#siteUrl);
    const outside = origin !== this.#siteUrl && (address === origin || address === href);
    return outside ? `${this.#siteUrl}/` : address;
  }

  /** One of the owner's tabs, by the name it has in the address. */
  dashboard(tab: 'messages' | 'consultations'): string {
    return `${this.#siteUrl}/dashboard?tab=${tab}`;
  }

  /** Where who signed up confirms it. */
  confirmSubscription(subscriber: number): string {
    const token = this.#signed.sign('confirm-subscription', String(subscriber));
    return `${this.#siteUrl}/newsletter/confirm?token=${token}`;
  }

  /** @returns the subscriber; null for a token that was not made here */
  readConfirmSubscription(token: string): number | null {
    const subject = this.#signed.verify('confirm-subscription', token);
    return subject === null ? null : Number(subject);
  }

  /** What stands in an email that is nobody's, such as a preview. */
  get unsubscribePage(): string {
    return `${this.#siteUrl}/newsletter/unsubscribe`;
  }

  /** A subscriber's ways out, by a campaign's mail. */
  unsubscribe(subscriber: number, campaign: number): Exit {
    const token = this.#signed.sign('unsubscribe', `${subscriber}-${campaign}`);
    return {
      page: `${this.unsubscribePage}?token=${token}`,
      oneClick: `${this.#siteUrl}/api/${endpoints.unsubscribe.script}?token=${token}`,
    };
  }

  /** @returns null for a token that was not made here */
  readUnsubscribe(token: string): { subscriber: number; campaign: number } | null {
    const subject = this.#signed.verify('unsubscribe', token);
    if (subject === null) return null;
    const [subscriber = NaN, campaign = NaN] = subject.split('-').map(Number);
    return { subscriber, campaign };
  }

  /** Where one books a consultation. */
  get booking(): string {
    return `${this.#siteUrl}/consultation`;
  }

  /** The owner's calendar. */
  calendar(secret: string): string {
    return `${this.#siteUrl}/calendar/${secret}.ics`;
  }

  /** Where a visitor moves or cancels a consultation. */
  consultation(uid: string): string {
    return `${this.#siteUrl}/consultation/appointment?token=${this.#signed.sign('appointment', uid)}`;
  }

  /** @returns the consultation's uid; null for a token that was not made here */
  readBookedConsultation(token: string): string | null {
    return this.#signed.verify('appointment', token);
  }
}
