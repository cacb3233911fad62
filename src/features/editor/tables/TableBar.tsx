import type { LucideIcon } from 'lucide-react';
import Plus from 'lucide-react/icons/plus';
import AlignCenter from 'lucide-react/icons/text-align-center';
import AlignRight from 'lucide-react/icons/text-align-end';
import AlignLeft from 'lucide-react/icons/text-align-start';
import Trash from 'lucide-react/icons/trash-2';
import type Quill from 'quill';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type OnPoint, ToolButton } from '../ToolButton.tsx';
import { useRovingFocus } from '../use-roving-focus.ts';
import { type Doomed, markDoomed } from './mark-doomed.ts';
import {
  addColumn,
  addRow,
  alignColumn,
  CAPTION,
  removeColumn,
  removeRow,
  toggleHeader,
} from './table-changes.ts';
import { type ActiveCell, TABLE_BAR, type TableEditing } from './table-editing.ts';
import type { Align } from './table-model.ts';
import { useCellInSight } from './use-cell-in-sight.ts';
import './tables.css';

const ALIGN: readonly [name: string, icon: LucideIcon, align: Align][] = [
  ['Align column left', AlignLeft, ''],
  ['Align column center', AlignCenter, 'center'],
  ['Align column right', AlignRight, 'right'],
];
/** Its own and the room around it, in pixels (tables.css). */
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
  const { block, row, column } = cell;
  const { hasHeader, align } = block.model;
  const isCaption = row === CAPTION;
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  useEffect(() => (doomed === null ? undefined : markDoomed(quill, cell, doomed)), [quill, cell, doomed]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      editing.resume();
    } else roving.onKeyDown(event);
  }
  /** A plus at the side of a line where the new one comes. */
  const add = (name: string, side: string, onPress: () => void) => (
    <ToolButton name={name} icon={Plus} className={`adds-${side}`} disabled={isCaption} onPress={onPress} />
  );
  /** Whoever comes to a button that deletes sees what. */
  const dooms = (what: Doomed): OnPoint => {
    const show = () => setDoomed(what);
    const hide = () => setDoomed(null);
    return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide };
  };
  const remove = (name: string, what: Doomed, onPress: () => void) => (
    <ToolButton
      name={name}
      icon={Trash}
      className="removes"
      disabled={isCaption}
      onPress={onPress}
      {...dooms(what)}
    />
  );
  /** In words: drawings of these are riddles. */
  const word = (text: string, name: string, onPress: () => void, pressed?: boolean) => (
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {text}
    </button>
  );
  const frame = quill.container.getBoundingClientRect();
  const place = block.domNode.getBoundingClientRect();
  const before = block.domNode.previousElementSibling?.getBoundingClientRect().bottom ?? frame.top;
  const isAbove = place.top - before >= HEIGHT;
  useLayoutEffect(() => {
    if (isAbove) return undefined;
    const isHeld = bar.current?.contains(bar.current.ownerDocument.activeElement) === true;
    markRoom(quill.container, isHeld ? 'held' : 'below');
    return () => markRoom(quill.container, null);
  }, [quill, isAbove]);
  useCellInSight(cell);
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
      style={{ top: place.top - frame.top - (isAbove ? HEIGHT : 0), height: place.height + HEIGHT }}
    >
      <div className={TABLE_BAR.slice(1)}>
        <div
          ref={bar}
          role="toolbar"
          tabIndex={-1}
          aria-label="Table"
          aria-controls={quill.root.id}
          className="scroll-edges"
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        >
          <span>
            <b>Row</b>
            {add('Add row above', 'above', () => editing.change((table) => addRow(table, row)))}
            {add('Add row below', 'below', () =>
              editing.change((table) => addRow(table, row + 1), { row: row + 1, column }),
            )}
            {remove('Delete row', 'row', () => editing.change((table) => removeRow(table, row)))}
          </span>
          <span>
            <b>Column</b>
            {add('Add column left', 'left', () => editing.change((table) => addColumn(table, column)))}
            {add('Add column right', 'right', () =>
              editing.change((table) => addColumn(table, column + 1), { row, column: column + 1 }),
            )}
            {remove('Delete column', 'column', () => editing.change((table) => removeColumn(table, column)))}
            <i aria-hidden />
            {ALIGN.map(([name, icon, value]) => (
              <ToolButton
                key={name}
                name={name}
                icon={icon}
                className=""
                pressed={isCaption ? false : align[column] === value}
                disabled={isCaption}
                onPress={() => editing.change((table) => alignColumn(table, column, value))}
              />
            ))}
          </span>
          <span>
            {word('Header', 'Header row', () => editing.change(toggleHeader), hasHeader)}
            {word('Caption', 'Caption', () => editing.askCaption())}
          </span>
          <span className="removes-table">
            <button
              type="button"
              className="removes"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editing.change(() => null)}
              {...dooms('table')}
            >
              Delete table
            </button>
          </span>
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
