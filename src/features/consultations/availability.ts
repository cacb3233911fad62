import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CalendarDay, SLOTS, type Slot } from '#shared/business.ts';
import type { Availability } from '#shared/contract/consultations.ts';
import { useHost } from '../../lib/host.ts';

export type Taken = Availability['taken'];

const KEY = ['availability'];
const NOTHING_TAKEN: Taken = {};

/** The taken slots. Empty while loading and after a failure: the server has the final say. [D19] */
export function useTaken() {
  const { request } = useHost();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('readAvailability', { signal })).taken,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  /** Marks a slot as taken after a conflict and refetches the others. */
  function markTaken(day: CalendarDay, slot: Slot): void {
    queryClient.setQueryData<Taken>(KEY, (known) => withTaken(known ?? NOTHING_TAKEN, day, slot));
    void queryClient.invalidateQueries({ queryKey: KEY });
  }
  return { taken: data ?? NOTHING_TAKEN, markTaken };
}

/** The taken slots plus one more. */
export function withTaken(taken: Taken, day: CalendarDay, slot: Slot): Taken {
  return { ...taken, [day]: [...takenOn(taken, day), slot] };
}

export function takenOn(taken: Taken, day: CalendarDay): readonly Slot[] {
  return taken[day] ?? [];
}

export function isFull(taken: Taken, day: CalendarDay): boolean {
  return SLOTS.every((slot) => takenOn(taken, day).includes(slot));
}
