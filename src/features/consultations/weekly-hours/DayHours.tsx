import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { Weekday } from '#shared/business-profile.ts';
import { problemOfDay } from '#shared/problem-of-day.ts';
import { howMany } from '../../../lib/how-many.ts';
import { useHost } from '../../../lib/host.ts';
import { Button } from '../../../ui/Button.tsx';
import { callsThatFit } from './calls-that-fit.ts';
import { CopyHours } from './CopyHours.tsx';
import { type HourRange, timesIn } from './hour-ranges.ts';
import { HourRangeFields } from './HourRangeFields.tsx';
import { moreHours, withHours } from './more-hours.ts';
import { overlapInWords } from './overlapping-hours.ts';
import { weekdayName } from './weekday-name.ts';

interface DayHoursProps {
  day: Weekday;
  ranges: readonly HourRange[];
  /** Why they were not saved; null for nothing. */
  refusal: string | null;
  /** The free time between two calls, in minutes. */
  buffer: number;
  /** The other days, in the week's order. */
  others: readonly Weekday[];
  onChange: (ranges: readonly HourRange[]) => void;
  /** Takes calls on that day, or none. */
  onToggle: (isOn: boolean) => void;
  /** Whether it is asked which days get the same hours. */
  isCopying: boolean;
  onCopying: (isCopying: boolean) => void;
  onCopy: (to: readonly Weekday[]) => void;
}

/** Its name, its hours, and what can be done with it; of the columns' heads, too. */
export const DAY_COLUMNS = 'grid gap-x-6 xl:grid-cols-[9rem_minmax(0,1fr)_11rem]';

/** A day of the week: whether it has calls, and when they begin. */
export function DayHours({ day, ranges, refusal, buffer, others, isCopying, ...on }: DayHoursProps) {
  const { onChange, onToggle, onCopying, onCopy } = on;
  const id = useId();
  const { announcer } = useHost();
  const copy = useRef<HTMLButtonElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const hours = useRef<HTMLDivElement>(null);
  const name = weekdayName(day);
  const isOn = ranges.length > 0;
  const times = timesIn(ranges);
  const problem = refusal ?? problemOfDay(times, CONSULTATION_MINUTES);
  const next = moreHours(ranges, CONSULTATION_MINUTES);

  function closeCopy() {
    onCopying(false);
    copy.current?.focus();
  }

  /** It is said at once where calls are too near then, or the hours overlap. */
  function changeOne(index: number, range: HourRange) {
    const changed = ranges.with(index, range);
    const says = problemOfDay(timesIn(changed), CONSULTATION_MINUTES) ?? overlapInWords(changed, index);
    if (says !== null && says !== problem) announcer.announce(`${name}: ${says}`);
    onChange(changed);
  }

  /** The focus goes to the hours before these, or to where some are added. */
  function remove(index: number) {
    flushSync(() => onChange(ranges.toSpliced(index, 1)));
    const rows = hours.current?.querySelectorAll('[data-hours]');
    const before = rows?.[Math.max(0, index - 1)]?.querySelector('select');
    ((index === 0 ? add.current : null) ?? before)?.focus();
  }

  return (
    <li className={`${DAY_COLUMNS} grid-cols-[minmax(0,1fr)_auto] gap-y-2 border-t border-line py-2.5`}>
      <label
        htmlFor={`${id}-on`}
        className="flex min-h-10 w-fit cursor-pointer items-center gap-3 self-start font-semibold touch:min-h-11"
      >
        <input
          id={`${id}-on`}
          type="checkbox"
          name={day}
          checked={isOn}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          className="size-5 shrink-0 accent-clay"
          onChange={({ target }) => {
            onCopying(false);
            onToggle(target.checked);
          }}
        />
        <span className="inline-block first-letter:uppercase">{name}</span>
      </label>
      {/* Without room for three columns below the day, and what can be done with it beside that. */}
      <div ref={hours} className={`grid min-w-0 gap-2 ${isOn ? 'max-xl:col-span-2 max-xl:row-start-2' : ''}`}>
        {isOn ? null : <p className="py-2 text-quiet">No calls</p>}
        {ranges.map((range, index) => (
          <HourRangeFields
            // They have no names: a range is its place in the day.
            key={index}
            range={range}
            name={index === 0 ? name : `${name}, hours ${index + 1}`}
            note={index === 0 ? howMany(callsThatFit(times, buffer), 'call') : null}
            overlap={problem === null ? overlapInWords(ranges, index) : null}
            onChange={(changed) => changeOne(index, changed)}
            onRemove={ranges.length === 1 ? null : () => remove(index)}
          />
        ))}
        {problem === null ? null : (
          <p id={`${id}-problem`} className="flex gap-1.5 text-fine font-medium text-alarm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      {isOn ? (
        <div className="-mr-3 flex min-h-10 items-center justify-end gap-x-1 self-start">
          {next === null ? (
            <span className="px-3 text-quiet">No more room</span>
          ) : (
            <Button
              ref={add}
              variant="quiet"
              size="small"
              aria-label={`Add hours on ${name}`}
              onClick={() => onChange(withHours(ranges, next))}
            >
              Add hours
            </Button>
          )}
          <Button
            ref={copy}
            variant="quiet"
            size="small"
            aria-expanded={isCopying}
            aria-label={`Copy to…: the hours of ${name}`}
            onClick={() => onCopying(!isCopying)}
          >
            Copy to…
          </Button>
        </div>
      ) : null}
      {isOn && isCopying ? (
        <CopyHours
          from={day}
          others={others}
          onCopy={(to) => {
            onCopy(to);
            closeCopy();
          }}
          onClose={closeCopy}
        />
      ) : null}
    </li>
  );
}
