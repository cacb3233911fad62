import {
  accountBody,
  confirmEmailBody,
  emailBody,
  passwordBody,
  sessionQuery,
} from '#shared/contract/account.ts';
import type { OwnCookie } from '../../http/authentication.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { sessionOf } from '../../http/sessions.ts';
import type { AccountEmailService } from './account-email.service.ts';
import { presentSessions } from './account.presenter.ts';
import type { AccountService } from './account.service.ts';
import { presentUser } from './session.presenter.ts';
import { setDeviceCookie } from './set-device-cookie.ts';

interface Deps {
  account: AccountService;
  accountEmail: AccountEmailService;
  deviceCookie: OwnCookie;
}

export function accountEndpoints({ account, accountEmail, deviceCookie }: Deps) {
  return {
    changeAccount: defineEndpoint({
      body: accountBody,
      async handle(call) {
        const user = await account.rename(sessionOf(call), call.body.name);
        return { success: true, user: presentUser(user) };
      },
    }),

    changeEmail: defineEndpoint({
      body: emailBody,
      async handle(call) {
        const userAgent = call.request.headers['user-agent'] ?? '';
        const { user, sent } = await accountEmail.change(sessionOf(call), call.body, userAgent);
        return { success: true, user: presentUser(user), sent };
      },
    }),

    confirmEmail: defineEndpoint({
      body: confirmEmailBody,
      async handle(call) {
        const userAgent = call.request.headers['user-agent'] ?? '';
        const user = await accountEmail.confirm(sessionOf(call), call.body.token, userAgent);
        return { success: true, user: presentUser(user) };
      },
    }),

    changePassword: defineEndpoint({
      body: passwordBody,
      async handle(call) {
        const userAgent = call.request.headers['user-agent'] ?? '';
        const device = await account.changePassword(sessionOf(call), call.body, userAgent);
        setDeviceCookie(call.response, deviceCookie, device);
        return { success: true };
      },
    }),

    listSessions: defineEndpoint({
      async handle(call) {
        const session = sessionOf(call);
        const sessions = await account.listSessions(session);
        return { success: true, ...presentSessions(sessions, session.id) };
      },
    }),

    endSession: defineEndpoint({
      query: sessionQuery,
      async handle(call) {
        await account.endSession(sessionOf(call), call.query.id);
        return { success: true };
      },
    }),

    endOtherSessions: defineEndpoint({
      async handle(call) {
        await account.endOthers(sessionOf(call));
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
