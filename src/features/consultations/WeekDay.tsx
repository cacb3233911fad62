import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { isAhead as isCallAhead } from './is-ahead.ts';
import { useMinute } from '../../lib/use-minute.ts';
import type { CallDrag } from './use-call-drag.ts';
import type { SlotChange } from './use-slots-off.ts';
import type { TimeRanges } from './use-time-range.ts';
import { actionsAt, actionsOfDay } from './week-actions.ts';
import { type ChangeableState, isChangeable, type WeekCell } from './week-cells.ts';
import { WeekCall } from './WeekCall.tsx';
import { WeekDayHead } from './WeekDayHead.tsx';
import { OpenATime, WeekTime } from './WeekTime.tsx';

const FIXED: Record<Exclude<WeekCell['state'], 'call' | ChangeableState>, string> = {
  past: 'week-past',
  off: '',
  taken: 'week-taken',
};
/** Why a call can't be moved to such a time. */
const NOT_FREE: Record<Exclude<WeekCell['state'], 'open'>, string> = {
  call: 'is taken',
  taken: 'is taken',
  closed: 'is off',
  'day-off': 'is off',
  addable: 'is not open',
  off: 'is not open',
  past: 'has passed',
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
  /** What takes the whole day off; null for nothing. */
  off: DayOff | null;
  /** Whether a day of the week is off. */
  hasLine: boolean;
  /** Whether it has not passed. */
  isAhead: boolean;
  statusOf: (consultation: Consultation) => string;
  /** The keys of a call that is a single button. */
  keysOf: (consultation: Consultation) => ReactNode;
  /** The id of the consultation that is open. */
  open: number | null;
  /** Called with the one that was pressed. */
  onOpen: (id: number) => void;
  onClose: () => void;
  /** The times of this day that are just being taken off, or opened. */
  changing: readonly Slot[];
  /** Whether the whole day is. */
  isChanging: boolean;
  /** The time that Tab reaches; null for none of this day. */
  reached: Slot | null;
  onChange: (change: Omit<SlotChange, 'day'>) => void;
  onTakeOff: () => void;
  onOpenDay: () => void;
  /** Which times are chosen together. */
  ranges: TimeRanges;
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
  off,
  hasLine,
  isAhead,
  statusOf,
  keysOf,
  open,
  onOpen,
  onClose,
  changing,
  isChanging,
  reached,
  onChange,
  onTakeOff,
  onOpenDay,
  ranges,
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
      off={isAhead ? off : null}
      drag={isCallAhead(call, moment) ? drag : null}
    >
      {children(call)}
    </WeekCall>
  );
  const deeds = { onChange, onTakeOff, onOpenDay, onBook };
  const ofDay = isAhead ? actionsOfDay({ day, cells, off }, deeds) : [];

  /** Where a call is dragged to. */
  const targetAt = ({ slot, state, isPast }: WeekCell) =>
    drag.targetOf(
      { day, slot },
      state === 'open'
        ? null
        : `${formatShortDay(day)}, ${formatSlot(slot)} ${NOT_FREE[isPast ? 'past' : state]}. Nothing was moved.`,
    );

  return (
    <li
      data-day={day}
      className="min-w-0 max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-3 max-md:py-2"
    >
      <WeekDayHead
        day={day}
        isToday={isToday}
        off={off}
        hasLine={hasLine}
        isSaving={isChanging}
        actions={ofDay}
      />
      <ul className="grid content-start max-md:grid-cols-3 max-md:gap-1">
        {cells.map((cell) => {
          const { slot, state, isPast, calls } = cell;
          const line = now?.slot === slot ? <NowLine share={now.share} /> : null;
          if (state === 'call')
            return (
              <li
                key={slot}
                data-slot={slot}
                className={`relative grid content-start gap-1 max-md:col-span-full md:min-h-14.25 md:border-t md:border-line md:p-1 ${lookOf(isPast, off !== null)}`}
                {...targetAt(cell)}
              >
                {calls.map((one) => entry(one, formatSlot(slot), isRoomy))}
                {line}
              </li>
            );
          return isChangeable(state) ? (
            <li
              key={slot}
              data-slot={slot}
              className={`relative ${state === 'addable' || state === 'day-off' ? 'max-md:hidden' : ''} data-free:outline data-free:-outline-offset-1 data-free:outline-agave data-over:outline-2 data-over:-outline-offset-2 data-over:outline-clay md:h-14.25 md:border-t md:border-line`}
              {...targetAt(cell)}
            >
              <WeekTime
                day={day}
                slot={slot}
                state={state}
                isSaving={changing.includes(slot) || isChanging}
                isReached={reached === slot}
                ranges={ranges}
                actions={
                  state === 'day-off' ? ofDay : actionsAt(cell, cells, ranges.around({ day, slot }), deeds)
                }
              />
              {line}
            </li>
          ) : (
            <li
              key={slot}
              aria-hidden
              className={`relative border-t border-line max-md:hidden md:h-14.25 ${isPast ? 'week-past' : FIXED[state]}`}
              {...targetAt(cell)}
            >
              {line}
            </li>
          );
        })}
        {addable.length === 0 ? null : (
          <li className="col-span-2 md:hidden">
            <OpenATime
              day={day}
              slots={addable}
              isReached={addable.some((slot) => slot === reached)}
              onOpen={(slot) => onChange({ slots: [slot], extras: [slot], isOff: false })}
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

/** What lies behind the calls of a time. */
function lookOf(isPast: boolean, isOff: boolean): string {
  if (isPast) return 'md:week-past';
  return isOff ? 'hatched' : 'md:week-free';
}
