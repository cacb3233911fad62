import { flushSync } from 'react-dom';
import { whenPresent } from '../../lib/when-present.ts';

/** Rows take the focus themselves; a call of a week, which has an id, by its button. */
const ROWS = ':is(li, tr, article)[tabindex="-1"], [data-row]';
/** What is open in a week belongs to its call there. */
const OPEN = '[data-open-row]';
/** The panel that is shown: the others are hidden. */
const PANEL = '[role=tabpanel]';
/** The time of a week that Tab reaches: of those ahead, if there is any. */
const FIRST_TIME = '[data-day] button[tabindex="0"]';
/** What loads the rows below those of a list. */
const MORE = '[data-more]';
const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio]), [contenteditable=true]';

/** Whether one is in a field, where something may be typed. */
export function isInField(): boolean {
  return document.activeElement?.matches(FIELDS) === true;
}

/** The row that an element is in. */
export function rowOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(ROWS) ?? null;
}

/** The panel of the tab that an element is in. */
export function panelOf(element: Element): HTMLElement {
  return element.closest<HTMLElement>(PANEL) ?? document.body;
}

/** The panel of the tab that is shown. */
export function shownPanel(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(PANEL)].find((panel) => panel.checkVisibility());
}

/** Puts the focus on a tab's panel, without a ring around all of it until it is left: one sees where keys have led. */
export function focusPanel(panel: HTMLElement): void {
  panel.dataset.arrived = '';
  panel.addEventListener('blur', () => delete panel.dataset.arrived, { once: true });
  panel.focus({ preventScroll: true });
}

/**
 * Goes from the row that has the focus to the next or the previous one, or else to the first; at the end of what is loaded
 * of a list it loads more, else it stays. In a week without calls, to its first time.
 * @returns whether there is any
 */
export function stepThroughRows(part: Element, step: 1 | -1): boolean {
  const rows = rowsIn(part);
  if (rows.length === 0) return focusFirstTime(part);
  const at = indexIn(rows, rowOf(document.activeElement));
  const next = rows[at === -1 ? 0 : at + step];
  const more = at === -1 || step === -1 ? undefined : moreBetween(part, rows[at], next);
  if (more === undefined) focusRow(next);
  else more.click();
  return true;
}

/** What loads the rest of the list that a row is the last of. @param next the first row of what comes below, if any does */
function moreBetween(part: Element, row: Element | undefined, next: Element | undefined) {
  const comesAfter = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...part.querySelectorAll<HTMLElement>(MORE)].find(
    (more) => row !== undefined && comesAfter(row, more) && (next === undefined || comesAfter(more, next)),
  );
}

function focusFirstTime(part: Element): boolean {
  const times = [...part.querySelectorAll<HTMLElement>(FIRST_TIME)];
  const first = times.find((time) => time.checkVisibility());
  first?.focus();
  return first !== undefined;
}

/**
 * Goes to the first row of a panel as soon as there is one, unless the focus is elsewhere by then.
 * @returns ends the waiting
 */
export function awaitFirstRow(panel: HTMLElement): () => void {
  return whenPresent(
    panel,
    () => rowsIn(panel)[0] ?? null,
    (row) => {
      if ([panel, document.body].includes(document.activeElement as HTMLElement)) focusRow(row);
    },
  );
}

/**
 * Notes the rows of the panel that a list is in, to which more are about to come.
 * Puts the focus on the first of these once it is there, unless the focus has gone elsewhere by then.
 */
export function awaitMoreRows(list: Element): void {
  const panel = panelOf(list);
  const { activeElement } = document;
  const known = new Set(rowsIn(panel).map(markOf));
  whenPresent(
    panel,
    () => rowsIn(panel).find((row) => !known.has(markOf(row))) ?? null,
    (row) => {
      // What was pressed can't have it while they are loading.
      if ([activeElement, document.body].includes(document.activeElement)) focusRow(row);
    },
  );
}

/** What tells a row from others, also once it is drawn anew. */
function markOf(row: HTMLElement): HTMLElement | string {
  return row.dataset.row ?? row;
}

