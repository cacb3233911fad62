import type Quill from 'quill';
import type { Bounds } from '../link-place.ts';

/** Where something stands in the editor, in pixels from its upper left corner. */
export interface Place {
  left: number;
  /** The edge that it hangs from, or stands on. */
  top: number;
  isAbove: boolean;
}

const GAP = 8;
/** Room that a page's own bars take at the top of the window. */
export const BARS = 120;
/** As high as what is there for screen readers alone. */
const HIDDEN = 1;
/** With so much room a panel stays below, and scrolls: above it would cover what was just written, or the title. */
const ENOUGH = 280;
/** Lower than this, a panel is of no use: it is cut instead. */
const MIN_HEIGHT = 160;

/**
 * Where a small panel goes at a place of the text: below it, or above where there is more room.
 * @param size of the panel, in pixels
 * @param length of the range there; below its last line, then
 * @returns with the height that it may have there
 */
export function placeBelow(
  quill: Quill,
  index: number,
  size: { width: number; height: number },
  length = 0,
): Place & { room: number } {
  return placeBelowBounds(quill, quill.getBounds(index, length), size);
}

/** The same for something with these bounds in the editor. */
export function placeBelowBounds(
  quill: Quill,
  bounds: Bounds | null,
  size: { width: number; height: number },
): Place & { room: number } {
  if (bounds === null) return { left: 0, top: 0, isAbove: false, room: size.height };
  const frame = quill.container.getBoundingClientRect();
  const seen = seenOf(quill);
  const below = seen.bottom - (frame.top + bounds.bottom + 2 * GAP);
  const above = frame.top + bounds.top - GAP - Math.max(BARS, seen.top + GAP);
  const isAbove = below < Math.min(size.height, ENOUGH) && above > below;
  const room = Math.max(MIN_HEIGHT, Math.min(size.height, isAbove ? above : below));
  const top = isAbove ? bounds.top - GAP : bounds.bottom + GAP;
  return { left: within(bounds.left, size.width, frame.width), top, isAbove, room };
}

/**
 * Where a bar goes beside the selected words: above them, or below where the page has something else, or the system its
 * own menu. It covers neither.
 */
export function placeAbove(
  quill: Quill,
  range: { index: number; length: number },
  size: { width: number; height: number },
): Place {
  const bounds = quill.getBounds(range.index, range.length);
  if (bounds === null) return { left: 0, top: 0, isAbove: false };
  const frame = quill.container.getBoundingClientRect();
  const over = bounds.top - GAP - size.height;
  const isAbove = frame.top + over >= BARS && over >= -marginOver(quill.container) && !isTouched(quill);
  const top = isAbove ? bounds.top - GAP : bounds.bottom + GAP;
  return {
    left: within(bounds.left + bounds.width / 2 - size.width / 2, size.width, frame.width),
    top,
    isAbove,
  };
}

/** How far over the text's first line nothing stands, in pixels. */
function marginOver(text: Element): number {
  const { top } = text.getBoundingClientRect();
  for (let part: Element | null = text; part !== null; part = part.parentElement) {
    for (let above = part.previousElementSibling; above !== null; above = above.previousElementSibling) {
      const { bottom, height } = above.getBoundingClientRect();
      if (height > HIDDEN) return top - bottom;
    }
  }
  return 0;
}

/** Whether fingers select: the system shows its own menu above the words. */
export function isTouched(quill: Quill): boolean {
  return quill.root.ownerDocument.defaultView?.matchMedia('(pointer: coarse)').matches ?? false;
}

/** How high a button of a bar is, in pixels: a finger's is higher (`writing-tools.css`). */
export function buttonHeight(quill: Quill): number {
  return isTouched(quill) ? 44 : 40;
}

/** How high a bar is, with its padding and its border. */
export function barHeight(quill: Quill): number {
  return buttonHeight(quill) + 10;
}

/** A phone's window: its own handles and menu stand at the words, so nothing else does. */
export function isNarrow(quill: Quill): boolean {
  return isNarrowWindow(frameWindow(quill));
}

/** The same of a window. */
export function isNarrowWindow({ innerWidth }: Pick<Window, 'innerWidth'>): boolean {
  return innerWidth < 600;
}

function within(left: number, width: number, room: number): number {
  return Math.max(0, Math.min(left, room - width));
}

/** A place as styles. */
export function placeStyle({ left, top, isAbove }: Place): { left: number; top: number; transform?: string } {
  return { left, top, ...(isAbove ? { transform: 'translateY(-100%)' } : {}) };
}

/** What of the window is seen: a keyboard on the screen covers its lower part, and may push it up. */
export function seenOf(quill: Quill): { top: number; bottom: number } {
  const { innerHeight, visualViewport } = frameWindow(quill);
  if (!visualViewport) return { top: 0, bottom: innerHeight };
  const { offsetTop, height } = visualViewport;
  return { top: offsetTop, bottom: offsetTop + height };
}

type Sizes = Pick<Window, 'innerWidth' | 'innerHeight'> & Partial<Pick<Window, 'visualViewport'>>;

function frameWindow(quill: Quill): Sizes {
  return quill.root.ownerDocument.defaultView ?? { innerWidth: 0, innerHeight: 0 };
}
