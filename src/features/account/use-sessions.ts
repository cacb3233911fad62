import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';

/** The query key of the devices that are signed in. */
export const SESSIONS_KEY = ['sessions'];

/** The devices that are signed in, and how to end their sessions. */
export function useSessions() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => request('listSessions', { signal }),
    refetchOnWindowFocus: true,
  });
  const onSettled = () => client.invalidateQueries({ queryKey: SESSIONS_KEY });
  const end = useMutation({
    mutationFn: (id: string) => request('endSession', { query: { id } }),
    onSettled,
  });
  const endOthers = useMutation({ mutationFn: () => request('endOtherSessions', {}), onSettled });
  return { query, end, endOthers };
}
