import { type MouseEvent, type RefObject, use, useEffect, useRef, useState } from 'react';
import { business } from '#content/business.ts';
import { consultation } from '#content/words/consultation.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot, formatWeekday } from '#shared/times-in-words.ts';
import type { VisitorTime } from '#shared/visitor-time.ts';
import { weekdayOf } from '#shared/weekdays.ts';
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
 * The choice so far and the next step, at the bottom of small screens from the first choice until the summary's button
 * comes into view. It is the last thing of the steps, so that it is read and reached between them and the summary. It
 * takes no room there: nothing moves as it comes and goes.
 */
export function BookingBar({ day, ...rest }: BookingBarProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDue = !useButtonInView(place) && day !== null;
  return (
    <div ref={place} className="lg:hidden">
      {isDue ? <Bar day={day} {...rest} /> : null}
    </div>
  );
}

/** Whether the form's own button has come into view, or is above it already. It takes the focus over from the bar. */
function useButtonInView(place: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const button = place.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]') ?? null;
    if (button === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isReached = entries.at(-1)?.isIntersecting ?? false;
        if (isReached && place.current?.contains(document.activeElement) === true) button.focus();
        setInView(isReached);
      },
      {
        rootMargin: '100000px 0px 0px',
      },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [place]);
  return isInView;
}

function Bar({ words, day, slot, zone, missing }: BookingBarProps & { day: CalendarDay }) {
  const { pending } = use(FormContext);
  const visitorTime = useVisitorTime(zone);
  const [first, second] = linesOf(day, slot, slot === null ? null : visitorTime(day, slot));
  return (
    <div
      data-booking-bar
      className="fixed inset-x-0 bottom-0 z-10 flex min-h-18 items-center justify-between gap-x-4 border-t border-line bg-raised px-[clamp(1.25rem,5vw,4rem)] pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))]"
    >
      <p className="text-fine leading-snug text-balance">
        <span className="block font-semibold">{first}</span>
        <span className="block text-quiet">{second}</span>
      </p>
      {missing === null ? (
        <Button busy={pending ? words.sending : false} className="shrink-0" onClick={submit}>
          {words.submit}
        </Button>
      ) : (
        <Button variant="secondary" className="shrink-0" onClick={goToMissing}>
          {slot === null ? consultation.time.title : consultation.bar.details}
        </Button>
      )}
    </div>
  );
}

/** The visitor's day and time come first, ours below them: 'Fri, Nov 27, 1:45 AM' and 'Thu 1:00 PM in Arizona'. */
function linesOf(day: CalendarDay, slot: Slot | null, visitor: VisitorTime | null): [string, string] {
  if (slot === null) return [formatDay(day), ''];
  const ours = formatSlot(slot);
  if (visitor === null || visitor.same) return [formatDay(day), ours];
  const { otherDay, time } = visitor;
  const weekday = otherDay === null ? '' : `${formatWeekday(weekdayOf(day))} `;
  return [`${formatShortDay(otherDay ?? day)}, ${time}`, `${weekday}${ours} ${business.time.place}`];
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
