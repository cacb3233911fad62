import { type PointerEvent, useRef } from 'react';

/** How far a finger goes to the side at least (px). */
const MIN_WAY = 60;

/** A finger that is drawn across to a side. @param onSwipe called with 1 towards what is later, -1 towards what is earlier */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      from.current = pointerType === 'touch' && isPrimary ? { x, y } : null; // two fingers zoom
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const { current: start } = from;
      from.current = null;
      if (start === null) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(across) >= MIN_WAY && Math.abs(across) > 2 * Math.abs(down)) onSwipe(across < 0 ? 1 : -1);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
