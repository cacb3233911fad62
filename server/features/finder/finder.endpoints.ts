import { findQuery } from '#shared/contract/finder.ts';
import type { Clock } from '../../clock.ts';
import { wordsOf } from '../../db/matching.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import { presentConsultation } from '../consultations/consultations.presenter.ts';
import type { ConsultationService } from '../consultations/consultations.service.ts';
import type { FinderService } from './finder.service.ts';

interface Finder {
  finder: FinderService;
  consultations: Pick<ConsultationService, 'sendsEmails'>;
  clock: Clock;
}

export function finderEndpoints({ finder, consultations, clock }: Finder) {
  return {
    /** What the command palette finds in the owner's lists. */
    find: defineEndpoint({
      query: findQuery,
      async handle({ query }) {
        const found = await finder.find(wordsOf(query.words));
        const now = clock();
        return {
          success: true,
          ...found,
          calls: found.calls.map(({ row, excerpt }) => ({
            ...presentConsultation(row, now, consultations.sendsEmails),
            excerpt,
          })),
        };
      },
    }),
  } satisfies Partial<Endpoints>;
}
