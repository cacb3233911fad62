import type { Selection } from '../../lib/use-selection.ts';

/** The box begins at the hairline's end; what can be pressed around it hangs over. */
const LABEL =
  'inline-flex size-8 cursor-pointer items-center justify-center -ml-1.75 touch:size-11 touch:-ml-3.25';
const BOX = 'size-4.5 cursor-pointer';

interface RowCheckboxProps {
  id: number;
  /** What the row is about. */
  name: string;
  selection: Selection;
}

/** Chooses a row; with Shift, all rows since the last one that was pressed. */
export function RowCheckbox({ id, name, selection }: RowCheckboxProps) {
  return (
    <label className={LABEL}>
      <input
        type="checkbox"
        className={BOX}
        data-selects
        aria-label={`Select: ${name}`}
        checked={selection.has(id)}
        onChange={({ nativeEvent }) => selection.toggle(id, hasShift(nativeEvent))}
      />
    </label>
  );
}

interface AllCheckboxProps {
  selection: Selection;
  /** Where no row is shown. */
  disabled?: boolean;
}

/** Chooses all rows that are shown. */
export function AllCheckbox({ selection, disabled = false }: AllCheckboxProps) {
  const { ids, isAll, toggleAll } = selection;
  return (
    <label className={LABEL}>
      <input
        type="checkbox"
        className={BOX}
        data-selects-all
        aria-keyshortcuts="Control+A Meta+A"
        aria-label="Select all that are shown"
        disabled={disabled}
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = ids.length > 0 && !isAll;
        }}
        onChange={toggleAll}
      />
    </label>
  );
}

/** Chooses all rows of a list that has no heads of columns. */
export function SelectAll(props: AllCheckboxProps) {
  return (
    <div className="flex items-center gap-x-2">
      <AllCheckbox {...props} />
      <SelectAllWords />
    </div>
  );
}

/** What stands beside the box that chooses all rows; that says it itself. */
export function SelectAllWords({ className = '' }: { className?: string }) {
  return (
    <span aria-hidden className={`text-fine font-semibold whitespace-nowrap text-quiet ${className}`}>
      Select all
    </span>
  );
}

/** A checkbox changes by a click, also where a key has pressed it. */
function hasShift(event: Event): boolean {
  return 'shiftKey' in event && event.shiftKey === true;
}
