import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { BACKUPS } from './use-backups.ts';

const FAILURES = { refused: 'No backup could be begun. Please try again.' };

/** Makes a backup at once; says why where none can be begun. */
export function useBackUpNow() {
  const { request } = useHost();
  const client = useQueryClient();
  const { fail } = useNews();
  return useMutation({
    mutationFn: () => request('backUpNow', {}),
    onSuccess: (status) => void client.setQueryData(BACKUPS, status),
    onError: (error) => void fail(failureText(error, FAILURES), 'No backup is made'),
  });
}
