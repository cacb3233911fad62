import { newsletterKey, newsletterName } from '#shared/newsletter-drafts.ts';
import { randomKey } from '../../lib/random-key.ts';
import { newsletterWritingPath } from '../../paths.ts';

/** Where a newsletter with images is written. @param key its key on the server */
export function newsletterDraftPath(key: string): string {
  const name = newsletterName(key);
  return name === null ? newsletterWritingPath() : `${newsletterWritingPath()}?draft=${name}`;
}

/** Where a new one is written, whatever else is begun. */
export function newNewsletterPath(): string {
  return newsletterDraftPath(newsletterKey(randomKey()));
}
