import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FlagsChoice } from '#shared/contract/flags.ts';
import { useHost } from '../../lib/host.ts';
import { keepFlags } from './flag-keeper.ts';

const CHOICE_KEY = ['flags-choice'];
/** No revision is as high: the answer has the choice alone. */
const NOTHING = 1e15;

/** Whether flags and authors are kept with the account, and how to choose that; undefined until it is known. */
export function useFlagsChoice() {
  const { request } = useHost();
  const client = useQueryClient();
  const { data: choice } = useQuery({
    queryKey: CHOICE_KEY,
    queryFn: async ({ signal }) => (await request('readFlags', { query: { since: NOTHING }, signal })).choice,
  });
  const choose = useMutation({
    mutationFn: (chosen: Exclude<FlagsChoice, 'unasked'>) =>
      request('chooseFlags', { body: { choice: chosen } }),
    onSuccess: (_, chosen) => client.setQueryData<FlagsChoice>(CHOICE_KEY, chosen),
  });
  return { choice, choose };
}

/** Keeps flags and authors with the account where the owner has chosen so. @param account the id of the signed-in user */
export function useKeptFlags(account: number | null): void {
  const { request, storage } = useHost();
  const { choice } = useFlagsChoice();
  useEffect(
    () => (choice === 'kept' && account !== null ? keepFlags({ request, storage }, account) : undefined),
    [choice, account, request, storage],
  );
}
