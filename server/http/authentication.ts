import type { Request } from 'express';
import { parseCookie } from 'cookie';
import { crossSite, unauthorized } from './errors.ts';

/** How a caller showed who they are. */
export interface Credentials {
  token: string;
  via: 'bearer' | 'cookie';
}

/** A token's way in a request: the Authorization header, and only where there is none, the session cookie. */
export function credentialsOf(request: Request, https: boolean): Credentials | null {
  const header = request.headers.authorization;
  if (header !== undefined) {
    // Present but no bearer token: refused even beside a good cookie.
    return { token: /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '', via: 'bearer' };
  }
  const token = parseCookie(request.headers.cookie ?? '')[cookieName(https)];
  return token === undefined || token === '' ? null : { token, via: 'cookie' };
}

/** The session cookie's name; over HTTPS the prefix binds it to this host. */
export function cookieName(https: boolean): string {
  return https ? '__Host-shingle_session' : 'shingle_session';
}

/**
 * A write that rests on the cookie must come from our own pages.
 * @throws HttpError 403
 */
export function assertSameOrigin(request: Request, https: boolean): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin') throw crossSite();
    return;
  }
  const { origin, host = '' } = request.headers;
  const ours = [`https://${host}`, ...(https ? [] : [`http://${host}`])];
  if (origin === undefined || !ours.includes(origin)) throw crossSite();
}

/** @throws HttpError 401 when there is nothing to go by */
export function required(credentials: Credentials | null): Credentials {
  if (credentials === null) throw unauthorized();
  return credentials;
}
