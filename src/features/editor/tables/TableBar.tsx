import type { LucideIcon } from 'lucide-react';
import RowAbove from 'lucide-react/icons/arrow-up-from-line';
import RowBelow from 'lucide-react/icons/arrow-down-from-line';
import ColumnLeft from 'lucide-react/icons/arrow-left-from-line';
import ColumnRight from 'lucide-react/icons/arrow-right-from-line';
import Captions from 'lucide-react/icons/captions';
import HeaderRow from 'lucide-react/icons/panel-top';
import AlignCenter from 'lucide-react/icons/text-align-center';
import AlignRight from 'lucide-react/icons/text-align-end';
import AlignLeft from 'lucide-react/icons/text-align-start';
import Trash from 'lucide-react/icons/trash-2';
import type Quill from 'quill';
import { type KeyboardEvent, useRef } from 'react';
import { ToolButton } from '../ToolButton.tsx';
import { useRovingFocus } from '../use-roving-focus.ts';
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
import './tables.css';

const ALIGN: readonly [name: string, icon: LucideIcon, align: Align][] = [
  ['Align column left', AlignLeft, ''],
  ['Align column centre', AlignCenter, 'center'],
  ['Align column right', AlignRight, 'right'],
];
/** Its own and the room around it, in pixels: in one line, or in two where the window is narrow (tables.css). */
const HEIGHT = { one: 52, two: 106 };
const NARROW = 704;

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

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      editing.resume();
    } else roving.onKeyDown(event);
  }
  const button = (
    name: string,
    icon: LucideIcon,
    onPress: () => void,
    off = isCaption,
    pressed?: boolean,
  ) => <ToolButton name={name} icon={icon} className="" pressed={pressed} disabled={off} onPress={onPress} />;
  /** In words: a cross would look like one that closes the bar. */
  const remove = (name: string, onPress: () => void) => (
    <button
      type="button"
      title={name}
      aria-label={name}
      disabled={isCaption}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      Delete
    </button>
  );
  const frame = quill.container.getBoundingClientRect();
  const place = block.domNode.getBoundingClientRect();
  const before = block.domNode.previousElementSibling?.getBoundingClientRect().bottom ?? frame.top;
  const width = quill.root.ownerDocument.defaultView?.innerWidth ?? NARROW;
  const height = width < NARROW ? HEIGHT.two : HEIGHT.one;
  const isAbove = place.top - before >= height;
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
          className="scroll-edges"
          onFocus={roving.onFocus}
          onBlur={({ relatedTarget }) => editing.leaveBar(relatedTarget)}
          onKeyDown={onKeyDown}
        >
          <span>
            <b>Row</b>
            {button('Add row above', RowAbove, () => editing.change((table) => addRow(table, row)))}
            {button('Add row below', RowBelow, () =>
              editing.change((table) => addRow(table, row + 1), { row: row + 1, column }),
            )}
            {remove('Delete row', () => editing.change((table) => removeRow(table, row)))}
          </span>
          <span>
            <b>Column</b>
            {button('Add column left', ColumnLeft, () => editing.change((table) => addColumn(table, column)))}
            {button('Add column right', ColumnRight, () =>
              editing.change((table) => addColumn(table, column + 1), { row, column: column + 1 }),
            )}
            {remove('Delete column', () => editing.change((table) => removeColumn(table, column)))}
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
            {button('Header row', HeaderRow, () => editing.change(toggleHeader), false, hasHeader)}
            {button('Caption', Captions, () => editing.askCaption(), false)}
            {button('Delete table', Trash, () => editing.change(() => null), false)}
          </span>
        </div>
      </div>
    </div>
  );
}
