import type { Request } from 'express';
import { parseCookie } from 'cookie';
import type { Config } from '../config.ts';
import { forbidden, unauthorized } from './errors.ts';

/** The credentials that a request carries. */
export interface Credentials {
  token: string;
  via: 'bearer' | 'cookie';
}

/** One of this site's cookies: its name and attributes. */
export type OwnCookie = ReturnType<typeof ownCookie>;

/**
 * A cookie that scripts cannot read and that is sent only from our own pages. Over HTTPS browsers enforce its name's
 * prefix: at the root `__Host-` ties it to this host; in a sub-folder `__Secure-` ties it to HTTPS, and its path keeps
 * it from neighbouring sites.
 */
export function ownCookie(name: string, { production, origin, base }: SitePlace) {
  const secure = origin.startsWith('https:');
  // Outside production the site has two bases, or Vite's server in front of it.
  const path = production && base !== '' ? base : '/';
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  return {
    name: `${secure ? prefix : ''}${name}`,
    options: { httpOnly: true, sameSite: 'strict', secure, path } as const,
  };
}

type SitePlace = Pick<Config, 'production' | 'origin' | 'base'>;

/** Reads the token from the Authorization header; only without that header, from the session cookie. */
export function credentialsOf(request: Request, { name }: OwnCookie): Credentials | null {
  const header = request.headers.authorization;
  if (header !== undefined) {
    // A header without a bearer token is rejected even when the cookie is valid.
    return { token: /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '', via: 'bearer' };
  }
  const token = cookieOf(request, name);
  return token === null ? null : { token, via: 'cookie' };
}

/** A cookie's value; null when it is missing or empty. */
export function cookieOf(request: Request, name: string): string | null {
  const value = parseCookie(request.headers.cookie ?? '')[name];
  return value === undefined || value === '' ? null : value;
}

/**
 * Rejects a write authenticated by the cookie unless it comes from our own pages.
 * @throws HttpError 403
 */
export function assertSameOrigin(request: Request, site: Pick<Config, 'production' | 'origin'>): void {
  if (!isSameOrigin(request, site)) throw forbidden();
}

/** Whether one of our own pages sent it, as browsers tell. */
export function isSameOrigin(request: Request, site: Pick<Config, 'production' | 'origin'>): boolean {
  const { 'sec-fetch-site': from, origin } = request.headers;
  if (from !== undefined) return from === 'same-origin';
  return origin !== undefined && ownOrigins(request, site).includes(origin);
}

/**
 * Rejects a form that another site's page sent. What names no origin at all is no such page, but a text browser or a
 * program.
 * @throws HttpError 403
 */
export function assertNotCrossSite(request: Request, site: Pick<Config, 'production' | 'origin'>): void {
  const { origin } = request.headers;
  if (origin !== undefined || request.headers['sec-fetch-site'] !== undefined)
    assertSameOrigin(request, site);
}

/** The site's origins. In production a proxy may set any Host; elsewhere the Host header names the site. */
export function ownOrigins(request: Request, site: Pick<Config, 'production' | 'origin'>): string[] {
  if (site.production) return [site.origin];
  const { host = '' } = request.headers;
  return [`https://${host}`, ...(site.origin.startsWith('https:') ? [] : [`http://${host}`])];
}

/** @throws HttpError 401 when there are none */
export function required(credentials: Credentials | null): Credentials {
  if (credentials === null) throw unauthorized();
  return credentials;
}
