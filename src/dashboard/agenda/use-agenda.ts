import { queryOptions, useQuery } from '@tanstack/react-query';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import type { Request } from '../../lib/api-client.ts';
import { useHost } from '../../lib/host.ts';
import { LOOKS_AGAIN } from '../../lib/use-look-again.ts';

export function agendaQuery(request: Request) {
  return queryOptions({
    queryKey: AGENDA_KEY,
    queryFn: ({ signal }) => request('readAgenda', { signal }),
    meta: LOOKS_AGAIN,
  });
}

/** What needs the owner, in one request; asked for again while the dashboard is open. */
export function useAgenda() {
  const { request } = useHost();
  const { data, error } = useQuery(agendaQuery(request));
  return { agenda: data, error: data === undefined ? error : null };
}
