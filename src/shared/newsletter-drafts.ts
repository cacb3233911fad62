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
