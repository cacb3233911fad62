import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { AGENDA_KEY } from '../../../components/dashboard/agenda-key.ts';
import { consultationSource } from '../use-consultations.ts';
import { DAYS_OFF_KEY } from '../use-days-off.ts';
import { SLOTS_OFF_KEY } from '../use-slots-off.ts';
import { TIMES_SHOWN_BY } from '../use-booking-limits.ts';
import { WEEKLY_HOURS_KEY } from '../use-weekly-hours.ts';

/** What shows when calls are, or which times are free. */
const SHOWN_BY = [
  ...[[consultationSource.key], AGENDA_KEY],
  ...[DAYS_OFF_KEY, SLOTS_OFF_KEY, WEEKLY_HOURS_KEY],
  ...TIMES_SHOWN_BY,
];

/** Whether it is of the calls of a few days, as those are asked for who choose a time. */
function isOfDays({ queryKey: [, narrowing] }: Query): boolean {
  return typeof narrowing === 'object' && narrowing !== null && 'from' in narrowing;
}

/** Waits for the answer to a change; whatever comes of it, all that shows calls is asked for again first. */
export function useSettledCalls() {
  const queries = useQueryClient();
  return async function settled<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } finally {
      // A dialog that opens next would begin with those, and call a time taken that is free again.
      queries.removeQueries({ queryKey: [consultationSource.key], type: 'inactive', predicate: isOfDays });
      await Promise.all(SHOWN_BY.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await new Promise<void>((shown) => notifyManager.schedule(shown)); // after those who show it have heard of it
    }
  };
}
