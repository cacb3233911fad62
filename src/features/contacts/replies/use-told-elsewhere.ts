import { useEffect, useLayoutEffect, useRef } from 'react';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import { hideNotice, type Notice, showNotice } from '../../../components/dashboard/latest-notice.ts';

/** A reply that was sent from here and can still be taken back. */
interface OnItsWay {
  id: number;
  name: string;
  takeBack: () => void;
}

/**
 * Once the tab is left, says that a reply goes out, how soon, and offers to take it back; in the tab, its row does. Where its
 * message is deleted, the notice of that stays: with its Undo, the row comes back.
 * @param isListed whether the message is still in a list
 */
export function useToldElsewhere(reply: OnItsWay | null, isListed: () => boolean): void {
  const isStillListed = useRef(isListed);
  const latest = useRef(reply);
  useEffect(() => {
    latest.current = reply;
    isStillListed.current = isListed;
  });
  const until = useRef(0);
  const id = reply?.id ?? null;
  useEffect(() => {
    if (id !== null) until.current = Date.now() + TAKE_BACK_MS;
  }, [id]);
  const shown = useRef<Notice | null>(null);
  useLayoutEffect(() => {
    if (shown.current !== null) hideNotice(shown.current);
    shown.current = null;
    return () => {
      const { current } = latest;
      if (current === null || until.current <= Date.now() || !isStillListed.current()) return;
      const { name, takeBack: undo } = current;
      shown.current = {
        text: `Your reply to ${name} is on its way`,
        waitsUntil: new Date(until.current).toISOString(),
        ...{ undo, next: null, section: null },
      };
      showNotice(shown.current);
    };
  }, []);
}
