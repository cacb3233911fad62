import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailState } from '#shared/contract/mail.ts';
import { useHost } from '../../lib/host.ts';

const MAIL_STATE = ['mail-state'];
/** How often is looked, in milliseconds, while mail waits. */
const LOOK_AGAIN = 15_000;

/** Whether mail goes out, and what did not arrive. */
export function useMailState() {
  const { request } = useHost();
  return useQuery({
    queryKey: MAIL_STATE,
    queryFn: ({ signal }) => request('readMailState', { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.held ? LOOK_AGAIN : false),
  });
}

/** Takes mails that did not arrive off the list, up to a moment. */
export function useForgetUndelivered() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => request('forgetUndelivered', { query: { until } }),
    onSuccess: (state: MailState) => client.setQueryData(MAIL_STATE, state),
  });
}
