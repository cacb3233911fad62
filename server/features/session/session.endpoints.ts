import { loginBody } from '#shared/contract/session.ts';
import { cookieOf } from '../../http/authentication.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { sessionOf } from '../../http/sessions.ts';
import { answerSignIn, type SignInCookies } from './answer-sign-in.ts';
import { presentUser } from './session.presenter.ts';
import type { SessionService } from './session.service.ts';

export function sessionEndpoints(sessions: SessionService, cookies: SignInCookies) {
  return {
    login: defineEndpoint({
      countsRefusals: true,
      body: loginBody,
      async handle(call) {
        const { body, address, request, response } = call;
        const signedIn = await sessions.signIn({
          ...body,
          address,
          device: cookieOf(request, cookies.deviceCookie.name),
          userAgent: request.headers['user-agent'],
        });
        return answerSignIn(response, cookies, signedIn);
      },
    }),

    validateToken: defineEndpoint({
      handle: (call) => ({ success: true, user: presentUser(sessionOf(call).user) }),
    }),

    logout: defineEndpoint({
      async handle(call) {
        await sessions.end(sessionOf(call));
        const { sessionCookie } = cookies;
        call.response.clearCookie(sessionCookie.name, sessionCookie.options); // the device cookie is kept
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
