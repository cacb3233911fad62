import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { withBase } from '../../lib/base.ts';
import { useHost } from '../../lib/host.ts';
import type { Check } from './publish-checks.ts';

/** At the same time, and in all. */
const MAX_AT_ONCE = 6;
const MAX_LINKS = 60;
const TIMEOUT_MS = 8_000;

interface OwnLink {
  /** As the text has it. */
  href: string;
  index: number;
}

/** What is said of the text's links to this site itself: each is asked for. Null while they are. */
export function useDeadLinks(text: ParentNode): Check[] | null {
  const { base, origin, domWindow } = useHost();
  const links = useMemo(() => ownLinks(text, { base, origin }), [text, base, origin]);
  const { data } = useQuery({
    queryKey: ['writing-links', links.map(({ href }) => href)],
    queryFn: ({ signal }) =>
      findDead(links, { base, origin, fetch: (...call) => domWindow().fetch(...call) }, signal),
    enabled: links.length > 0,
    gcTime: 0,
  });
  if (links.length === 0) return [];
  if (data === undefined) return null;
  if (data.length === 0) {
    return [
      {
        id: 'links',
        state: 'good',
        text: 'Every link to this site leads somewhere.',
        place: null,
        act: null,
      },
    ];
  }
  return data.map(({ href, index }) => ({
    id: `link-${index}`,
    state: 'open',
    text: `The link to ${href} leads nowhere.`,
    place: { selector: 'a[href]', index },
    act: 'See the link',
  }));
}

/** Where the site is. */
export interface Site {
  base: string;
  origin: string;
}

/** As the text's links lead for visitors; null for what is no address. */
function addressOf(href: string, { base, origin }: Site): URL | null {
  try {
    return new URL(withBase(base, href), `${origin}${base}/`);
  } catch {
    return null;
  }
}

/** The text's links to this site itself. */
export function ownLinks(text: ParentNode, site: Site): OwnLink[] {
  return [...text.querySelectorAll('a[href]')]
    .map((link, index) => ({ href: link.getAttribute('href') ?? '', index }))
    .filter(({ href }) => {
      const address = href.startsWith('#') ? null : addressOf(href, site);
      return address?.origin === site.origin && address.pathname.startsWith(`${site.base}/`);
    })
    .slice(0, MAX_LINKS);
}

/** A question without an answer says nothing about the link. */
async function findDead(
  links: readonly OwnLink[],
  { fetch, ...site }: Site & { fetch: Window['fetch'] },
  signal: AbortSignal,
): Promise<OwnLink[]> {
  const dead: OwnLink[] = [];
  const queue = [...links];
  async function work() {
    for (let link = queue.shift(); link !== undefined; link = queue.shift()) {
      const address = addressOf(link.href, site);
      if (address === null) continue;
      const answer = await fetch(address, {
        method: 'HEAD',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }).catch(() => null);
      if (answer !== null && (answer.status === 404 || answer.status === 410)) dead.push(link);
    }
  }
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, work));
  signal.throwIfAborted();
  return dead.sort((a, b) => a.index - b.index);
}
