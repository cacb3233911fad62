import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { makePasskey } from '../../components/dashboard/passkey-ceremonies.ts';
import { useHost } from '../../lib/host.ts';
import { ACTIVITY_KEY } from './use-activity.ts';
import type { Confirmed } from './use-confirmation.tsx';
import { SESSIONS_KEY } from './use-sessions.ts';

const PASSKEYS_KEY = ['passkeys'];

/** The account's passkeys, and how to add, rename and remove them. @param confirmed asks whose session it is, if need be */
export function usePasskeys(confirmed: Confirmed) {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: async ({ signal }) => (await request('listPasskeys', { signal })).passkeys,
    refetchOnWindowFocus: true,
  });
  const refresh = (...keys: string[][]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  const add = useMutation({
    async mutationFn() {
      const { options } = await confirmed(() => request('beginPasskey', {}));
      const credential = await makePasskey(options);
      return (await request('addPasskey', { body: { credential } })).passkey;
    },
    onSettled: () => refresh(PASSKEYS_KEY, ACTIVITY_KEY),
  });
  const rename = useMutation({
    mutationFn: (body: { id: string; name: string }) => request('renamePasskey', { body }),
    onSettled: () => refresh(PASSKEYS_KEY),
  });
  const remove = useMutation({
    mutationFn: (id: string) => confirmed(() => request('removePasskey', { query: { id } })),
    onSettled: () => refresh(PASSKEYS_KEY, SESSIONS_KEY, ACTIVITY_KEY),
  });
  return { query, add, rename, remove };
}
