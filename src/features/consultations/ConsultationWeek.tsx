import { type ReactNode, useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { DayOff } from '#shared/contract/availability.ts';
import type { Consultation, ListedConsultation } from '#shared/contract/consultations.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import type { News } from '../../components/dashboard/use-news.ts';
import { consultationSource } from './use-consultations.ts';
import { ChosenTimes } from './ChosenTimes.tsx';
import { isAhead } from './is-ahead.ts';
import { NextWeekCall } from './NextWeekCall.tsx';
import { DraggedCall } from './DraggedCall.tsx';
import { DaysOffDialog } from './DaysOffDialog.tsx';
import { OpenTimeDialog } from './OpenTimeDialog.tsx';
import type { BookingTime } from './owner-changes/BookCallDialog.tsx';
import { type CallTime, useCallDrag } from './use-call-drag.ts';
import { useFocusInWeek } from './use-focus-in-week.ts';
import { useDayChange } from './use-day-change.ts';
import { useSlotChange } from './use-slot-change.ts';
import { useSwipe } from './use-swipe.ts';
import { useTimeChoice } from './use-time-choice.ts';
import { useTimeRange } from './use-time-range.ts';
import { useWeekFacts } from './use-week-facts.ts';
import { afterGaps, cellsOf, isBookable, isOff, isRoomy, nowIn, offOn, timesOf } from './week-cells.ts';
import { actionsOver } from './week-actions.ts';
import { moveFocus, OPEN } from './week-keys.ts';
import { changesOver } from './week-range.ts';
import { AFTER_GAP, WeekDay } from './WeekDay.tsx';
import { WeekBar } from './WeekBar.tsx';
import { WeekLegend } from './WeekLegend.tsx';
import { daysOf, weeksFrom } from './weeks.ts';

/** What leaves the times chosen that are. */
const KEEP_CHOSEN = ['Enter', ' ', 'Shift'];

interface ConsultationWeekProps {
  /** The first day of the week. */
  first: CalendarDay;
  today: CalendarDay;
  statusOf: (consultation: ListedConsultation) => string;
  onMove: (first: CalendarDay) => void;
  /** The id of the call that is open; null for none. */
  open: number | null;
  onOpen: (id: number | null) => void;
  /** Asks whether calls are cancelled, by their ids. */
  onCancelCalls: (ids: readonly number[]) => void;
  /** Called with a call that was dragged to another time. */
  onMoveCall: (call: Consultation, to: CallTime) => void;
  /** Begins to book a call. @param lead puts the focus on it in the week, once it is booked */
  onBook: (at: BookingTime, lead: (booked: CallTime) => void) => void;
  news: News;
  /** The keys of a call that is a single button. */
  keysOf: (consultation: ListedConsultation) => ReactNode;
  /** Renders the chosen consultation, a list item. */
  children: (consultation: ListedConsultation) => ReactNode;
}

/**
 * A week of consultations, a column a day and a row an hour; on narrow screens one day below the other. The consultation
 * that is pressed opens in its place until it is pressed again, or by Escape. Times without one can be booked for somebody,
 * and calls dragged to them; they are taken off or opened, as several together and whole days can be. Arrow keys lead into
 * the week and from one to the next, Page Up and Page Down to other weeks, as a finger does that is drawn across.
 */
export function ConsultationWeek({
  first,
  today,
  statusOf,
  onMove,
  open: chosen,
  onOpen,
  onCancelCalls,
  onMoveCall,
  onBook,
  news,
  keysOf,
  children,
}: ConsultationWeekProps) {
  const last = daysOf(first).at(-1) ?? first;
  const facts = useWeekFacts(first, last);
  const now = useMinute();
  const { rows, isPending, isOutdated, error, retry } = useOwnerList(consultationSource, {
    view: 'all',
    sort: 'time',
    limit: OWNER_LIST_LIMIT,
    from: first,
    to: last,
  });
  /** The day that a dialog asks about, and what it asks. */
  const [asking, setAsking] = useState<{ what: 'days-off' | 'time'; day: CalendarDay } | null>(null);
  const part = useRef<HTMLElement>(null);
  const isComing = isPending || isOutdated;
  const standing = isComing ? [] : rows.filter(({ status }) => status !== 'cancelled');
  const times = timesOf(daysOf(first), standing, facts);
  const gaps = afterGaps(times);
  const open = standing.find(({ id }) => id === chosen);
  const { changeSlots, changing } = useSlotChange(news);
  const dayChange = useDayChange(news, today, onCancelCalls);
  const ranges = useTimeRange();
  function close() {
    if (chosen !== null) onOpen(null);
  }
  const choice = useTimeChoice(() => {
    news.clear();
    close();
  });
  const drag = useCallDrag({
    week: first,
    onDrop: onMoveCall,
    onRefuse: (why) => news.tell(why),
    onBegin: close, // it would lie over the free times
    onTurn: turnTo,
  });
  const focusInWeek = useFocusInWeek(first, isComing);
  const days = daysOf(first).map((day) => ({
    day,
    cells: cellsOf(day, times, { ...facts, calls: standing, now }),
    off: offOn(day, facts.daysOff)[0] ?? null,
  }));
  /** Tab reaches one of the times that can be booked: one that its day has, if there is any. */
  const bookable = days
    .flatMap(({ day, cells }) => cells.map(({ slot, state }) => ({ day, slot, state })))
    .filter(({ state }) => isBookable(state));
  const reached = bookable.find(({ state }) => state === 'open' || state === 'closed') ?? bookable[0];
  function openOrClose(id: number) {
    news.clear();
    onOpen(id === chosen ? null : id);
  }

  /** Whatever is open in this one is closed. */
  function turnTo(other: CalendarDay) {
    ranges.clear();
    choice.end();
    onMove(other);
  }

  const swipe = useSwipe((weeks) => {
    if (!choice.isChoosing && !drag.isDragging()) turnTo(weeksFrom(first, weeks));
  });

  function ask(what: 'days-off' | 'time', day: CalendarDay) {
    news.clear();
    setAsking({ what, day });
  }

  function openTime(day: CalendarDay, slot: Slot) {
    if (isOff(day, facts)) void dayChange.openTime(day, slot);
    else void changeSlots([{ day, slots: [slot], extras: [slot], isOff: false }]);
  }

  function focusTime({ day, slot }: CallTime) {
    part.current
      ?.querySelector<HTMLElement>(`[data-day="${day}"] [data-slot="${slot}"] button`)
      ?.focus({ preventScroll: true });
  }

  const summary =
    error !== null
      ? 'Not loaded'
      : isComing
        ? 'Loading…'
        : standing.length === 0
          ? 'Nothing this week'
          : `${standing.length} this week`;
  const week = (
    // The keys go from one button to another; those of consultations are reached by Tab as well.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={part}
      aria-label={`Week of ${formatDay(first)}`}
      tabIndex={-1}
      className="outline-none"
      onKeyDown={(event) => {
        const { currentTarget, key } = event;
        const target = event.target as Element;
        // Those of a menu come from elsewhere on the page.
        if (!currentTarget.contains(target)) return;
        if (key === 'Escape' && open !== undefined) {
          currentTarget.querySelector<HTMLElement>('[data-row] > [aria-expanded=true]')?.focus();
          close();
        } else if (target.closest(`${OPEN}, [role=dialog]`) !== null || ranges.extend(event)) return;
        else if (key === 'PageUp' || key === 'PageDown') {
          event.preventDefault();
          turnTo(weeksFrom(first, key === 'PageUp' ? -1 : 1));
        } else {
          if (!KEEP_CHOSEN.includes(key)) ranges.clear();
          moveFocus(event);
        }
      }}
    >
      <WeekBar
        first={first}
        today={today}
        summary={summary}
        until={facts.rules.bookableDays(now).at(-1) ?? null}
        next={
          isComing || error !== null || standing.some((one) => isAhead(one, now)) ? null : (
            <NextWeekCall after={last} onMove={turnTo} />
          )
        }
        turning={drag.turning}
        onMove={turnTo}
      />
      {error !== null ? (
        <LoadFailure title="Error loading consultations" message={error.message} onRetry={retry} />
      ) : (
        <ol
          {...focusInWeek}
          {...swipe}
          aria-busy={isComing}
          data-turning={drag.turning ?? undefined}
          className="grid touch-pan-y touch-pinch-zoom border-b border-line outline-none data-[turning='-1']:shadow-[-6px_0_0_var(--clay)] data-[turning='1']:shadow-[6px_0_0_var(--clay)] max-md:divide-y max-md:divide-line max-md:border-t md:grid-cols-[4.75rem_repeat(7,minmax(0,1fr))] md:divide-x md:divide-line"
        >
          <li aria-hidden className="text-right text-fine text-quiet tabular-nums max-md:hidden">
            <span className="block py-2">
              &nbsp;
              <br />
              &nbsp;
            </span>
            {times.map((slot) => (
              <span
                key={slot}
                className={`block h-14.25 border-t pt-1 pr-2 ${gaps.includes(slot) ? AFTER_GAP : 'border-line'}`}
              >
                {formatSlot(slot)}
              </span>
            ))}
          </li>
          {days.map(({ day, cells, off }) => (
            <WeekDay
              key={day}
              day={day}
              isToday={day === today}
              now={day === today ? nowIn(day, times, now) : null}
              isRoomy={isRoomy(first, times)}
              cells={cells}
              afterGaps={gaps}
              odd={standing.filter((one) => one.consultation_date === day && isOdd(one))}
              off={off}
              isAhead={day >= today}
              statusOf={statusOf}
              keysOf={keysOf}
              open={open?.id ?? null}
              onOpen={openOrClose}
              onClose={close}
              changing={changing?.day === day ? changing.slots : []}
              isChanging={dayChange.changing === day}
              reached={reached?.day === day ? reached.slot : null}
              deeds={{
                onChange: (change) => void changeSlots([{ day, ...change }]),
                onTakeOff: () => void dayChange.takeOff(day),
                onTakeSeveralOff: () => ask('days-off', day),
                onOpenDay: () => void dayChange.open(day),
                onOpenAll: (off) => void dayChange.openAll(day, off),
                onOpenTime: () => ask('time', day),
                onChoose: () => choice.begin([]),
                onBook: (slot) => onBook({ day, slot }, focusTime),
                onCancelCalls: () => onCancelCalls(standingOn(day, off)),
              }}
              ranges={ranges}
              actionsOver={(together) =>
                actionsOver(changesOver(together, days), (changes) => void changeSlots(changes))
              }
              choice={choice}
              drag={drag}
            >
              {children}
            </WeekDay>
          ))}
        </ol>
      )}
      {error === null ? <WeekLegend /> : null}
      {choice.isChoosing ? (
        <ChosenTimes
          times={choice.times}
          days={days}
          onChange={(changes) => {
            choice.end();
            void changeSlots(changes);
          }}
          onBook={(time) => {
            choice.end();
            onBook(time, focusTime);
          }}
          onEnd={choice.end}
        />
      ) : null}
    </section>
  );
  return (
    <>
      {week}
      {drag.dragged === null ? null : <DraggedCall call={drag.dragged} over={drag.over} />}
      {asking?.what === 'days-off' ? (
        <DaysOffDialog first={asking.day} onTake={dayChange.takeSeveralOff} onClose={() => setAsking(null)} />
      ) : null}
      {asking?.what === 'time' ? (
        <OpenTimeDialog
          day={asking.day}
          facts={{ ...facts, calls: standing, now }}
          onOpen={(slot) => openTime(asking.day, slot)}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

/** The calls of a day that are still booked though it is off. */
function standingOn(day: CalendarDay, off: DayOff | null): number[] {
  return off?.standing.filter((call) => call.day === day).map(({ id }) => id) ?? [];
}

/** Whether it is at no time of a clock. */
function isOdd({ consultation_time: time }: ListedConsultation): boolean {
  return parseSlot(time) === null;
}
