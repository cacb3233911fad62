import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { zoneLabel } from '#shared/booking-days.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { ROOM_FOR_TWO, useRoom } from '../../../components/dashboard/use-room.ts';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { MonthDays } from '../day-picker/MonthDays.tsx';
import { CallTimes } from './CallTimes.tsx';
import type { CallTimeChoice } from './use-call-time.ts';

interface CallStepsProps {
  choice: CallTimeChoice;
  /** When the call is that is being moved. */
  now?: { date: CalendarDay; time: Slot } | undefined;
  /** What has the focus at first: the chosen day, or the first free time; null for neither. */
  focusFirst: 'day' | 'time' | null;
  /** Called before a day or a time is chosen. */
  onChoose: () => void;
}

/** The owner's choice of when a call is: any day from today on, and any time of it. */
export function CallSteps({ choice, now, focusFirst, onChoose }: CallStepsProps) {
  const days = useRef<HTMLDivElement>(null);
  const times = useRef<HTMLFieldSetElement>(null);
  const { day, today } = choice;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (focusFirst !== 'time' || (hasBegun.current && !isLost(document.activeElement))) return;
    hasBegun.current = true;
    const time = times.current?.querySelector<HTMLElement>('input:enabled');
    (time ?? days.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]'))?.focus();
  });
  function pickDay(next: CalendarDay) {
    onChoose();
    flushSync(() => choice.chooseDay(next));
    // On a phone the times are below all days. The arrow keys go on through the days.
    if (document.activeElement?.matches(':focus-visible') === true) return;
    times.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-6 sm:grid-cols-[19rem_minmax(0,1fr)]">
      <div ref={days} role="group" aria-label="Day" className="min-w-0">
        <MonthDays
          chosen={day}
          min={today}
          now={now?.date}
          isSingle={!useRoom(ROOM_FOR_TWO)}
          isFocused={focusFirst === 'day'}
          onChoose={pickDay}
        />
      </div>
      <fieldset ref={times} className="min-w-0">
        <legend className="mb-2 font-semibold">
          Time <span className="font-normal text-quiet">({zoneLabel})</span>
        </legend>
        {choice.day === '' ? <p className="text-quiet">Once the day is chosen.</p> : null}
        <CallTimes
          cells={choice.cells}
          others={choice.others}
          chosen={choice.slot}
          now={now?.date === day ? now.time : null}
          onChoose={(slot) => {
            onChoose();
            choice.chooseSlot(slot);
          }}
        />
      </fieldset>
    </div>
  );
}

/** Whether what had the focus has gone, or cannot have it any more: a time that is known now to be taken. */
function isLost(active: Element | null): boolean {
  return active === null || active === document.body || active.matches('dialog, :disabled');
}
