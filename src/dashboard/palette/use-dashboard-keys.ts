import { useEffect, useLayoutEffect, useRef } from 'react';
import { createSelectionExtender } from '../../components/dashboard/extend-selection.ts';
import { rowOf, shownPanel, stepThroughRows } from '../../components/dashboard/row-focus.ts';
import { forgetUndo } from '../../components/dashboard/undo-stack.ts';
import { panelId } from '../tab-elements.ts';
import type { TabId } from '../tab-id.ts';
import { takeEarlyWords } from './early-words.ts';
import { createUntouchedFields } from './untouched-fields.ts';
import { createHeldStep } from './held-step.ts';
import { tabOfKey } from './tab-keys.ts';
import { isTyping } from './undo-key.ts';

interface DashboardKeys {
  /** @param words what was typed for it already */
  palette: (words?: string) => void;
  /** Opens it in place of the list of keys; null where that is not open. */
  paletteOver: (() => void) | null;
  newPost: () => void;
  help: () => void;
  goTo: (tab: TabId) => void;
  /** Takes back what was done last. */
  undo: () => void;
  /** Does again what was taken back last. */
  redo: () => void;
  /** Says why a key does nothing with its row. */
  refuse: (why: string) => void;
}

/** How long `g` waits for the key of a tab (ms). */
const WAIT_MS = 1_500;
/** Over the page. */
export const OPEN = 'dialog[open], [role=menu]';
/** Reply, confirm, move, write a note, mark as read or new, done without an answer, delete: listed in dashboard-shortcuts.ts. */
const ROW_KEYS = new Set(['r', 'c', 'm', 'w', 'e', 'd', '!', '#']);
/** What answers the question whether to delete. */
const DELETE = 'Delete';

/**
 * The dashboard's keys: Ctrl+K (Command on a Mac) opens the palette, `n` begins a post, `/` leads to the list's search,
 * `j` and `k` go from row to row, as do arrows on a row, and with Shift they choose what they pass; `x` chooses a row and
 * Ctrl+A all, Enter opens it and Escape has none chosen, or on a row ends the search, `?` shows them all. What else can be
 * done with a row, or with the chosen ones, has its key in `data-key`, as has what leads to another week. `g` and then its
 * key goes to a tab, and Ctrl+Z takes back what was done last, and then what was done before it, and with Shift does it again, also in a field in which
 * nothing was typed yet: it has nothing to take back itself. None of them but Ctrl+K while one types, nor while a dialog or a menu is open, unless that is the form of a post.
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
    const held = createHeldStep();
    const extend = createSelectionExtender();
    const fields = createUntouchedFields();
    function follow(event: KeyboardEvent) {
      held.drop();
      if (event.defaultPrevented || event.isComposing) return;
      const { paletteOver } = latest.current;
      if (paletteOver !== null && isPaletteKey(event)) {
        event.preventDefault();
        paletteOver();
        return;
      }
      if (document.querySelector(OPEN) !== null) {
        if (isPaletteKey(event) && isOverForm()) {
          event.preventDefault();
          latest.current.palette();
        } else if (deletes(event) && confirmDeletion()) event.preventDefault();
        return;
      }
      const tab = event.timeStamp < goesUntil && isPlain(event) ? tabOfKey(nameOf(event)) : undefined;
      goesUntil = nameOf(event) === 'g' && isPlain(event) ? event.timeStamp + WAIT_MS : 0;
      const panel = shownPanel();
      if (tab !== undefined) {
        held.setOutFor(panelId({ id: tab }));
        latest.current.goTo(tab);
      }
      const isDone =
        tab !== undefined ||
        (isStep(event) && held.keep()) ||
        actOn(event, latest.current, { extend, isUntouched: fields.has });
      if (isDone) event.preventDefault();
      else if (isStep(event) && panel !== undefined) held.waitIn(panel);
    }
    document.addEventListener('keydown', follow);
    return () => {
      document.removeEventListener('keydown', follow);
      fields.stop();
      held.stop();
      forgetUndo();
    };
  }, []);
}

/** Ctrl+K, with Command on a Mac. */
export function isPaletteKey(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && nameOf(event) === 'k';
}

/** Whether all that is open over the page is the form of a post, which keeps what was written wherever the palette leads. */
function isOverForm(): boolean {
  const open = [...document.querySelectorAll(OPEN)];
  return open.every((one) => one.querySelector('[data-edits]') !== null);
}

/** Whether it says once more that something is to be deleted: the key that asks, when it is held, does not. */
function deletes(event: KeyboardEvent): boolean {
  if (event.repeat) return false;
  const isMod = (event.ctrlKey || event.metaKey) && !event.altKey;
  return (isPlain(event) && event.key === '#') || (isMod && nameOf(event) === 'Enter');
}

/** Answers the question that is open, where it is whether to delete. @returns whether it is */
function confirmDeletion(): boolean {
  const questions = document.querySelectorAll('dialog[open][role=alertdialog]');
  const last = [
    ...(questions[questions.length - 1]?.querySelectorAll<HTMLElement>('[data-foot] button') ?? []),
  ].at(-1);
  const asks = last?.textContent === DELETE;
  if (asks) last.click();
  return asks;
}

