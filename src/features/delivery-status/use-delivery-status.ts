import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryStatus, RetryUndelivered } from '#shared/contract/delivery-status.ts';
import type { Request } from '../../lib/api-client.ts';
import { useHost } from '../../lib/host.ts';

const DELIVERY_STATUS = ['delivery-status'];
/** Polling intervals, in milliseconds: an open dashboard tells of trouble within two minutes, and soon of its end. */
const REFETCH_INTERVAL_MS = 60_000;
const TROUBLED_REFETCH_INTERVAL_MS = 15_000;

export function deliveryStatusQuery(request: Request) {
  return queryOptions({
    queryKey: DELIVERY_STATUS,
    queryFn: ({ signal }) => request('readDeliveryStatus', { signal }),
  });
}

/** Whether email is being sent, and what was not delivered. */
export function useDeliveryStatus() {
  const { request } = useHost();
  return useQuery({
    ...deliveryStatusQuery(request),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isTroubled(state.data) ? TROUBLED_REFETCH_INTERVAL_MS : REFETCH_INTERVAL_MS,
  });
}

/** Whether there is anything to tell the owner. */
export function isTroubled({ held, held_campaigns, waiting, undelivered }: DeliveryStatus): boolean {
  return held !== null || held_campaigns.length + waiting.length + undelivered.length > 0;
}

/** Removes undelivered emails from the list, up to a given time. */
export function useForgetUndelivered() {
  const { request } = useHost();
  const keep = useKeep();
  return useMutation({
    mutationFn: (until: string) => request('forgetUndelivered', { query: { until } }),
    onSuccess: keep,
  });
}

/** Sends undelivered emails again, up to a given time, or one of them. */
export function useRetryUndelivered() {
  const { request } = useHost();
  const keep = useKeep();
  return useMutation({
    mutationFn: (body: RetryUndelivered) => request('retryUndelivered', { body }),
    onSuccess: keep,
  });
}

/** Returns a function that keeps a response as the current status. */
function useKeep(): (status: DeliveryStatus) => void {
  const client = useQueryClient();
  return (status) => void client.setQueryData(DELIVERY_STATUS, status);
}
