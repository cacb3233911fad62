import { loginBody } from '#shared/contract/session.ts';
import { cookieOf, type OwnCookie } from '../../http/authentication.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { sessionOf } from '../../http/sessions.ts';
import { setDeviceCookie } from './set-device-cookie.ts';
import { presentUser } from './session.presenter.ts';
import { SESSION_SECONDS, type SessionService } from './session.service.ts';

interface Cookies {
  sessionCookie: OwnCookie;
  deviceCookie: OwnCookie;
}

/**
 * Sign-in also sets the token as a cookie, for calls without an Authorization header [6.10], and a device cookie, which
 * identifies this browser at the next sign-in.
 */
export function sessionEndpoints(sessions: SessionService, { sessionCookie, deviceCookie }: Cookies) {
  return {
    login: defineEndpoint({
      countsRefusals: true,
      body: loginBody,
      async handle(call) {
        const { body, address, request, response } = call;
        const { token, device, user } = await sessions.signIn({
          ...body,
          address,
          device: cookieOf(request, deviceCookie.name),
          userAgent: request.headers['user-agent'],
        });
        response.cookie(sessionCookie.name, token, {
          ...sessionCookie.options,
          maxAge: SESSION_SECONDS * 1_000,
        });
        setDeviceCookie(response, deviceCookie, device);
        return { success: true, token, user: presentUser(user) };
      },
    }),

    validateToken: defineEndpoint({
      handle: (call) => ({ success: true, user: presentUser(sessionOf(call).user) }),
    }),

    logout: defineEndpoint({
      async handle(call) {
        await sessions.end(sessionOf(call));
        call.response.clearCookie(sessionCookie.name, sessionCookie.options); // the device cookie is kept
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
