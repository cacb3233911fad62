import type Quill from 'quill';
import { BlockEmbed } from 'quill/blots/block.js';
import { useCallback, useEffect, useRef } from 'react';
import { Figure } from '../figure.ts';
import { putBeside, sideAtPointer } from './beside-picture.ts';
import { addDropLine } from './drop-line.ts';
import { gapAtPointer } from './gaps.ts';
import { moveBlock, partAt, startOfNotes } from './move-block.ts';
import type { Part } from './parts.ts';
import { quietly } from './quietly.ts';

const DRAGGED = 'is-dragged';

/** What is dragged, and the place that nothing goes behind: the footnotes are there. */
interface Dragged {
  part: Part;
  limit: number;
  elements: readonly Element[];
}

/**
 * Blocks are dragged to another place of the text: pictures by themselves, all others by their handle. A picture goes beside
 * another one at its side.
 * @returns begins that for a block
 */
export function useMovedBlocks(quill: Quill): (part: Part, event: DragEvent) => void {
  const dragging = useRef<Dragged | null>(null);

  const begin = useCallback(
    (part: Part, event: DragEvent) => {
      const { dataTransfer } = event;
      const limit = startOfNotes(quill);
      if (part.end > limit) {
        event.preventDefault();
        return;
      }
      const elements = elementsOf(quill, part);
      dragging.current = { part, limit, elements };
      quietly(quill, () => {
        for (const element of elements) element.classList.add(DRAGGED);
      });
      if (dataTransfer === null) return;
      dataTransfer.effectAllowed = 'move';
      if (elements[0] !== undefined) dataTransfer.setDragImage(elements[0], 0, 0);
    },
    [quill],
  );

  useEffect(() => {
    const { container, root } = quill;
    const { ownerDocument: document } = root;
    const line = addDropLine(quill);

    function end() {
      const { elements = [] } = dragging.current ?? {};
      quietly(quill, () => {
        for (const element of elements) element.classList.remove(DRAGGED);
      });
      dragging.current = null;
      line.hidden = true;
    }
    const focusText = () => quill.focus({ preventScroll: true });
    function onDragStart(event: DragEvent) {
      const { target } = event;
      const part = target instanceof Node ? partAt(quill, target) : null;
      if (part === null || !(quill.scroll.find(part.element) instanceof Figure)) return;
      event.stopPropagation(); // Quill lets nothing be dragged
      begin({ start: part.start, end: part.start + 1 }, event);
    }
    function onDragOver(event: DragEvent) {
      if (dragging.current === null) return;
      const beside = sideAtPointer(quill, event, dragging.current.part);
      const place = beside === null ? gapAtPointer(quill, event, dragging.current) : null;
      line.hidden = place === null && beside === null;
      if (line.hidden) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'move';
      const frame = container.getBoundingClientRect();
      const y = beside?.box.top ?? place?.y ?? 0;
      line.classList.toggle('is-upright', beside !== null);
      line.style.top = `${y - frame.top}px`;
      line.style.left = beside === null ? '' : `${beside.box.x - frame.left}px`;
      line.style.height = beside === null ? '' : `${beside.box.height}px`;
    }
    function onDrop(event: DragEvent) {
      if (dragging.current === null) return;
      event.preventDefault();
      event.stopPropagation();
      const { part } = dragging.current;
      const beside = sideAtPointer(quill, event, part);
      const place = beside === null ? gapAtPointer(quill, event, dragging.current) : null;
      end();
      const moved =
        beside !== null
          ? putBeside(quill, part, beside)
          : place === null
            ? null
            : moveBlock(quill, part, place.index);
      const isBlock = moved !== null && quill.getLine(moved)[0] instanceof BlockEmbed;
      if (moved === null) focusText();
      else quill.setSelection(moved, isBlock ? 1 : 0, 'user');
    }
    function onDragEnd() {
      if (dragging.current === null) return;
      end();
      focusText();
    }

    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    root.addEventListener('dragstart', onDragStart, options);
    document.addEventListener('dragover', onDragOver, options);
    document.addEventListener('dragend', onDragEnd, options);
    document.addEventListener('drop', onDrop, options);
    return () => {
      listening.abort();
      line.remove();
    };
  }, [quill, begin]);
  return begin;
}

/** The lines and blocks of a part, as they are shown. */
export function elementsOf(quill: Quill, { start, end }: Part): Element[] {
  return quill
    .getLines(start, end - start)
    .flatMap(({ domNode }) => (domNode instanceof Element ? domNode : []));
}
