import { flushSync } from 'react-dom';

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('li, tr') ?? null;

/** The row after the one that contains `element`, else the one before it; null if there is no other row. */
export function neighbourOf(element: Element | null): HTMLElement | null {
  const row = rowOf(element);
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour instanceof HTMLElement ? neighbour : null;
}

/**
 * Notes where a button is, which may go when it is pressed.
 * @returns puts the focus on its row, whose keys go on from there; on the next row if that has disappeared
 */
export function rowToReturnTo(button: HTMLElement): () => void {
  const row = rowOf(button);
  const neighbour = neighbourOf(button);
  return () => (row?.isConnected === true ? row.focus({ preventScroll: true }) : neighbour?.focus());
}

/** Runs an action that removes a row's button, and keeps the focus on the row, or nearby. */
export function keepingFocus(button: HTMLElement, act: () => void): void {
  const returnToRow = rowToReturnTo(button);
  flushSync(act);
  returnToRow();
}
