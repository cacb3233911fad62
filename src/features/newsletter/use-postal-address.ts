import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';

const POSTAL_ADDRESS = ['postal-address'];

/**
 * The postal address in newsletters: '' when the owner wants none, null until asked, undefined until it is loaded.
 * @param isNeeded whether it may come to that: it is not loaded before
 */
export function usePostalAddress(isNeeded = true) {
  const { request } = useHost();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: POSTAL_ADDRESS,
    queryFn: async ({ signal }) => (await request('readPostalAddress', { signal })).postal_address,
    enabled: isNeeded,
  });
  const { mutateAsync } = useMutation({
    mutationFn: (text: string) => request('savePostalAddress', { body: { postal_address: text } }),
    onSuccess: ({ postal_address }) => queries.setQueryData(POSTAL_ADDRESS, postal_address),
  });
  return { address: data, save: mutateAsync };
}
