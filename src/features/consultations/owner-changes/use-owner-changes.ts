import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { ByOwnerToSend, Consultation, MoveByOwnerToSend } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { AGENDA_KEY } from '../../../components/dashboard/agenda-key.ts';
import { useHost } from '../../../lib/host.ts';
import { consultationSource } from '../use-consultations.ts';
import { DAYS_OFF_KEY } from '../use-days-off.ts';
import { SLOTS_OFF_KEY } from '../use-slots-off.ts';
import { TIMES_SHOWN_BY, WEEKLY_HOURS_KEY } from '../use-weekly-hours.ts';

/** What shows when calls are, or which times are free. */
const SHOWN_BY = [
  ...[[consultationSource.key], AGENDA_KEY],
  ...[DAYS_OFF_KEY, SLOTS_OFF_KEY, WEEKLY_HOURS_KEY],
  ...TIMES_SHOWN_BY,
];

/** The owner's changes of a call, by what she sees of it. Whatever comes of one, all that shows calls is asked for again. */
export function useOwnerChanges(call: Consultation) {
  const { request } = useHost();
  const queries = useQueryClient();
  const seen: ByOwnerToSend['seen'] = { date: call.consultation_date, time: call.consultation_time };

  async function settled<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } finally {
      await Promise.all(SHOWN_BY.map((queryKey) => queries.invalidateQueries({ queryKey })));
      await new Promise<void>((shown) => notifyManager.schedule(shown)); // after those who show it have heard of it
    }
  }

  return {
    move: (to: { date: string; time: Slot; note: string }) => {
      const body: MoveByOwnerToSend = { id: call.id, seen, ...to };
      return settled(request('moveByOwner', { body }));
    },
    cancel: (note: string) => settled(request('cancelByOwner', { body: { id: call.id, seen, note } })),
    confirm: (note: string) => settled(request('confirmByOwner', { body: { id: call.id, seen, note } })),
  };
}
