import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import type { ListedConsultation } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { isAhead as isCallAhead } from './is-ahead.ts';
import { useMinute } from '../../lib/use-minute.ts';
import type { CallDrag, CallTime } from './use-call-drag.ts';
import type { TimeChoice } from './use-time-choice.ts';
import type { TimeRanges } from './use-time-range.ts';
import { actionsAt, actionsOfDay, type DayDeeds } from './week-actions.ts';
import { type BookableState, isBookable, type WeekCell } from './week-cells.ts';
import { WeekCall } from './WeekCall.tsx';
import { WeekDayHead } from './WeekDayHead.tsx';
import type { WeekAction } from './WeekMenu.tsx';
import { WeekTime } from './WeekTime.tsx';

const FIXED: Record<Exclude<WeekCell['state'], 'call' | BookableState>, string> = {
  past: 'week-past',
  off: '',
  taken: 'week-taken',
};

/** Above a time that follows on a gap, such as noon. */
export const AFTER_GAP = 'border-edge md:border-t-[3px]';

interface WeekDayProps {
  day: CalendarDay;
  isToday: boolean;
  /** Where the present moment is in it; null where it is not among its times. */
  now: { slot: Slot; share: number } | null;
  /** Whether a call takes no more than half the time from one to the next. */
  isRoomy: boolean;
  cells: readonly WeekCell[];
  /** The times that follow on a gap. */
  afterGaps: readonly Slot[];
  /** Consultations at no time of a clock, below the others. */
  odd: readonly ListedConsultation[];
  /** What takes the whole day off; null for nothing. */
  off: DayOff | null;
  /** Whether it has not passed. */
  isAhead: boolean;
  statusOf: (consultation: ListedConsultation) => string;
  /** The keys of a call that is a single button. */
  keysOf: (consultation: ListedConsultation) => ReactNode;
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
  /** What its menus do. */
  deeds: DayDeeds;
  /** Which times are chosen together. */
  ranges: TimeRanges;
  /** What can be done with some of several days. */
  actionsOver: (times: readonly CallTime[]) => WeekAction[];
  /** Which times are chosen one by one. */
  choice: TimeChoice;
  /** Moves calls to other times. */
  drag: CallDrag;
  /** Renders a consultation that is open, a list item. */
  children: (consultation: ListedConsultation) => ReactNode;
}

/** A day of the week: a cell for each time. On narrow screens only consultations have one, and what can be taken off. */
export function WeekDay({
  day,
  isToday,
  now,
  isRoomy,
  cells,
  afterGaps,
  odd,
  off,
  isAhead,
  statusOf,
  keysOf,
  open,
  onOpen,
  onClose,
  changing,
  isChanging,
  reached,
  deeds,
  ranges,
  actionsOver,
  choice,
  drag,
  children,
}: WeekDayProps) {
  const moment = useMinute();
  const entry = (call: ListedConsultation, time: string, isHalf = false) => (
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
      isBusy={isAhead ? cells.some(({ busyIn, calls }) => busyIn !== null && calls.includes(call)) : false}
      drag={isCallAhead(call, moment) ? drag : null}
    >
      {children(call)}
    </WeekCall>
  );
  const whole = { day, cells, off };
  const edgeOf = (slot: Slot) => (afterGaps.includes(slot) ? AFTER_GAP : 'border-line');

  /** What can be done with a free time, or with all that are chosen together with it. */
  function actionsOf(cell: WeekCell): WeekAction[] {
    const together = ranges.around({ day, slot: cell.slot });
    if (together.some((time) => time.day !== day)) return actionsOver(together);
    const slots = together.map(({ slot }) => slot);
    return actionsAt(cell, whole, slots, deeds);
  }

  /** Where a call is dragged to. */
  function targetAt(cell: WeekCell) {
    const { slot, state } = cell;
    const why = whyNotAt(cell);
    const text =
      why === null ? null : `${formatShortDay(day)}, ${formatSlot(slot)} ${why}. Nothing was moved.`;
    const look = state === 'open' ? 'free' : 'closed';
    return drag.targetOf({ day, slot }, text, why === null ? look : null);
  }

  return (
    <li
      data-day={day}
      data-off={off === null ? undefined : ''}
      className="min-w-0 max-md:grid max-md:grid-cols-[6.5rem_minmax(0,1fr)] max-md:gap-x-3 max-md:py-2"
    >
      <WeekDayHead
        day={day}
        isToday={isToday}
        off={off}
        isSaving={isChanging}
        actions={isAhead ? actionsOfDay(whole, deeds) : []}
      />
      <ul className="grid content-start max-md:grid-cols-3 max-md:gap-1">
        {cells.map((cell) => {
          const { slot, state, isPast, calls } = cell;
          const line = now?.slot === slot ? <NowLine share={now.share} isBehind={state === 'call'} /> : null;
          if (state === 'call')
            return (
              <li
                key={slot}
                data-slot={slot}
                className={`relative grid content-start gap-1 max-md:col-span-full md:min-h-14.25 md:border-t md:p-1 ${edgeOf(slot)} ${lookOf(isPast, off !== null)}`}
                {...targetAt(cell)}
              >
                {line}
                {calls.map((one) => entry(one, formatSlot(slot), isRoomy))}
              </li>
            );
          return isBookable(state) ? (
            <li
              key={slot}
              data-slot={slot}
              className={`relative ${state === 'open' || state === 'closed' ? '' : 'max-md:hidden'} data-over:outline-2 data-over:-outline-offset-2 data-over:outline-clay data-over:outline-solid data-[drop=closed]:outline data-[drop=closed]:-outline-offset-1 data-[drop=closed]:outline-quiet data-[drop=closed]:outline-dashed data-[drop=free]:outline data-[drop=free]:-outline-offset-1 data-[drop=free]:outline-agave md:h-14.25 md:border-t ${edgeOf(slot)}`}
              {...targetAt(cell)}
            >
              <WeekTime
                day={day}
                cell={{ ...cell, state }}
                isSaving={changing.includes(slot) || isChanging}
                isReached={reached === slot}
                ranges={ranges}
                choice={choice}
                actions={actionsOf(cell)}
              />
              {line}
            </li>
          ) : (
            <li
              key={slot}
              aria-hidden
              className={`relative border-t max-md:hidden md:h-14.25 ${edgeOf(slot)} ${isPast ? 'week-past' : FIXED[state]}`}
              {...targetAt(cell)}
            >
              {line}
            </li>
          );
        })}
        {odd.map((one) => (
          <li key={one.id} className="max-md:col-span-full md:border-t md:border-line md:p-1">
            {entry(one, one.consultation_time)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The present moment, across its day, behind a call that is just going on. */
function NowLine({ share, isBehind }: { share: number; isBehind: boolean }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-x-0 h-0.5 -translate-y-1/2 bg-clay before:absolute before:-top-0.75 before:-left-1 before:size-2 before:rounded-full before:bg-clay max-md:hidden ${isBehind ? '' : 'z-10'}`}
      style={{ top: `${share * 100}%` }}
    />
  );
}

/** Why no call can be moved there; null where one can. */
function whyNotAt({ state, isPast, calls }: WeekCell): string | null {
  if (isPast) return 'has passed';
  const [call] = calls;
  if (call !== undefined) return `is booked: ${call.name} has it`;
  return isBookable(state) ? null : 'is booked: a call next to it runs into it';
}

/** What lies behind the calls of a time. */
function lookOf(isPast: boolean, isOff: boolean): string {
  if (isPast) return 'md:week-past';
  return isOff ? 'hatched' : 'md:week-free';
}
