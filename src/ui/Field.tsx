import { type ReactNode, useId } from 'react';

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  required?: boolean;
  hint?: string;
  error?: string | null;
  /** The id of an error that stands elsewhere and is about this field; null while there is none. */
  errorBox?: string | null;
  /** On the coloured band: light on dark. */
  tone?: 'paper' | 'band';
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control. It makes the ids and ties label, hint and error to the control, once for all forms. */
export function Field({
  label,
  required = false,
  hint,
  error = null,
  errorBox = null,
  tone = 'paper',
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint === undefined ? null : hintId, error === null ? null : errorId, errorBox].filter(
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
        required,
        'aria-invalid': error !== null || errorBox !== null,
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
