import { type RefObject, useLayoutEffect } from 'react';
import type { FoundTitle } from '#shared/contract/finder.ts';
import { rowOf } from './row-focus.ts';

/** One thing that can be done with a row, or with what is chosen. */
export interface Deed {
  label: string;
  /** The key that does it while the row has the focus; see `useDashboardKeys`. */
  keys?: string | undefined;
  /** The word that asks for it, where its label may not begin with that. */
  asked?: string;
  /** Other names of it. */
  also?: readonly string[];
  /** Whether it is offered only once one of its names is begun. */
  isQuiet?: boolean;
  act: () => void;
}

/** What can be done at once with something: 'For Ana Torres'. */
export interface DeedGroup {
  heading: string;
  deeds: Deed[];
  /** Asks when it is to appear. @param at 'YYYY-MM-DDTHH:MM', or '' for a time still to be chosen; null where it has none */
  schedule?: ((at: string) => void) | null;
  /** The post that it is, as it was saved last; null for none. */
  post?: FoundTitle | null;
}

/** What saves a list, or what is chosen of it, as a file. */
export const EXPORT_DEED = 'Export CSV';
/** The same of what a view and a search leave of a list, and no more. */
export const EXPORT_SHOWN = 'Export these';

/** What holds buttons and says, in this attribute, what they are for. */
const HOLDER = '[data-deeds]';

/** By the menu's button: what is in the menu is not on the page. */
const inMenus = new WeakMap<Element, readonly Deed[]>();

/** Lets the palette offer what is in a menu. */
export function useMenuDeeds(button: RefObject<HTMLElement | null>, deeds: readonly Deed[]): void {
  // Before anybody is told that the button is there.
  useLayoutEffect(() => {
    if (button.current !== null) inMenus.set(button.current, deeds);
  });
}

/**
 * What can be done with the chosen rows, or with what is not saved, and with the row that has the focus, by the buttons that
 * stand there.
 */
export function deedsHere(): DeedGroup[] {
  if (document.querySelector('dialog[open]') !== null) return []; // they can't be pressed below it
  const bar = [...document.querySelectorAll('[data-floating-bar]')].find((one) => one.checkVisibility());
  return [bar, rowOf(document.activeElement)].flatMap(groupIn);
}

/** What can be done with a row under that name; undefined where nothing of it can be done now. */
export function deedCalled(label: string, row: Element): Deed | undefined {
  return groupIn(row)
    .flatMap(({ deeds }) => deeds)
    .find((deed) => deed.label === label);
}

function groupIn(part: Element | null | undefined): DeedGroup[] {
  const holders = [...(part?.querySelectorAll<HTMLElement>(HOLDER) ?? [])];
  const buttons = holders.flatMap((holder) => [...holder.querySelectorAll<HTMLElement>('button, a[href]')]);
  // Menus have the rarer ones, wherever they stand.
  const deeds = [...buttons.flatMap(deedOf), ...buttons.flatMap((button) => inMenus.get(button) ?? [])];
  const inOrder = [...deeds.filter((deed) => !takesAway(deed)), ...deeds.filter(takesAway)];
  return deeds.length === 0 ? [] : [{ heading: holders[0]?.dataset.deeds ?? '', deeds: inOrder }];
}

/** It comes last, wherever it stands. */
function takesAway({ keys }: Deed): boolean {
  return keys === '#';
}

/** Pressed as by hand: the button has the last word about what it does. */
function deedOf(button: HTMLElement): Deed[] {
  const label = button.textContent.trim();
  const isOff = button.matches(':disabled, [aria-disabled=true], [aria-hidden=true]');
  return isOff || label === '' || inMenus.has(button)
    ? []
    : [{ label, keys: button.dataset.key, act: () => button.click() }];
}
