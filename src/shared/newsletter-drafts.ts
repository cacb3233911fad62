/** The keys of the newsletters being written, among the drafts that the server keeps: the first of each kind. */
export const NEWSLETTER_DRAFTS = { plain: 'newsletter-plain', images: 'newsletter-images' } as const;

/** Of text alone, or with images and headings. */
export type NewsletterKind = keyof typeof NEWSLETTER_DRAFTS;

/** There is one of text alone. Those with images are many: the keys of all but the first end with a name. */
const NAMED = `${NEWSLETTER_DRAFTS.images}-`;

const FIRST: readonly string[] = Object.values(NEWSLETTER_DRAFTS);

/** Whether a draft is a newsletter, and not a post. */
export function isNewsletterDraft(key: string): boolean {
  return FIRST.includes(key) || key.startsWith(NAMED);
}

export function kindOfNewsletter(key: string): NewsletterKind {
  return key === NEWSLETTER_DRAFTS.plain ? 'plain' : 'images';
}

/** The key of a newsletter with images; null names the first. */
export function newsletterKey(name: string | null): string {
  return name === null ? NEWSLETTER_DRAFTS.images : NAMED + name;
}

/** What tells a newsletter from the first of its kind; null for that. */
export function newsletterName(key: string): string | null {
  return key.startsWith(NAMED) ? key.slice(NAMED.length) : null;
}

/** What the name begins with where a newsletter that was sent is corrected on its page; its campaign's id follows. */
const PAGE = 'page-';

/** The key of the correction of a campaign's page on the web. */
export function pageKey(campaign: number): string {
  return newsletterKey(PAGE + campaign.toString());
}

/** The campaign whose page is corrected; null where a newsletter is written. */
export function correctedCampaign(key: string): number | null {
  const [, id] = /^page-(\d{1,15})$/.exec(newsletterName(key) ?? '') ?? [];
  return id === undefined ? null : Number(id);
}
