import { useEffect, useRef } from 'react';

interface DashboardKeys {
  palette: () => void;
  newPost: () => void;
  help: () => void;
}

/** The panel that is shown: the others are hidden. */
const PANEL = '[role=tabpanel]';
const ROWS = 'li[tabindex="-1"], tr[tabindex="-1"]';

/**
 * The dashboard's keys: Ctrl+K (Command on a Mac) opens the palette, `n` begins a post, `/` leads to the list's search,
 * `j` and `k` go from row to row, `x` chooses a row and Enter opens it, `?` shows them all. None of them while one types, or while a dialog is open.
 */
export function useDashboardKeys(keys: DashboardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null)
        return;
      if (actOn(event, latest.current)) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** @returns whether the key was one of them */
function actOn({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, keys: DashboardKeys): boolean {
  const isMod = (ctrlKey || metaKey) && !altKey;
  if (isMod && key.toLowerCase() === 'k') return done(keys.palette);
  if (ctrlKey || metaKey || altKey || isTyping(target)) return false;
  switch (key) {
    case 'n':
      return done(keys.newPost);
    case '?':
      return done(keys.help);
    case '/':
      return focusSearch() || done(keys.palette);
    case 'j':
      return focusRow(1);
    case 'k':
      return focusRow(-1);
    case 'x':
      return pressInRow('[data-selects]');
    case 'Enter':
      return pressInRow('[data-opens]');
    default:
      return false;
  }
}

function done(act: () => void): true {
  act();
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
  );
}

function shownPanel(): Element | undefined {
  return [...document.querySelectorAll(PANEL)].find((panel) => panel.checkVisibility());
}

function focusSearch(): boolean {
  const field = shownPanel()?.querySelector<HTMLElement>('[role=search] input[type=search]');
  field?.focus();
  return field !== null && field !== undefined;
}

/** From the row that has the focus, or to the first. At the end it stays. */
function focusRow(step: 1 | -1): boolean {
  const rows = [...(shownPanel()?.querySelectorAll<HTMLElement>(ROWS) ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = rows[at === -1 ? 0 : at + step];
  row?.focus();
  return rows.length > 0;
}

/** Only where the row itself has the focus: on a button in it, Enter presses that. */
function pressInRow(what: string): boolean {
  const row = document.activeElement;
  const found = row?.matches(ROWS) === true ? row.querySelector<HTMLElement>(what) : null;
  found?.click();
  return found !== null;
}
