import type Quill from 'quill';
import { useRef } from 'react';
import { currentRange } from './commands.ts';
import type { ToolbarPicker } from './toolbar-pickers.ts';

interface ToolPickerProps {
  picker: ToolbarPicker;
  quill: Quill | null;
  /** The current value of the text at the caret. */
  value: unknown;
  disabled: boolean;
}

/** A select of the editor's toolbar. */
export function ToolPicker({ picker, quill, value, disabled }: ToolPickerProps) {
  const { name, icon: Icon, format, choices, ofLines } = picker;
  const byPointer = useRef(false);

  function choose(chosen: string) {
    if (quill === null) return;
    const range = currentRange(quill);
    const wanted = chosen === '' ? false : chosen;
    // The keyboard passes through several choices before the right one, so the focus stays here.
    if (ofLines) quill.formatLine(range.index, range.length, format, wanted, 'user');
    else if (range.length > 0) quill.formatText(range.index, range.length, format, wanted, 'user');
    else quill.format(format, wanted, 'user');
    if (byPointer.current) quill.focus({ preventScroll: true });
  }

  return (
    <span className={`tool-picker ql-${format}`} title={name}>
      <Icon aria-hidden />
      <select
        aria-label={name}
        value={choices.some((choice) => choice.value === String(value)) ? String(value) : ''}
        disabled={disabled}
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onKeyDown={() => {
          byPointer.current = false;
        }}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
