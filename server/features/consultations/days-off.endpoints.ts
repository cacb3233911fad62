import { dayOffInput, type DaysOff } from '#shared/contract/consultations.ts';
import { defineEndpoint } from '../../http/define-endpoint.ts';
import type { Endpoints } from '../../http/endpoint.ts';
import type { DayOffService } from './days-off.service.ts';

/** Every endpoint responds with the resulting days off. */
export function dayOffEndpoints(daysOff: DayOffService) {
  const answer = async (): Promise<DaysOff> => ({ success: true, days_off: await daysOff.list() });
  return {
    listDaysOff: defineEndpoint({ handle: answer }),

    addDayOff: defineEndpoint({
      body: dayOffInput,
      async handle({ body }) {
        await daysOff.add(body.day);
        return answer();
      },
    }),

    removeDayOff: defineEndpoint({
      query: dayOffInput,
      async handle({ query }) {
        await daysOff.remove(query.day);
        return answer();
      },
    }),
  } satisfies Partial<Endpoints>;
}
