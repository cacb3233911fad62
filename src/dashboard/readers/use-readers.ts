import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReaderSpan } from '#shared/contract/readers.ts';
import { useHost } from '../../lib/host.ts';

/** How often the site was read; while another span is loading, the last one stays. */
export function useReaders(days: ReaderSpan) {
  const { request } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: ['readers', days],
    queryFn: ({ signal }) => request('readReaders', { query: { days }, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
  return { readers: data, error: data === undefined ? error : null, retry: () => void refetch() };
}
