import { z } from 'zod';
import { pages } from '#content/pages.ts';

/** Where visitors find the site. */
export interface SiteAddress {
  /** The whole of it, without a slash at the end: `https://wren.example/site`. */
  siteUrl: string;
  /** `https://wren.example` */
  origin: string;
  /** The path that the site lies under: '' or '/site'. */
  base: string;
}

/** What a part of the site's path may look like: nothing that browsers, proxies and routers could spell two ways. */
const SEGMENT = /^[a-z0-9~_][a-z0-9~_-]*$/i;
const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** First parts of the site's own addresses: a sub-folder of such a name could not be told from them. */
const OWN_PATHS = new Set([
  ...['api', 'uploads', 'calendar', 'assets', 'artwork', 'cards', 'healthz'],
  ...Object.keys(pages).flatMap((path) => path.split('/')[1] || []),
]);

/** Whether the site itself has addresses that begin with this part. */
export function isOwnPath(segment: string): boolean {
  return OWN_PATHS.has(segment.toLowerCase());
}

/** A site's address, taken apart; for zod, which is told what is wrong with it. */
export function siteAddress(value: string, context: z.RefinementCtx<string>): SiteAddress {
  const wrong = (message: string) => {
    context.addIssue(message);
    return z.NEVER;
  };
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) {
    return wrong('must be the address that visitors use, like https://wren.example');
  }
  const { origin, pathname, username, password } = new URL(value);
  if (username !== '' || password !== '') {
    return wrong('must hold no user name or password: everybody gets to see it');
  }
  if (/[?#]/.test(value)) return wrong('must end with the path, without ? or #: addresses are added to it');
  const base = pathname.replace(/\/+$/, '');
  const segments = base.split('/').slice(1);
  if (!segments.every((segment) => SEGMENT.test(segment))) {
    return wrong(
      `can’t have the path ${base}: each part of it must be of letters, digits, -, _ and ~, so that nobody spells it in another way`,
    );
  }
  const [first = ''] = segments;
  if (isOwnPath(first)) {
    return wrong(`can’t have a path that begins with /${first}, which is an address of the site itself`);
  }
  return { siteUrl: origin + base, origin, base };
}

/** Whether only this machine finds the site there. */
export function isLoopback({ origin }: Pick<SiteAddress, 'origin'>): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}

/** Why a site can't be in production at an address, or undefined; a production build can be tried on this machine. */
export function productionProblem(address: SiteAddress | undefined): string | undefined {
  if (address === undefined) {
    return 'is missing. Set it to the address that visitors use, like https://wren.example or https://wren.example/site: links in emails, feeds and cookies go by it.';
  }
  if (address.origin.startsWith('http:') && !isLoopback(address)) {
    return `must begin with https://, not ${address.origin}: over plain http everybody on the way could read the owner’s session.`;
  }
  return undefined;
}