/** Whether it is a key by itself, and not typed into anything. */
function isPlain({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isTyping(target);
}

/** The key as it is listed, whatever Caps Lock says: 'j', 'Shift+j', '?'. */
function nameOf({ key, shiftKey }: KeyboardEvent): string {
  const isLetter = /^[a-z]$/i.test(key);
  const name = isLetter ? key.toLowerCase() : key;
  return shiftKey && (isLetter || key.length > 1) ? `Shift+${name}` : name;
}

/** What is known from the keys before. */
interface Kept {
  extend: ReturnType<typeof createSelectionExtender>;
  isUntouched: (target: EventTarget | null) => boolean;
}

/** @returns whether the key was one of them */
function actOn(event: KeyboardEvent, keys: DashboardKeys, { extend, isUntouched }: Kept): boolean {
  const { ctrlKey, metaKey, altKey, repeat, target } = event;
  const name = nameOf(event);
  const isMod = (ctrlKey || metaKey) && !altKey;
  if (isPaletteKey(event)) return done(keys.palette);
  if (isMod && name === 'z' && !repeat && (!isTyping(target) || isUntouched(target))) return done(keys.undo);
  if (isMod && name === 'Shift+z' && !repeat && (!isTyping(target) || isUntouched(target)))
    return done(keys.redo);
  if (isMod && name === 'a' && !isTyping(target)) return chooseAll();
  if (!isPlain(event)) return false;
  switch (name) {
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
    case 'ArrowDown':
      return (isOnRow() && moves(() => stepFrom(1))) || entersWeek();
    case 'ArrowUp':
      return (isOnRow() && moves(() => stepFrom(-1))) || entersWeek();
    case 'ArrowLeft':
    case 'ArrowRight':
      return entersWeek();
    case 'Shift+j':
      return inPanel((panel) => extend(panel, 1));
    case 'Shift+k':
      return inPanel((panel) => extend(panel, -1));
    case 'Shift+ArrowDown':
      return rowOf(document.activeElement) !== null && inPanel((panel) => extend(panel, 1));
    case 'Shift+ArrowUp':
      return rowOf(document.activeElement) !== null && inPanel((panel) => extend(panel, -1));
    case 'x':
      return press('[data-selects]');
    case 't':
    case 'PageUp':
    case 'PageDown':
      return pressIn(shownPanel(), keyed(name));
    case 'Enter':
      return isOnRow() && press('[data-opens]');
    case 'Escape':
      return (
        pressShown('[data-clears]') ||
        (rowOf(document.activeElement) !== null && pressIn(shownPanel(), keyed(name)))
      );
    case 'Delete':
      return isInWeek() && press(keyed('#'));
    default:
      return ROW_KEYS.has(name) && (pressIn(barOfChosen(), keyed(name)) || pressOrRefuse(name, keys));
  }
}

function done(act: () => void): true {
  act();
  return true;
}

/** What is done by a key. */
function keyed(name: string): string {
  return `[data-key="${name}"]`;
}

/** Whether it asks for a row: one that is still to come is waited for. */
function isStep(event: KeyboardEvent): boolean {
  return isPlain(event) && ['j', 'k'].includes(nameOf(event));
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

function inPanel(act: (panel: Element) => boolean): boolean {
  const panel = shownPanel();
  return panel !== undefined && act(panel);
}

function stepFrom(step: 1 | -1): boolean {
  return inPanel((panel) => stepThroughRows(panel, step));
}

/** Where there is no other row, an arrow scrolls. */
function moves(act: () => boolean): boolean {
  const { activeElement } = document;
  return act() && document.activeElement !== activeElement;
}

/** Any arrow leads into a week that is shown, from where keys lead nowhere else. */
function entersWeek(): boolean {
  const { activeElement } = document;
  const isNowhere = activeElement === document.body || activeElement === shownPanel();
  return (
    isNowhere && inPanel((panel) => panel.querySelector('[data-day]') !== null && stepThroughRows(panel, 1))
  );
}

/** Where the row itself has the focus: on a button in it, keys are that one's. */
function isOnRow(): boolean {
  const { activeElement } = document;
  return activeElement !== null && rowOf(activeElement) === activeElement;
}

/** Where the focus is on a call of a week, or in one. */
function isInWeek(): boolean {
  const day = document.activeElement?.closest('[data-day]') ?? null;
  return day !== null;
}

/** All rows in sight; elsewhere than in the list, what is on the page can be marked. */
function chooseAll(): boolean {
  return inPanel((panel) => {
    const isHere = document.activeElement === document.body || panel.contains(document.activeElement);
    const box = isHere ? panel.querySelector<HTMLInputElement>('[data-selects-all]:enabled') : null;
    if (box?.checked === false) box.click();
    return box !== null;
  });
}

/** In the row that has the focus, or in which something has it. */
function press(what: string): boolean {
  return pressIn(rowOf(document.activeElement), what);
}

/** Where the button can't be pressed, what it says of that is said. */
function pressOrRefuse(name: string, { refuse }: DashboardKeys): boolean {
  const off = rowOf(document.activeElement)?.querySelector<HTMLElement>(`${keyed(name)}:disabled[title]`);
  if (off === null || off === undefined) return press(keyed(name));
  refuse(off.title);
  return true;
}

function pressIn(part: Element | null | undefined, what: string): boolean {
  const found = part?.querySelector<HTMLElement>(what) ?? null;
  found?.click();
  return found !== null;
}

/** Presses the first of them that can be seen. @returns whether there is any */
export function pressShown(what: string): boolean {
  const button = [...document.querySelectorAll<HTMLElement>(what)].find((one) => one.checkVisibility());
  button?.click();
  return button !== undefined;
}
