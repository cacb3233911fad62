import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BackupStatus } from '#shared/contract/backups.ts';
import type { Request } from '../../lib/api-client.ts';
import { useHost } from '../../lib/host.ts';

const BACKUPS = ['backups'];
/** How often it is asked while one is being made, and otherwise. */
const RUNNING_INTERVAL_MS = 2_000;
const REFETCH_INTERVAL_MS = 5 * 60_000;

export function backupsQuery(request: Request) {
  return queryOptions({
    queryKey: BACKUPS,
    queryFn: ({ signal }) => request('readBackups', { signal }),
  });
}

/** How the backups are. */
export function useBackups() {
  const { request } = useHost();
  return useQuery({
    ...backupsQuery(request),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.running === true ? RUNNING_INTERVAL_MS : REFETCH_INTERVAL_MS,
  });
}

/** Makes one now. */
export function useBackUpNow() {
  const { request } = useHost();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('backUpNow', {}),
    onSuccess: (status) => void client.setQueryData(BACKUPS, status),
  });
}

/** Whether there is anything wrong with them. */
export function isInTrouble({ failing, overdue }: BackupStatus): boolean {
  return failing !== null || overdue;
}
