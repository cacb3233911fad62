import type Quill from 'quill';
import { useEffect } from 'react';
import { addDropLine } from './drop-line.ts';
import { gapAtPointer } from './gaps.ts';
import { startOfNotes } from './move-block.ts';

/**
 * Files that are dragged here from elsewhere go between the blocks of the text, where a line shows it meanwhile.
 * @param quill null where they go to the caret at the pointer, as Quill has it
 * @param take called with what is dropped, and where: the beginning of a line, or the text's end
 */
export function useDroppedFiles(
  quill: Quill | null,
  take: (files: readonly File[], index: number) => void,
): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const { container } = quill;
    const { ownerDocument: document } = container;
    const line = addDropLine(quill);
    // A picture of the page that is dragged is a file for the browser, too.
    let isOwn = false;

    function gapOf(event: DragEvent) {
      const { target, dataTransfer } = event;
      const isHere = target instanceof Node && container.contains(target);
      const isFile = !isOwn && dataTransfer?.types.includes('Files') === true;
      if (quill === null || !isHere || !isFile || !quill.isEnabled()) return null;
      return gapAtPointer(quill, event, { part: null, limit: startOfNotes(quill) });
    }
    function onDragOver(event: DragEvent) {
      const gap = gapOf(event);
      line.hidden = gap === null;
      if (gap === null) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'copy';
      line.style.top = `${gap.y - container.getBoundingClientRect().top}px`;
    }
    function onDrop(event: DragEvent) {
      const gap = gapOf(event);
      line.hidden = true;
      if (gap === null) return;
      event.preventDefault();
      event.stopPropagation();
      take([...(event.dataTransfer?.files ?? [])], gap.index);
    }
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const drag = (isBegun: boolean) => () => (isOwn = isBegun);
    document.addEventListener('dragstart', drag(true), options);
    document.addEventListener('dragend', drag(false), options);
    document.addEventListener('dragover', onDragOver, options);
    document.addEventListener('drop', onDrop, options);
    document.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) line.hidden = true;
      },
      options,
    );
    return () => {
      listening.abort();
      line.remove();
    };
  }, [quill, take]);
}
