import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import * as words from '#content/words/forms.ts';
import { useFaultOf } from './form-context.ts';

/** The props that link a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  name: string | undefined;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  /** The control's name; a form's failure refers to fields by it. */
  name?: string;
  required?: boolean;
  hint?: string;
  error?: string | null;
  /** `band`: light text on the coloured band. */
  tone?: 'paper' | 'band';
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control. It generates the ids and links label, hint and error to the control, for all forms. */
export function Field({
  label,
  name,
  required = false,
  hint,
  error: own = null,
  tone = 'paper',
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const fault = useFaultOf(name);
  const error = own ?? fault.sentence;
  const describedBy = [
    error === null ? null : errorId,
    hint === undefined ? null : hintId,
    fault.describedBy,
  ].filter((value) => value !== null);
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className="mb-1.5 flex items-baseline justify-between gap-4 text-small font-semibold"
      >
        {label}
        {/* Not by its colour alone, where an alert says what is wrong. */}
        {fault.isMarked && error === null ? (
          <CircleAlert aria-hidden className="size-4.5 self-center text-alarm" />
        ) : null}
        {required ? null : (
          <span className={`font-normal ${tone === 'band' ? '' : 'text-quiet'}`}>{words.optional}</span>
        )}
      </label>
      {children({
        id,
        name,
        required,
        'aria-invalid': error !== null || fault.isMarked,
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
      })}
      {error === null ? null : (
        <p
          id={errorId}
          className={`mt-1.5 flex gap-1.5 text-fine font-medium ${tone === 'band' ? '' : 'text-alarm'}`}
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={hintId} className={`mt-1.5 text-fine ${tone === 'band' ? '' : 'text-quiet'}`}>
          {hint}
        </p>
      )}
    </div>
  );
}
