import type { Request } from 'express';
import { parseCookie } from 'cookie';
import type { Config } from '../config.ts';
import { forbidden, unauthorized } from './errors.ts';

/** How a caller showed who they are. */
export interface Credentials {
  token: string;
  via: 'bearer' | 'cookie';
}

/** A cookie of ours: what it is called, and where it holds. */
export type OwnCookie = ReturnType<typeof ownCookie>;

/**
 * A cookie that no script sees, sent by our own pages alone. Over HTTPS the prefix of its name has browsers bind it: at
 * the root to this very host; in a sub-folder, whose neighbours need not see it, to HTTPS.
 */
export function ownCookie(name: string, { production, origin, base }: SitePlace) {
  const secure = origin.startsWith('https:');
  // Outside production the site has two bases, or Vite's server before it.
  const path = production && base !== '' ? base : '/';
  const prefix = path === '/' ? '__Host-' : '__Secure-';
  return {
    name: `${secure ? prefix : ''}${name}`,
    options: { httpOnly: true, sameSite: 'strict', secure, path } as const,
  };
}

type SitePlace = Pick<Config, 'production' | 'origin' | 'base'>;

/** A token's way in a request: the Authorization header, and only where there is none, the session cookie. */
export function credentialsOf(request: Request, { name }: OwnCookie): Credentials | null {
  const header = request.headers.authorization;
  if (header !== undefined) {
    // Present but no bearer token: refused even beside a good cookie.
    return { token: /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '', via: 'bearer' };
  }
  const token = cookieOf(request, name);
  return token === null ? null : { token, via: 'cookie' };
}

/** A cookie's value; null where there is none, or an empty one. */
export function cookieOf(request: Request, name: string): string | null {
  const value = parseCookie(request.headers.cookie ?? '')[name];
  return value === undefined || value === '' ? null : value;
}

/**
 * A write that rests on the cookie must come from our own pages.
 * @throws HttpError 403
 */
export function assertSameOrigin(request: Request, site: Pick<Config, 'production' | 'origin'>): void {
  const from = request.headers['sec-fetch-site'];
  if (from !== undefined) {
    if (from !== 'same-origin') throw forbidden();
    return;
  }
  const { origin } = request.headers;
  if (origin === undefined || !ownOrigins(request, site).includes(origin)) throw forbidden();
}

/** In production a proxy may put any Host before us; elsewhere the site has the name it is asked for by. */
function ownOrigins(request: Request, site: Pick<Config, 'production' | 'origin'>): string[] {
  if (site.production) return [site.origin];
  const { host = '' } = request.headers;
  return [`https://${host}`, ...(site.origin.startsWith('https:') ? [] : [`http://${host}`])];
}

/** @throws HttpError 401 when there is nothing to go by */
export function required(credentials: Credentials | null): Credentials {
  if (credentials === null) throw unauthorized();
  return credentials;
}
