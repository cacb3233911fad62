import { useEffect, useRef } from 'react';
import { readIds } from '#shared/id-ranges.ts';
import { useHost } from '../../lib/host.ts';
import { useStandingMessages } from './use-messages.ts';

/** Says once that messages came in while the dashboard was open. */
export function useToldMessages(): void {
  const { announcer } = useHost();
  const { unread } = useStandingMessages();
  const newest = useRef<number | null>(null);
  useEffect(() => {
    if (unread === undefined) return;
    const ids = readIds(unread, Infinity) ?? [];
    const { current: known } = newest;
    newest.current = Math.max(known ?? 0, ...ids.slice(-1));
    const count = known === null ? 0 : ids.filter((id) => id > known).length;
    if (count > 0)
      announcer.announce(count === 1 ? 'A new message has come in.' : `${count} new messages have come in.`);
  }, [unread, announcer]);
}
