import { useEffect, useRef } from 'react';

/** Ctrl+S saves, with Command on a Mac, instead of the page as a file; not behind an open dialog. */
export function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) latest.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
