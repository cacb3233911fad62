import { useEffect, useRef } from 'react';

interface WritingKeys {
  /** Keeps what is written, without publishing it. */
  keep: () => void;
  /** Null while nothing can be published. */
  publish: (() => void) | null;
  /** Opens the list of shortcuts. */
  help: () => void;
}

/**
 * The page's own shortcuts: Ctrl+S keeps, Ctrl+Shift+P publishes, Ctrl+/ tells of all; with Command on a Mac. Where nothing is
 * typed, so does `?`.
 */
export function useWritingKeys(actions: WritingKeys): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key === '?' && !isTyping(event.target)) {
        event.preventDefault();
        latest.current.help();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) latest.current.keep();
      else if (key === 'p' && event.shiftKey) latest.current.publish?.();
      else if (key === '/') latest.current.help();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Whether keys are words where they are pressed, or belong to what is open before the page. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"], dialog') !== null
  );
}
