import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusPanel, focusRow } from '../components/dashboard/row-focus.ts';
import { dayOfArrival, isArrival, isReturn, rowOfArrival } from '../lib/arrival.ts';
import { whenPresent } from '../lib/when-present.ts';
import { comeBackToRow } from './left-row.ts';

/**
 * Takes the focus to the panel that keys or the palette have led to, and to its row, or to the first of a day, where one was named. What had it
 * before is hidden now. A list that was searched takes it on to its first row; see `SearchField`.
 */
export function useArrival(panelId: string | null): void {
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  useLayoutEffect(() => {
    const panel = panelId === null || !isArrival(state) ? null : document.getElementById(panelId);
    if (panel === null) return;
    focusPanel(panel);
    window.scrollTo({ top: 0 });
    if (isReturn(state)) comeBackToRow();
    const named = placeOf(state);
    if (named === null) return;
    return whenPresent(
      panel,
      () => panel.querySelector<HTMLElement>(named),
      (found) => (document.activeElement === panel ? focusRow(found) : undefined),
    );
  }, [key]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each entry of the history
}

function placeOf(state: unknown): string | null {
  const [row, day] = [rowOfArrival(state), dayOfArrival(state)];
  if (row !== null) return `[data-row="${row}"]`;
  return day === null ? null : `[data-day="${CSS.escape(day)}"] li:has(button:not([hidden]))`;
}
