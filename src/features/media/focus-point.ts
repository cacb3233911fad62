/** What stays in sight where an image is cut: in percent from the left and from the top, each 0, 25, 50, 75 or 100. */
export interface FocusPoint {
  x: number;
  y: number;
}

const STEP = 25;

/** @param text such as '50 25' */
export function readFocus(text: string): FocusPoint {
  const [x = 50, y = 50] = text.split(' ').map(Number);
  return { x: onStep(x), y: onStep(y) };
}

export function writeFocus({ x, y }: FocusPoint): string {
  return `${onStep(x)} ${onStep(y)}`;
}

/** The point after an arrow key; null for any other key. */
export function movedFocus({ x, y }: FocusPoint, key: string): FocusPoint | null {
  const [right, down] = ARROWS[key] ?? [0, 0];
  if (right === 0 && down === 0) return null;
  return { x: onStep(x + right * STEP), y: onStep(y + down * STEP) };
}

/** Steps to the right and down of each arrow key. */
export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function onStep(percent: number): number {
  const number = Number.isFinite(percent) ? percent : 50;
  return Math.min(100, Math.max(0, Math.round(number / STEP) * STEP));
}
