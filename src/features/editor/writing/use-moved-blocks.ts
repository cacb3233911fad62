import type Quill from 'quill';
import { useEffect } from 'react';
import { Figure } from '../figure.ts';
import { moveBlock, partAt } from './move-block.ts';

/** The line that shows where a picture would go. */
const DROP_LINE = 'drop-line';

/** Pictures that are blocks are dragged to another place of the text. */
export function useMovedPictures(quill: Quill): void {
  useEffect(() => {
    const { container, root } = quill;
    const line = root.ownerDocument.createElement('div');
    line.className = DROP_LINE;
    line.hidden = true;
    container.append(line);
    let dragged: Figure | null = null;

    function end() {
      dragged = null;
      line.hidden = true;
    }
    function onDragStart(event: DragEvent) {
      const { target, dataTransfer } = event;
      const part = target instanceof Node ? partAt(quill, target) : null;
      const blot = part === null ? null : quill.scroll.find(part.element);
      dragged = blot instanceof Figure ? blot : null;
      if (dragged === null) return;
      event.stopPropagation(); // Quill lets nothing be dragged
      if (dataTransfer !== null) dataTransfer.effectAllowed = 'move';
    }
    function onDragOver(event: DragEvent) {
      const place = dragged === null ? null : placeAt(quill, event);
      if (place === null) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'move';
      line.hidden = false;
      line.style.top = `${place.y - container.getBoundingClientRect().top}px`;
    }
    function onDrop(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      const place = placeAt(quill, event);
      const from = dragged.offset(quill.scroll);
      end();
      const moved = place === null ? null : moveBlock(quill, { start: from, end: from + 1 }, place.index);
      if (moved !== null) quill.setSelection(moved, 1, 'user');
    }

    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    root.addEventListener('dragstart', onDragStart, options);
    root.addEventListener('dragover', onDragOver, options);
    root.addEventListener('dragend', end, options);
    container.addEventListener('drop', onDrop, options);
    return () => {
      listening.abort();
      line.remove();
    };
  }, [quill]);
}

/** The gap of the text that is nearest to the pointer: where it is on the screen, and in the text. */
function placeAt(quill: Quill, { clientY }: MouseEvent): { y: number; index: number } | null {
  const parts = [...quill.root.children];
  const nearest = parts.find((part) => part.getBoundingClientRect().bottom >= clientY) ?? parts.at(-1);
  const part = partAt(quill, nearest ?? null);
  if (part === null) return null;
  const { top, bottom } = part.element.getBoundingClientRect();
  const isAbove = clientY < (top + bottom) / 2;
  return isAbove ? { y: top, index: part.start } : { y: bottom, index: part.end };
}
