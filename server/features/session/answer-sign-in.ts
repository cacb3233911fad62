import type { Response } from 'express';
import type { SignedIn } from '#shared/contract/session.ts';
import type { OwnCookie } from '../../http/authentication.ts';
import { presentUser } from './session.presenter.ts';
import { SESSION_SECONDS, type SignedIn as Begun } from './session.service.ts';
import { setDeviceCookie } from './set-device-cookie.ts';

export interface SignInCookies {
  sessionCookie: OwnCookie;
  deviceCookie: OwnCookie;
}

/**
 * Answers a sign-in. It also sets the token as a cookie, for calls without an Authorization header [6.10], and a device
 * cookie, which identifies this browser at the next sign-in.
 */
export function answerSignIn(
  response: Response,
  { sessionCookie, deviceCookie }: SignInCookies,
  { token, device, user }: Begun,
): SignedIn {
  response.cookie(sessionCookie.name, token, { ...sessionCookie.options, maxAge: SESSION_SECONDS * 1_000 });
  setDeviceCookie(response, deviceCookie, device);
  return { success: true, token, user: presentUser(user) };
}
