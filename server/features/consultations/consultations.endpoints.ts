import {
  type Availability,
  type Booked,
  bookingBody,
  type ConsultationList,
} from '#shared/contract/consultations.ts';
import type { Success } from '#shared/contract/envelope.ts';
import { idQuery, ownerListQuery } from '#shared/contract/fields.ts';
import { listPagination } from '../../db/rows.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import { isSuspectedSpam } from '../../http/spam.ts';
import { presentConsultation } from './consultations.presenter.ts';
import type { ConsultationService } from './consultations.service.ts';

export function consultationEndpoints(consultations: ConsultationService) {
  return {
    bookConsultation: defineEndpoint({
      limit: 'booking',
      body: bookingBody,
      async handle({ body, request }): Promise<Booked> {
        const uid = await consultations.book(body, isSuspectedSpam(request, body.website));
        return { success: true, calendar_uid: uid, invited: consultations.invites };
      },
    }),

    /** Says when, never who. */
    readAvailability: defineEndpoint({
      remember: { tags: ['availability'], until: () => Promise.resolve(consultations.endOfDay()) },
      async handle(): Promise<Availability> {
        return { success: true, taken: await consultations.taken() };
      },
    }),

    listConsultations: defineEndpoint({
      query: ownerListQuery,
      async handle({ query }): Promise<ConsultationList> {
        const { rows, total } = await consultations.list(query);
        const pagination = listPagination(query, total);
        return { success: true, consultations: rows.map(presentConsultation), pagination };
      },
    }),

    deleteConsultation: defineEndpoint({
      query: idQuery,
      async handle({ query }): Promise<Success> {
        await consultations.delete(query.id);
        return { success: true };
      },
    }),
  };
}
