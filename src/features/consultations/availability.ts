import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Availability } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { useHost } from '../../lib/host.ts';

export type Taken = Availability['taken'];

const KEY = ['availability'];
type Known = Pick<Availability, 'taken' | 'meets_online' | 'hours'>;
const NOTHING_KNOWN: Known = { taken: {}, meets_online: false };

/**
 * The taken slots, the owner's hours where she has set some, and whether one can meet online. No slot is taken while
 * loading and after a failure, and the hours are the profile's: the server has the final say. [D19]
 */
export function useAvailability() {
  const { request } = useHost();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<Known> => request('readAvailability', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  /** Marks slots as taken after a conflict and refetches the others. */
  function markTaken(day: CalendarDay, slots: readonly Slot[]): void {
    queryClient.setQueryData<Known>(KEY, (known = NOTHING_KNOWN) => ({
      ...known,
      taken: withTaken(known.taken, day, slots),
    }));
    void queryClient.invalidateQueries({ queryKey: KEY });
  }
  const { taken, meets_online, hours } = data ?? NOTHING_KNOWN;
  return { taken, hours, meetsOnline: meets_online, markTaken };
}

/** The taken slots plus some more. */
export function withTaken(taken: Taken, day: CalendarDay, slots: readonly Slot[]): Taken {
  return { ...taken, [day]: [...takenOn(taken, day), ...slots] };
}

export function takenOn(taken: Taken, day: CalendarDay): readonly Slot[] {
  return taken[day] ?? [];
}
