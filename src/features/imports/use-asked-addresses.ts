import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';

/** The addresses of the earlier site; `known` is 0 where there never was one. */
export function useAskedAddresses() {
  const { request } = useHost();
  return useQuery({
    queryKey: ['asked-addresses'],
    queryFn: ({ signal }) => request('listAskedAddresses', { signal }),
    refetchOnMount: 'always',
  });
}
