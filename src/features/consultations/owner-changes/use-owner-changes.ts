import type { Consultation } from '#shared/contract/consultations.ts';
import type {
  ByOwnerToSend,
  CorrectByOwnerToSend,
  MoveByOwnerToSend,
  SeenCall,
} from '#shared/contract/owner-consultations.ts';
import { useHost } from '../../../lib/host.ts';
import { detailsOf } from './details-of.ts';
import { useSettledCalls } from './use-settled-calls.ts';

type When = ByOwnerToSend['seen'];

/** The owner's changes of a call, by what she sees of it. */
export function useOwnerChanges() {
  const { request } = useHost();
  const settled = useSettledCalls();

  return {
    move: (call: Consultation, to: Omit<MoveByOwnerToSend, 'id' | 'seen'>) =>
      settled(request('moveByOwner', { body: { id: call.id, seen: whenOf(call), ...to } })),
    cancel: (call: Consultation, how: Omit<ByOwnerToSend, 'id' | 'seen'>) =>
      settled(request('cancelByOwner', { body: { id: call.id, seen: whenOf(call), ...how } })),
    confirm: (call: Consultation, note: string) =>
      settled(request('confirmByOwner', { body: { id: call.id, seen: whenOf(call), note } })),
    /** Corrects with whom it is, and what about. */
    correct: (call: Consultation, to: Omit<CorrectByOwnerToSend, 'id' | 'seen'>) =>
      settled(request('correctByOwner', { body: { id: call.id, seen: seenOf(call), ...to } })),
    /** Makes it what it was before it was moved there, cancelled or confirmed. */
    takeBack: (call: Consultation, seen: When = whenOf(call)) => {
      const status = call.status === 'pending' ? 'pending' : 'confirmed';
      const before = { ...whenOf(call), status } as const;
      return settled(request('takeBackByOwner', { body: { id: call.id, seen, before } }));
    },
    /** Makes it what it was before what its visitor will be told of. */
    takeBackWaiting: ({ id, ...call }: Consultation) =>
      settled(request('takeBackByOwner', { body: { id, seen: whenOf(call) } })),
  };
}

function whenOf({
  consultation_date: date,
  consultation_time: time,
}: Pick<Consultation, 'consultation_date' | 'consultation_time'>): When {
  return { date, time };
}

function seenOf(call: Consultation): SeenCall {
  const { consultation_date, consultation_time, status, confirmation_sent_at } = call;
  return { consultation_date, consultation_time, status, confirmation_sent_at, ...detailsOf(call) };
}
