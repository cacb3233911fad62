import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ReaderStep } from '#shared/contract/readers.ts';
import { type CalendarDay, weekdayNumber } from '#shared/calendar-day.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { writeShortDate } from '../../components/dashboard/short-date.ts';
import { howMany } from '../../lib/how-many.ts';

const MONDAY = 1;
const WEEKS_APART = 6;

const HEIGHT = 100;
const WIDTH = 10;
const GAP = 5;

/** 'Mon, Nov 16', or of a week 'Nov 16 to Nov 22', and the year where it is not that of `today`. */
function stepName({ first, last }: ReaderStep, today: CalendarDay): string {
  if (first === last) return formatShortDay(first);
  return `${writeShortDate(first, today)} to ${writeShortDate(last, today)}`;
}

/** 'Mon, Nov 16: 120 views, 2 subscribed, 1 left' */
function wordsOf(step: ReaderStep, today: CalendarDay): string {
  const { views, subscribers_come: come, subscribers_gone: gone } = step;
  const subscribed = come === 0 ? '' : `, ${come.toLocaleString('en-US')} subscribed`;
  const left = gone === 0 ? '' : `, ${gone.toLocaleString('en-US')} left`;
  return `${stepName(step, today)}: ${howMany(views, 'view')}${subscribed}${left}`;
}

function nearest(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(place)));
}

/** The index of the bar that a key leads to; null if the key leads to none. */
function keyTarget(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return nearest(index + 1, count);
    case 'ArrowLeft':
    case 'ArrowDown':
      return nearest(index - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Below the bars, some of the days: Mondays of a month; each of a week; some of a year's weeks. */
function DayMarks({ steps }: { steps: readonly ReaderStep[] }) {
  const count = steps.length;
  const isMarked = ({ first, last }: ReaderStep, index: number) =>
    count <= 7 || (first === last ? weekdayNumber(first) === MONDAY : index % WEEKS_APART === 0);
  const marked = steps.flatMap((step, index) => (isMarked(step, index) ? [index] : []));
  return (
    <p aria-hidden className="mt-1 grid h-5 auto-cols-fr grid-flow-col whitespace-nowrap">
      {steps.map(({ first }, index) => {
        const place = marked.indexOf(index);
        // What would stand over the edge, or over the next one on a phone, is left out.
        const narrow = place % 2 === 0 && index / count < 0.75;
        return (
          <span key={first} className="min-w-0">
            {place < 0 || index / count > 0.9 ? null : (
              <span className={narrow ? '' : 'max-sm:hidden'}>{formatShortDay(first)}</span>
            )}
          </span>
        );
      })}
    </p>
  );
}

/** Views as bars from left to right, which a pointer and the arrow keys read one by one, and the same in a table, newest first. */
export function ViewsChart({ steps }: { steps: readonly ReaderStep[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const most = Math.max(1, ...steps.map(({ views }) => views));
  const [first] = steps;
  if (first === undefined) return null;
  const today = steps.at(-1)?.last ?? first.last;
  const best = steps.findIndex(({ views }) => views === most);
  // Another span has other steps, and fewer of them.
  const read = Math.max(0, chosen !== null && chosen < steps.length ? chosen : best);

  function readAt({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearest(((clientX - left) / width) * steps.length, steps.length));
  }

  function readByKey(event: KeyboardEvent<HTMLElement>) {
    const next = keyTarget(event.key, read, steps.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  }

  return (
    <>
      <p className="mt-4 text-small font-semibold tabular-nums">
        {chosen === null ? <span className="font-normal text-quiet">Most: </span> : null}
        {wordsOf(steps[read] ?? first, today)}
      </p>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 text-fine text-quiet tabular-nums">
        <div
          role="slider"
          tabIndex={0}
          aria-label="Views by day"
          aria-orientation="horizontal"
          aria-valuemin={1}
          aria-valuemax={steps.length}
          aria-valuenow={read + 1}
          aria-valuetext={wordsOf(steps[read] ?? first, today)}
          onKeyDown={readByKey}
          onPointerMove={readAt}
          onPointerDown={readAt}
          onPointerLeave={() => setChosen(null)}
          className="cursor-crosshair touch-pan-y border-y border-line"
        >
          <svg
            aria-hidden
            viewBox={`0 0 ${steps.length * WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="block h-32 w-full fill-current text-edge"
          >
            {steps.map((step, index) => {
              const height = (step.views / most) * HEIGHT;
              return (
                <rect
                  key={step.first}
                  x={index * WIDTH + GAP / 2}
                  y={HEIGHT - height}
                  width={WIDTH - GAP}
                  height={height}
                  className={index === read ? 'text-clay' : index === steps.length - 1 ? 'text-ink' : ''}
                  fill="currentColor"
                />
              );
            })}
          </svg>
        </div>
        {/* The scale, at the two lines. */}
        <p aria-hidden className="-my-2.5 flex flex-col justify-between text-right">
          <span>{most.toLocaleString('en-US')}</span>
          <span>0</span>
        </p>
        <DayMarks steps={steps} />
      </div>
      <details className="mt-3">
        <summary className="finger-high min-h-6 cursor-pointer font-medium text-link">
          Show as a table
        </summary>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too */}
        <div tabIndex={0} role="group" aria-label="Views as a table" className="mt-2 max-h-80 overflow-auto">
          <table className="w-full tabular-nums">
            <thead className="text-left text-fine text-quiet">
              <tr className="border-b border-line">
                <th scope="col" className="py-1.5 font-medium">
                  {first.first === first.last ? 'Day' : 'Week'}
                </th>
                {['Views', 'Subscribed', 'Left'].map((name) => (
                  <th key={name} scope="col" className="py-1.5 text-right font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.toReversed().map((step) => (
                <tr key={step.first} className="border-b border-line">
                  <th scope="row" className="py-1.5 text-left font-normal">
                    {stepName(step, today)}
                  </th>
                  {[step.views, step.subscribers_come, step.subscribers_gone].map((value, column) => (
                    <td key={['views', 'come', 'gone'][column]} className="py-1.5 text-right">
                      {value.toLocaleString('en-US')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
