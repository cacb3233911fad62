import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  hideNotice,
  type Notice,
  showNotice,
  useLatestNotice,
} from '../../components/dashboard/latest-notice.ts';
import { messagePath } from '../../components/dashboard/message-path.ts';
import { focusRow, isInField, shownPanel } from '../../components/dashboard/row-focus.ts';
import { arrivalAt } from '../../lib/arrival.ts';
import { LIST_ATTRIBUTE } from '../../lib/rows-in-work.ts';
import { useHasArrived } from './arrived-messages.ts';
import { messageSource } from './use-messages.ts';

/** How long what can be taken back is left where it is (ms). */
const UNDO_MS = 10_000;
/** How often it is looked whether there is room for the notice (ms). */
const LOOK_MS = 1_000;

/** Messages that came in. */
export interface NewMessages {
  count: number;
  /** The newest of them. */
  latest: number;
  /** Who wrote that; null where it is not known. */
  from: string | null;
}

/**
 * Shows a notice of messages that came in, with what leads to the newest, until that was looked at. It waits while something is
 * typed, a dialog is open, or another notice has just offered to take something back.
 */
export function useArrivalNotice(came: NewMessages | null): void {
  const navigate = useNavigate();
  const latest = useLatestNotice();
  const isNew = useHasArrived(came?.latest ?? 0);
  const told = useRef<{ of: NewMessages; notice: Notice } | null>(null);
  useEffect(() => {
    if (!isNew && told.current !== null) hideNotice(told.current.notice);
    if (came === null || !isNew || told.current?.of === came) return;
    const from = latest === null || latest.undo === null ? 0 : endOf(latest);
    const timer = setInterval(tell, LOOK_MS);
    tell();
    return () => clearInterval(timer);

    function tell() {
      if (
        came === null ||
        Date.now() < from ||
        isInField() ||
        document.querySelector('dialog[open]') !== null
      )
        return;
      const notice: Notice = {
        ...{ text: arrivalInWords(came), undo: null, section: null, comesByItself: true },
        next: { label: 'Show', act: () => show(came.latest) },
      };
      told.current = { of: came, notice };
      showNotice(notice);
    }

    function show(id: number) {
      const row = shownPanel()?.querySelector<HTMLElement>(
        `[${LIST_ATTRIBUTE}="${messageSource.key}"] [data-row="${id}"]`,
      );
      if (row !== null && row !== undefined) focusRow(row);
      else void navigate(messagePath(id), { state: arrivalAt(id) });
    }
  }, [came, isNew, latest, navigate]);
}

/** 'A new message from Ada Ruiz.' */
export function arrivalInWords({ count, from }: NewMessages): string {
  if (count > 1)
    return `${count.toLocaleString('en-US')} new messages${from === null ? ' have come in' : `, the latest from ${from}`}.`;
  return from === null ? 'A new message has come in.' : `A new message from ${from}.`;
}

/** Until when a notice that offers Undo is left alone. */
function endOf({ waitsUntil }: Notice): number {
  const soon = Date.now() + UNDO_MS;
  return waitsUntil === undefined ? soon : Math.max(soon, Date.parse(waitsUntil));
}
