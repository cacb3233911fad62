import { z } from 'zod';
import { pages } from '#content/pages.ts';
import { SERVED_PATHS } from './served-paths.ts';
import { contentPages } from './content/pages.ts';

/** The site's public URL. */
export interface SiteAddress {
  /** The full URL without a trailing slash: `https://wren.example/site`. */
  siteUrl: string;
  /** `https://wren.example` */
  origin: string;
  /** Its path: '' or '/site'. */
  base: string;
}

/** A valid segment of the site's path: nothing that browsers, proxies and routers could spell in two ways. */
const SEGMENT = /^[a-z0-9~_][a-z0-9~_-]*$/i;
const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|\[::1\])$/;

/** First segments of the site's own paths, which a sub-folder's name would clash with. */
const OWN_PATHS = new Set([
  ...SERVED_PATHS,
  ...[...Object.keys(pages), ...contentPages.map(({ address }) => address)].flatMap(
    (path) => path.split('/')[1] || [],
  ),
]);

/** Whether the site's own paths can start with this segment. */
export function isOwnPath(segment: string): boolean {
  return OWN_PATHS.has(segment.toLowerCase());
}

/** Parses a site's URL for zod, reporting errors to its context. */
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

/** Whether the site is reachable only from this machine. */
export function isLoopback({ origin }: Pick<SiteAddress, 'origin'>): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}

/** Why a production site cannot have this URL, or undefined. A production build can be tried on this machine. */
export function productionProblem(address: SiteAddress | undefined): string | undefined {
  if (address === undefined) {
    return 'is missing. Set it to the address that visitors use, like https://wren.example or https://wren.example/site: links in emails, feeds and cookies go by it.';
  }
  if (address.origin.startsWith('http:') && !isLoopback(address)) {
    return `must begin with https://, not ${address.origin}: over plain http everybody on the way could read the owner’s session.`;
  }
  return undefined;
}
