import { NEWSLETTER_DRAFTS, newsletterName } from '#shared/newsletter-drafts.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';

/** Under what the newsletters with images begin that are not the first, in the browser. */
export const NAMED_PLACES = `${STORAGE_KEYS.richNewsletterDraft}/`;

/** Where the browser keeps the text of a newsletter. @param key its key on the server */
export function textPlace(key: string): string {
  if (key === NEWSLETTER_DRAFTS.plain) return STORAGE_KEYS.newsletterDraft;
  const name = newsletterName(key);
  return name === null ? STORAGE_KEYS.richNewsletterDraft : NAMED_PLACES + name;
}

/** Where it keeps what is known of the server's copy. */
export function markPlace(key: string): string {
  if (key === NEWSLETTER_DRAFTS.plain) return `${STORAGE_KEYS.newsletterDraft}_server`;
  const name = newsletterName(key);
  const first = `${STORAGE_KEYS.richNewsletterDraft}_server`;
  return name === null ? first : `${first}/${name}`;
}
