import { loginBody, type SignedIn, type TokenValid } from '#shared/contract/session.ts';
import type { Success } from '#shared/contract/envelope.ts';
import type { OwnCookie } from '../../http/authentication.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import { presentUser } from './session.presenter.ts';
import { type Session, SESSION_SECONDS, type SessionService } from './session.service.ts';

/** Sign-in sets the same token as a cookie, for the calls that carry no Authorization header. [6.10] */
export function sessionEndpoints(sessions: SessionService, cookie: OwnCookie) {
  return {
    login: defineEndpoint({
      body: loginBody,
      async handle(call): Promise<SignedIn> {
        const { token, user } = await sessions.signIn(call.body.email, call.body.password, call.address);
        call.response.cookie(cookie.name, token, { ...cookie.options, maxAge: SESSION_SECONDS * 1_000 });
        return { success: true, token, user: presentUser(user) };
      },
    }),

    validateToken: defineEndpoint({
      handle: (call): TokenValid => ({ success: true, user: presentUser(sessionOf(call).user) }),
    }),

    logout: defineEndpoint({
      async handle(call): Promise<Success> {
        await sessions.end(sessionOf(call));
        call.response.clearCookie(cookie.name, cookie.options);
        return { success: true };
      },
    }),
  };
}

/** The session of a private operation; the dispatcher lets nobody in without one. */
function sessionOf(call: { session: Session | null }): Session {
  if (call.session === null) throw new Error('A private operation was reached without a session.');
  return call.session;
}
