import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { blockAtPointer } from './gaps.ts';
import type { Part } from './parts.ts';
import { BARS, seenOf } from './place.ts';

/** A block that a mouse is at, and the middle of its first line in the editor. */
export interface PointedBlock {
  part: Part;
  left: number;
  top: number;
}

/** A block whose menu is open. */
export interface OpenBlock extends PointedBlock {
  isByKey: boolean;
  /** Leads back to the text: to the caret, or to the block. */
  resume: () => void;
}

/** A handle's room beside the text, in pixels, and its distance from the window's edge. */
const ROOM = 36;
const EDGE = 4;

/** The block that a mouse is at; null while one types or selects, and where there is no margin. */
export function usePointedBlock(quill: Quill): PointedBlock | null {
  const [block, setBlock] = useState<PointedBlock | null>(null);
  useEffect(() => {
    const { container, root } = quill;
    const { ownerDocument: document } = root;
    let frame = 0;
    function leave() {
      cancelAnimationFrame(frame);
      setBlock(null);
    }
    function onMove(event: PointerEvent) {
      // What scrolls by under a mouse is not pointed at.
      const isMoved = event.movementX !== 0 || event.movementY !== 0;
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || !isMoved) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setBlock(isAt(container, event.target) ? pointedAt(quill, event) : null),
      );
    }
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointermove', onMove, options);
    root.addEventListener('pointerdown', leave, options);
    root.addEventListener('keydown', leave, options);
    quill.on('text-change', leave);
    return () => {
      listening.abort();
      quill.off('text-change', leave);
      cancelAnimationFrame(frame);
    };
  }, [quill]);
  return block;
}

/** Whether something is in the text, or is the page around it: nothing lies over it there. */
function isAt(container: Element, target: EventTarget | null): boolean {
  return target instanceof Node && (container.contains(target) || target.contains(container));
}

function pointedAt(quill: Quill, event: PointerEvent): PointedBlock | null {
  const found = quill.isEnabled() ? blockAtPointer(quill, event) : null;
  if (found === null || quill.container.getBoundingClientRect().left < ROOM + EDGE) return null;
  return besideBlock(quill, found);
}

/** Where the handle of a block stands: in the margin, or over the text's edge where there is none. */
export function besideBlock(quill: Quill, { part, box }: { part: Part; box: DOMRect }): PointedBlock {
  const frame = quill.container.getBoundingClientRect();
  // Of a block that is higher than the window, as much as is seen of it has the handle.
  const top = Math.max(box.top, Math.min(seenOf(quill).top + BARS, box.bottom - ROOM));
  const left = Math.max(EDGE, Math.min(frame.left, box.left) - ROOM);
  return { part, left: left - frame.left, top: top + Math.min(box.height, ROOM) / 2 - frame.top };
}
