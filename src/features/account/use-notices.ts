import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeAnswer, NoticeChoices } from '#shared/contract/notices.ts';
import { useHost } from '../../lib/host.ts';

const NOTICES_KEY = ['notices'];

/** Which notices the owner gets by mail, and how to choose others: that shows at once, and is taken back if it fails. */
export function useNotices() {
  const { request } = useHost();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: NOTICES_KEY,
    queryFn: ({ signal }) => request('readNotices', { signal }),
  });
  const save = useMutation({
    mutationFn: (body: NoticeChoices) => request('saveNotices', { body }),
    scope: { id: 'notices' }, // one after the other: the last choice is the one that stays
    async onMutate(notices) {
      await client.cancelQueries({ queryKey: NOTICES_KEY });
      const before = client.getQueryData<NoticeAnswer>(NOTICES_KEY);
      if (before !== undefined) client.setQueryData<NoticeAnswer>(NOTICES_KEY, { ...before, notices });
    },
    onError: () => client.invalidateQueries({ queryKey: NOTICES_KEY }),
  });
  return { query, save };
}
