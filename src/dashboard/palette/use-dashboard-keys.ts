import { useEffect, useLayoutEffect, useRef } from 'react';
import { rowOf, stepThroughRows } from '../../components/dashboard/row-focus.ts';
import type { TabId } from '../tab-id.ts';
import { takeEarlyWords } from './early-words.ts';
import { tabOfKey } from './tab-keys.ts';

interface DashboardKeys {
  /** @param words what was typed for it already */
  palette: (words?: string) => void;
  newPost: () => void;
  help: () => void;
  goTo: (tab: TabId) => void;
}

/** How long `g` waits for the key of a tab (ms). */
const WAIT_MS = 1_500;
/** The panel that is shown: the others are hidden. */
const PANEL = '[role=tabpanel]';
/** Reply, confirm, move, mark as read or new: listed in dashboard-shortcuts.ts. */
const ROW_KEYS = new Set(['r', 'c', 'm', 'e']);

/**
 * The dashboard's keys: Ctrl+K (Command on a Mac) opens the palette, `n` begins a post, `/` leads to the list's search,
 * `j` and `k` go from row to row, `x` chooses a row, Enter opens it and Escape has none chosen, `?` shows them all. What else can be done with a
 * row, or with the chosen ones, has its key in `data-key`, as has what leads to another week. `g` and then its key goes to a tab, and Ctrl+Z
 * takes back what a notice tells of. None of them while one types, or while a dialog or a menu is open.
 */
export function useDashboardKeys(keys: DashboardKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  // At once: no key is to come between what has kept them till now and this.
  useLayoutEffect(() => {
    const early = takeEarlyWords(window);
    if (early !== null) latest.current.palette(early);
    /** Until when the next key names a tab, on the clock of events. */
    let goesUntil = 0;
    function follow(event: KeyboardEvent) {
      if (
        event.defaultPrevented ||
        event.isComposing ||
        document.querySelector('dialog[open], [role=menu]') !== null
      )
        return;
      const tab = event.timeStamp < goesUntil && isPlain(event) ? tabOfKey(event.key) : undefined;
      goesUntil = event.key === 'g' && isPlain(event) ? event.timeStamp + WAIT_MS : 0;
      if (tab !== undefined) latest.current.goTo(tab);
      if (tab !== undefined || actOn(event, latest.current)) event.preventDefault();
    }
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

/** Whether it is a key by itself, and not typed into anything. */
function isPlain({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

/** @returns whether the key was one of them */
function actOn(event: KeyboardEvent, keys: DashboardKeys): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, target } = event;
  const isMod = (ctrlKey || metaKey) && !altKey;
  if (isMod && key.toLowerCase() === 'k') return done(keys.palette);
  if (isMod && key.toLowerCase() === 'z' && !shiftKey && !repeat && !isTyping(target))
    return pressShown('[data-undoes]');
  if (!isPlain(event)) return false;
  switch (key) {
    case 'n':
      return done(keys.newPost);
    case '?':
      return done(keys.help);
    case '/':
      return focusSearch() || done(keys.palette);
    case 'j':
      return stepFrom(1);
    case 'k':
      return stepFrom(-1);
    case 'x':
      return press('[data-selects]');
    case 't':
    case 'PageUp':
    case 'PageDown':
      return pressIn(shownPanel(), `[data-key=${key}]`);
    case 'Enter':
      return openRow();
    case 'Escape':
      return pressShown('[data-clears]');
    default:
      return ROW_KEYS.has(key) && (pressIn(barOfChosen(), `[data-key=${key}]`) || press(`[data-key=${key}]`));
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

/** What can be done with the chosen rows: it goes before what can be done with the one that has the focus. */
function barOfChosen(): Element | null | undefined {
  return shownPanel()?.querySelector('[data-floating-bar]:has([data-clears])');
}

function focusSearch(): boolean {
  const field = shownPanel()?.querySelector<HTMLElement>('[role=search] input[type=search]');
  field?.focus();
  return field !== null && field !== undefined;
}

function stepFrom(step: 1 | -1): boolean {
  const panel = shownPanel();
  return panel !== undefined && stepThroughRows(panel, step);
}

/** Only where the row itself has the focus: on a button in it, Enter presses that. */
function openRow(): boolean {
  const { activeElement } = document;
  return rowOf(activeElement) === activeElement && press('[data-opens]');
}

/** In the row that has the focus, or in which something has it. */
function press(what: string): boolean {
  return pressIn(rowOf(document.activeElement), what);
}

function pressIn(part: Element | null | undefined, what: string): boolean {
  const found = part?.querySelector<HTMLElement>(what) ?? null;
  found?.click();
  return found !== null;
}

/** The first of them: what a notice undoes stands before the list, and so before a reply that waits. */
function pressShown(what: string): boolean {
  const button = [...document.querySelectorAll<HTMLElement>(what)].find((one) => one.checkVisibility());
  button?.click();
  return button !== undefined;
}
