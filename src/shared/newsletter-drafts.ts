/** The keys of the newsletters being written, among the drafts that the server keeps: one of each kind. */
export const NEWSLETTER_DRAFTS = { plain: 'newsletter-plain', images: 'newsletter-images' } as const;

/** Of text alone, or with images and headings. */
export type NewsletterKind = keyof typeof NEWSLETTER_DRAFTS;

const KEYS: readonly string[] = Object.values(NEWSLETTER_DRAFTS);

/** Whether a draft is a newsletter, and not a post. */
export function isNewsletterDraft(key: string): boolean {
  return KEYS.includes(key);
}
