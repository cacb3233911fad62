import type { KeyboardEvent } from 'react';
import { stepThroughRows } from '../../components/dashboard/row-focus.ts';

/** What is open among the times. */
export const OPEN = '[data-open-row]';
/** The times and calls of the days. */
const BUTTONS = `[data-day] button:not([hidden], ${OPEN} *)`;

/** The buttons of a week, or of a part of it, that can be seen: which these are, its width decides. */
export function buttonsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(BUTTONS)].filter((button) => button.checkVisibility());
}

/** The times of a day that can be changed by themselves and can be seen, in order. */
export function timesIn(day: Element): HTMLElement[] {
  return buttonsIn(day.parentElement ?? day).filter(
    (button) => day.contains(button) && button.dataset.time !== undefined,
  );
}

/** The time of the cell that an element is in. */
export function slotOf(element: Element | undefined): string | undefined {
  return element?.closest<HTMLElement>('[data-slot]')?.dataset.slot;
}

/**
 * Up and down go through the days in turn, each from its name; left and right to the nearest day that has a button, at the same
 * time if it can be; from elsewhere in the week, any of them to its first call, as `j` does, or to its first time.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, currentTarget: part } = event;
  if (!key.startsWith('Arrow') || altKey || ctrlKey || metaKey || shiftKey) return;
  const buttons = buttonsIn(part);
  const index = buttons.findIndex((button) => button === document.activeElement);
  if (index === -1) {
    event.preventDefault();
    if (!stepThroughRows(part, 1)) buttons[0]?.focus();
    return;
  }
  const dayOf = (button: Element | undefined) =>
    button?.closest<HTMLElement>('[data-day]')?.dataset.day ?? '';
  const here = dayOf(buttons[index]);
  function on(day: string) {
    const ofDay = buttons.filter((button) => dayOf(button) === day);
    return sameOrFirst(ofDay, slotOf(buttons[index]));
  }
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowUp: buttons[index - 1],
    ArrowDown: buttons[index + 1],
    ArrowLeft: on(dayOf(buttons.findLast((button) => dayOf(button) < here))),
    ArrowRight: on(dayOf(buttons.find((button) => dayOf(button) > here))),
  };
  const target = targets[key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** Of a day's buttons the one at that time, else its first time, else its name. */
export function sameOrFirst(buttons: readonly HTMLElement[], slot: string | undefined) {
  return (
    buttons.find((button) => slotOf(button) === slot) ??
    buttons.find((button) => slotOf(button) !== undefined) ??
    buttons[0]
  );
}
