import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { business } from '#content/business.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { formatWeekday } from '#shared/times-in-words.ts';
import { weekFrom } from '#shared/weekdays.ts';
import { Button } from '../../../ui/Button.tsx';
import { dayOfMonth, groupByMonth } from '../calendar.ts';
import { NOW } from '../ChoiceTile.tsx';
import { useToday } from '../use-today.ts';
import { type DaySpan, daysOfMonth, monthsAt, monthsFrom } from './months.ts';
import { type DayMark, useDayMarks } from './use-day-marks.ts';

interface MonthDaysProps {
  /** The present choice; '' for none. */
  chosen: string;
  /** The first day that can be chosen. */
  min: CalendarDay;
  /** The day of what is being moved. */
  now?: CalendarDay | undefined;
  /** Days that are shown together, where they are of two months. */
  span?: DaySpan | undefined;
  /** Whether a second month would take what follows out of sight. */
  isSingle?: boolean;
  /** Whether the chosen day, or the first, has the focus at first. */
  isFocused: boolean;
  onChoose: (day: CalendarDay) => void;
}

const WEEK = weekFrom(business.language.firstDayOfWeek);

/**
 * A month to choose a day from, with the next one where little is left of it, which says what is off and booked. Arrow
 * keys go from day to day and from week to week, Page Up and Page Down from month to month, with Shift from year to year.
 */
export function MonthDays({ chosen, min, now, span, isSingle = false, isFocused, onChoose }: MonthDaysProps) {
  const part = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(chosen > min ? chosen : min);
  /** Whether the focus goes with the day; it stays on the buttons that turn the months. */
  const takesFocus = useRef(isFocused);
  const shown = monthsAt(at, min, { span, isSingle });
  const today = useToday();
  const days = shown.flatMap(daysOfMonth);
  const markOf = useDayMarks(days);
  const months = groupByMonth(
    days.filter((day) => day >= min),
    WEEK,
  );

  useEffect(() => {
    if (takesFocus.current) part.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  function go(day: CalendarDay, withFocus: boolean) {
    takesFocus.current = withFocus;
    setAt(day < min ? min : day);
  }

  function onKeyDown(event: KeyboardEvent) {
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const target = isOnDay ? dayAt(event, at) : undefined;
    if (target === undefined) return;
    go(target, true);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its buttons
    <div ref={part} onKeyDown={onKeyDown}>
      <div className="flex items-center justify-between gap-2">
        <Turn
          label="Earlier month"
          disabled={(shown[0] ?? min).slice(0, 7) <= min.slice(0, 7)}
          onTurn={() => go(monthsFrom(shown[0] ?? at, -1), false)}
        >
          <ChevronLeft aria-hidden className="size-4.5" />
        </Turn>
        <p aria-live="polite" className="font-semibold">
          {months[0]?.name}
        </p>
        <Turn label="Later month" onTurn={() => go(monthsFrom(shown.at(-1) ?? at, 1), false)}>
          <ChevronRight aria-hidden className="size-4.5" />
        </Turn>
      </div>
      <div aria-hidden className="mt-1 grid grid-cols-7 text-center text-fine text-quiet">
        {WEEK.map((weekday) => (
          <span key={weekday}>{formatWeekday(weekday)}</span>
        ))}
      </div>
      {months.map(({ name, weeks }, index) => (
        <Fragment key={name}>
          {index === 0 ? null : <p className="mt-3 text-center font-semibold">{name}</p>}
          <div role="group" aria-label={name} className="mt-1 grid grid-cols-7 gap-0.5">
            {weeks.flat().map((cell, place) =>
              cell === null ? (
                <span key={place} />
              ) : cell.bookable ? (
                <Day
                  key={cell.day}
                  day={cell.day}
                  mark={markOf(cell.day)}
                  isChosen={cell.day === chosen}
                  isReached={cell.day === at}
                  isNow={cell.day === now}
                  isToday={cell.day === today}
                  onChoose={(day) => {
                    go(day, true);
                    onChoose(day);
                  }}
                />
              ) : (
                <span
                  key={cell.day}
                  aria-hidden
                  className="grid h-10 place-items-center text-fine text-quiet tabular-nums touch:h-11"
                >
                  {dayOfMonth(cell.day)}
                </span>
              ),
            )}
          </div>
        </Fragment>
      ))}
      <p aria-hidden className="mt-2.5 flex gap-4 border-t border-line pt-2 text-fine text-quiet">
        <span className="flex items-center gap-1.5">
          <span className="size-1.5 rounded-full bg-clay" /> Booked
        </span>
        <span className="flex items-center gap-1.5">
          <span className="hatched size-3.5 rounded-[2px] border border-line" /> Off
        </span>
      </p>
    </div>
  );
}

/** Where a key leads from a day; undefined for any other key. */
function dayAt({ key, shiftKey }: KeyboardEvent, day: CalendarDay): CalendarDay | undefined {
  const months = shiftKey ? 12 : 1;
  const targets: Record<string, CalendarDay> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -WEEK.length),
    ArrowDown: addDays(day, WEEK.length),
    PageUp: monthsFrom(day, -months),
    PageDown: monthsFrom(day, months),
  };
  return targets[key];
}

interface TurnProps {
  label: string;
  disabled?: boolean;
  onTurn: () => void;
  children: ReactNode;
}

function Turn({ label, disabled = false, onTurn, children }: TurnProps) {
  return (
    <Button
      size="small"
      variant="quiet"
      className="px-2!"
      aria-label={label}
      disabled={disabled}
      onClick={onTurn}
    >
      {children}
    </Button>
  );
}

interface DayProps {
  day: CalendarDay;
  mark: DayMark;
  isChosen: boolean;
  /** Whether it is the one that Tab reaches. */
  isReached: boolean;
  isNow: boolean;
  isToday: boolean;
  onChoose: (day: CalendarDay) => void;
}

function Day({ day, mark, isChosen, isReached, isNow, isToday, onChoose }: DayProps) {
  const { isOff, hasHours, booked } = mark;
  const look = isChosen
    ? 'border-clay bg-clay text-on-clay'
    : `border-transparent hover:border-clay ${isOff ? 'hatched' : ''} ${hasHours && !isOff ? 'font-semibold' : 'text-quiet'}`;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isReached ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onChoose(day)}
      className={`relative grid h-10 cursor-pointer place-items-center rounded border tabular-nums transition-colors touch:h-11 ${isNow ? NOW : ''} ${look}`}
    >
      <span aria-hidden className={isToday ? 'font-bold underline decoration-2 underline-offset-4' : ''}>
        {dayOfMonth(day)}
      </span>
      {booked > 0 ? (
        <span
          aria-hidden
          className={`absolute bottom-1 size-1.5 rounded-full ${isChosen ? 'bg-on-clay' : 'bg-clay'}`}
        />
      ) : null}
      <span className="sr-only">
        {formatFullDay(day)}
        {isOff ? ', off' : null}
        {hasHours ? null : ', no calls'}
        {booked > 0 ? `, ${booked} booked` : null}
        {isNow ? ', the present day' : null}
      </span>
    </button>
  );
}
