import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readIds } from '#shared/id-ranges.ts';
import { AGENDA_KEY } from '../../components/dashboard/agenda-key.ts';
import { useHost } from '../../lib/host.ts';
import { noteArrived } from './arrived-messages.ts';
import { messageSource, useStandingMessages } from './use-messages.ts';
import { arrivalInWords, type NewMessages, useArrivalNotice } from './use-arrival-notice.ts';

/**
 * Says once that messages came in while the dashboard was open, marks their rows, and reads anew what shows them: what stands
 * in the list is asked more often than the list.
 */
export function useToldMessages(): void {
  const { announcer } = useHost();
  const queries = useQueryClient();
  const { waiting, rows } = useStandingMessages();
  const { unread } = waiting;
  const newest = useRef<number | null>(null);
  const [came, setCame] = useState<NewMessages | null>(null);
  useArrivalNotice(came);
  useEffect(() => {
    if (unread === undefined) return;
    const ids = readIds(unread, Infinity) ?? [];
    const { current: known } = newest;
    newest.current = Math.max(known ?? 0, ...ids.slice(-1));
    const arrived = known === null ? [] : ids.filter((id) => id > known);
    const last = arrived.at(-1);
    if (last === undefined) return;
    noteArrived(arrived);
    const news = {
      count: arrived.length,
      latest: last,
      from: rows.find(({ id }) => id === last)?.name ?? null,
    };
    setCame(news);
    announcer.announce(arrivalInWords(news));
    void queries.refetchQueries(
      {
        type: 'active',
        predicate: ({ queryKey: [key], meta }) =>
          meta?.looksOften !== true && (key === messageSource.key || key === AGENDA_KEY[0]),
      },
      { cancelRefetch: false },
    );
  }, [unread, rows, announcer, queries]);
}
