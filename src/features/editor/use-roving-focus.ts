import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Makes a toolbar one tab stop: Tab goes to the last used control; the arrow keys, Home and End move between controls.
 * Spread the returned props on the toolbar.
 */
export function useRovingFocus(root: RefObject<HTMLElement | null>) {
  const last = useRef(0);

  // After every render, because controls may have been added or removed.
  useEffect(() => {
    setStop(controlsOf(root.current), last.current);
  });

  function onFocus(event: FocusEvent) {
    const controls = controlsOf(root.current);
    const at = controls.findIndex((control) => control === event.target);
    if (at === -1) return;
    last.current = at;
    setStop(controls, at);
  }

  function onKeyDown(event: KeyboardEvent) {
    const controls = controlsOf(root.current);
    const at = controls.findIndex((control) => control === event.target);
    const next = STEPS[event.key]?.(at, controls.length);
    if (at === -1 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    controls[next]?.focus();
  }

  return { onFocus, onKeyDown };
}

function controlsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>(':is(button:enabled, select:enabled, a[href])') ?? [])];
}

function setStop(controls: readonly HTMLElement[], stop: number): void {
  for (const [index, control] of controls.entries()) control.tabIndex = index === stop ? 0 : -1;
}
