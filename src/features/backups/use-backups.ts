import { queryOptions, useQuery } from '@tanstack/react-query';
import type { BackupStatus } from '#shared/contract/backups.ts';
import type { Request } from '../../lib/api-client.ts';
import { useHost } from '../../lib/host.ts';

export const BACKUPS = ['backups'];
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

/** Whether there is anything wrong with them: that there is none, and none will be made by itself, too. */
export function isInTrouble(status: BackupStatus): boolean {
  return status.failing !== null || status.overdue || isMissing(status);
}

/** Whether that is all that is wrong with them. */
export function isJustMissing(status: BackupStatus): boolean {
  return status.failing === null && isMissing(status);
}

/** Whether there is none, and none will be made by itself. */
function isMissing({ last, next_at }: BackupStatus): boolean {
  return last === null && next_at === null;
}
