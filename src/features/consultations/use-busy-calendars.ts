import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BusyCalendars, CalendarToAdd } from '#shared/contract/busy-calendars.ts';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import { useHost } from '../../lib/host.ts';
import { BUSY_TIMES_KEY } from './use-busy-times.ts';

const KEY = ['busy-calendars'];
/** The server reads them by itself; this is how late that is seen. */
const LOOK_EVERY_MS = 60_000;

/** Reads one calendar now, and asks anew what waits for the owner. */
export function useCheckCalendar() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request('checkBusyCalendar', { query: { id } }),
    onSuccess: ({ calendars }) => client.setQueryData(KEY, calendars),
    onSettled: () => client.invalidateQueries({ queryKey: AGENDA_KEY }),
  });
}

/** The calendars of busy times, and how to add, check and remove them. */
export function useBusyCalendars() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await request('listBusyCalendars', { signal })).calendars,
    refetchOnWindowFocus: true,
    refetchInterval: LOOK_EVERY_MS,
  });
  function keep({ calendars }: BusyCalendars) {
    client.setQueryData(KEY, calendars);
    for (const queryKey of [AGENDA_KEY, BUSY_TIMES_KEY]) void client.invalidateQueries({ queryKey });
  }
  const lookAgain = () => void client.invalidateQueries({ queryKey: KEY });
  async function add(calendar: CalendarToAdd) {
    const answer = await request('addBusyCalendar', { body: calendar });
    keep(answer);
    return answer.calendars;
  }
  const check = useMutation({
    mutationFn: (id: number) => request('checkBusyCalendar', { query: { id } }),
    onSuccess: keep,
    onError: lookAgain,
  });
  const remove = useMutation({
    mutationFn: (id: number) => request('removeBusyCalendar', { query: { id } }),
    onSuccess: keep,
    onError: lookAgain,
  });
  return { query, add, check, remove };
}
