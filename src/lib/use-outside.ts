import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when, while an element is open, the focus or a press goes to something outside it. */
export function useOutside(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onOutside: (target: Node) => void,
): void {
  const follow = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && element.current?.contains(target) === false) onOutside(target);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, [isOpen]);
}
