import { flushSync } from 'react-dom';

/** The row after the one that holds `element`, else the one before it; null when it is alone. */
export function neighbourOf(element: Element | null): HTMLElement | null {
  const row = element?.closest('li, tr');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour instanceof HTMLElement ? neighbour : null;
}

/**
 * Does what makes a row's button go away, and keeps the focus where one works: on the row's heading, or when the whole
 * row has left the view, on the next one.
 */
export function keepingFocus(button: HTMLElement, act: () => void): void {
  const heading = button.closest('li')?.querySelector('h3');
  const neighbour = neighbourOf(button);
  flushSync(act);
  if (heading?.isConnected === true) heading.focus();
  else neighbour?.focus();
}
