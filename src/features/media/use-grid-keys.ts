import { type KeyboardEvent, useRef } from 'react';

/**
 * Arrow keys, Home and End between the options of a listbox that is laid out in rows; Enter and Space are the options' own. Rows are
 * told by where the options stand, so that any number of columns works.
 */
export function useGridKeys() {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const at = options.findIndex((option) => option === document.activeElement);
    if (at < 0) return;
    const next = optionAfter(options, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    options[next]?.focus();
  }

  return { list, onKeyDown };
}

function optionAfter(options: readonly HTMLElement[], at: number, key: string): number | undefined {
  const last = options.length - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
      return Math.min(at + columnsOf(options), last);
    case 'ArrowUp':
      return at - columnsOf(options) < 0 ? at : at - columnsOf(options);
    default:
      return undefined;
  }
}

function columnsOf(options: readonly HTMLElement[]): number {
  const top = options[0]?.offsetTop;
  const second = options.findIndex((option) => option.offsetTop !== top);
  return second < 0 ? options.length : second;
}
