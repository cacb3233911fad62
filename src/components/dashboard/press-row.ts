import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label, select, textarea, summary, [role=menu]';

/** Opens a row by a press on it, as its title does; not by one on what has a meaning of its own, nor by marking its text. */
export function pressRow({ target }: MouseEvent, open: () => void): void {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return;
  if (window.getSelection()?.isCollapsed === false) return;
  open();
}
