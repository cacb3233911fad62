/** Where an email's addresses lead. */
export interface MailPlace {
  /** The site's URL with its path, without a slash at the end. */
  siteUrl: string;
  /** The newsletter's own page, for links within the text; null without one. */
  pageUrl: string | null;
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** An author's address in full; null for one that an email must not have, or that leads nowhere from there. */
export function absoluteAddress(address: string, place: MailPlace): string | null {
  const url = parsed(address.trim(), place);
  return url !== null && SCHEMES.has(url.protocol) ? url.href : null;
}

/** The same of a picture, which is not carried by the address itself: programs refuse those. */
export function pictureAddress(address: string, place: MailPlace): string | null {
  const url = address.trim() === '' ? null : parsed(address.trim(), place);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

function parsed(address: string, { siteUrl, pageUrl }: MailPlace): URL | null {
  if (address === '' || (address.startsWith('#') && pageUrl === null)) return null;
  // An address at the root is one in the site, as it is on the page.
  const isInSite = /^\/(?!\/)/.test(address);
  const { pathname } = new URL(siteUrl);
  const isWithBase = pathname !== '/' && (address === pathname || address.startsWith(`${pathname}/`));
  const full = isInSite && !isWithBase ? siteUrl + address : address;
  const from = pageUrl ?? `${siteUrl}/newsletter/`;
  return URL.canParse(full, from) ? new URL(full, from) : null;
}
