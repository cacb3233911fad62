import type { ReactNode } from 'react';
import { failureOf, type FormFailure } from '../../lib/use-form-failure.ts';
import { FormError } from '../../ui/FormError.tsx';

interface BookingStepProps {
  number: number;
  title: string;
  text?: string;
  /** The one choice that is made here, and a failure, which stands here when it is about that choice. */
  choice?: { field: string; failure: FormFailure | null };
  children: ReactNode;
}

/** One of the three steps. It groups its controls under its heading. */
export function BookingStep({ number, title, text, choice, children }: BookingStepProps) {
  const describedBy = choice === undefined ? null : failureOf(choice.failure, choice.field);
  return (
    <div className="border-t border-line pt-7 pb-12 sm:pt-9 sm:pb-14">
      <fieldset aria-describedby={describedBy ?? undefined} className="min-w-0">
        <legend>
          <h2 className="flex items-baseline gap-x-4 text-heading">
            <span className="text-clay">{number}</span> {title}
          </h2>
        </legend>
        {text === undefined ? null : <p className="mt-1 text-small text-quiet">{text}</p>}
        {choice === undefined ? null : (
          <FormError failure={choice.failure} about={[choice.field]} className="mt-5" />
        )}
        <div className="mt-6">{children}</div>
      </fieldset>
    </div>
  );
}
