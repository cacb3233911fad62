import { safeLink } from './addresses.ts';
import type { FindPosts } from './FoundPosts.tsx';

/** What is said of anything else. */
export const NO_LINK = 'Links can lead to http, https, mailto and tel addresses.';

/**
 * Finds where a link leads for which this was typed: an address, at once, or words of a title.
 * @param tell called with where it leads; null for nowhere that is safe
 */
export function findLink(
  typed: string,
  findPosts: FindPosts | undefined,
  tell: (link: string | null) => void,
): void {
  if (isAddress(typed)) tell(addressOf(typed));
  else void postOrAddress(typed, findPosts).then(tell);
}

/** Whether it leads somewhere by itself, and is no words of a title. */
export function isAddress(typed: string): boolean {
  return /^(?:[/?#.]|[a-z][a-z\d+.-]*:)/i.test(completed(typed.trim()));
}

function addressOf(typed: string): string | null {
  return safeLink(completed(typed.trim()));
}

/** The post that these words mean most, as it stands first below the field; else what they are as an address. */
async function postOrAddress(words: string, findPosts: FindPosts | undefined): Promise<string | null> {
  return (await firstOf(words, findPosts)) ?? addressOf(words);
}

async function firstOf(words: string, findPosts: FindPosts | undefined): Promise<string | null> {
  try {
    const [first] = (await findPosts?.(words)) ?? [];
    return first?.address ?? null;
  } catch (error) {
    console.error('The posts could not be searched', error);
    return null;
  }
}

/** Completes `example.com` to a web address, and `ann@example.com` to a mailto address. */
function completed(address: string): string {
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(address) ? `https://${address}` : address;
}
