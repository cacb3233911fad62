import ChevronDown from 'lucide-react/icons/chevron-down';
import type Quill from 'quill';
import { useRef } from 'react';
import type { ToolbarPicker } from './toolbar-pickers.ts';
import { chooseTool } from './tools.ts';

interface ToolPickerProps {
  picker: ToolbarPicker;
  quill: Quill | null;
  /** The current value of the text at the caret. */
  value: unknown;
  disabled: boolean;
}

/** A select of the editor's toolbar: with its choice as a word, or drawn in little room. */
export function ToolPicker({ picker, quill, value, disabled }: ToolPickerProps) {
  const { name, format, choices, instead = [], icons, drawn } = picker;
  const byPointer = useRef(false);

  function choose(choice: string) {
    if (quill === null) return;
    chooseTool(quill, picker, choice);
    // The keyboard passes through several choices before the right one, so the focus stays here.
    if (byPointer.current) quill.focus({ preventScroll: true });
  }

  const other = instead.find((choice) => choice.value === value);
  const chosen = other ?? choices.find((choice) => choice.value === String(value)) ?? choices[0];
  const Icon = icons?.[chosen?.value ?? ''] ?? picker.icon;
  return (
    <span
      className={`tool-picker ql-${format} ${drawn === undefined ? '' : 'is-drawn'}`}
      title={drawn === undefined ? name : `${name}: ${chosen?.label ?? ''}`}
    >
      <Icon aria-hidden />
      {drawn === undefined ? null : (
        <>
          {drawn === 'color' ? <span className="tool-color" data-color={chosen?.value} /> : null}
          <ChevronDown aria-hidden className="tool-chevron" />
        </>
      )}
      <select
        aria-label={name}
        value={chosen?.value ?? ''}
        disabled={disabled}
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onKeyDown={() => {
          byPointer.current = false;
        }}
        onChange={({ target }) => choose(target.value)}
      >
        {other === undefined ? null : (
          <option value={other.value} hidden>
            {other.label}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