/** Puts the focus on the row of something that is to come back to a panel, once it is there; never out of a field. */
export function focusOnceBack(panel: HTMLElement, id: number | string): void {
  whenPresent(
    panel,
    () => panel.querySelector<HTMLElement>(`[data-row="${id}"]`),
    (row) => {
      if (!isInField()) focusRow(row);
    },
  );
}

/** Puts the focus on the first row below a control, if there is one. */
export function focusRowBelow(control: Element): void {
  focusRow(
    rowsIn(panelOf(control)).find(
      (row) => (control.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ),
  );
}

/**
 * Notes the row of an element that is about to be deleted.
 * @returns puts the focus on the row after it, else on the one before it
 */
export function rowBeside(element: Element | null): () => void {
  const row = rowOf(element);
  const beside = placesOf(row).find((place) => !isSame(place, row));
  return () => focusRow(beside);
}

/** Notes the row of an element that is about to be deleted. @returns puts the focus on it once it is there again */
export function rowOnceBack(element: Element | null): () => void {
  const row = rowOf(element);
  const id = row?.dataset.row;
  if (row === null || id === undefined) return () => undefined;
  const panel = panelOf(row);
  return () => focusOnceBack(panel, id);
}

/**
 * Notes the rows that are chosen where a button is, which are about to be deleted.
 * @returns puts the focus on the row after the first of them, else on one before it
 */
export function rowBesideChosen(button: Element): () => void {
  const isChosen = (row: Element) => row.querySelector('[data-selects]:checked') !== null;
  const first = rowsIn(panelOf(button)).find(isChosen) ?? null;
  const beside = placesOf(first).find((place) => !isChosen(place));
  return () => focusRow(beside);
}

/**
 * Notes the row of an element, which may move or go.
 * @returns puts the focus on that row where it stands then, whose keys go on from there; on the next one if it has gone
 */
export function rowToReturnTo(element: Element | null): (options?: FocusOptions) => void {
  const row = rowOf(element);
  const places = placesOf(row);
  const panel = row === null ? null : panelOf(row);
  const now = (place: HTMLElement) =>
    place.isConnected
      ? place
      : (panel?.querySelector<HTMLElement>(`[data-row="${place.dataset.row ?? ''}"]`) ?? null);
  return (options) =>
    focusRow(
      places.map(now).find((place) => place !== null),
      options,
    );
}

/** Runs an action that removes a row's button, and keeps the focus on the row, or nearby. */
export function keepingFocus(button: HTMLElement, act: () => void): void {
  const returnToRow = rowToReturnTo(button);
  flushSync(act);
  returnToRow({ preventScroll: true });
}

/** The rows of a part of the page, in their order; what is open in a week is none of its own. */
export function rowsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.closest(OPEN) === null);
}

/** Where the focus goes that was in a row: to itself, else to those after it in its list, else to those before it. */
function placesOf(row: HTMLElement | null): HTMLElement[] {
  if (row === null) return [];
  const rows = rowsIn(panelOf(row)).filter(
    (other) =>
      other.parentElement === row.parentElement ||
      (other.dataset.row !== undefined && row.dataset.row !== undefined),
  );
  const at = indexIn(rows, row);
  return [row, ...rows.slice(at), ...rows.slice(0, at).reverse()];
}

function indexIn(rows: readonly HTMLElement[], row: HTMLElement | null): number {
  return rows.findIndex((one) => isSame(one, row));
}

/** Whether they are one row, or show the same thing. */
function isSame(one: HTMLElement, other: HTMLElement | null): boolean {
  const id = one.dataset.row;
  return one === other || (id !== undefined && id === other?.dataset.row);
}

/** Puts the focus on a row, or on the button that it is. */
export function focusRow(row: HTMLElement | undefined, options?: FocusOptions): void {
  const target =
    row?.hasAttribute('tabindex') === true ? row : row?.querySelector<HTMLElement>('button:not([hidden])');
  target?.focus(options);
}
