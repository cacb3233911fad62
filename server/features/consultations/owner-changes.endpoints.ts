import {
  byOwnerBody,
  correctByOwnerBody,
  moveByOwnerBody,
  takeBackByOwnerBody,
} from '#shared/contract/owner-consultations.ts';
import type { Clock } from '../../clock.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentConsultation } from './consultations.presenter.ts';
import type { OwnerChangeService } from './owner-changes.service.ts';

interface Deps {
  ownerChanges: OwnerChangeService;
  clock: Clock;
}

export function ownerChangeEndpoints({ ownerChanges, clock }: Deps) {
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
      async handle({ body }) {
        const { row, told } = await ownerChanges.correct(body);
        const consultation = presentConsultation(row, clock(), ownerChanges.sendsEmails);
        return { success: true, consultation, told };
      },
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
