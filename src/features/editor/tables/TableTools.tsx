import type { LucideIcon } from 'lucide-react';
import Down from 'lucide-react/icons/arrow-down';
import Left from 'lucide-react/icons/arrow-left';
import Right from 'lucide-react/icons/arrow-right';
import Up from 'lucide-react/icons/arrow-up';
import More from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import AlignCenter from 'lucide-react/icons/text-align-center';
import AlignRight from 'lucide-react/icons/text-align-end';
import AlignLeft from 'lucide-react/icons/text-align-start';
import Trash from 'lucide-react/icons/trash-2';
import { type OnPoint, ToolButton } from '../ToolButton.tsx';
import { useNarrow } from '../use-narrow.ts';
import type { Doomed } from './mark-doomed.ts';
import {
  addColumn,
  addRow,
  alignColumn,
  CAPTION,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  toggleHeader,
} from './table-changes.ts';
import type { ActiveCell, TableEditing } from './table-editing.ts';
import type { Align } from './table-model.ts';

const ALIGN: readonly [name: string, icon: LucideIcon, align: Align][] = [
  ['Align column left', AlignLeft, ''],
  ['Align column center', AlignCenter, 'center'],
  ['Align column right', AlignRight, 'right'],
];

interface TableToolsProps {
  editing: TableEditing;
  cell: ActiveCell;
  /** Whether the second row is shown: what is wanted less often, and all that a phone has no room for in the first. */
  isMore: boolean;
  onMore: () => void;
  /** Told of what the button that one comes to would delete; null once one goes. */
  onDoom: (doomed: Doomed | null) => void;
}

/** What the table's bar holds: one row, and a second one that is asked for. */
export function TableTools({ editing, cell, isMore, onMore, onDoom }: TableToolsProps) {
  const isNarrow = useNarrow();
  const { block, row, column } = cell;
  const { hasHeader, align, rows } = block.model;
  const isCaption = row === CAPTION;

  /** A plus at the side of a line where the new one comes. */
  const add = (name: string, side: string, onPress: () => void) => (
    <ToolButton name={name} icon={Plus} className={`adds-${side}`} disabled={isCaption} onPress={onPress} />
  );
  /** Whoever comes to a button that deletes sees what. */
  const dooms = (what: Doomed): OnPoint => {
    const show = () => onDoom(what);
    const hide = () => onDoom(null);
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
  const moveRowBy = (name: string, icon: LucideIcon, by: 1 | -1) => (
    <ToolButton
      name={name}
      icon={icon}
      className=""
      disabled={isCaption || rows[row + by] === undefined}
      onPress={() => editing.change((table) => moveRow(table, row, by), { row: row + by, column })}
    />
  );
  const moveColumnBy = (name: string, icon: LucideIcon, by: 1 | -1) => (
    <ToolButton
      name={name}
      icon={icon}
      className=""
      disabled={isCaption || align[column + by] === undefined}
      onPress={() => editing.change((table) => moveColumn(table, column, by), { row, column: column + by })}
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
  const before = {
    row: add('Add row above', 'above', () => editing.change((table) => addRow(table, row))),
    column: add('Add column left', 'left', () => editing.change((table) => addColumn(table, column))),
  };
  const aligned = ALIGN.map(([name, icon, value]) => (
    <ToolButton
      key={name}
      name={name}
      icon={icon}
      className=""
      pressed={isCaption ? false : align[column] === value}
      disabled={isCaption}
      onPress={() => editing.change((table) => alignColumn(table, column, value))}
    />
  ));
  const words = (
    <span>
      {word('Header', 'Header row', () => editing.change(toggleHeader), hasHeader)}
      {word('Caption', 'Caption', () => editing.askCaption())}
    </span>
  );
  const removeTable = (
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
  );
  return (
    <>
      <div className="scroll-edges">
        <span>
          <b>Row</b>
          {isNarrow ? null : before.row}
          {add('Add row below', 'below', () =>
            editing.change((table) => addRow(table, row + 1), { row: row + 1, column }),
          )}
          {remove('Delete row', 'row', () => editing.change((table) => removeRow(table, row)))}
        </span>
        <span>
          <b>Column</b>
          {isNarrow ? null : before.column}
          {add('Add column right', 'right', () =>
            editing.change((table) => addColumn(table, column + 1), { row, column: column + 1 }),
          )}
          {remove('Delete column', 'column', () => editing.change((table) => removeColumn(table, column)))}
          {isNarrow ? null : <i aria-hidden />}
          {isNarrow ? null : aligned}
        </span>
        {isNarrow ? null : words}
        {isNarrow ? null : removeTable}
        <span>
          <button
            type="button"
            title="More for this table"
            aria-label="More for this table"
            aria-expanded={isMore}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onMore}
          >
            <More aria-hidden />
          </button>
        </span>
      </div>
      {isMore ? (
        <div className="table-bar-more">
          {isNarrow ? (
            <span>
              {before.row}
              {before.column}
            </span>
          ) : null}
          <span>
            <b>Move</b>
            {moveRowBy('Move row up', Up, -1)}
            {moveRowBy('Move row down', Down, 1)}
            {moveColumnBy('Move column left', Left, -1)}
            {moveColumnBy('Move column right', Right, 1)}
          </span>
          {isNarrow ? <span>{aligned}</span> : null}
          {isNarrow ? words : null}
          {isNarrow ? removeTable : null}
        </div>
      ) : null}
    </>
  );
}
