import { privateNoteBody } from '#shared/contract/owner-consultations.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { PrivateNoteService } from './private-notes.service.ts';

export function privateNoteEndpoints(privateNotes: PrivateNoteService) {
  return {
    noteConsultation: defineEndpoint({
      body: privateNoteBody,
      async handle({ body }) {
        await privateNotes.write(body);
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
