import type Quill from 'quill';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRovingFocus } from '../use-roving-focus.ts';
import { type Doomed, markDoomed } from './mark-doomed.ts';
import { type ActiveCell, TABLE_BAR, type TableEditing } from './table-editing.ts';
import { TableTools } from './TableTools.tsx';
import { useCellInSight } from './use-cell-in-sight.ts';
import './tables.css';

/** The room around the bar, in pixels. */
const AROUND = 12;
/** How high it is with that until it is measured. */
const HEIGHT = 59;

interface TableBarProps {
  quill: Quill;
  editing: TableEditing;
  cell: ActiveCell;
}

/** The toolbar of the table that one writes in: above it where there is room, and else below it.
 * Alt+F10 leads to it, Escape back to the cell. */
export function TableBar({ quill, editing, cell }: TableBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(bar);
  const { block } = cell;
  const [isMore, setMore] = useState(false);
  const [height, setHeight] = useState(HEIGHT);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  useEffect(() => (doomed === null ? undefined : markDoomed(quill, cell, doomed)), [quill, cell, doomed]);
  useLayoutEffect(() => {
    const shown = bar.current?.parentElement;
    if (!shown) return undefined;
    const measure = () => setHeight(shown.offsetHeight + AROUND);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      editing.resume();
    } else roving.onKeyDown(event);
  }
  const frame = quill.container.getBoundingClientRect();
  const place = block.domNode.getBoundingClientRect();
  const before = block.domNode.previousElementSibling?.getBoundingClientRect().bottom ?? frame.top;
  const isAbove = place.top - before >= height;
  useLayoutEffect(() => {
    // What is below the table makes room for it, and what is scrolled to (`tables.css`).
    quill.container.style.setProperty('--table-bar', `${height}px`);
    return () => void quill.container.style.removeProperty('--table-bar');
  }, [quill, height]);
  useLayoutEffect(() => {
    if (isAbove) return undefined;
    const isHeld = bar.current?.contains(bar.current.ownerDocument.activeElement) === true;
    markRoom(quill.container, isHeld ? 'held' : 'below');
    return () => markRoom(quill.container, null);
  }, [quill, isAbove]);
  useCellInSight(cell, height);
  function onFocus(event: FocusEvent) {
    roving.onFocus(event);
    if (!isAbove) markRoom(quill.container, 'held');
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (!isAbove) markRoom(quill.container, 'below');
    editing.leaveBar(relatedTarget);
  }
  return (
    <div
      className={`table-bar-track ${isAbove ? '' : 'table-bar-below'}`}
      style={{ top: place.top - frame.top - (isAbove ? height : 0), height: place.height + height }}
    >
      <div className={TABLE_BAR.slice(1)}>
        <div
          ref={bar}
          role="toolbar"
          tabIndex={-1}
          aria-label="Table"
          aria-controls={quill.root.id}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        >
          <TableTools
            editing={editing}
            cell={cell}
            isMore={isMore}
            onMore={() => setMore(!isMore)}
            onDoom={setDoomed}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * Says on what holds the text that a bar stands below its table, which makes room then, and whether it has the focus. A mark,
 * for `:has()` there would draw the whole text anew at each change.
 */
function markRoom(container: HTMLElement, bar: 'below' | 'held' | null): void {
  if (bar === null) container.removeAttribute('data-table-bar');
  else container.setAttribute('data-table-bar', bar);
}
