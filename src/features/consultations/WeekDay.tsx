import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { isAhead } from './is-ahead.ts';
import { useMinute } from '../../lib/use-minute.ts';
import type { CallDrag } from './use-call-drag.ts';
import type { WeekCell } from './week-cells.ts';
import { WeekTime } from './WeekTime.tsx';

/** As wide as its cell; by its border and its colour one sees the status. */
const CALL =
  'flex w-full min-w-0 cursor-pointer items-center gap-1.5 rounded border px-2 text-left text-fine transition-colors hover:border-ink aria-expanded:ring-2 aria-expanded:ring-clay max-md:min-h-11';
/** As high as its cell, or as half of it, unless the name needs lines of its own. The head of the row says the time as well. */
const WHOLE = 'md:h-12 xl:flex-col xl:items-start xl:justify-center xl:gap-0 xl:leading-snug';
const HALF = 'md:px-1.5 md:max-xl:h-12 xl:min-h-6.5';
/** Where days are narrow, time and name are one text of up to three lines; in half a cell always, of two where days are wide. */
const IN_LINES = 'contents md:max-xl:line-clamp-3 md:max-xl:leading-[1.12] md:max-xl:wrap-anywhere';
const IN_TWO_LINES = 'xl:line-clamp-2 xl:leading-[1.3] xl:wrap-anywhere';
const NAME =
  'max-w-full text-small font-semibold max-md:truncate md:max-xl:text-fine md:max-xl:leading-[1.12]';
const TONES: Record<string, string> = {
  pending: 'border-dashed border-sun bg-sun-wash text-sun',
  confirmed: 'border-agave bg-agave-wash text-agave',
  completed: 'border-sky bg-sky-wash text-sky',
};
const OTHER_TONE = 'border-line text-ink';
const FIXED: Record<Exclude<WeekCell['state'], 'call' | 'open' | 'closed'>, string> = {
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
  /** The id of the consultation that is shown below. */
  open: number | null;
  onOpen: (id: number) => void;
  /** The time that is just being taken off, or opened; null for none of this day. */
  changing: Slot | null;
  /** The time that Tab reaches; null for none of this day. */
  reached: Slot | null;
  onChange: (slot: Slot, isOff: boolean) => void;
  /** Moves calls to free times. */
  drag: CallDrag;
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
  changing,
  reached,
  onChange,
  drag,
}: WeekDayProps) {
  const moment = useMinute();
  const button = (one: Consultation, time: string, isHalf = false) => {
    const status = statusOf(one);
    return (
      <span key={one.id} data-row={one.id} className="contents">
        <button
          type="button"
          aria-expanded={open === one.id}
          onClick={() => onOpen(one.id)}
          {...(isAhead(one, moment) ? drag.sourceOf(one) : {})}
          className={`${CALL} ${isHalf ? HALF : WHOLE} ${TONES[status] ?? OTHER_TONE}`}
        >
          <span className={`${IN_LINES} ${isHalf ? IN_TWO_LINES : ''}`}>
            <span
              className={`whitespace-nowrap tabular-nums max-md:font-semibold ${isHalf ? 'md:sr-only' : ''}`}
            >
              {time}
            </span>{' '}
            {isHalf ? (
              <>
                <span aria-hidden className="tabular-nums max-md:hidden">
                  {shortTime(time)}
                </span>{' '}
              </>
            ) : null}
            <span className={`${NAME} ${isHalf ? 'xl:text-fine' : 'xl:truncate'}`}>{one.name}</span>
          </span>
          <span className="sr-only">, </span>
          <span className="shrink-0 first-letter:uppercase max-md:ml-auto md:sr-only">{status}</span>
        </button>
        {keysOf(one)}
      </span>
    );
  };
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
        {cells.map(({ slot, state, isPast, calls }) =>
          state === 'call' ? (
            <li
              key={slot}
              data-slot={slot}
              className={`relative grid content-start gap-1 max-md:col-span-full md:min-h-14.25 md:border-t md:border-line md:p-1 ${isPast ? 'md:week-past' : 'md:week-free'}`}
            >
              {calls.map((one) => button(one, formatSlot(slot), isRoomy))}
              {now?.slot === slot ? <NowLine share={now.share} /> : null}
            </li>
          ) : state === 'open' || state === 'closed' ? (
            <li
              key={slot}
              data-slot={slot}
              className="relative data-over:outline-2 data-over:-outline-offset-2 data-over:outline-clay md:h-14.25 md:border-t md:border-line"
              {...(state === 'open' ? drag.targetOf({ day, slot }) : {})}
            >
              <WeekTime
                day={day}
                slot={slot}
                isOff={state === 'closed'}
                isSaving={changing === slot}
                isReached={reached === slot}
                onChange={(isOffNow) => onChange(slot, isOffNow)}
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
        {odd.map((one) => (
          <li key={one.id} className="max-md:col-span-full md:border-t md:border-line md:p-1">
            {button(one, one.consultation_time)}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** '9:00' of '9:00 AM', where the head of the row says the rest. */
function shortTime(time: string): string {
  return time.replace(/ [AP]M$/, '');
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
