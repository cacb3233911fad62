import { type ReactNode, useId } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { FormError } from '../../ui/FormError.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { ConsultationFacts } from './ConsultationFacts.tsx';

interface BookingSummaryProps {
  words: { title: string; submit: string; sending: string };
  day: CalendarDay | null;
  slot: Slot | null;
  /** The visitor's time zone; null for the browser's. */
  zone: string | null;
  /** What is still missing; null if nothing is. */
  missing: string | null;
  /** Further actions. */
  children?: ReactNode;
}

/** The consultation as chosen so far, with the submit button. It stays in view on wide screens. [2.12.07] */
export function BookingSummary({ words, day, slot, zone, missing, children }: BookingSummaryProps) {
  const { title, submit, sending } = words;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="mt-8 self-start rounded border border-line bg-raised p-6 lg:sticky lg:top-24 lg:mt-0 xl:p-8"
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      <div className="mt-4 text-small">
        <ConsultationFacts day={day} slot={slot} zone={zone} />
      </div>
      <FormError className="mt-5" />
      {missing === null ? null : <p className="mt-4 text-fine text-quiet">{missing}</p>}
      <SubmitButton disabled={missing !== null} busy={sending} className="mt-5 w-full">
        {submit}
      </SubmitButton>
      {children}
    </section>
  );
}
