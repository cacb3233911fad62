import { flushSync } from 'react-dom';

/** The row after the one that contains `element`, else the one before it; null if there is no other row. */
export function neighbourOf(element: Element | null): HTMLElement | null {
  const row = element?.closest('li, tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour instanceof HTMLElement ? neighbour : null;
}

/**
 * Runs an action that removes a row's button, and keeps the focus nearby: on the row's heading, or on the next row if
 * the whole row has disappeared.
 */
export function keepingFocus(button: HTMLElement, act: () => void): void {
  const heading = button.closest('li')?.querySelector('h3');
  const neighbour = neighbourOf(button);
  flushSync(act);
  if (heading?.isConnected === true) heading.focus();
  else neighbour?.focus();
}
