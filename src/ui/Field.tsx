import { type ReactNode, useId } from 'react';
import { useFaultOf } from './form-context.ts';

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  name: string | undefined;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** The control's; by it a form's failure finds the field it is about. */
  name?: string;
  required?: boolean;
  hint?: string;
  error?: string | null;
  /** On the coloured band: light on dark. */
  tone?: 'paper' | 'band';
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control. It makes the ids and ties label, hint and error to the control, once for all forms. */
export function Field({
  label,
  name,
  required = false,
  hint,
  error = null,
  tone = 'paper',
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const fault = useFaultOf(name);
  const describedBy = [hint === undefined ? null : hintId, error === null ? null : errorId, fault].filter(
    (value) => value !== null,
  );
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="mb-1.5 flex items-baseline justify-between gap-4 text-small font-semibold"
      >
        {label}
        {required ? null : (
          <span className={`font-normal ${tone === 'band' ? '' : 'text-quiet'}`}>Optional</span>
        )}
      </label>
      {children({
        id,
        name,
        required,
        'aria-invalid': error !== null || fault !== null,
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
      })}
      {hint === undefined ? null : (
        <p id={hintId} className={`mt-1.5 text-fine ${tone === 'band' ? '' : 'text-quiet'}`}>
          {hint}
        </p>
      )}
      {error === null ? null : (
        <p id={errorId} className="mt-1.5 text-fine font-medium text-alarm">
          {error}
        </p>
      )}
    </div>
  );
}
