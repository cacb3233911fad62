import type { ByOwnerToSend, Consultation, MoveByOwnerToSend } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { useHost } from '../../../lib/host.ts';
import { useSettledCalls } from './use-settled-calls.ts';

/** The owner's changes of a call, by what she sees of it. */
export function useOwnerChanges(call: Consultation) {
  const { request } = useHost();
  const settled = useSettledCalls();
  const seen: ByOwnerToSend['seen'] = { date: call.consultation_date, time: call.consultation_time };

  return {
    move: (to: { date: string; time: Slot; note: string }) => {
      const body: MoveByOwnerToSend = { id: call.id, seen, ...to };
      return settled(request('moveByOwner', { body }));
    },
    cancel: (note: string) => settled(request('cancelByOwner', { body: { id: call.id, seen, note } })),
    confirm: (note: string) => settled(request('confirmByOwner', { body: { id: call.id, seen, note } })),
  };
}
