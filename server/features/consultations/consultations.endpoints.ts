import { idsBody } from '#shared/contract/batches.ts';
import { consultationBody, listConsultationsQuery } from '#shared/contract/consultations.ts';
import { bookByOwnerBody, deleteConsultationQuery } from '#shared/contract/owner-consultations.ts';
import { eachOf } from '../../batches.ts';
import type { Clock } from '../../clock.ts';
import { listPagination } from '../../db/rows.ts';
import { defineEndpoint, defineRead } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { isSuspectedSpam } from '../../http/spam.ts';
import { presentConsultation } from './consultations.presenter.ts';
import type { ConsultationService } from './consultations.service.ts';
import type { OthersOfPeople } from '../people/others-of-people.ts';
import type { OpenSlots } from './open-slots.service.ts';

interface Deps {
  consultations: ConsultationService;
  openSlots: OpenSlots;
  othersOfPeople: OthersOfPeople;
  clock: Clock;
}

export function consultationEndpoints({ consultations, openSlots, othersOfPeople, clock }: Deps) {
  return {
    bookConsultation: defineEndpoint({
      limit: 'bookConsultation',
      body: consultationBody,
      async handle({ body, request }) {
        const { uid, meetingUrl } = await consultations.book(body, isSuspectedSpam(request, body.website));
        return {
          success: true,
          calendar_uid: uid,
          invited: consultations.sendsEmails,
          meeting_url: meetingUrl,
        };
      },
    }),

    bookByOwner: defineEndpoint({
      limit: 'bookByOwner',
      body: bookByOwnerBody,
      handle: async ({ body }) => ({ success: true, ...(await consultations.bookByOwner(body)) }),
    }),

    /** Shows which slots are taken, never by whom. */
    readAvailability: defineRead({
      cache: { tags: ['availability'], until: () => openSlots.changesAt() },
      async handle() {
        const [taken, hours] = [await openSlots.taken(), await openSlots.ownHours()];
        const own = hours === null ? {} : { hours };
        return { success: true, taken, meets_online: consultations.meetsOnline, ...own };
      },
    }),

    listConsultations: defineEndpoint({
      query: listConsultationsQuery,
      async handle({ query }) {
        const { rows, total } = await consultations.list(query);
        const othersOf = await othersOfPeople.beside(rows, 'consultation');
        return {
          success: true,
          consultations: rows.map((row) => ({
            ...presentConsultation(row, clock(), consultations.sendsEmails),
            others: othersOf(row),
          })),
          pagination: listPagination(query, total),
          ...(query.view === null && query.ids === null ? {} : await consultations.standing()),
        };
      },
    }),

    deleteConsultation: defineEndpoint({
      query: deleteConsultationQuery,
      async handle({ query }) {
        await consultations.delete(query.id, query.untold !== undefined);
        return { success: true };
      },
    }),

    deleteConsultations: defineEndpoint({
      body: idsBody,
      handle: async ({ body }) => ({
        success: true,
        ...(await eachOf(body.ids, (id) => consultations.delete(id))),
      }),
    }),
  } satisfies Partial<Endpoints>;
}
