import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import type { ListPart } from '../../lib/owner-list.ts';
import { messageSource, useStandingMessages } from './use-messages.ts';

type Standing = Pick<ListPart<ListedContact>, 'counts' | 'waiting'>;

/**
 * Reads the lists that are shown anew once what stands in them is another than they say, as something was answered, settled or
 * deleted in another window: what stands is asked more often than a list.
 */
export function useListsUpToDate(): void {
  const queries = useQueryClient();
  const { waiting, counts } = useStandingMessages();
  const standing = inWords({ waiting, counts });
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (standing === NOTHING) return;
    const { current: before } = known;
    known.current = standing;
    if (before === null || before === standing) return;
    void queries.refetchQueries(
      {
        type: 'active',
        predicate({ queryKey: [key], meta, state }) {
          if (meta?.looksOften === true) return false;
          const data = state.data as InfiniteData<ListPart<ListedContact>> | undefined;
          return key === messageSource.key
            ? inWords(data?.pages.at(-1) ?? {}) !== standing
            : key === AGENDA_KEY[0];
        },
      },
      { cancelRefetch: false },
    );
  }, [standing, queries]);
}

function inWords({ waiting, counts }: Standing): string {
  return JSON.stringify([counts, waiting?.unread, waiting?.open, waiting?.overdue]);
}

const NOTHING = inWords({ counts: {}, waiting: {} });
