import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { business } from '#content/business.ts';
import { zoneLabel } from '#shared/booking-days.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { SlotSteps } from '../SlotSteps.tsx';
import { useDaysOff } from '../use-days-off.ts';
import type { useSlotChoice } from '../use-slot-choice.ts';
import { isOff } from '../week-cells.ts';

/** As dense as a dialog. What can't be chosen has no frame: the dialog's ground is the tiles'. */
const STEPS =
  'grid grid-cols-1 gap-x-10 gap-y-7 *:border-t-0 *:py-0! [&_h2]:font-sans [&_h2]:text-body [&_h2]:font-semibold [&_h3]:font-sans [&_h3]:text-small [&_h3]:font-semibold [&_label_.text-fine]:text-[0.6875rem] [&_label:has(:disabled)]:border-transparent [&_label:has(:disabled)_span]:font-normal';
/** Day and time beside each other where there is room. */
const WIDE = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-y-0';

interface CallStepsProps {
  choice: ReturnType<typeof useSlotChoice>;
  /** When the call is that is being moved. */
  now?: { date: CalendarDay; time: Slot };
  /** Whether its dialog is wide. */
  isWide?: boolean;
  /** Called before a day or a time is chosen. */
  onChoose: () => void;
}

/** The visitors' steps, in which the owner chooses when a call is. */
export function CallSteps({ choice, now, isWide = false, onChoose }: CallStepsProps) {
  const steps = useRef<HTMLDivElement>(null);
  const daysOff = useDaysOff().query.data ?? [];
  function pickDay(next: CalendarDay) {
    onChoose();
    flushSync(() => choice.chooseDay(next));
    // On a phone the times are below all days. The arrow keys go on through the days.
    if (document.activeElement?.matches(':focus-visible') === true) return;
    steps.current?.lastElementChild?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  }
  return (
    <div ref={steps} className={`${STEPS} ${isWide ? WIDE : ''}`}>
      <SlotSteps
        choice={choice}
        {...(now === undefined ? {} : { now })}
        onDay={pickDay}
        onSlot={(slot) => {
          onChoose();
          choice.chooseSlot(slot);
        }}
        zone={business.time.zone}
        said={{
          full: (each) => (isOff(each, { daysOff }) ? 'off' : 'full'),
          sameClock: `${zoneLabel}.`,
        }}
      />
    </div>
  );
}
