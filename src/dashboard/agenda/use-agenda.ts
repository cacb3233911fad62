import { queryOptions, useQuery } from '@tanstack/react-query';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import type { Request } from '../../lib/api-client.ts';
import { useHost } from '../../lib/host.ts';

const REFETCH_INTERVAL_MS = 60_000;

export function agendaQuery(request: Request) {
  return queryOptions({
    queryKey: AGENDA_KEY,
    queryFn: ({ signal }) => request('readAgenda', { signal }),
  });
}

/** What needs the owner, in one request; asked for again while the dashboard is open. */
export function useAgenda() {
  const { request } = useHost();
  const { data, error } = useQuery({
    ...agendaQuery(request),
    refetchOnWindowFocus: true,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return { agenda: data, error: data === undefined ? error : null };
}
