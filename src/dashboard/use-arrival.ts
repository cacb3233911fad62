import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { deedCalled } from '../components/dashboard/deeds.ts';
import { focusPanel, focusRow } from '../components/dashboard/row-focus.ts';
import { dayOfArrival, deedOfArrival, isArrival, isReturn, rowOfArrival } from '../lib/arrival.ts';
import { whenPresent } from '../lib/when-present.ts';
import { comeBackToRow } from './left-row.ts';

/**
 * Takes the focus to the panel that keys or the palette have led to, and to its row, or to the first of a day, where one was named. What had it
 * before is hidden now. A list that was searched takes it on to its first row; see `SearchField`. What is to be done with the row is done there, once:
 * neither a reload nor the way back does it again.
 */
export function useArrival(panelId: string | null): void {
  const navigate = useNavigate();
  const { key, pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  useLayoutEffect(() => {
    const panel = panelId === null || !isArrival(state) ? null : document.getElementById(panelId);
    if (panel === null) return;
    focusPanel(panel);
    window.scrollTo({ top: 0 });
    if (isReturn(state)) comeBackToRow();
    const [named, deed] = [placeOf(state), deedOfArrival(state)];
    if (named === null) return;
    const place = () => panel.querySelector<HTMLElement>(named);
    const stopLeading = whenPresent(panel, place, (found) =>
      document.activeElement === panel ? focusRow(found) : undefined,
    );
    if (deed === null) return stopLeading;
    const stopDoing = whenPresent(
      panel,
      () => rowWith(deed, place()),
      (row) => {
        // Who has gone on meanwhile does not want it any more.
        const isHere = row.contains(document.activeElement) || document.activeElement === panel;
        void navigate(pathname + search, { replace: true, state: null });
        if (isHere) deedCalled(deed, row)?.act();
      },
    );
    return () => {
      stopLeading();
      stopDoing();
    };
  }, [key]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each entry of the history
}

/** What can be done with a row may come after it. */
function rowWith(deed: string, row: HTMLElement | null): HTMLElement | null {
  return row !== null && deedCalled(deed, row) !== undefined ? row : null;
}

function placeOf(state: unknown): string | null {
  const [row, day] = [rowOfArrival(state), dayOfArrival(state)];
  if (row !== null) return `[data-row="${row}"]`;
  return day === null ? null : `[data-day="${CSS.escape(day)}"] li:has(button:not([hidden]))`;
}
