import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryStatus } from '#shared/contract/delivery-status.ts';
import { useHost } from '../../lib/host.ts';

const DELIVERY_STATUS = ['delivery-status'];
/** How often is looked, in milliseconds, while mail waits. */
const REFETCH_INTERVAL_MS = 15_000;

/** Whether mail goes out, and what did not arrive. */
export function useDeliveryStatus() {
  const { request } = useHost();
  return useQuery({
    queryKey: DELIVERY_STATUS,
    queryFn: ({ signal }) => request('readDeliveryStatus', { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.held ? REFETCH_INTERVAL_MS : false),
  });
}

/** Takes emails that did not arrive off the list, up to a moment. */
export function useForgetUndelivered() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => request('forgetUndelivered', { query: { until } }),
    onSuccess: (state: DeliveryStatus) => client.setQueryData(DELIVERY_STATUS, state),
  });
}
