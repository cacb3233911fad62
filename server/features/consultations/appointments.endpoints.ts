import { moveBody } from '#shared/contract/consultations.ts';
import { linkQuery } from '#shared/contract/fields.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { AppointmentService } from './appointments.service.ts';

/** For whoever has the link in the mail. */
export function appointmentEndpoints(appointments: AppointmentService) {
  return {
    readAppointment: defineEndpoint({
      query: linkQuery,
      async handle({ query }) {
        return { success: true, appointment: await appointments.read(query.token) };
      },
    }),

    moveAppointment: defineEndpoint({
      limit: 'appointment',
      query: linkQuery,
      body: moveBody,
      async handle({ query, body }) {
        return { success: true, appointment: await appointments.move(query.token, body) };
      },
    }),

    cancelAppointment: defineEndpoint({
      limit: 'appointment',
      query: linkQuery,
      async handle({ query }) {
        return { success: true, appointment: await appointments.cancel(query.token) };
      },
    }),
  } satisfies Partial<Endpoints>;
}
