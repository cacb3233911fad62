import type { ReactNode } from 'react';
import { useFaultOf } from '../../ui/form-context.ts';
import { FormError } from '../../ui/FormError.tsx';

interface BookingStepProps {
  number: number;
  title: string;
  text?: string;
  /** Stands beside the text. */
  action?: ReactNode;
  /** The name of the control group in this step; failures about it are shown here. */
  choice?: string;
  children: ReactNode;
}

/** One of the three steps: a fieldset with a heading. */
export function BookingStep({ number, title, text, action, choice, children }: BookingStepProps) {
  const { describedBy } = useFaultOf(choice);
  return (
    <div className="border-t border-line pt-7 pb-12 sm:pt-9 sm:pb-14">
      <fieldset aria-describedby={describedBy ?? undefined} className="min-w-0">
        <legend>
          <h2 className="flex items-baseline gap-x-4 text-heading">
            <span className="min-w-5 text-clay">{number}</span> {title}
          </h2>
        </legend>
        {text === undefined ? null : (
          <div className="mt-1 flex flex-wrap items-baseline gap-x-3 text-small text-quiet">
            <p>{text}</p>
            {action}
          </div>
        )}
        {choice === undefined ? null : <FormError about={[choice]} className="mt-5" />}
        <div className="mt-6">{children}</div>
      </fieldset>
    </div>
  );
}
