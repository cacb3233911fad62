import { type ReactNode, useId } from 'react';

interface ConfirmationBoxProps {
  label?: string;
  disabled?: boolean;
  /** What the email has. */
  children: ReactNode;
}

/** Whether a call's visitor is sent a confirmation, in a form; not unless the owner says so. */
export function ConfirmationBox({
  label = 'Send a confirmation',
  disabled = false,
  children,
}: ConfirmationBoxProps) {
  const id = useId();
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-3 touch:min-h-11 touch:items-center">
        <input
          type="checkbox"
          name="confirm"
          disabled={disabled}
          aria-describedby={id}
          className="mt-0.5 size-5 shrink-0 accent-clay touch:mt-0"
        />
        <span className="min-w-0 font-semibold">{label}</span>
      </label>
      <p id={id} className="mt-1 ml-8 text-quiet touch:-mt-1.5">
        {children}
      </p>
    </div>
  );
}
