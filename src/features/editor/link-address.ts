import { safeLink } from './addresses.ts';
import type { FindPages, FoundPage } from './FoundPages.tsx';
import type { SetLink } from './link-place.ts';

/** What is said of what leads nowhere: of an address, and of words. */
const NO_LINK = 'Links can lead to http, https, mailto and tel addresses.';
const NO_ADDRESS =
  'Nothing is found by these words. An address begins with https://, /, #, mailto: or tel:, or is like example.org.';

/** Why what was typed is no link. */
export function refusalOf(typed: string): string {
  return isAddress(typed) ? NO_LINK : NO_ADDRESS;
}

/**
 * Finds where a link leads for which this was typed: an address, at once, or words of a page or a post.
 * @param tell called with where it leads, and with the title that was found; null for nowhere: `refusalOf` says why
 */
export function findLink(typed: string, findPages: FindPages | undefined, tell: SetLink): void {
  if (isAddress(typed)) tell(safeLink(completed(typed.trim())));
  else void firstOf(typed, findPages).then((page) => tell(page?.address ?? null, page?.title));
}

/** Whether it leads somewhere by itself, and is no words that are searched. */
export function isAddress(typed: string): boolean {
  return /^(?:[/?#.]|[a-z][a-z\d+.-]*:)/i.test(completed(typed.trim()));
}

/** The page that these words mean most, as it stands first below the field. */
async function firstOf(words: string, findPages: FindPages | undefined): Promise<FoundPage | null> {
  if (words.trim() === '') return null;
  try {
    const [titled] = (await findPages?.(words, 'titles')) ?? [];
    if (titled !== undefined) return titled;
    const [first] = (await findPages?.(words)) ?? [];
    return first ?? null;
  } catch (error) {
    console.error('The pages and posts could not be searched', error);
    return null;
  }
}

/** Completes `example.com` to a web address, and `ann@example.com` to a mailto address. */
function completed(address: string): string {
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  const isHost = /^[\p{L}\d_-]+(?:\.[\p{L}\d_-]+)*\.\p{L}{2,}(?::\d+)?(?:[/?#]|$)/iu.test(address);
  return isHost ? `https://${address}` : address;
}
