import type { Request } from 'express';
import {
  assertionBody,
  attestationBody,
  confirmationBody,
  passkeyNameBody,
  passkeyQuery,
} from '#shared/contract/passkeys.ts';
import type { Context } from '../../context.ts';
import { cookieOf } from '../../http/authentication.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { sessionOf } from '../../http/sessions.ts';
import { answerSignIn } from '../session/answer-sign-in.ts';
import { presentPasskey } from './passkeys.presenter.ts';
import { relyingParty } from './relying-party.ts';

type Deps = Pick<
  Context,
  'passkeys' | 'passkeySignIn' | 'confirmations' | 'config' | 'sessionCookie' | 'deviceCookie'
>;

export function passkeyEndpoints({ passkeys, passkeySignIn, confirmations, config, ...cookies }: Deps) {
  const partyOf = ({ request }: { request: Request }) => relyingParty(request, config);
  return {
    listPasskeys: defineEndpoint({
      async handle(call) {
        const rows = await passkeys.list(sessionOf(call));
        return { success: true, passkeys: rows.map((row) => presentPasskey(row, partyOf(call))) };
      },
    }),

    beginPasskey: defineEndpoint({
      handle: async (call) => ({
        success: true,
        options: await passkeys.begin(sessionOf(call), partyOf(call)),
      }),
    }),

    addPasskey: defineEndpoint({
      body: attestationBody,
      async handle(call) {
        const { credential } = call.body;
        const party = partyOf(call);
        const userAgent = call.request.headers['user-agent'] ?? '';
        const row = await passkeys.add(sessionOf(call), { credential, party, userAgent });
        return { success: true, passkey: presentPasskey(row, party) };
      },
    }),

    renamePasskey: defineEndpoint({
      body: passkeyNameBody,
      async handle(call) {
        const row = await passkeys.rename(sessionOf(call), call.body);
        return { success: true, passkey: presentPasskey(row, partyOf(call)) };
      },
    }),

    removePasskey: defineEndpoint({
      query: passkeyQuery,
      async handle(call) {
        const userAgent = call.request.headers['user-agent'] ?? '';
        await passkeys.remove(sessionOf(call), call.query.id, userAgent);
        return { success: true };
      },
    }),

    confirmByPassword: defineEndpoint({
      body: confirmationBody,
      async handle(call) {
        await confirmations.byPassword(sessionOf(call), call.body.password);
        return { success: true };
      },
    }),

    beginConfirmation: defineEndpoint({
      handle: async (call) => ({
        success: true,
        options: await confirmations.begin(sessionOf(call), partyOf(call)),
      }),
    }),

    confirmByPasskey: defineEndpoint({
      body: assertionBody,
      async handle(call) {
        await confirmations.byPasskey(sessionOf(call), call.body.credential, partyOf(call));
        return { success: true };
      },
    }),

    beginPasskeySignIn: defineEndpoint({
      limit: 'passkeyChallenge',
      handle: async (call) => ({ success: true, options: await passkeySignIn.begin(partyOf(call)) }),
    }),

    signInWithPasskey: defineEndpoint({
      countsRefusals: true,
      body: assertionBody,
      async handle(call) {
        const { body, address, request, response } = call;
        const signedIn = await passkeySignIn.signIn({
          ...{ credential: body.credential, party: partyOf(call), address },
          userAgent: request.headers['user-agent'],
          device: cookieOf(request, cookies.deviceCookie.name),
        });
        return answerSignIn(response, cookies, signedIn);
      },
    }),
  } satisfies Partial<Endpoints>;
}
