import { flagsBody, flagsChoiceBody, flagsQuery } from '#shared/contract/flags.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { type Session, sessionOf } from '../../http/sessions.ts';
import { presentFlag } from './flags.presenter.ts';
import type { FlagService } from './flags.service.ts';

/** A change of all flags at once, with an author's words, is larger than other requests. */
const BODY_LIMIT = 4 * 1024 * 1024;

export function flagEndpoints(flags: FlagService) {
  async function answer(session: Session, since: number) {
    const { choice, revision, rows, more } = await flags.read(session, since);
    return { success: true as const, choice, revision, flags: rows.map(presentFlag), more };
  }
  return {
    readFlags: defineEndpoint({
      query: flagsQuery,
      handle: (call) => answer(sessionOf(call), call.query.since),
    }),

    keepFlags: defineEndpoint({
      body: flagsBody,
      bodyLimit: BODY_LIMIT,
      async handle(call) {
        const session = sessionOf(call);
        await flags.keep(session, call.body.changes);
        return answer(session, call.body.since);
      },
    }),

    chooseFlags: defineEndpoint({
      body: flagsChoiceBody,
      async handle(call) {
        await flags.choose(sessionOf(call), call.body.choice);
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
