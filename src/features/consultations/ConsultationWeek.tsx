import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { useOwnerList } from '../../lib/use-owner-list.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { consultationSource } from './use-consultations.ts';
import { daysOf, weekOf, weeksFrom } from './weeks.ts';

/** More than a week has times. */
const MOST = 500;

interface ConsultationWeekProps {
  /** The first day of the week. */
  first: CalendarDay;
  today: CalendarDay;
  statusOf: (consultation: Consultation) => string;
  onMove: (first: CalendarDay) => void;
  /** Renders the chosen consultation, a list item. */
  children: (consultation: Consultation) => ReactNode;
}

/**
 * A week of consultations, a column a day; on narrow screens one day below the other. Arrow keys go from one to the
 * next, Page Up and Page Down to other weeks; the one that is pressed is shown below.
 */
export function ConsultationWeek({ first, today, statusOf, onMove, children }: ConsultationWeekProps) {
  const days = daysOf(first);
  const { rows, isPending, isOutdated, error, retry } = useOwnerList(consultationSource, {
    view: 'all',
    sort: 'time',
    limit: MOST,
    from: first,
    to: days.at(-1) ?? first,
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const detail = useRef<HTMLUListElement>(null);
  const standing = isOutdated ? [] : rows.filter(({ status }) => status !== 'cancelled');
  const open = standing.find(({ id }) => id === chosen);
  useEffect(() => {
    if (chosen !== null) detail.current?.querySelector('h3')?.focus();
  }, [chosen]);

  if (error !== null) {
    return (
      <div className="mt-5">
        <LoadFailure title="Error loading consultations" message={error.message} onRetry={retry} />
      </div>
    );
  }
  return (
    <section aria-label={`Week of ${formatDay(first)}`}>
      <div className="flex flex-wrap items-center gap-2 py-3">
        <Button size="small" variant="secondary" onClick={() => onMove(weeksFrom(first, -1))}>
          Earlier week
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={today === '' || first === weekOf(today)}
          onClick={() => onMove(weekOf(today))}
        >
          This week
        </Button>
        <Button size="small" variant="secondary" onClick={() => onMove(weeksFrom(first, 1))}>
          Later week
        </Button>
        <p role="status" className="ml-auto text-quiet tabular-nums">
          {isPending || isOutdated
            ? 'Loading…'
            : standing.length === 0
              ? 'Nothing this week'
              : `${standing.length} this week`}
        </p>
      </div>
      {isPending ? (
        <Skeleton className="h-40" />
      ) : (
        // The keys go from one button to another; each of them is reached by Tab as well.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ol
          className="grid border-y border-line max-md:divide-y max-md:divide-line md:grid-cols-7 md:divide-x md:divide-line"
          onKeyDown={(event) => {
            if (event.key === 'PageUp' || event.key === 'PageDown') {
              event.preventDefault();
              onMove(weeksFrom(first, event.key === 'PageUp' ? -1 : 1));
            } else moveFocus(event);
          }}
        >
          {days.map((day) => (
            <li key={day} data-day={day} className="min-w-0 py-2 md:min-h-40 md:px-2">
              <h3
                aria-current={day === today ? 'date' : undefined}
                className={`font-sans text-fine ${day === today ? 'font-semibold text-clay' : 'font-medium text-quiet'}`}
              >
                {formatShortDay(day)}
              </h3>
              <ul className="mt-1 grid gap-1">
                {standing
                  .filter((one) => one.consultation_date === day)
                  .map((one) => (
                    <li key={one.id}>
                      <button
                        type="button"
                        aria-expanded={open?.id === one.id}
                        onClick={() => setChosen(one.id)}
                        className="w-full min-w-0 cursor-pointer rounded border border-line px-2 py-1 text-left text-fine transition-colors hover:border-ink aria-expanded:border-clay touch:min-h-11"
                      >
                        <span className="font-semibold tabular-nums">{timeOf(one)}</span>{' '}
                        <span className="wrap-anywhere">{one.name}</span>
                        <span className="sr-only">, {statusOf(one)}</span>
                      </button>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {open === undefined ? null : (
        <ul ref={detail} aria-label="The chosen consultation">
          {children(open)}
        </ul>
      )}
    </section>
  );
}

/** Up and down go through the days in turn, left and right to the nearest day that has a consultation. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const dayOf = (button: Element | undefined) =>
    button?.closest<HTMLElement>('[data-day]')?.dataset.day ?? '';
  const here = dayOf(buttons[index]);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowUp: buttons[index - 1],
    ArrowDown: buttons[index + 1],
    ArrowLeft: buttons.find(
      (button) => dayOf(button) === dayOf(buttons.findLast((one) => dayOf(one) < here)),
    ),
    ArrowRight: buttons.find((button) => dayOf(button) > here),
  };
  const target = targets[event.key];
  if (index === -1 || target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** The time where the business is; unchanged if it is none. */
function timeOf({ consultation_time: time }: Consultation): string {
  const slot = parseSlot(time);
  return slot === null ? time : formatSlot(slot);
}
