import { COPIED_MS } from '../../lib/use-copy.ts';
import { addCopyButtons } from './code-tools.ts';

/** Delay between the editor's start and the first Copy buttons, in ms. [9.4.09] */
export const FIRST_REFRESH_MS = 100;
/** Interval of the search for new code blocks, in ms. [9.4.08] */
export const REFRESH_MS = 1000;

interface CopyOptions {
  /** Writes a text to the clipboard. */
  write: (text: string) => Promise<void>;
  /** Announces the result to screen readers. */
  announce: (message: string) => void;
}

/**
 * Keeps a Copy button on every code block of the editor until the returned function is called. It says 'Copied' for two
 * seconds after a success; a failure is only logged. [2.16.22]–[2.16.25] [8.62] [9.4.10]
 */
export function keepCopyButtons(root: Element, { write, announce }: CopyOptions): () => void {
  const timers = new Map<HTMLButtonElement, ReturnType<typeof setTimeout>>();
  function copy(button: HTMLButtonElement, text: string) {
    write(text).then(
      () => {
        announce('Copied');
        button.textContent = 'Copied';
        clearTimeout(timers.get(button));
        timers.set(
          button,
          setTimeout(() => (button.textContent = 'Copy'), COPIED_MS),
        );
      },
      (error: unknown) => console.error('Copying failed', error),
    );
  }
  const refresh = () => addCopyButtons(root, copy);
  let interval: ReturnType<typeof setInterval> | undefined;
  const first = setTimeout(() => {
    refresh();
    interval = setInterval(refresh, REFRESH_MS);
  }, FIRST_REFRESH_MS);
  return () => {
    clearTimeout(first);
    clearInterval(interval);
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
