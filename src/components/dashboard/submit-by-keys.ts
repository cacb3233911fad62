import type { KeyboardEvent } from 'react';

/** For a dialog: Ctrl+Enter, Command on a Mac, submits its form from wherever one is in it, as from a text of several lines. */
export function submitByKeys(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || nativeEvent.isComposing) return;
  event.preventDefault();
  currentTarget.querySelector('form')?.requestSubmit();
}

/** What its submit button says of that. */
export const SUBMIT_KEYS = 'Control+Enter Meta+Enter';
