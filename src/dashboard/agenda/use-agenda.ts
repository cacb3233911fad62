import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';

const REFETCH_INTERVAL_MS = 60_000;

/** What needs the owner, in one request; asked for again while the dashboard is open. */
export function useAgenda() {
  const { request } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['agenda'],
    queryFn: ({ signal }) => request('readAgenda', { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return { agenda: data, error: data === undefined ? error : null, retry: () => void refetch() };
}
