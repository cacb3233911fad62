import { useMemo } from 'react';
import { useBusyCalendars } from './use-busy-calendars.ts';
import { useDaysOff } from './use-days-off.ts';

export const ON_A_DAY_OFF = 'On a day off';
export const BUSY_THEN = 'Busy in your calendar';

/** Why calls that are booked stand at times that can't be booked any more, by their ids: 'On a day off'. As far as it is known. */
export function useObstacles(): ReadonlyMap<number, string> {
  const daysOff = useDaysOff().query.data;
  const calendars = useBusyCalendars().query.data;
  return useMemo(() => {
    const idsOf = (all: typeof daysOff | typeof calendars = []) =>
      all.flatMap(({ standing }) => standing.map(({ id }) => id));
    return new Map([
      ...idsOf(calendars).map((id) => [id, BUSY_THEN] as const),
      ...idsOf(daysOff).map((id) => [id, ON_A_DAY_OFF] as const),
    ]);
  }, [daysOff, calendars]);
}
