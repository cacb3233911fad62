import CircleAlert from 'lucide-react/icons/circle-alert';
import { use } from 'react';
import { FormContext } from './form-context.ts';

interface FormErrorProps {
  /** The fields this place is for; none: failures that are about no field. */
  about?: readonly string[];
  className?: string;
}

/** The box inside a form that says why it was not accepted. It stands where the fault is, so a form has several places. */
export function FormError({ about = [], className = '' }: FormErrorProps) {
  const { failure, errorId } = use(FormContext);
  if (failure === null) return null;
  const { message, fields } = failure;
  const isHere = fields.length === 0 ? about.length === 0 : fields.some((field) => about.includes(field));
  if (!isHere) return null;
  return (
    <p
      id={errorId}
      className={`flex gap-3 rounded bg-alarm-wash px-4 py-3 font-medium text-alarm ${className}`}
    >
      <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
      <span className="min-w-0 text-balance">{message}</span>
    </p>
  );
}
