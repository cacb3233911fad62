import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryStatus } from '#shared/contract/delivery-status.ts';
import { useHost } from '../../lib/host.ts';

const DELIVERY_STATUS = ['delivery-status'];
/** Polling interval, in milliseconds, while email waits. */
const REFETCH_INTERVAL_MS = 15_000;

/** Whether email is being sent, and what was not delivered. */
export function useDeliveryStatus() {
  const { request } = useHost();
  return useQuery({
    queryKey: DELIVERY_STATUS,
    queryFn: ({ signal }) => request('readDeliveryStatus', { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.held ? REFETCH_INTERVAL_MS : false),
  });
}

/** Removes undelivered emails from the list, up to a given time. */
export function useForgetUndelivered() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => request('forgetUndelivered', { query: { until } }),
    onSuccess: (state: DeliveryStatus) => client.setQueryData(DELIVERY_STATUS, state),
  });
}
