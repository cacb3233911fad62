import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ReaderSpan } from '#shared/contract/readers.ts';
import { READERS_KEY } from '../../components/dashboard/readers-key.ts';
import type { Request } from '../../lib/api-client.ts';
import { useHost } from '../../lib/host.ts';

export function readersQuery(request: Request, days: ReaderSpan) {
  return queryOptions({
    queryKey: [READERS_KEY, days],
    queryFn: ({ signal }) => request('readReaders', { query: { days }, signal }),
  });
}

/** How often the site was read; while another span is loading, the last one stays. */
export function useReaders(days: ReaderSpan) {
  const { request } = useHost();
  const { data, error } = useQuery({
    ...readersQuery(request, days),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
  return { readers: data, error: data === undefined ? error : null };
}
