import { declinedBody } from '#shared/contract/owner-consultations.ts';
import { idQuery } from '#shared/contract/fields.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { DeclinedConsultationService } from './declined-consultations.service.ts';

export function declinedConsultationEndpoints(declined: DeclinedConsultationService) {
  return {
    freeDeclined: defineEndpoint({
      query: idQuery,
      async handle({ query }) {
        await declined.free(query.id);
        return { success: true };
      },
    }),

    keepDeclined: defineEndpoint({
      body: declinedBody,
      async handle({ body }) {
        await declined.keep(body.id);
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
