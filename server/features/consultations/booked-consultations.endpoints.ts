import { moveBody } from '#shared/contract/consultations.ts';
import { linkQuery } from '#shared/contract/visitor-fields.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { BookedConsultationService } from './booked-consultations.service.ts';

/** For anybody who has the link from the email. */
export function bookedConsultationEndpoints(consultations: BookedConsultationService) {
  return {
    readBookedConsultation: defineEndpoint({
      query: linkQuery,
      async handle({ query }) {
        return { success: true, appointment: await consultations.read(query.token) };
      },
    }),

    moveConsultation: defineEndpoint({
      limit: 'changeConsultation',
      query: linkQuery,
      body: moveBody,
      async handle({ query, body }) {
        return { success: true, appointment: await consultations.move(query.token, body) };
      },
    }),

    cancelConsultation: defineEndpoint({
      limit: 'changeConsultation',
      query: linkQuery,
      async handle({ query }) {
        return { success: true, appointment: await consultations.cancel(query.token) };
      },
    }),
  } satisfies Partial<Endpoints>;
}
