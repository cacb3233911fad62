import CircleAlert from 'lucide-react/icons/circle-alert';
import { use } from 'react';
import { FormContext } from './form-context.ts';

interface FormErrorProps {
  /** The fields whose failures are shown here; empty for failures without a field. */
  about?: readonly string[];
  className?: string;
}

/** The error box inside a form. It is shown next to the error, so a form can have several. */
export function FormError({ about = [], className = '' }: FormErrorProps) {
  const { failure, errorId } = use(FormContext);
  if (failure?.alert !== null) return null;
  const { message, fields } = failure;
  const isHere = fields.length === 0 ? about.length === 0 : fields.some((field) => about.includes(field));
  if (!isHere) return null;
  return (
    <p
      id={errorId}
      className={`flex gap-3 rounded bg-alarm-wash px-4 py-3 font-medium text-alarm ${className}`}
    >
      <CircleAlert aria-hidden className="h-lh w-5 shrink-0" />
      <span className="min-w-0">{message}</span>
    </p>
  );
}
