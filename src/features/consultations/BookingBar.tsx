import { type MouseEvent, use } from 'react';
import { consultation } from '#content/words/consultation.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { shortVisitorTime } from '#shared/visitor-time.ts';
import { Button } from '../../ui/Button.tsx';
import { FormContext } from '../../ui/form-context.ts';
import { useVisitorTime } from './use-visitor-time.ts';

interface BookingBarProps {
  words: { submit: string; sending: string };
  day: CalendarDay | null;
  slot: Slot | null;
  /** The visitor's time zone; null for the browser's. */
  zone: string | null;
  /** What is still missing; null if nothing is. */
  missing: string | null;
}

/**
 * The choice so far and the next step, at the bottom of small screens until the summary comes into view. It is the last
 * thing of the steps, so that it is read and reached between them and the summary.
 */
export function BookingBar({ words, day, slot, zone, missing }: BookingBarProps) {
  const { pending } = use(FormContext);
  const visitorTime = useVisitorTime(zone);
  const visitor = day === null || slot === null ? null : visitorTime(day, slot);
  const { summary, time, details } = consultation;
  const next = day === null ? consultation.day : slot === null ? time : details;
  return (
    <div
      data-booking-bar
      className="sticky bottom-0 z-10 -mx-[clamp(1.25rem,5vw,4rem)] flex min-h-18 items-center justify-between gap-x-4 border-y border-line bg-raised px-[clamp(1.25rem,5vw,4rem)] pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="text-fine leading-snug text-balance">
        <span className={day === null ? 'text-quiet' : 'font-semibold'}>
          {day === null ? summary.none : formatDay(day)}
        </span>
        {slot === null ? null : (
          <span className="block">
            {visitor === null || visitor.same ? formatSlot(slot) : shortVisitorTime(visitor)}
          </span>
        )}
      </p>
      {missing === null ? (
        <Button busy={pending ? words.sending : false} className="shrink-0" onClick={submit}>
          {words.submit}
        </Button>
      ) : (
        <Button variant="secondary" className="shrink-0" onClick={goToMissing}>
          {next.title}
        </Button>
      )}
    </div>
  );
}

/** The summary's button remains the form's own, which takes the focus after a failure. */
function submit({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.requestSubmit();
}

/** Focuses the form's first control that still lacks its value, with its step's heading in view. */
function goToMissing({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const control = currentTarget.form?.querySelector<HTMLInputElement>('input:invalid');
  control?.closest('fieldset')?.scrollIntoView();
  control?.focus();
}
