import CircleAlert from 'lucide-react/icons/circle-alert';
import type { FormFailure } from '../lib/use-form-failure.ts';

interface FormErrorProps {
  failure: FormFailure | null;
  /** The fields this place is for; none: failures that are about no field. */
  about?: readonly string[];
  className?: string;
}

/** The box inside a form that says why it was not accepted. It stands where the fault is, so a form has several places. */
export function FormError({ failure, about = [], className = '' }: FormErrorProps) {
  if (failure === null) return null;
  const { id, message, field } = failure;
  if (field === null ? about.length > 0 : !about.includes(field)) return null;
  return (
    <p id={id} className={`flex gap-3 rounded bg-alarm-wash px-4 py-3 font-medium text-alarm ${className}`}>
      <CircleAlert aria-hidden className="mt-1 size-5 shrink-0" />
      <span className="min-w-0 text-balance">{message}</span>
    </p>
  );
}
