import { useRef } from 'react';

/** The buttons to which the focus goes back: they are disabled while something is sent, so no dialog can return it. */
export function useSendingButtons() {
  return {
    submit: useRef<HTMLButtonElement>(null),
    later: useRef<HTMLButtonElement>(null),
    preview: useRef<HTMLButtonElement>(null),
  };
}
