import { useRef, useState } from 'react';
import { useOutside } from '../../../lib/use-outside.ts';

/** A calendar that opens below its button, and closes where the focus or a press goes elsewhere. */
export function useDaySheet() {
  /** What holds both. */
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useOutside(box, isOpen, () => setOpen(false));

  /** Leads back to the button. */
  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  return {
    box,
    isOpen,
    /** For the button. */
    opener: {
      ref: opener,
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: () => setOpen(!isOpen),
    },
    close,
  } as const;
}
