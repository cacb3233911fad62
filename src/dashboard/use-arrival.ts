import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { deedCalled } from '../components/dashboard/deeds.ts';
import { focusPanel, focusRow } from '../components/dashboard/row-focus.ts';
import { dayOfArrival, isArrival, isReturn, rowOfArrival } from '../lib/arrival.ts';
import { whenPresent } from '../lib/when-present.ts';
import { type AwaitedDeed, awaitedDeed, dropDeed } from './awaited-deed.ts';
import { comeBackToRow } from './left-row.ts';
import { partOfArrival } from './part-arrival.ts';
import { useRowsLeft } from './use-rows-left.ts';

/**
 * Takes the focus to the panel that keys or the palette have led to, and to its row, the first of a day, or its part, where one
 * was named. What had it before is hidden now. A list that was searched takes it on to its first row; see `SearchField`. What is
 * to be done with the row, or with the list, is done there, once. Who goes back finds it on the row that was left.
 */
export function useArrival(panelId: string | null): void {
  const { key, ...location } = useLocation();
  const state: unknown = location.state;
  const isBack = useNavigationType() === NavigationType.Pop;
  const rowLeft = useRowsLeft(key);
  useLayoutEffect(() => {
    const shown = panelId === null ? null : document.getElementById(panelId);
    const left = isBack ? rowLeft() : null;
    if (shown !== null && left !== null) {
      dropDeed();
      return goBackTo(shown, left);
    }
    const panel = isArrival(state) ? shown : null;
    if (panel === null) {
      dropDeed();
      return;
    }
    focusPanel(panel);
    window.scrollTo({ top: 0 });
    if (isReturn(state)) comeBackToRow();
    const named = placeOf(state);
    const place = () => (named === null ? panel : panel.querySelector<HTMLElement>(named));
    const stopLeading = whenPresent(panel, place, (found) =>
      document.activeElement === panel ? arriveAt(found) : undefined,
    );
    const deed = awaitedDeed(rowOfArrival(state));
    if (deed === null) {
      dropDeed();
      return stopLeading;
    }
    const stopDoing = doOncePresent(deed, panel, place);
    return () => {
      stopLeading();
      stopDoing();
    };
  }, [key]); // eslint-disable-line react-hooks/exhaustive-deps -- once for each entry of the history
}

/** Takes the focus to a row once it is there again, unless it has gone elsewhere since. @returns ends the waiting */
function goBackTo(panel: HTMLElement, row: string): () => void {
  const { activeElement: before } = document;
  return whenPresent(
    panel,
    () => panel.querySelector<HTMLElement>(rowNamed(row)),
    (found) => {
      if ([before, document.body, panel].includes(document.activeElement)) focusRow(found);
    },
  );
}

/** What can be done with a row may come after it. @returns ends the waiting */
function doOncePresent(
  awaited: AwaitedDeed,
  panel: HTMLElement,
  place: () => HTMLElement | null,
): () => void {
  const ready = () => {
    const at = place();
    return at !== null && deedCalled(awaited.label, at) !== undefined ? at : null;
  };
  return whenPresent(panel, ready, (at) => {
    if (awaitedDeed(awaited.row) !== awaited) return; // it was left meanwhile
    dropDeed();
    // Who has gone on meanwhile does not want it any more.
    const isHere = at.contains(document.activeElement) || document.activeElement === panel;
    if (isHere) deedCalled(awaited.label, at)?.act();
  });
}

/** A part of a page is to be seen from its beginning. */
function arriveAt(place: HTMLElement) {
  focusRow(place);
  if (place.dataset.part !== undefined) place.scrollIntoView({ block: 'start' });
}

function placeOf(state: unknown): string | null {
  const part = partOfArrival(state);
  if (part !== null) return `[data-part="${CSS.escape(part)}"]`;
  const [row, day] = [rowOfArrival(state), dayOfArrival(state)];
  if (row !== null) return rowNamed(row);
  return day === null ? null : `[data-day="${CSS.escape(day)}"] li:has(button:not([hidden]))`;
}

function rowNamed(id: number | string): string {
  return `[data-row="${CSS.escape(String(id))}"]`;
}
