import { mailPicture } from '../mail-pictures.ts';

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

/** A picture in an email: its size in CSS pixels, null for what is not known. */
export interface PlacedPicture {
  address: string;
  width: number | null;
  height: number | null;
}

/**
 * The same of a picture, which is not carried by the address itself: programs refuse those. Of one of the site's own it is
 * the copy for emails.
 * @param width that it is shown in; null for its own
 */
export function placedPicture(address: string, width: number | null, place: MailPlace): PlacedPicture | null {
  const url = address.trim() === '' ? null : parsed(address.trim(), place);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const { siteUrl } = place;
  const own = url.href.startsWith(`${siteUrl}/`) ? mailPicture(url.href.slice(siteUrl.length), width) : null;
  return own === null
    ? { address: url.href, width, height: null }
    : { address: siteUrl + own.path, width: own.width, height: own.height };
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
