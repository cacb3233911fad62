import type Quill from 'quill';

/** Where something stands in the editor, in pixels from its upper left corner. */
export interface Place {
  left: number;
  /** The edge that it hangs from, or stands on. */
  top: number;
  isAbove: boolean;
}

const GAP = 8;
/** Room that a page's own bars take at the top of the window. */
const BARS = 120;

/**
 * Where a small panel goes at a range of the text: below its first line, or above where there is no room.
 * @param size of the panel, in pixels
 */
export function placeBelow(quill: Quill, index: number, size: { width: number; height: number }): Place {
  const bounds = quill.getBounds(index);
  if (bounds === null) return { left: 0, top: 0, isAbove: false };
  const frame = quill.container.getBoundingClientRect();
  const { innerHeight } = frameWindow(quill);
  const below = frame.top + bounds.bottom + GAP;
  const fits = below + size.height <= innerHeight || frame.top + bounds.top - GAP - size.height < BARS;
  const top = fits ? bounds.bottom + GAP : bounds.top - GAP;
  return { left: within(bounds.left, size.width, frame.width), top, isAbove: !fits };
}

/** Where a bar goes beside the selected words: above them, or below where the page's own bars are. It covers none of them. */
export function placeAbove(
  quill: Quill,
  range: { index: number; length: number },
  size: { width: number; height: number },
): Place {
  const bounds = quill.getBounds(range.index, range.length);
  if (bounds === null) return { left: 0, top: 0, isAbove: false };
  const frame = quill.container.getBoundingClientRect();
  const isAbove = frame.top + bounds.top - GAP - size.height >= BARS;
  const top = isAbove ? bounds.top - GAP : bounds.bottom + GAP;
  return {
    left: within(bounds.left + bounds.width / 2 - size.width / 2, size.width, frame.width),
    top,
    isAbove,
  };
}

function within(left: number, width: number, room: number): number {
  return Math.max(0, Math.min(left, room - width));
}

/** A place as styles. */
export function placeStyle({ left, top, isAbove }: Place): { left: number; top: number; transform?: string } {
  return { left, top, ...(isAbove ? { transform: 'translateY(-100%)' } : {}) };
}

function frameWindow(quill: Quill): { innerHeight: number } {
  return quill.root.ownerDocument.defaultView ?? { innerHeight: 0 };
}
