import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { isAhead } from './is-ahead.ts';
import { useMinute } from '../../lib/use-minute.ts';
import type { CallDrag } from './use-call-drag.ts';
import type { SlotChange } from './use-slots-off.ts';
import { type ChangeableState, isChangeable, type WeekCell } from './week-cells.ts';
import { WeekCall } from './WeekCall.tsx';
import { OpenATime, WeekTime } from './WeekTime.tsx';

const FIXED: Record<Exclude<WeekCell['state'], 'call' | ChangeableState>, string> = {
  past: 'week-past',
  off: 'hatched',
  taken: 'week-taken',
};

interface WeekDayProps {
  day: CalendarDay;
  isToday: boolean;
  /** Where the present moment is in it; null where it is not among its times. */
  now: { slot: Slot; share: number } | null;
  /** Whether a call takes no more than half the time from one to the next. */
  isRoomy: boolean;
  cells: readonly WeekCell[];
  /** Consultations at no time of a clock, below the others. */
  odd: readonly Consultation[];
  /** Whether the owner took the day off. */
  isOff: boolean;
  statusOf: (consultation: Consultation) => string;
  /** The keys of a call that is a single button. */
  keysOf: (consultation: Consultation) => ReactNode;
  /** The id of the consultation that is open. */
  open: number | null;
  /** Called with the one that was pressed. */
  onOpen: (id: number) => void;
  onClose: () => void;
  /** The time that is just being taken off, or opened; null for none of this day. */
  changing: Slot | null;
  /** The time that Tab reaches; null for none of this day. */
  reached: Slot | null;
  onChange: (change: Omit<SlotChange, 'day'>) => void;
  /** Begins to book a call then. */
  onBook: (slot: Slot) => void;
  /** Moves calls to free times. */
  drag: CallDrag;
  /** Renders a consultation that is open, a list item. */
  children: (consultation: Consultation) => ReactNode;
}

/** A day of the week: a cell for each time. On narrow screens only consultations have one, and what can be taken off. */
export function WeekDay({
  day,
  isToday,
  now,
  isRoomy,
  cells,
  odd,
  isOff,
  statusOf,
  keysOf,
  open,
  onOpen,
  onClose,
  changing,
  reached,
  onChange,
  onBook,
  drag,
  children,
}: WeekDayProps) {
  const moment = useMinute();
  const addable = cells.filter(({ state }) => state === 'addable').map(({ slot }) => slot);
  const entry = (call: Consultation, time: string, isHalf = false) => (
    <WeekCall
      key={call.id}
      call={call}
      time={time}
      isHalf={isHalf}
      status={statusOf(call)}
      keys={keysOf(call)}
      isOpen={open === call.id}
      onOpen={() => onOpen(call.id)}
      onClose={onClose}
      drag={isAhead(call, moment) ? drag : null}
    >
      {children(call)}
    </WeekCall>
  );
  return (
    <li
      data-day={day}
      className="min-w-0 max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-3 max-md:py-2"
    >
      <h3
        aria-current={isToday ? 'date' : undefined}
        className={`font-sans text-fine max-md:pt-2.5 md:px-2 md:py-2 ${isToday ? 'font-semibold text-clay' : 'font-medium text-quiet'}`}
      >
        {formatShortDay(day)}
        {isOff ? <span className="font-normal md:sr-only">, off</span> : null}
      </h3>
      <ul className="grid content-start max-md:grid-cols-3 max-md:gap-1">
        {cells.map(({ slot, state, isPast, isExtra, calls }) =>
          state === 'call' ? (
            <li
              key={slot}
              data-slot={slot}
              className={`relative grid content-start gap-1 max-md:col-span-full md:min-h-14.25 md:border-t md:border-line md:p-1 ${isPast ? 'md:week-past' : 'md:week-free'}`}
            >
              {calls.map((one) => entry(one, formatSlot(slot), isRoomy))}
              {now?.slot === slot ? <NowLine share={now.share} /> : null}
            </li>
          ) : isChangeable(state) ? (
            <li
              key={slot}
              data-slot={slot}
              className={`relative ${state === 'addable' ? 'max-md:hidden' : ''} data-over:outline-2 data-over:-outline-offset-2 data-over:outline-clay md:h-14.25 md:border-t md:border-line`}
              {...(state === 'open' ? drag.targetOf({ day, slot }) : {})}
            >
              <WeekTime
                day={day}
                slot={slot}
                state={state}
                isSaving={changing === slot}
                isReached={reached === slot}
                onChange={(isOffNow) => onChange({ slot, isOff: isOffNow, isExtra })}
                onBook={() => onBook(slot)}
              />
              {now?.slot === slot ? <NowLine share={now.share} /> : null}
            </li>
          ) : (
            <li
              key={slot}
              aria-hidden
              className={`relative border-t border-line max-md:hidden md:h-14.25 ${FIXED[state]}`}
            >
              {now?.slot === slot ? <NowLine share={now.share} /> : null}
            </li>
          ),
        )}
        {addable.length === 0 ? null : (
          <li className="col-span-2 md:hidden">
            <OpenATime
              day={day}
              slots={addable}
              isReached={addable.some((slot) => slot === reached)}
              onOpen={(slot) => onChange({ slot, isOff: false, isExtra: true })}
            />
          </li>
        )}
        {odd.map((one) => (
          <li key={one.id} className="max-md:col-span-full md:border-t md:border-line md:p-1">
            {entry(one, one.consultation_time)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The present moment, across its day. */
function NowLine({ share }: { share: number }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-0 z-10 h-0.5 -translate-y-1/2 bg-clay before:absolute before:-top-0.75 before:-left-1 before:size-2 before:rounded-full before:bg-clay max-md:hidden"
      style={{ top: `${share * 100}%` }}
    />
  );
}
