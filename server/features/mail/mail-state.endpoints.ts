import { type MailState, undeliveredQuery } from '#shared/contract/mail.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { MailStateService } from './mail-state.service.ts';

/** Each answers with the state as it then is. */
export function mailStateEndpoints(mail: MailStateService) {
  const answer = async (): Promise<MailState> => ({
    success: true,
    held: await mail.held(),
    undelivered: await mail.undelivered(),
  });
  return {
    readMailState: defineEndpoint({ handle: answer }),

    forgetUndelivered: defineEndpoint({
      query: undeliveredQuery,
      async handle({ query }) {
        await mail.forgetUndelivered(query.until);
        return answer();
      },
    }),
  } satisfies Partial<Endpoints>;
}
