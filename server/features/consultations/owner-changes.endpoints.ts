import {
  byOwnerBody,
  correctByOwnerBody,
  moveByOwnerBody,
  takeBackByOwnerBody,
} from '#shared/contract/consultations.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { OwnerChangeService } from './owner-changes.service.ts';

export function ownerChangeEndpoints(ownerChanges: OwnerChangeService) {
  return {
    moveByOwner: defineEndpoint({
      body: moveByOwnerBody,
      async handle({ body }) {
        await ownerChanges.move(body);
        return { success: true };
      },
    }),

    cancelByOwner: defineEndpoint({
      body: byOwnerBody,
      async handle({ body }) {
        await ownerChanges.cancel(body);
        return { success: true };
      },
    }),

    takeBackByOwner: defineEndpoint({
      body: takeBackByOwnerBody,
      async handle({ body }) {
        await ownerChanges.takeBack(body);
        return { success: true };
      },
    }),

    correctByOwner: defineEndpoint({
      body: correctByOwnerBody,
      handle: async ({ body }) => ({ success: true, ...(await ownerChanges.correct(body)) }),
    }),

    confirmByOwner: defineEndpoint({
      body: byOwnerBody,
      async handle({ body }) {
        await ownerChanges.confirm(body);
        return { success: true };
      },
    }),
  } satisfies Partial<Endpoints>;
}
