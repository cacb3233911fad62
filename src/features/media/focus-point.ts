/** What stays in sight where an image is cut: in whole percents from the left and from the top. */
export interface FocusPoint {
  x: number;
  y: number;
}

const STEP = 1;
const LARGE_STEP = 10;

/** @param text such as '50 25' */
export function readFocus(text: string): FocusPoint {
  const [x = 50, y = 50] = text.split(' ').map(Number);
  return { x: whole(x), y: whole(y) };
}

export function writeFocus({ x, y }: FocusPoint): string {
  return `${whole(x)} ${whole(y)}`;
}

/** The point after an arrow key, with Shift further; null for any other key. */
export function movedFocus(
  { x, y }: FocusPoint,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): FocusPoint | null {
  const [right, down] = ARROWS[key] ?? [0, 0];
  if (right === 0 && down === 0) return null;
  const step = shiftKey ? LARGE_STEP : STEP;
  return { x: whole(x + right * step), y: whole(y + down * step) };
}

/** Steps to the right and down of each arrow key. */
export const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function whole(percent: number): number {
  const number = Number.isFinite(percent) ? percent : 50;
  return Math.min(100, Math.max(0, Math.round(number)));
}
