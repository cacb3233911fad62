import type Quill from 'quill';
import { CELL } from './draw-table.ts';

/** The cell of a table that something happens in; null elsewhere. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
}

/** The cell that one writes in; null elsewhere. */
export function writtenCell({ root }: Quill): HTMLElement | null {
  const cell = cellOf(root.ownerDocument.activeElement);
  return cell !== null && root.contains(cell) ? cell : null;
}

/** Returns what listens for an event in the cells below an element. */
export function listenInCells(container: HTMLElement, options: AddEventListenerOptions) {
  return <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name], cell: HTMLElement) => void,
  ): void =>
    container.addEventListener(
      name,
      (event) => {
        const cell = cellOf(event.target);
        if (cell !== null) act(event, cell);
      },
      options,
    );
}

/** Files go to the text, below the table. Words from elsewhere would bring their styles. */
export function dropFilesOnly(event: DragEvent): void {
  if ((event.dataTransfer?.files.length ?? 0) > 0) return;
  event.preventDefault();
  event.stopPropagation();
}
